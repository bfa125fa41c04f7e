"""Alembic's door: it works over the connection that `storage.migrate` gives it."""

from __future__ import annotations

from alembic import context

from emerald.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
