"""What must survive: people, tables, moves, chat. SQLite by default, PostgreSQL at scale."""
