"""Checks of chance: sound weights, outcomes that come true, and a fate that follows the weights."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from emerald.kernel.agenda import fate_asked, happen
from emerald.kernel.conformance.case import Case, something
from emerald.kernel.match.log import OUTCOME, Entry
from emerald.kernel.rng import Rng

ENOUGH_DRAWS: Final = 1_200
MOST_MATCHES: Final = 40
MOST_ANSWERS: Final = 200
DEVIATIONS: Final = 4.5  # seeds are fixed: what passes once passes always


def weights_are_sound(case: Case) -> None:
    """Weights are not negative, not all zero, and have names; asking for them changes nothing."""
    for course in case.courses:
        for moment in course.moments():
            chance = fate_asked(moment.state)
            if chance is None:
                continue
            name, before = type(chance).__name__, moment.state.key()
            weights = list(chance.weights(moment.state))
            moment.must(
                0 <= chance.source < len(case.game.sources), f"{name} asks source {chance.source}, which is none"
            )
            outcomes = case.game.outcomes[chance.source]
            moment.must(
                len(weights) <= len(outcomes), f"{name} has {len(weights)} outcomes, {len(outcomes)} have names"
            )
            moment.must(min(weights, default=0) >= 0, f"{name} has a negative weight: {weights}")
            moment.must(sum(weights) > 0, f"{name} has no possible outcome")
            moment.must(weights == list(chance.weights(moment.state)), f"{name}, asked again, has other weights")
            moment.must(moment.state.key() == before, f"asking {name} for its weights changed the state")


def outcomes_come_true(case: Case) -> None:
    """Each possible outcome makes a world of its own."""
    for course in case.courses:
        for moment in course.moments():
            chance = fate_asked(moment.state)
            if chance is None:
                continue
            worlds: dict[tuple[int, ...], int] = {}
            for outcome, weight in enumerate(chance.weights(moment.state)):
                if weight > 0:
                    twin = moment.state.clone()
                    happen(twin, outcome)
                    same = worlds.setdefault(twin.key(), outcome)
                    names = case.game.outcomes[chance.source]
                    moment.must(
                        same == outcome, f"it makes no difference whether {names[same]} or {names[outcome]} comes"
                    )


def fate_follows_the_weights(case: Case) -> None:
    """In matches every outcome is possible, and comes as often as its weight says."""
    draws = Draws(case)
    for seed in range(MOST_MATCHES):
        match = case.open_match(seed)
        rng = Rng(seed)
        for _ in range(MOST_ANSWERS):
            said = something(match.state, rng)
            if said is None or len(match.log) > case.entries:
                break
            match.play(said.seat, said.value)
        draws.add(seed, [match.log[number] for number in range(len(match.log))])
        if len(draws.points) >= ENOUGH_DRAWS:
            break
    draws.judge()


@final
class Draws:
    """Where the outcomes of many matches fell, each on the line of its weights, stretched from -½ to ½."""

    def __init__(self, case: Case) -> None:
        self.case: Final = case
        self.points: Final[list[float]] = []
        self.variance: float = 0.0  # of the sum of them all, were fate fair
        self.steps: float = 0.0  # each times the one before

    def add(self, seed: int, log: list[Entry]) -> None:
        """Add the outcomes of a match."""
        last = 0.0
        for number, entry in enumerate(log):
            weights, value = entry.weights, entry.value
            if entry.kind != OUTCOME:
                continue
            if not 0 <= value < len(weights) or weights[value] == 0:
                raise AssertionError(f"{self.case}, match {seed}, entry {number}: an outcome of weight zero came")
            total = sum(weights)
            if max(weights) < total:
                point = (sum(weights[:value]) + weights[value] / 2) / total - 0.5
                self.points.append(point)
                self.variance += (1 - sum([(weight / total) ** 3 for weight in weights])) / 12
                self.steps += point * last
                last = point

    def judge(self) -> None:
        """Compare mean, spread and succession of the draws with those of a fair fate."""
        count = len(self.points)
        if count == 0:
            return
        found = [
            ("fate leans to one side", sum(self.points) / sqrt(self.variance)),
            # the variance of the square of an even draw is at most 1/180, that of a product 1/144
            ("fate prefers the ends or the middle", self._surplus() / sqrt(count / 180)),
            ("one draw of fate betrays the next", self.steps / sqrt(count / 144)),
        ]
        for violated, deviations in found:
            if abs(deviations) > DEVIATIONS:
                raise AssertionError(f"{self.case}: {violated}: {deviations:.1f} standard deviations, {count} draws")

    def _surplus(self) -> float:
        return sum([point * point for point in self.points]) - self.variance
