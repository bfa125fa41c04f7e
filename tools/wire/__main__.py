"""`python -m tools.wire` writes the types; with --check it only says whether they are stale."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.wire.typescript import typescript

TYPES = Path(__file__).parents[2] / "web" / "src" / "wire" / "types.ts"


def main() -> int:
    """Write the file, or compare it."""
    text = typescript()
    if "--check" in sys.argv:
        is_stale = not TYPES.exists() or TYPES.read_text(encoding="utf-8") != text
        print("stale" if is_stale else "up to date")
        return int(is_stale)
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(text, encoding="utf-8")
    print(f"written: {len(text.splitlines())} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
