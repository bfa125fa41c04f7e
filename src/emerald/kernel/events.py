"""The journal: what visibly happened, in order, for screens and for people."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.vecs import i64

EVERYONE: Final = 255  # an audience is a mask of seats
HIDDEN: Final = -1
NOWHERE: Final = -1


@final
class Event:
    """Something moved: what, how much, whence, whither, and who may know what it was."""

    def __init__(self, kind: str, seat: i64, what: i64, amount: i64, source: i64, target: i64, audience: i64) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.what: Final = what
        self.amount: Final = amount
        self.source: Final = source
        self.target: Final = target
        self.audience: Final = audience

    def seen_by(self, seat: int) -> Event:
        """Return the event as one seat (or nobody in particular, -1) may know it."""
        if self.audience == EVERYONE or (seat >= 0 and (self.audience >> seat) & 1):
            return self
        return Event(self.kind, self.seat, HIDDEN, self.amount, self.source, self.target, self.audience)

    def key(self) -> tuple[str, int, int, int, int, int]:
        """Return all that the event says."""
        return (self.kind, self.seat, self.what, self.amount, self.source, self.target)


@final
class Journal:
    """A list of events; a muted one forgets, which is what search wants."""

    def __init__(self, muted: bool) -> None:
        self.muted: Final = muted
        self.events: list[Event] = []

    def note(
        self,
        kind: str,
        seat: i64,
        what: i64,
        amount: i64 = 1,
        source: i64 = NOWHERE,
        target: i64 = NOWHERE,
        audience: i64 = EVERYONE,
    ) -> None:
        """Write down that something moved."""
        if not self.muted:
            self.events.append(Event(kind, seat, what, amount, source, target, audience))


MUTED: Final = Journal(muted=True)
