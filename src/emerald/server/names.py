"""Names of accounts, as they are compared."""

from __future__ import annotations

import unicodedata


def key_of(name: str) -> str:
    """Return a name as names are compared: alike is what looks alike but for case, width and blanks."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
