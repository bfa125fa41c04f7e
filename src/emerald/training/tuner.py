"""Tuning from beginning to end: weights grown by evolution, then examined on deals that nobody learnt from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final, final

from emerald.arena.block import opened
from emerald.arena.crew import Crew
from emerald.arena.identity import source_hash
from emerald.arena.ratings import mean_interval, share_interval
from emerald.players.mind import Mind, Rows, seen_by, shipped_rows
from emerald.training.duel import Duel, Ground, fight
from emerald.training.evolution import Generation, Pace, duels, grown, moved, span_of
from emerald.training.folder import Folder

GENERATIONS: Final = "generations.jsonl"
EXAM: Final = "exam.jsonl"
RECORD: Final = "record.json"
WEIGHTS: Final = "weights.toml"
Advance = Callable[[str], None]  # told of every piece of work that is done


@dataclass(frozen=True)
class Plan:
    """How much is to be done."""

    generations: int
    pairs: int
    blocks: int


@final
class Tuner:
    """One run, in a folder."""

    def __init__(self, ground: Ground, plan: Plan, folder: Folder, advance: Advance) -> None:
        self._ground: Final = ground
        self._plan: Final = plan
        self._folder: Final = folder
        self._advance: Final = advance
        self._game: Final = opened(ground.game, ground.catalogue)
        self._start: Final = shipped_rows(ground.game)

    def run(self, crew: Crew, command: str) -> dict[str, Any]:
        """Do what is left to be done; return the record."""
        grown = self._evolve(crew, self._start)
        record = {"command": command, **self._examine(crew, grown)}
        record |= {"catalogue": self._game.catalogue_hash, "source": source_hash(), "ground": asdict(self._ground)}
        record["plan"] = asdict(self._plan)
        self._folder.write(RECORD, record)
        self._folder.write_text(WEIGHTS, table(self._ground.game, seen_by(self._game), grown, command))
        return record

    def _evolve(self, crew: Crew, rows: Rows) -> Rows:
        """Return weights that have lived through all generations."""
        pace = Pace(pairs=self._plan.pairs)
        span = span_of(seen_by(self._game), dict(self._ground.options))
        lived = self._folder.lines(GENERATIONS)
        generation = Generation(0, [1.0] * len(rows[0]))
        for each in lived:
            self._advance(GENERATIONS)
            generation = Generation(each["number"], each["factors"])
        while generation.number < self._plan.generations:
            draws = generation.draws(self._seed(), pace.pairs)
            fought = list(crew.do(fight, duels(self._ground, rows, generation, draws, pace, span)))
            generation = moved(generation, draws, fought, pace)
            self._folder.add(GENERATIONS, asdict(generation))
            self._advance(GENERATIONS)
        return grown(rows, generation.factors, span)

    def _examine(self, crew: Crew, rows: Rows) -> dict[str, Any]:
        """Return how new weights fare against those there were, on deals that nobody learnt from."""
        done = self._folder.lines(EXAM)
        for _ in done:
            self._advance(EXAM)
        for each in crew.do(fight, self._exam(rows, len(done))):
            done.append([each.score, each.lead])
            self._folder.add(EXAM, done[-1])
            self._advance(EXAM)
        return examined([score for score, _ in done], [lead for _, lead in done])

    def _exam(self, rows: Rows, begun: int) -> Iterator[Duel]:
        ground = self._ground
        held_out = Ground(ground.game, ground.catalogue, ground.options, ground.player, ground.seed + " exam")
        for number in range(begun, self._plan.blocks):
            yield Duel(held_out, Mind(rows), Mind(self._start), number)

    def _seed(self) -> int:
        return sum(self._ground.seed.encode())


def examined(scores: list[float], leads: list[float]) -> dict[str, Any]:
    """Return what an examination came to, with 95 % intervals over its deals."""
    if not scores:
        return {"blocks": 0}
    low, high = share_interval(scores, 2 * len(scores))
    least, most = mean_interval(leads)
    score = {"mean": sum(scores) / len(scores), "low": low, "high": high}
    return {
        "blocks": len(scores),
        "score": score,
        "lead": {"mean": sum(leads) / len(leads), "low": least, "high": most},
    }


def table(game: str, seen: Any, rows: Rows, command: str) -> str:
    """Return weights as they stand in a file."""
    lines = [
        f"# How {game} is judged: thousandths of the logarithm of the odds to win, by mode and phase.",
        f"# {command}",
    ]
    for number, mode in enumerate(seen.MODES):
        mine = rows[number * seen.PHASES : (number + 1) * seen.PHASES]
        lines += ["", f"[{mode}]"]
        lines += [f"{name} = {[row[i] for row in mine]}" for i, name in enumerate(seen.FEATURE_NAMES)]
    return "\n".join(lines) + "\n"
