"""Insert, or change what is there: both databases can, each in its own dialect of the same words."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or(connection: Connection, table: Table) -> Any:
    """Return an insert that knows `on_conflict_do_update` and `on_conflict_do_nothing`."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
