"""The database this server was told of: SQLite on one machine, PostgreSQL for many."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

BUSY_SECONDS = 10
READERS = 4


def engine_of(url: str) -> Engine:
    """Return an engine for writing: on SQLite every transaction takes the write lock when it begins.

    A read that later becomes a write fails at once there, however long one is willing to wait.
    """
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url, pool_size=READERS * 2, max_overflow=READERS, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def reading_engine_of(url: str) -> Engine:
    """Return an engine that only reads, without locks; on PostgreSQL also without transactions and questions before.

    What is read there costs one exchange with the database instead of four; nobody relies on two queries seeing the
    same.
    """
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url, pool_size=READERS, isolation_level="AUTOCOMMIT")
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "connect", _only_read)
    return engine


def _prepare(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions begin when we say so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"):
        connection.execute(f"PRAGMA {pragma}")


def _only_read(connection: Any, record: Any) -> None:
    connection.execute("PRAGMA query_only=ON")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
