"""Which arguments of messages are what, for the client: written from `emerald.words.arguments`, which decides it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from emerald.words.arguments import KINDS, PHRASES, TEXT_ENDS

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "kit" / "arguments.json"


def written() -> str:
    """Return what the client's file says."""
    kinds = {name: kind for name, kind in KINDS.items() if kind in {"seat", "phrase", "maybe", "parts"}}
    return json.dumps({"kinds": kinds, "phrases": PHRASES, "textEnds": TEXT_ENDS}, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
