"""What this server is told by its environment; `docs/configuration.md` lists it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final
from urllib.parse import urlsplit

from msgspec import Struct

from emerald.server.names import key_of

DATA_HOME = "EMERALD_DATA"
DATABASE_NAME = "emerald.db"
SECRET_NAME = "secret"  # noqa: S105 - the name of a file, not what is in it
SECRET_BYTES = 32
LONGEST: Final = 86_400.0  # seconds of anything
LOG_FORMS: Final = ("text", "json")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


@final
class BadSetting(Exception):
    """A variable of the environment says what cannot be."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}={value}")
        self.name: Final = name
        self.value: Final = value


class Settings(Struct, frozen=True, kw_only=True):
    """Where things are and how much of them there may be."""

    folder: Path  # what this server keeps: database, secret, outbox
    database_url: str
    redis_url: str = ""
    secret: bytes  # signs links to seats
    origin: str = ""  # how browsers reach this server, https://table.example.org; empty: as they come
    proxies: str = "127.0.0.1"  # whose word is taken for where a request comes from
    workers: int = 2  # processes in which bots think
    worker_memory: int = 2_048  # megabytes each of them may take
    thinking: float = 20.0  # seconds a bot may take to answer
    live_tables: int = 2_000  # matches kept in memory at most
    grace: int = 10  # seconds that requests have to end when the server stops
    log: str = "text"  # or json: a line each
    log_level: str = "warning"
    metrics_token: str = ""  # whoever asks from elsewhere for /metrics must know it
    limit_requests: int = 30  # a second, of one session; ten times as many of one address; 0 any number
    limit_new: int = 60  # guests, tables, files a minute from one address; 0 any number
    limit_lines: int = 300  # live lines of one address; 0 any number
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…; empty: mails are put into a folder
    mail_from: str = "Emerald Tablet <noreply@localhost>"
    push_anywhere: bool = False  # push services on this machine and without TLS too: for tests
    admins: frozenset[str] = frozenset()  # accounts that may see what was reported, as names are compared

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach this server by HTTPS only."""
        return self.origin.startswith("https://")


def settings_of(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings of an environment; makes the folder and the secret where there is none."""
    folder = data_folder(environment)
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(
        folder=folder,
        database_url=database_url(environment.get("DATABASE_URL", ""), folder),
        redis_url=environment.get("REDIS_URL", ""),
        secret=_secret(environment, folder),
        origin=_origin(environment),
        proxies=environment.get("EMERALD_PROXIES") or "127.0.0.1",
        workers=_whole(environment, "EMERALD_WORKERS", 2),
        worker_memory=_whole(environment, "EMERALD_WORKER_MEMORY", 2_048),
        thinking=_seconds(environment, "EMERALD_THINKING", 20.0),
        live_tables=_whole(environment, "EMERALD_LIVE_TABLES", 2_000),
        grace=_whole(environment, "EMERALD_GRACE", 10),
        log=_one_of(environment, "EMERALD_LOG", LOG_FORMS, "text"),
        log_level=_one_of(environment, "EMERALD_LOG_LEVEL", LOG_LEVELS, "warning"),
        metrics_token=environment.get("EMERALD_METRICS_TOKEN", ""),
        limit_requests=_whole(environment, "EMERALD_LIMIT_REQUESTS", 30),
        limit_new=_whole(environment, "EMERALD_LIMIT_NEW", 60),
        limit_lines=_whole(environment, "EMERALD_LIMIT_LINES", 300),
        smtp=_mail_server(environment),
        mail_from=environment.get("EMERALD_MAIL_FROM") or "Emerald Tablet <noreply@localhost>",
        push_anywhere=environment.get("EMERALD_PUSH_ANYWHERE", "") == "1",
        admins=frozenset([key_of(name) for name in environment.get("EMERALD_ADMINS", "").split(",") if name.strip()]),
    )


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return where games are kept: EMERALD_DATA, or the place systems have for such things."""
    chosen = environment.get(DATA_HOME)
    if chosen:
        return Path(chosen)
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
    chosen = environment.get("EMERALD_SECRET")
    if chosen:
        return chosen.encode()
    file = folder / SECRET_NAME
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(secrets.token_bytes(SECRET_BYTES))
    return file.read_bytes()


def _origin(environment: Mapping[str, str]) -> str:
    """Return the address browsers use, as they write it in their headers."""
    text = environment.get("EMERALD_ORIGIN", "").rstrip("/").lower()
    scheme, _, rest = text.partition("://")
    if text and (scheme not in ("http", "https") or not rest or "/" in rest):
        raise BadSetting("EMERALD_ORIGIN", text)
    return text


def _mail_server(environment: Mapping[str, str]) -> str:
    """Return the address of the server that sends mail."""
    text = environment.get("EMERALD_SMTP", "")
    if text and not (text.startswith(("smtp://", "smtps://")) and urlsplit(text).hostname):
        raise BadSetting("EMERALD_SMTP", text)
    return text


def _whole(environment: Mapping[str, str], name: str, default: int) -> int:
    """Return a number that is not negative."""
    text = environment.get(name) or str(default)
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadSetting(name, text)
    return int(text)


def _seconds(environment: Mapping[str, str], name: str, default: float) -> float:
    """Return so many seconds, or a part of one."""
    text = environment.get(name) or str(default)
    try:
        found = float(text)
    except ValueError:
        raise BadSetting(name, text) from None
    if not 0 < found < LONGEST:
        raise BadSetting(name, text)
    return found


def _one_of(environment: Mapping[str, str], name: str, words: tuple[str, ...], default: str) -> str:
    """Return one of a few words."""
    text = environment.get(name) or default
    if text not in words:
        raise BadSetting(name, text)
    return text
