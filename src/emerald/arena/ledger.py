"""The folder of a contest: its terms, and every block as soon as it is played; whoever opens it again goes on there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, final

from emerald.arena.block import Block, BlockRecord, Terms, block_from_json
from emerald.arena.identity import identity_of

TERMS: Final = "contest.json"
BLOCKS: Final = "blocks.jsonl"


class OtherContest(ValueError):
    """The folder holds a contest on other terms; ``word`` is what differs, with what is there and what is wanted."""

    def __init__(self, word: str, found: str, wanted: str) -> None:
        super().__init__(f"{word}: {found}, not {wanted}")
        self.word: Final = word
        self.found: Final = found
        self.wanted: Final = wanted


@final
class Ledger:
    """What has been played of a contest."""

    def __init__(self, folder: Path, terms: Terms) -> None:
        """Open a folder, or begin it; raise OtherContest if another contest lives there."""
        self.folder: Final = folder
        self._played: Final[dict[str, BlockRecord]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        wanted = json.loads(json.dumps({**asdict(terms), "identity": identity_of(terms)}))
        place = folder / TERMS
        if place.exists():
            _require_same(json.loads(place.read_text(encoding="utf-8")), wanted)
        else:
            place.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        self.identity: Final[dict[str, Any]] = wanted["identity"]
        self._read()

    def __len__(self) -> int:
        return len(self._played)

    def find(self, block: Block) -> BlockRecord | None:
        """Return what came of a block, if it has been played."""
        return self._played.get(block.name)

    def add(self, block: Block, record: BlockRecord) -> None:
        """Write a block down."""
        self._played[block.name] = record
        with (self.folder / BLOCKS).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"name": block.name, **record.to_json()}, separators=(",", ":")) + "\n")

    def _read(self) -> None:
        place = self.folder / BLOCKS
        text = place.read_text(encoding="utf-8") if place.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:  # whoever wrote the last line was interrupted
            place.write_text(whole, encoding="utf-8")
        for written in _lines(whole):
            self._played[written.pop("name")] = block_from_json(written)


def _lines(text: str) -> Iterator[dict[str, Any]]:
    for line in text.splitlines():
        yield json.loads(line)


def _require_same(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    for part in (found, wanted):
        part |= {f"{key} of {each}": value for each, told in part["identity"].items() for key, value in told.items()}
    for word, value in wanted.items():
        if word != "identity" and found.get(word) != value:
            raise OtherContest(word, str(found.get(word)), str(value))
