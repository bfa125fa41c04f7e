"""What this server is told by its environment; `docs/configuration.md` lists it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

DATA_HOME = "EMERALD_DATA"
DATABASE_NAME = "emerald.db"
SECRET_NAME = "secret"  # noqa: S105 - the name of a file, not what is in it
SECRET_BYTES = 32


class Settings(Struct, frozen=True, kw_only=True):
    """Where things are and how much of them there may be."""

    folder: Path  # what this server keeps: database, secret, outbox
    database_url: str
    redis_url: str = ""
    secret: bytes  # signs links to seats
    workers: int = 2  # processes in which bots think
    worker_memory: int = 2_048  # megabytes each of them may take
    thinking: float = 20.0  # seconds a bot may take to answer
    live_tables: int = 2_000  # matches kept in memory at most


def settings_of(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings of an environment; makes the folder and the secret where there is none."""
    folder = data_folder(environment)
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(
        folder=folder,
        database_url=database_url(environment.get("DATABASE_URL", ""), folder),
        redis_url=environment.get("REDIS_URL", ""),
        secret=_secret(environment, folder),
        workers=int(environment.get("EMERALD_WORKERS", "2")),
        worker_memory=int(environment.get("EMERALD_WORKER_MEMORY", "2048")),
        thinking=float(environment.get("EMERALD_THINKING", "20")),
        live_tables=int(environment.get("EMERALD_LIVE_TABLES", "2000")),
    )


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return where games are kept: EMERALD_DATA, or the place systems have for such things."""
    if environment.get(DATA_HOME):
        return Path(environment[DATA_HOME])
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "emerald-tablet"


def database_url(url: str, folder: Path) -> str:
    """Return the database's address for SQLAlchemy, the driver named; without one, a file in the folder."""
    if not url:
        return f"sqlite:///{folder / DATABASE_NAME}"
    for scheme in ("postgres://", "postgresql://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    return url


def _secret(environment: Mapping[str, str], folder: Path) -> bytes:
    """Return what links are signed with: EMERALD_SECRET, the same on every node, or a file only we can read."""
    if environment.get("EMERALD_SECRET"):
        return environment["EMERALD_SECRET"].encode()
    file = folder / SECRET_NAME
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(secrets.token_bytes(SECRET_BYTES))
    return file.read_bytes()
