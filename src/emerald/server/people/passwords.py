"""Passwords: what is asked of one, and how it is kept.

The rules are those of NIST SP 800-63B and OWASP: long enough, none that everybody guesses first, no composition rules.
Argon2id takes its time and memory; only so many are reckoned at once, so that a flood of logins cannot take it all.
"""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Final, final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from emerald._pure import PACKAGE
from emerald.server.faults import Refused

FEWEST_CHARACTERS: Final = 10
MOST_CHARACTERS: Final = 200
AT_ONCE: Final = 2
MOST_WAITING: Final = 40
COMMON: Final = PACKAGE / "server" / "people" / "common.txt"
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's first choice of figures


def require_good(password: str, name: str) -> None:
    """Raise Refused if a password is too short, or one that is guessed first."""
    if len(password) < FEWEST_CHARACTERS:
        raise Refused(400, "server-password-short", {"low": FEWEST_CHARACTERS})
    if len(password) > MOST_CHARACTERS:
        raise Refused(400, "server-password-long", {"high": MOST_CHARACTERS})
    if is_common(password, name):
        raise Refused(400, "server-password-common")


def is_common(password: str, name: str) -> bool:
    """Say whether a password is on the list, a row of neighbours, a repetition, or little more than the name."""
    plain = plainly(password)
    if plain in common() or plain.rstrip("0123456789!?.*$# ") in common():
        return True
    own = plainly(name)
    if len(own) >= 3 and own in plain and len(plain.replace(own, "")) < len(own):
        return True
    steps = {ord(after) - ord(before) for before, after in pairwise(plain)}
    return steps <= {1} or steps <= {-1} or repeats(plain)


def repeats(plain: str) -> bool:
    """Say whether a text is a few characters again and again."""
    return any(plain == (plain[:size] * len(plain))[: len(plain)] for size in range(1, 5))


def plainly(text: str) -> str:
    """Return a text as guessers see it."""
    return unicodedata.normalize("NFKC", text).casefold()


@cache
def common() -> frozenset[str]:
    """Return the passwords that are guessed first."""
    lines = COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset([line for line in lines if line and not line.startswith("#")])


@final
class Passwords:
    """Hashes and compares, away from the event loop."""

    def __init__(self) -> None:
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._waiting: int = 0
        self._nobody: Final = HASHER.hash("nobody has this password, and it takes as long to find out")

    async def hashed(self, password: str) -> str:
        """Return what the database keeps of a password."""
        return str(await self._reckon(HASHER.hash, _normal(password)))

    async def is_right(self, kept: str, password: str) -> bool:
        """Say whether a password is the one that was kept; where nothing was, no, after as long a time."""
        found = bool(await self._reckon(_is_right, kept or self._nobody, _normal(password)))
        return found and bool(kept)

    def close(self) -> None:
        """Stop."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _reckon(self, what: object, *args: str) -> object:
        if self._waiting >= MOST_WAITING:
            raise Refused(503, "server-busy-logins")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, what, *args)  # type: ignore[arg-type]  # one of two functions
        finally:
            self._waiting -= 1


def needs_new_hash(kept: str) -> bool:
    """Say whether a hash was made with other figures than those of today."""
    return HASHER.check_needs_rehash(kept)


def _is_right(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


def _normal(password: str) -> str:
    """Return a password as every keyboard and system writes it."""
    return unicodedata.normalize("NFKC", password)
