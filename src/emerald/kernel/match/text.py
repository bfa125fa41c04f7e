"""The text format of a match: writing it, publishing what each may know, reading and verifying it.

docs/formats.md describes the format. What is written reads back the same, and what reads back is written the same.
"""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.match.cut import HIDDEN, LEFT_OUT, Cut
from emerald.kernel.match.faults import FileFault, fault
from emerald.kernel.match.header import NOT_CUT, Header, Lines, parse_header
from emerald.kernel.match.log import ANSWER, OUTCOME, TAKE_BACK, Entry
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import DIGEST_EVERY, digest_of
from emerald.kernel.match.reading import DIGEST, SEAL, TAIL, open_at, read, read_entries, seal_of
from emerald.kernel.match.wording import NOT_TOLD, Wording, weights_in_words

__all__ = [
    "FileFault",
    "Header",
    "Verification",
    "open_at",
    "publish",
    "read",
    "read_entries",
    "read_header",
    "verify",
    "write",
]


def read_header(text: str) -> Header:
    """Return what stands above the log, whatever the game; raise FileFault if that much is not in order."""
    return parse_header(Lines(text))


def write(match: Match) -> str:
    """Return the keeper's file: everything, with the seed and what seats have not committed yet."""
    wording = Wording(match.game, match.setup.seats)
    past = match.past
    log = past.log
    heads: dict[int, str] = {}
    lines: list[str] = []
    for number in range(len(log)):
        packed = log.packed(number)
        head = heads.get(packed)
        if head is None or not packed & 7 <= OUTCOME:  # names of those who replace somebody are not packed
            head = wording.head(log[number])
            heads[packed] = head
        if packed & 7 == OUTCOME:
            head += " | " + weights_in_words(log.weights(number), packed >> 26)
        lines.append(head)
        if (number + 1) % DIGEST_EVERY == 0:
            lines.append(f"{DIGEST}{number + 1}: {past.digests[number // DIGEST_EVERY]}")
    if len(log) % DIGEST_EVERY != 0 or len(log) == 0:
        lines.append(f"{DIGEST}{len(log)}: {digest_of(past.state)}")
    return _sealed(header_of(match, NOT_CUT), lines, [wording.line(entry) for entry in match.tail])


def publish(match: Match, seat: int = -1) -> str:
    """Return the file that one seat, or a watcher, may have: once the game is over, all of it.

    Until then it leaves out the seed, what others keep secret, and whatever would betray it: weights and digests
    are made of the whole state, and a position laid out by hand names every hand.
    """
    if match.over:
        return write(match)
    wording = Wording(match.game, match.setup.seats)
    cut = Cut(seat)
    lines: list[str] = []
    places = [0]  # by position: how many entries the reader of this file knows of
    for entry in match.log.entries():
        how = cut.next(entry)
        if how != LEFT_OUT:
            lines.append(wording.head(_seen(entry, how == HIDDEN, places)))
        places.append(cut.known)
    mine = [wording.line(entry) for entry in match.tail if entry.seat == seat]
    return _sealed(header_of(match, seat), lines, mine)


def _seen(entry: Entry, hidden: bool, places: list[int]) -> Entry:
    """Return an entry as it is shown to somebody who may not know everything."""
    if entry.kind == TAKE_BACK:
        return Entry(entry.kind, entry.seat, entry.author, places[entry.value])
    if not hidden:
        return entry
    author = NOT_TOLD if entry.kind == ANSWER else entry.author
    return Entry(entry.kind, entry.seat, author, NOT_TOLD, entry.audience, entry.source)


def header_of(match: Match, cut: int) -> Header:
    """Return what stands above the log in the file cut for a seat, a watcher or nobody."""
    game = match.game
    return Header(
        game.name,
        game.rules_version,
        game.edition,
        game.catalogue_hash,
        match.names,
        match.setup.options,
        match.position,
        match.fate.seed_hash,
        match.fate.seed.hex() if cut == NOT_CUT else "",
        cut,
    )


def _sealed(header: Header, log: list[str], tail: list[str]) -> str:
    lines = ["log", *log]
    if tail:
        lines += [TAIL, *tail]
    text = header.text() + "\n".join(lines) + "\n"
    return f"{text}{SEAL}{seal_of(text)}\n"


@final
class Verification:
    """What was checked of a finished game, and the fault that was found, if any."""

    def __init__(self, header: Header | None, match: Match | None, fault: FileFault | None) -> None:
        self.header: Final = header
        self.match: Final = match
        self.fault: Final = fault
        self.answers: int = 0
        self.outcomes: int = 0
        self.take_backs: int = 0
        self.digests: int = 0

    @property
    def ok(self) -> bool:
        """Whether everything is as it should be."""
        return self.fault is None


def verify(text: str, game: Any) -> Verification:
    """Check a finished game: the seed is the one promised, every outcome is what it says for its source and draw,
    every answer was lawful, every digest is right.
    """
    header: Header | None = None
    try:
        header = read_header(text)
        match = read(text, game)
        if not match.over:
            raise fault(len(text.split("\n")) - 1, "file-not-over")
    except FileFault as found:
        return Verification(header, None, found)
    verified = Verification(header, match, None)
    for number in range(len(match.log)):
        kind = match.log.packed(number) & 7
        verified.answers += kind == ANSWER
        verified.outcomes += kind == OUTCOME
        verified.take_backs += kind == TAKE_BACK
    verified.digests = len(match.past.digests) + (len(match.log) % DIGEST_EVERY != 0)
    return verified
