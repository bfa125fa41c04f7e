"""What exactly was measured: versions, and hashes of everything that decides a move."""

from __future__ import annotations

import platform
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from typing import Any

from emerald import __version__, compiled
from emerald._pure import PACKAGE
from emerald.arena.block import Terms, opened
from emerald.players.registry import parsed, weights_of


def identity_of(terms: Terms) -> dict[str, dict[str, str]]:
    """Return, for the game and each player, what must be the same for a result to be the same."""
    game = opened(terms.game, terms.catalogue)
    told = {"rules": str(game.rules_version), "edition": game.edition, "catalogue": game.catalogue_hash}
    found = {terms.game: {**told, "source": source_hash()}}
    for text in terms.players:
        name, settings = parsed(text)
        weights = sha256(weights_of(game, name, settings)).hexdigest()[:16]
        found[text] = {"settings": " ".join(f"{key}={value}" for key, value in settings.items()), "weights": weights}
    return found


@cache
def source_hash() -> str:
    """Return a short hash of all code that plays."""
    total = sha256()
    for part in ("kernel", "games", "players"):
        for path in sorted((PACKAGE / part).rglob("*.py")):
            total.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return total.hexdigest()[:16]


def circumstances() -> dict[str, Any]:
    """Return what a result was got with; times depend on it, moves do not."""
    return {
        "emerald": __version__,
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "numpy": version("numpy"),
    }
