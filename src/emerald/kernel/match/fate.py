"""Fate by source: each draw is fixed by a secret seed, the source and how many draws came before.

Equal seeds deal alike whatever was played in between, a draw number is never used
twice, and when the seed is shown at the end everyone can check every card.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final, final

SEED_BYTES: Final = 32


@final
class Fate:
    """What a secret seed will answer."""

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed

    @property
    def seed_hash(self) -> str:
        """What may be published before the game: it commits to the seed and betrays nothing of it."""
        return sha256(self.seed).hexdigest()

    def point(self, source: str, draw: int, total: int) -> int:
        """Return where in ``range(total)`` the draw of a source falls."""
        answer = hmac.digest(self.seed, f"{source} {draw}".encode(), "sha256")
        return int.from_bytes(answer, "big") % total


def seed_from_text(text: str) -> bytes:
    """Return the seed of a word or a number, for games that are to be dealt alike again."""
    return sha256(text.encode()).digest()
