"""The log: lines for people, or a JSON object a line for machines, on the standard error stream."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final, final

from emerald.server.settings import Settings

KNOWN: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


def begin(settings: Settings) -> None:
    """Log as the settings say, from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if settings.log == "json" else AsText())
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """Return what was said beside the message; what a library puts into every record begins with a line below."""
    return {name: value for name, value in record.__dict__.items() if name not in KNOWN and not name.startswith("_")}


@final
class AsText(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:7} {name}: {message}", style="{")

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, with what was said beside the message, and what broke below it."""
        more = " ".join([f"{name}={value}" for name, value in extras(record).items()])
        first, end, rest = super().format(record).partition("\n")
        return f"{first} {more}{end}{rest}" if more else first + end + rest


@final
class AsJson(logging.Formatter):
    """A JSON object in a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object: when, how grave, by whom, what; what was said beside it; what broke."""
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info is not None:
            found["error"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)
