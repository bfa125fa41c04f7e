"""Numbers that people write: plain decimal digits, within bounds."""

from __future__ import annotations


def number_within(text: str, low: int, high: int) -> int | None:
    """Return the number a text says if it lies within bounds, else None; digits without end are looked at as text."""
    if not (text.isascii() and text.isdigit()):
        return None
    digits = text.lstrip("0") or "0"
    if len(digits) > len(str(high)):
        return None
    number = int(digits)
    return number if low <= number <= high else None
