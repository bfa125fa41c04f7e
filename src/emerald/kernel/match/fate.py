"""Fate by source: each draw is fixed by a secret seed, the source and how many draws came before.

Equal seeds deal alike whatever was played in between, a draw number is never used
twice, and when the seed is shown at the end everyone can check every card.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final, final

SEED_BYTES: Final = 32
MOST_SEED_BYTES: Final = 64


@final
class Fate:
    """What a secret seed will answer."""

    def __init__(self, seed: bytes) -> None:
        if not 1 <= len(seed) <= MOST_SEED_BYTES:
            raise ValueError(f"a seed has 1 to {MOST_SEED_BYTES} bytes, not {len(seed)}")
        self.seed: Final = seed

    @property
    def seed_hash(self) -> str:
        """What may be published before the game: it commits to the seed and betrays nothing of it."""
        return sha256(self.seed).hexdigest()

    def point(self, source: str, draw: int, total: int) -> int:
        """Return where in ``range(total)`` the draw of a source falls.

        A number of 256 bits is cut down to the total; no outcome is likelier by more than one part in 2²⁵⁶ for it.
        """
        answer = hmac.digest(self.seed, f"{source} {draw}".encode(), "sha256")
        return int.from_bytes(answer, "big") % total


def seed_from_text(text: str) -> bytes:
    """Return the seed of a word or a number, for games that are to be dealt alike again.

    Such a seed is as secret as the word: for a game among strangers take SEED_BYTES of the system's randomness.
    """
    return sha256(text.encode()).digest()
