"""Run by Alembic: migrates over the connection that `schema.py` hands in, inside its transaction."""

from alembic import context

from inselreich.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
