"""A contest: line-ups, blocks, a ledger; it is played until the blocks are, or until a test knows enough."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, final

from emerald.arena.block import Block, BlockRecord, Terms
from emerald.arena.crew import Crew
from emerald.arena.ledger import Ledger
from emerald.arena.scores import score_of
from emerald.arena.seating import Lineup
from emerald.arena.sprt import Sprt


@dataclass(frozen=True)
class Played:
    """A block and what came of it; an old one had been played before."""

    block: Block
    record: BlockRecord
    is_old: bool


@final
class Contest:
    """Blocks of all line-ups in turn, number by number."""

    def __init__(self, terms: Terms, lineups: list[Lineup], numbers: range, ledger: Ledger | None = None) -> None:
        self.terms: Final = terms
        self.lineups: Final = lineups
        self.numbers: Final = numbers
        self._ledger: Final = ledger

    def __len__(self) -> int:
        return len(self.numbers) * len(self.lineups)

    def blocks(self) -> Iterator[Block]:
        """Return every block in the order in which they count."""
        for number in self.numbers:
            for lineup in self.lineups:
                yield Block(self.terms, lineup, number)

    def play(self, crew: Crew, test: Sprt | None = None) -> Iterator[Played]:
        """Yield block after block, in order; end early if a test is given and decides."""
        old, new = self._sorted_by_age()
        played = crew.play(new)
        for block in self.blocks():
            is_old = block.name in old
            record = old[block.name] if is_old else next(played)
            if not is_old and self._ledger is not None:
                self._ledger.add(block, record)
            yield Played(block, record, is_old)
            if test is not None:
                test.add(score_of(record, block.lineup[0]))
                if test.verdict is not None:
                    return

    def _sorted_by_age(self) -> tuple[dict[str, BlockRecord], Iterable[Block]]:
        old: dict[str, BlockRecord] = {}
        new: list[Block] = []
        for block in self.blocks():
            record = None if self._ledger is None else self._ledger.find(block)
            if record is None:
                new.append(block)
            else:
                old[block.name] = record
        return old, new
