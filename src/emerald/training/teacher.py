"""Training from beginning to end: games, a net, games with that net, another net, and the gate that only one may pass.

The first net learns from how games ended; those after it also from what the one before thought of the way there. In the
end the last net plays against the weights alone, everything else equal. It is shipped only if it passes.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import monotonic
from typing import Any, Final, final

from emerald.arena.block import opened
from emerald.arena.crew import Crew
from emerald.arena.identity import source_hash
from emerald.arena.sprt import Sprt
from emerald.players.mind import Mind, seen_by, shipped_rows
from emerald.training.duel import Duel, Ground, fight
from emerald.training.folder import Folder
from emerald.training.lessons import Exercise, lessons_of, play_exercise
from emerald.training.nets import Schooling, read, surprise, trained, written
from emerald.training.tuner import Advance, examined

RECORD: Final = "record.json"
NET: Final = "net.json"
GATE: Final = "gate.jsonl"
BOUNDS: Final = (0.0, 35.0)  # Elo: who passes is stronger by the second rather than by the first
WILDNESS: Final = 30  # thousandths of the choices that luck makes while games are played to learn from
WINDOW: Final = 3  # rounds whose games a net learns from


class OutOfTime(Exception):
    """The slice is over; what was done is kept."""


@dataclass(frozen=True)
class Course:
    """How much is to be done."""

    seats: int
    games: int  # in every round
    rounds: int
    blocks: int  # at the gate, at most


@final
class Teacher:
    """One run, in a folder."""

    def __init__(self, ground: Ground, course: Course, folder: Folder, advance: Advance, minutes: float) -> None:
        self._ground: Final = ground
        self._course: Final = course
        self._folder: Final = folder
        self._advance: Final = advance
        self._deadline: Final = monotonic() + 60 * minutes
        self._game: Final = opened(ground.game, ground.catalogue)
        self._rows: Final = shipped_rows(ground.game)

    def run(self, crew: Crew, command: str) -> dict[str, Any]:
        """Do what is left to be done; return the record, or raise OutOfTime."""
        rounds: list[dict[str, Any]] = []
        net: dict[str, Any] | None = None
        for number in range(self._course.rounds):
            self._play(crew, number, net)
            name = f"net-{number}.json"
            found = self._folder.read(name)
            if found is None:
                found = self._learn(number, net)
                self._folder.write(name, found)
            net = found["net"]
            rounds.append({key: value for key, value in found.items() if key != "net"})
        assert net is not None
        gate = self._pass(crew, net)
        record = {
            "command": command,
            "catalogue": self._game.catalogue_hash,
            "source": source_hash(),
            "ground": asdict(self._ground),
            "course": asdict(self._course),
            "rounds": rounds,
            "gate": gate,
        }
        self._folder.write(RECORD, record)
        features = seen_by(self._game).FEATURE_NAMES
        self._folder.write(
            NET, {"catalogue": self._game.catalogue_hash, "features": features, "record": record, "net": net}
        )
        return record

    def _play(self, crew: Crew, number: int, net: dict[str, Any] | None) -> None:
        """Play the games of a round, with the last net if there is one."""
        name = f"games-{number}.jsonl"
        done = len(self._folder.lines(name))
        for _ in range(done):
            self._advance(name)
        ground, course = self._ground, self._course
        mind = Mind(self._rows, net) if net is not None else None
        first = number * course.games
        tasks = [
            Exercise(
                ground.game,
                ground.catalogue,
                course.seats,
                ground.options,
                ground.player,
                mind,
                WILDNESS,
                ground.seed,
                each,
            )
            for each in range(first + done, first + course.games)
        ]
        for game in crew.do(play_exercise, tasks):
            self._folder.add(name, game)
            self._advance(name)
            self._mind_the_time()

    def _learn(self, number: int, before: dict[str, Any] | None) -> dict[str, Any]:
        """Return a net taught from the games of the last rounds, and what it is like."""
        games: list[dict[str, Any]] = []
        for each in range(max(0, number + 1 - WINDOW), number + 1):
            games += self._folder.lines(f"games-{each}.jsonl")
        lessons = lessons_of(games)
        phases = len(self._rows)
        numbers = trained(lessons, phases, Schooling(), number, read(before) if before is not None else None)
        net = written(numbers)
        return {
            "games": len(games),
            "lessons": len(lessons),
            "loss": surprise(numbers, lessons, phases),
            "schooling": asdict(Schooling()),
            "net": net,
        }

    def _pass(self, crew: Crew, net: dict[str, Any]) -> dict[str, Any]:
        """Let the net play against the weights alone until a test knows, or the deals are played."""
        test = Sprt(*BOUNDS)
        done = self._folder.lines(GATE)
        for score, _ in done:
            test.add(score)
            self._advance(GATE)
        ground = self._ground
        held_out = Ground(ground.game, ground.catalogue, ground.options, ground.player, ground.seed + " gate")
        one, other = Mind(self._rows, net), Mind(self._rows)
        left = range(len(done), self._course.blocks)
        if not is_decided(test):
            for each in crew.do(fight, (Duel(held_out, one, other, number) for number in left)):
                done.append([each.score, each.lead])
                self._folder.add(GATE, done[-1])
                test.add(each.score)
                self._advance(GATE)
                if is_decided(test):
                    break
                self._mind_the_time()
        found = examined([score for score, _ in done], [lead for _, lead in done])
        return {**found, "elo0": test.elo0, "elo1": test.elo1, "ratio": test.ratio, "passed": test.verdict is True}

    def _mind_the_time(self) -> None:
        if monotonic() > self._deadline:
            raise OutOfTime


def is_decided(test: Sprt) -> bool:
    """Say whether a test knows."""
    return test.verdict is not None
