"""What the rules neither create nor destroy is counted, at every moment of games of all kinds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emerald.games.alchemicus import generations
from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, GOLD, GOLEM, INFAMIA, NOTHING, SPIRITUS
from emerald.games.alchemicus.game import Alchemicus
from emerald.games.alchemicus.law import tariff
from emerald.games.alchemicus.plots import (
    EMPTY_PLOT,
    first_generation,
    first_good,
    has_golem,
    kind_at,
    second_generation,
    second_good,
    spiritus_on,
)
from emerald.kernel.agenda import apply, fate_asked, happen, questions
from emerald.kernel.events import Event, Journal
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import random_answer

FAME_LINES = (1, 3, 5)


def cards(s: Any) -> list[int]:
    """Count by kind every card of the table; the goods, whose cards nobody has seen, are in their generation's pool."""
    counts = [int(s.pool[kind] + s.discards[kind]) for kind in range(ALL_KINDS)]
    for kind in range(BASE_KINDS):
        counts[kind] += int(s.bank[kind])
        counts[kind] += sum(int(s.old[start + 1 + kind]) for start in range(0, len(s.old), generations.SIZE))
    for seat in s.seats:
        for kind in range(ALL_KINDS):
            counts[kind] += int(seat.hand[kind])
        for plot in seat.plots:
            if plot != EMPTY_PLOT:
                counts[kind_at(plot)] += 1
                counts[GOLEM] += has_golem(plot)
                counts[SPIRITUS] += int(spiritus_on(plot))
        counts[INFAMIA] += int(seat.infamies)
    counts[GOLEM] += int(s.posts).bit_count()
    return counts


def goods(s: Any) -> Counter[int]:
    """Count by generation the cards that lie as goods, with those set aside and those being shown."""
    found: Counter[int] = Counter()
    for seat in s.seats:
        for plot in seat.plots:
            if first_good(plot) != NOTHING:
                found[int(first_generation(plot))] += 1
            if second_good(plot) != NOTHING:
                found[int(second_generation(plot))] += 1
    for step in s.agenda:
        if type(step).__name__ in ("OfferGood", "BuyGood", "PlaceBought", "GoodMoves"):
            found[int(step.first)] += 1
            if step.good == GOLD:
                found[int(step.second)] += 1
        if type(step).__name__ == "RevealGood":
            found[int(step.generation)] += 1
    return found


def pools(s: Any) -> Counter[int]:
    """Count by generation the unseen cards that are not in the pile: by A5.4 they are just its goods."""
    found = Counter({int(s.generation): sum(int(count) for count in s.pool[:BASE_KINDS]) - int(s.pile)})
    for start in range(0, len(s.old), generations.SIZE):
        found[int(s.old[start])] = sum(int(count) for count in s.old[start + 1 : start + 1 + BASE_KINDS])
    return +found


def built(s: Any) -> list[int]:
    return [sum(plot != EMPTY_PLOT for plot in seat.plots) for seat in s.seats]


class Ledger:
    """What a table must hold, kept by its journal alone."""

    def __init__(self, s: Any, pack: list[int]) -> None:
        self.pack = pack
        self.fame = [0] * s.seat_count
        self.laid = 0  # cards that lie as goods
        self.read = 0

    def follow(self, s: Any) -> None:
        """Read what happened since, then compare."""
        for event in s.journal.events[self.read :]:
            self.note(event)
        self.read = len(s.journal.events)
        assert cards(s) == self.pack
        assert [seat.fame for seat in s.seats] == self.fame
        assert goods(s) == pools(s)
        assert sum(goods(s).values()) == self.laid
        assert min(self.fame) >= 0
        assert [seat.built for seat in s.seats] == built(s)
        assert [seat.cards for seat in s.seats] == [sum(seat.hand) for seat in s.seats]
        assert s.noctis_pile == sum(s.pool[BASE_KINDS:])
        numbers = [s.pile, s.noctis_pile, *s.pool, *s.discards, *s.bank, *s.drawn, *s.old]
        assert min(numbers) >= 0

    def note(self, event: Event) -> None:
        if event.kind == "fame":
            self.fame[event.seat] += event.amount
        elif event.kind == "lose-fame":
            self.fame[event.seat] -= event.amount
        elif event.kind == "harvest":
            self.laid += 1
        elif event.kind == "reveal":
            self.laid -= 1


def play(game: Alchemicus, seats: int, options: dict[str, str], seed: int) -> Any:
    """Play at random, looking after every answer and every word of fate."""
    s: Any = game.begin(Setup(seats, options))
    s.journal = Journal(muted=False)
    ledger = Ledger(s, whole_pack(game, options))
    rng = Rng(seed)
    while not s.over:
        ledger.follow(s)
        chance = fate_asked(s)
        if chance is not None:
            happen(s, rng.pick(chance.weights(s)))
        else:
            ((seat, question),) = questions(s)
            apply(s, seat, random_answer(s, question, rng))
    ledger.follow(s)
    return s


def whole_pack(game: Alchemicus, options: dict[str, str]) -> list[int]:
    """Return by kind the 140 base cards, and the Noctis cards if they play."""
    copies = [int(count) for count in game.catalogue.components.copies]
    return copies if options["noctis"] == "yes" else copies[:BASE_KINDS] + [0] * (ALL_KINDS - BASE_KINDS)


switch = st.sampled_from(["no", "yes"])
tables = st.fixed_dictionaries({"bank": switch, "advanced-sale": switch, "noctis": switch, "race": switch})


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seats=st.integers(2, 4), options=tables, seed=st.integers(0, 2**32))
def test_140_and_the_noctis_cards_at_every_moment(
    game: Alchemicus, seats: int, options: dict[str, str], seed: int
) -> None:
    play(game, seats, options | {"turn-limit": "25"}, seed)


@pytest.mark.parametrize("seats", [2, 4])
def test_a5_4_at_every_shuffle_the_old_pool_is_as_big_as_its_goods(game: Alchemicus, seats: int) -> None:
    """Long games go through several generations, and `Ledger.follow` has compared goods and pools all the way."""
    options = {"bank": "yes", "advanced-sale": "yes", "noctis": "yes", "race": "no", "turn-limit": "100"}
    s = play(game, seats, options, seats)
    assert sum(event.kind == "shuffle" and event.what == 0 for event in s.journal.events) >= 2


def test_fame_comes_and_goes_by_the_rules_only(game: Alchemicus) -> None:
    """A2.4, A6, A7.1, A7.2, A9.10: beside each change of fame stands what the rules give or take it for."""
    for seed in range(8):
        options = {"bank": "yes", "advanced-sale": "no", "noctis": "yes", "race": "no", "turn-limit": "40"}
        events = play(game, 3, options, seed).journal.events
        sold = NOTHING
        for i, event in enumerate(events):
            if event.kind == "good-leaves":
                sold = int(event.what)
            elif event.kind == "fame":
                given = events[i - 1].kind == "discard"  # five cards, with or without a Gloria
                assert event.amount in ([1] if given else [tariff(sold, line) for line in FAME_LINES])
                assert given or events[i - 1].kind == "reveal"
            elif event.kind == "lose-fame":
                after = events[i + 1]
                assert event.amount == 1
                assert after.kind == "move" or (after.kind, after.what) == ("discard", INFAMIA)


def test_goods_come_by_harvest_and_go_by_sale_or_with_their_building(game: Alchemicus) -> None:
    """A3.3, A5, A6, A8.2, A9.6, A9.8: goods move, change and go only in the ways the rules know."""
    for seed in range(8):
        options = {"bank": "no", "advanced-sale": "yes", "noctis": "yes", "race": "no", "turn-limit": "40"}
        s = play(game, 3, options, seed)
        count: Counter[str] = Counter(event.kind for event in s.journal.events)
        leaving = count["good-leaves"] - count["good-comes"]  # sold or torn down: not stolen, not bought
        golds = sum(1 for event in s.journal.events if event.kind == "good-leaves" and event.what == GOLD)
        assert leaving <= count["reveal"] <= leaving + golds
        assert count["harvest"] - count["reveal"] == sum(goods(s).values())


def test_a_race_knows_no_fame(game: Alchemicus) -> None:
    options = {"bank": "yes", "advanced-sale": "yes", "noctis": "yes", "race": "yes", "turn-limit": "40"}
    for seed in range(4):
        events = play(game, 2, options, seed).journal.events
        assert not {event.kind for event in events} & {"fame", "lose-fame", "last-round"}
