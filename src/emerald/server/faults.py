"""What the server refuses, as messages: an HTTP status, a key, arguments."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.messages import Refusal
from emerald.server.messages.words import Fault, Message, worded


@final
class Refused(Exception):
    """Something was not done; everything is as it was before."""

    def __init__(
        self, status: int, key: str, args: dict[str, int | str] | None = None, reasons: list[Message] | None = None
    ) -> None:
        super().__init__(key)
        self.status: Final = status
        self.fault: Final = Fault(Message(key, args or {}), reasons or [])


def barred(refusal: Refusal) -> Refused:
    """Return the refusal of what the rules bar; its reason says why."""
    return Refused(409, "server-barred", None, [worded(refusal.message)])
