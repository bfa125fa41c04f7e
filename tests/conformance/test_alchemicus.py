"""Alchemicus passes the suite with every number of seats and every module, and with piles that run dry all the time."""

from pathlib import Path

import pytest

from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, GOLD, GOLEM, INFAMIA, METAL, SPIRITUS, TINCTURE
from emerald.games.alchemicus.catalogue import read_catalogue
from emerald.games.alchemicus.game import Alchemicus
from emerald.games.alchemicus.generations import SIZE
from emerald.games.alchemicus.plots import first_good, has_golem, kind_at, second_good, spiritus_on
from emerald.kernel.conformance import CHECKS, Case

PLOT = 5  # building, Golem, Spiritus, first and second good
PLOTS = 3 + ALL_KINDS  # behind fame, Infamias, field and hand
SEAT = PLOTS + 12 * PLOT
NO_BUILDING = -1


class AlchemicusLedger:
    """How the journal of Alchemicus is read."""

    def holdings(self, s):
        held = []
        for seat in s.seats:
            held += [int(seat.fame), int(seat.infamies), int(seat.field), *[int(count) for count in seat.hand]]
            for plot in seat.plots:
                held += [int(kind_at(plot)), int(has_golem(plot)), int(spiritus_on(plot))]
                held += [int(first_good(plot)), int(second_good(plot))]
        return held

    def enter(self, held, event):
        book = Page(held, event)
        enter = getattr(book, event.kind.replace("-", "_"), None)
        if enter is not None:
            enter()

    def constants(self, s):
        """Count by kind every card of the box, wherever it lies."""
        cards = [int(s.pool[kind]) + int(s.discards[kind]) for kind in range(ALL_KINDS)]
        for kind in range(BASE_KINDS):
            cards[kind] += int(s.bank[kind])
            cards[kind] += sum([int(s.old[at + 1 + kind]) for at in range(0, len(s.old), SIZE)])
        cards[GOLEM] += int(s.posts).bit_count()
        for seat in s.seats:
            cards[INFAMIA] += int(seat.infamies)
            for kind in range(ALL_KINDS):
                cards[kind] += int(seat.hand[kind])
            for plot in seat.plots:
                if plot:
                    cards[kind_at(plot)] += 1
                    cards[GOLEM] += int(has_golem(plot))
                    cards[SPIRITUS] += int(spiritus_on(plot))
        return tuple(cards)


class Page:
    """The holdings, about to be changed as one event says; its methods are called like kinds of events."""

    def __init__(self, held, event):
        self.held, self.event = held, event
        self.what, self.amount = int(event.what), int(event.amount)
        self.mine = int(event.seat) * SEAT

    def hand(self, change, seat=None, kind=None):
        mine = self.mine if seat is None else int(seat) * SEAT
        self.held[mine + 3 + (self.what if kind is None else kind)] += change

    def plot(self, number, seat=None):
        """Return where a plot is written."""
        return (self.mine if seat is None else int(seat) * SEAT) + PLOTS + int(number) * PLOT

    def put(self, at, good):
        """Lay a good where it belongs: metal second in a Labrium, gold in both places."""
        in_labrium = self.held[at] == 4
        if not (good == METAL and in_labrium):
            self.held[at + 3] = good
        if good == GOLD or (good == METAL and in_labrium):
            self.held[at + 4] = good

    def clear(self, at, good):
        for place in (at + 3, at + 4):
            if self.held[place] == good:
                self.held[place] = 0

    # -- hands, fame, pawns: one method for each kind of event ------------------------------------

    def draw(self):
        self.hand(+1)

    take = golem_dealt = draw

    def discard(self):
        self.hand(-self.amount)

    def post(self):
        self.hand(-1)

    def steal_card(self):
        self.hand(-1, self.event.source)
        self.hand(+1, self.event.target)

    def fame(self):
        self.held[self.mine] += self.amount

    def lose_fame(self):
        self.held[self.mine] -= self.amount

    def infamia(self):
        self.hand(-1)
        self.held[int(self.event.target) * SEAT + 1] += 1

    def lift(self):
        self.held[self.mine + 1] -= 1

    def move(self):
        self.held[self.mine + 2] = self.what

    # -- buildings and what lies on them -------------------------------------------------------------

    def build(self):
        self.hand(-1)
        self.held[self.plot(self.event.target)] = self.what

    def tear_down(self):
        at = self.plot(self.event.source)
        self.held[at : at + PLOT] = [NO_BUILDING, 0, 0, 0, 0]

    def harvest(self):
        self.put(self.plot(self.event.target), self.what)

    good_comes = harvest

    def good_leaves(self):
        self.clear(self.plot(self.event.source), self.what)

    def carry(self):
        self.clear(self.plot(self.event.source), self.what)
        self.put(self.plot(self.event.target), self.what)

    def transmute(self):
        at = self.plot(self.event.target)
        self.held[at + 3 : at + PLOT] = [0, 0]
        self.put(at, self.what)

    def revert(self):
        at = self.plot(self.event.target, self.event.source)
        self.held[at + 3 : at + PLOT] = [TINCTURE, METAL] if self.what == GOLD else [self.what - 2, 0]

    def guard(self):
        self.hand(-1)
        self.held[self.plot(self.event.target) + 1] = 1

    def sacrifice(self):
        self.held[self.plot(self.event.source) + 1] = 0

    def haunt(self):
        self.hand(-1)
        self.held[self.plot(self.event.target, self.event.source) + 2] += 1

    def dispel(self):
        self.held[self.plot(self.event.target, self.event.source) + 2] -= 1


ALL_ON = {"bank": "yes", "advanced-sale": "yes", "noctis": "yes", "race": "yes", "turn-limit": "4"}
WITHOUT_MUTABILUS_GUARD = {"noctis": "yes", "golem-stops-mutabilus": "no", "turn-limit": "6"}
MODULES = [
    (2, {"bank": "no", "turn-limit": "8"}),
    (3, {"turn-limit": "5"}),
    (4, {"bank": "no", "turn-limit": "4"}),
    (3, {"advanced-sale": "yes", "turn-limit": "6"}),
    (4, {"noctis": "yes", "turn-limit": "4"}),
    (2, WITHOUT_MUTABILUS_GUARD),
    (3, {"race": "yes", "turn-limit": "6"}),
    (2, {"race": "yes", "noctis": "yes", "turn-limit": "8"}),
    (4, ALL_ON),
    (2, {"turn-limit": "1"}),
    (
        2,
        {
            "bank": "no",
            "first": "2",
            "outer-ring": "sale spirit harvest transport building transmutation gifts harvest",
        },
    ),
]
FEW_CARDS = [
    (2, {"bank": "no", "turn-limit": "10"}),
    (2, {"turn-limit": "10"}),
    (3, {"turn-limit": "6", "advanced-sale": "yes"}),
    (2, {"noctis": "yes", "turn-limit": "10", "advanced-sale": "yes"}),
    (3, {"noctis": "yes", "race": "yes", "bank": "no", "turn-limit": "7"}),
]
LAST_CARDS = {  # a pile of six, on which goods lie already; whatever is discarded comes back soon
    "unseen": "3 horten, 2 metalle, alembic, fornax, gloria",
    "built-1": "horten: herbs, pergula, alembic, metalle, taberna, domo",
    "built-2": "horten, metalle: ore, pergula, taberna",
    "field-1": "1",
    "field-2": "1",
    "spirit": "fornax",
}


def where_cards_lie(s):
    """Return what an imagined world must have right: every card, but not who drew it when, and who knows of it."""
    goods = [int(s.old[at + 1 + kind]) for at in range(0, len(s.old), SIZE) for kind in range(BASE_KINDS)]
    return (*[int(count) for seat in s.seats for count in seat.hand], *[int(count) for count in s.pool], *goods)


# Of which generation the cards were that left a hand can sometimes be made out, and views do not keep that (A5.4).
BOUNDS = {"entries": 500, "worlds": 400, "truth": where_cards_lie, "deduces": False}
LEDGER = AlchemicusLedger()


def cases():
    box = Alchemicus()
    small = Alchemicus(read_catalogue(Path(__file__).with_name("few_cards.toml")))
    found = [Case(box, LEDGER, seats, options, seeds=(1,), **BOUNDS) for seats, options in MODULES]
    found += [Case(small, LEDGER, seats, options, seeds=range(2), **BOUNDS) for seats, options in FEW_CARDS]
    options = {"bank": "no", "turn-limit": "10"}
    found.append(Case(small, LEDGER, 2, options, LAST_CARDS, seeds=range(6), **BOUNDS))
    return found


@pytest.mark.parametrize("case", cases(), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conforms(check, case):
    check(case)
