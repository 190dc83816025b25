"""What goes over HTTP."""
