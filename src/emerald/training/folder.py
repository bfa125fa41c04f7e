"""The folder of a long run: its terms, what has been done of it line by line, and files that are whole or not there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

TERMS: Final = "terms.json"


class OtherTerms(ValueError):
    """The folder holds a run on other terms; ``word`` is what differs, with what is there and what is wanted."""

    def __init__(self, word: str, found: str, wanted: str) -> None:
        super().__init__(f"{word}: {found}, not {wanted}")
        self.word: Final = word
        self.found: Final = found
        self.wanted: Final = wanted


@final
class Folder:
    """What a run has come to; whoever opens it again goes on there."""

    def __init__(self, place: Path, terms: dict[str, Any]) -> None:
        """Open a folder, or begin it; raise OtherTerms if another run lives there."""
        self.place: Final = place
        place.mkdir(parents=True, exist_ok=True)
        wanted = json.loads(json.dumps(terms))
        found = self.read(TERMS)
        if found is None:
            self.write(TERMS, wanted)
            return
        for word in {**wanted, **found}:
            if found.get(word) != wanted.get(word):
                raise OtherTerms(word, str(found.get(word)), str(wanted.get(word)))

    def read(self, name: str) -> Any:
        """Return what a file says; nothing if it is not there."""
        path = self.place / name
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None

    def write(self, name: str, written: Any) -> None:
        """Write a file, wholly or not at all."""
        self.write_text(name, json.dumps(written, indent=1) + "\n")

    def write_text(self, name: str, text: str) -> None:
        """Write a file of text, wholly or not at all."""
        fresh = self.place / (name + ".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.place / name)

    def lines(self, name: str) -> list[Any]:
        """Return the lines of a file that grows; one that was interrupted is dropped."""
        path = self.place / name
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, encoding="utf-8")
        return [json.loads(line) for line in whole.splitlines()]

    def add(self, name: str, written: Any) -> None:
        """Add a line to a file that grows."""
        with (self.place / name).open("a", encoding="utf-8") as file:
            file.write(json.dumps(written, separators=(",", ":")) + "\n")
