"""What every other message is made of: sentences to be, amounts, and what is wrong."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from emerald.games.preview import Amount as KernelAmount
from emerald.kernel.messages import Message as KernelMessage

WATCHER: Final = 0  # the seat of whoever has none


class Message(Struct, frozen=True):
    """A sentence to be: the key of a Fluent message, its arguments, and the paragraph of the rules it rests on."""

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    rule: str = ""


class Amount(Struct, frozen=True):
    """So many of something; `what` is an id that the words of a language turn into a name."""

    what: str
    count: int


class Fault(Struct, frozen=True, tag="fault"):
    """Why something was not done; everything is as it was before.

    `reasons` says more where there is more to say: what the rules hold against an answer, all that is wrong with a
    set-up.
    """

    message: Message
    reasons: list[Message] = field(default_factory=list)


def worded(message: KernelMessage) -> Message:
    """Return a message of the kernel as it goes over the wire."""
    return Message(message.key, dict(message.args), message.rule)


def maybe_worded(message: KernelMessage | None) -> Message | None:
    """Return a message of the kernel as it goes over the wire, if there is one."""
    return None if message is None else worded(message)


def counted(amounts: list[KernelAmount]) -> list[Amount]:
    """Return amounts as they go over the wire."""
    return [Amount(each.what, each.count) for each in amounts]
