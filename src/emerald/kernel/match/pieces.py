"""The keeper's file in pieces, for whoever keeps a match in a database: what came since is added, nothing is rewritten.

Put together again the pieces are that file, byte for byte, and are read as strictly.
"""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.match.header import NOT_CUT
from emerald.kernel.match.log import Entry
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import DIGEST_EVERY, digest_of
from emerald.kernel.match.reading import DIGEST, SEAL, TAIL, seal_of
from emerald.kernel.match.text import header_of
from emerald.kernel.match.wording import Wording


@final
class Pieces:
    """Puts a match into pieces, and pieces that another keeper of it wrote into the match."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._wording: Final = Wording(match.game, match.setup.seats)

    def header(self) -> str:
        """Return what stands above the log."""
        return header_of(self._match, NOT_CUT).text()

    def since(self, position: int) -> list[str]:
        """Return the lines of the log after so many entries, digests among them."""
        past = self._match.past
        lines: list[str] = []
        for number in range(position, len(past.log)):
            lines.append(self._wording.line(past.log[number]))
            if (number + 1) % DIGEST_EVERY == 0:
                lines.append(f"{DIGEST}{number + 1}: {past.digests[number // DIGEST_EVERY]}")
        return lines

    def tail(self) -> list[str]:
        """Return the lines of what is not committed."""
        return [self._wording.line(entry) for entry in self._match.tail]

    def digest(self) -> str:
        """Return the digest of what is committed, with which the log must end."""
        return digest_of(self._match.past.state)

    def follow(self, lines: list[str], tail: list[str]) -> None:
        """Let happen in the match what another keeper wrote since, and take over the tail it wrote."""
        entries = [self._entry(line) for line in lines if not line.startswith(DIGEST)]
        self._match.follow(entries, [self._entry(line) for line in tail])

    def _entry(self, line: str) -> Entry:
        head, bar, weights = line.partition(" | ")
        entry = self._wording.entry(head, 0)
        if not bar:
            return entry
        numbers = [int(word.strip("[]")) for word in weights.split(" ")]
        return Entry(entry.kind, entry.seat, entry.author, entry.value, entry.audience, entry.source, numbers)


def joined(header: str, lines: list[str], entries: int, digest: str, tail: list[str]) -> str:
    """Return the keeper's file made of its pieces."""
    parts = ["log", *lines]
    if entries % DIGEST_EVERY != 0 or entries == 0:
        parts.append(f"{DIGEST}{entries}: {digest}")
    if tail:
        parts += [TAIL, *tail]
    text = header + "\n".join(parts) + "\n"
    return f"{text}{SEAL}{seal_of(text)}\n"
