"""What is kept, in SQLite or PostgreSQL: one schema, one semantics."""
