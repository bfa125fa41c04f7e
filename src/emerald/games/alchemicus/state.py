"""The only ways in which anything on the table changes hands; every change is told to the journal."""

from __future__ import annotations

from typing import final

from emerald.games.alchemicus import generations, lore
from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, GOLD, GOLEM, HORTEN, INFAMIA, PERGULA, SPIRITUS
from emerald.games.alchemicus.law import Law
from emerald.games.alchemicus.layout import Layout
from emerald.games.alchemicus.plots import (
    EMPTY_PLOT,
    first_good,
    generation_of,
    has_golem,
    kind_at,
    new_building,
    reverted,
    spiritus_on,
    transmuted,
    with_golem,
    with_good,
    with_spiritus,
    without_golem,
    without_good,
)
from emerald.games.alchemicus.seat import new_seat
from emerald.kernel.agenda import NOBODY
from emerald.kernel.vecs import append, i64, vec


@final
class Table(Layout):
    """A game of Alchemicus in progress."""

    def clone(self) -> Table:
        """Return an independent twin that tells nobody; the law and the steps are shared."""
        twin = Table(
            self.law,
            [seat.clone() for seat in self.seats],
            self.pool[:],
            self.discards[:],
            self.bank[:],
            self.drawn[:],
            self.old[:],
            self.lore[:],
        )
        twin.agenda = self.agenda.copy()
        twin.spirit = self.spirit
        twin.first = self.first
        twin.last_round = self.last_round
        twin.winner = self.winner
        twin.posts = self.posts
        twin.generation = self.generation
        twin.pile = self.pile
        twin.noctis_pile = self.noctis_pile
        twin.bank_owed = self.bank_owed
        return twin

    # -- cards: drawn, laid, discarded, stolen -----------------------------------------------

    def fill_piles(self) -> None:
        """A1.3 Make all cards the piles, but for the buildings everyone starts with."""
        copies = self.law.components.copies
        for kind in range(ALL_KINDS):
            if kind >= BASE_KINDS and not self.law.noctis:
                continue
            cards = copies[kind]
            if kind == HORTEN or kind == PERGULA:
                cards -= self.seat_count
            self.pool[kind] = cards
            if kind < BASE_KINDS:
                self.pile += cards
            else:
                self.noctis_pile += cards
        self.journal.note("piles", NOBODY, 0, self.pile)

    def draw_card(self, seat: i64, kind: i64) -> None:
        """Move the top card of the pile to a hand; only its owner sees it."""
        self.pool[kind] -= 1
        if kind < BASE_KINDS:
            self.pile -= 1
        else:
            self.noctis_pile -= 1
        self.drawn[seat * ALL_KINDS + kind] += 1
        self._to_hand(seat, kind)
        self.journal.note("draw", seat, kind, 1, 0 if kind < BASE_KINDS else 1, seat, 1 << seat)

    def deal_golem(self, seat: i64) -> None:
        """A9.1 Move a Golem from the deck to a hand, for all to see."""
        self.pool[GOLEM] -= 1
        self.noctis_pile -= 1
        self._to_hand(seat, GOLEM)
        self._learn(GOLEM, seat)
        self.journal.note("golem-dealt", seat, GOLEM)

    def lay_in_bank(self, kind: i64) -> None:
        """A8.1 Turn up a card of the pile in the bank."""
        self.pool[kind] -= 1
        self.pile -= 1
        self.bank[kind] += 1
        self.bank_owed -= 1
        self.journal.note("bank", NOBODY, kind)

    def take_from_bank(self, seat: i64, kind: i64) -> None:
        """A8.1 Move a card of the bank to a hand, for all to see."""
        self.bank[kind] -= 1
        self._to_hand(seat, kind)
        self._learn(kind, seat)
        self.journal.note("take", seat, kind)

    def owe_bank(self, cards: i64) -> None:
        """A8.1 Set how many cards the bank still waits for."""
        self.bank_owed = cards
        self.journal.note("bank-waits", NOBODY, 0, cards)

    def announce(self, seat: i64, kind: i64, count: i64 = 1) -> None:
        """A2.2 Say which card of a hand is built or played: until it leaves the hand, everyone knows it is there."""
        self.lore = lore.announce(self.lore, kind, count, seat, self._all_but(seat))
        self.journal.note("announce", seat, kind, count)

    def discard(self, seat: i64, kind: i64, count: i64 = 1) -> None:
        """A2.2 Move cards of one kind from a hand to the discards, face up."""
        self._from_hand(seat, kind, count, self._all_but(seat))
        self.discards[kind] += count
        self.journal.note("discard", seat, kind, count)

    def steal_card(self, robber: i64, robbed: i64, kind: i64) -> None:
        """A4.3 Move a card from hand to hand; the two see it, others see its back."""
        self.lore = lore.blur(self.lore, kind, robbed, robber)
        self._from_hand(robbed, kind, 1, 1 << robber)
        self._to_hand(robber, kind)
        self.lore = append(self.lore, lore.entry(kind, 1 << robbed, 1 << robber))
        back = 0 if kind < BASE_KINDS else 1
        self.journal.note("back", robber, back, 1, robbed, robber)
        self.journal.note("steal-card", robber, kind, 1, robbed, robber, (1 << robber) | (1 << robbed))

    def shuffle_base(self) -> None:
        """A7.6 Make the discards and the bank the pile of a new generation."""
        if self.goods_of_present_generation() > 0:
            self.old = generations.write(self.old, self.generation, self.pool, self.drawn)
        self.generation = generations.next_free(self.old, self.generation)
        self.pile = 0
        for kind in range(BASE_KINDS):
            self.pool[kind] = self.discards[kind] + self.bank[kind]
            self.pile += self.pool[kind]
            self.discards[kind] = 0
            self.bank[kind] = 0
            for seat in range(i64(4)):
                self.drawn[seat * ALL_KINDS + kind] = 0
        self.journal.note("shuffle", NOBODY, 0, self.pile)

    def shuffle_noctis(self) -> None:
        """A9.4 Make the Noctis discards the new Noctis pile."""
        self.noctis_pile = 0
        for kind in range(BASE_KINDS, ALL_KINDS):
            self.pool[kind] = self.discards[kind]
            self.noctis_pile += self.pool[kind]
            self.discards[kind] = 0
            for seat in range(i64(4)):
                self.drawn[seat * ALL_KINDS + kind] = 0
        self.journal.note("shuffle", NOBODY, 1, self.noctis_pile)

    # -- buildings and goods -------------------------------------------------------------------

    def start_with(self, seat: i64, kind: i64) -> None:
        """A1.2 Lay a starting building, which never was in the pile."""
        self._lay(seat, kind)
        self.journal.note("start", seat, kind)

    def build(self, seat: i64, kind: i64) -> None:
        """A3.1 Lay a building from hand on the first free plot."""
        self._from_hand(seat, kind, 1, self._all_but(seat))
        plot = self._lay(seat, kind)
        self.journal.note("build", seat, kind, 1, target=plot)

    def tear_down(self, seat: i64, plot: i64) -> None:
        """A3.3 Discard an emptied building; its Golem and Spiritus go to the Noctis discards."""
        mine = self.seats[seat]
        was = mine.plots[plot]
        mine.plots[plot] = EMPTY_PLOT
        mine.built -= 1
        self.discards[kind_at(was)] += 1
        if has_golem(was):
            self.discards[GOLEM] += 1
        self.discards[SPIRITUS] += spiritus_on(was)
        self.journal.note("tear-down", seat, kind_at(was), 1, source=plot)

    def harvest(self, seat: i64, plot: i64, good: i64) -> None:
        """A5.1 Lay the top card of the pile on a building, unseen."""
        self.pile -= 1
        mine = self.seats[seat]
        mine.plots[plot] = with_good(mine.plots[plot], good, self.generation, 0)
        self.journal.note("harvest", seat, good, 1, target=plot)

    def carry(self, seat: i64, plot: i64, good: i64, target: i64) -> None:
        """A5.2 Move a good to another plot of the same seat."""
        plots = self.seats[seat].plots
        generation = generation_of(plots[plot], good)
        plots[plot] = without_good(plots[plot], good)
        plots[target] = with_good(plots[target], good, generation, 0)
        self.journal.note("carry", seat, good, 1, plot, target)

    def transmute(self, seat: i64, plot: i64) -> None:
        """A5.3 Convert what lies ready on a plot."""
        plots = self.seats[seat].plots
        plots[plot] = transmuted(plots[plot])
        self.journal.note("transmute", seat, first_good(plots[plot]), 1, target=plot)

    def revert(self, by: i64, seat: i64, plot: i64) -> None:
        """A9.8 Undo the transmutation of what lies on a plot."""
        plots = self.seats[seat].plots
        self.journal.note("revert", by, first_good(plots[plot]), 1, seat, plot)
        plots[plot] = reverted(plots[plot])

    def remove_good(self, seat: i64, plot: i64, good: i64) -> None:
        """Take a good off a plot; whoever calls says where its cards go."""
        plots = self.seats[seat].plots
        plots[plot] = without_good(plots[plot], good)
        self.journal.note("good-leaves", seat, good, 1, source=plot)

    def place_good(self, seat: i64, plot: i64, good: i64, generation: i64, second: i64) -> None:
        """Lay a good that was set aside or stolen on a plot, still unseen."""
        plots = self.seats[seat].plots
        plots[plot] = with_good(plots[plot], good, generation, second)
        self.journal.note("good-comes", seat, good, 1, target=plot)

    def reveal_good(self, generation: i64, kind: i64) -> None:
        """A5.4 Turn up a good's card in the discards: one of the unseen rest of its generation."""
        if generation == self.generation:
            self.pool[kind] -= 1
        else:
            self.old = generations.reveal(self.old, generation, kind)
        self.discards[kind] += 1
        self.journal.note("reveal", NOBODY, kind)

    def sell(self, seat: i64, plot: i64, good: i64, line: i64) -> None:
        """A6.1 Say which good is sold, and by which line of the tariff; it leaves its plot next."""
        self.journal.note("sell", seat, good, 1, plot, line)

    def steal_good(self, by: i64, seat: i64, plot: i64) -> None:
        """A9.6 Say which good changes owners; it leaves its plot next."""
        self.journal.note("steal-good", by, first_good(self.seats[seat].plots[plot]), 1, seat, plot)

    # -- guests on buildings and fields ----------------------------------------------------------

    def guard(self, seat: i64, plot: i64) -> None:
        """A9.5 Lay a Golem from hand under an own building."""
        self._from_hand(seat, GOLEM, 1, self._all_but(seat))
        plots = self.seats[seat].plots
        plots[plot] = with_golem(plots[plot])
        self.journal.note("guard", seat, GOLEM, 1, target=plot)

    def sacrifice(self, seat: i64, plot: i64) -> None:
        """A9.10 Discard the Golem that guards a building."""
        plots = self.seats[seat].plots
        plots[plot] = without_golem(plots[plot])
        self.discards[GOLEM] += 1
        self.journal.note("sacrifice", seat, GOLEM, 1, source=plot)

    def post(self, seat: i64, field: i64) -> None:
        """A10.3 Lay a Golem from hand on an outer field."""
        self._from_hand(seat, GOLEM, 1, self._all_but(seat))
        self.posts |= 1 << field
        self.journal.note("post", seat, GOLEM, 1, target=field)

    def unpost(self, field: i64) -> None:
        """A10.3 Discard the Golem of an outer field."""
        self.posts &= ~(1 << field)
        self.discards[GOLEM] += 1
        self.journal.note("unpost", NOBODY, GOLEM, 1, source=field)

    def haunt(self, by: i64, seat: i64, plot: i64) -> None:
        """A9.7 Lay a Spiritus from hand on another's building."""
        self._from_hand(by, SPIRITUS, 1, self._all_but(by))
        plots = self.seats[seat].plots
        plots[plot] = with_spiritus(plots[plot], 1)
        self.journal.note("haunt", by, SPIRITUS, 1, seat, plot)

    def dispel(self, by: i64, seat: i64, plot: i64) -> None:
        """A9.7, A9.8 Discard one Spiritus of a building."""
        plots = self.seats[seat].plots
        plots[plot] = with_spiritus(plots[plot], -1)
        self.discards[SPIRITUS] += 1
        self.journal.note("dispel", by, SPIRITUS, 1, seat, plot)

    def defame(self, by: i64, seat: i64) -> None:
        """A9.10 Say whom an Infamia strikes, who may defend now."""
        self.journal.note("defame", by, INFAMIA, 1, by, seat)

    def lay_infamia(self, by: i64, seat: i64) -> None:
        """A10.4 Lay an Infamia from hand by another seat."""
        self._from_hand(by, INFAMIA, 1, self._all_but(by))
        self.seats[seat].infamies += 1
        self.journal.note("infamia", by, INFAMIA, 1, by, seat)

    def lift_infamia(self, seat: i64) -> None:
        """A10.4 Discard an Infamia that lies by a seat."""
        self.seats[seat].infamies -= 1
        self.discards[INFAMIA] += 1
        self.journal.note("lift", seat, INFAMIA)

    # -- pawns, fame, the course of the game -------------------------------------------------------

    def move_pawn(self, seat: i64, field: i64) -> None:
        """A2.3, A2.4 Put a pawn on a field."""
        self.journal.note("move", seat, field, 1, self.seats[seat].field, field)
        self.seats[seat].field = field

    def move_spirit(self, building: i64) -> None:
        """A4.2 Put the Spirit of Transmutation on a building of the inner ring, or on Domo."""
        self.journal.note("spirit", NOBODY, building, 1, self.spirit, building)
        self.spirit = building

    def gain_fame(self, seat: i64, fame: i64) -> None:
        """A0.4 Give a seat fame; there is always enough."""
        self.seats[seat].fame += fame
        self.journal.note("fame", seat, 0, fame)

    def lose_fame(self, seat: i64, fame: i64) -> None:
        """Take fame from a seat that has it."""
        self.seats[seat].fame -= fame
        self.journal.note("lose-fame", seat, 0, fame)

    def choose_first(self, seat: i64) -> None:
        """A1.4 Say who begins."""
        self.first = seat
        self.journal.note("first", seat, 0)

    def begin_turn(self, seat: i64) -> None:
        """A2 Count a turn."""
        self.seats[seat].turns += 1
        self.journal.note("turn", seat, 0, self.seats[seat].turns)

    def begin_last_round(self, seat: i64) -> None:
        """A7.4 Note that the last round is on."""
        self.last_round = 1
        self.journal.note("last-round", seat, 0)

    def win_race(self, seat: i64) -> None:
        """A10.1 Note who sold gold first, and end the game."""
        self.winner = seat
        self.journal.note("gold-sold", seat, GOLD)
        self.end()

    # -- inside ---------------------------------------------------------------------------------

    def _to_hand(self, seat: i64, kind: i64) -> None:
        mine = self.seats[seat]
        mine.hand[kind] += 1
        mine.cards += 1

    def _from_hand(self, seat: i64, kind: i64, count: i64, seen_by: i64) -> None:
        mine = self.seats[seat]
        assert mine.hand[kind] >= count, "this card is not in the hand"
        mine.hand[kind] -= count
        mine.cards -= count
        if len(self.lore) > 0:
            for _ in range(count):
                self.lore = lore.forget(self.lore, kind, seat, seen_by)
            noctis_cards = mine.noctis_cards()
            if (mine.cards - noctis_cards if kind < BASE_KINDS else noctis_cards) == 0:
                self.lore = lore.leave(self.lore, seat, kind < BASE_KINDS)

    def _lay(self, seat: i64, kind: i64) -> i64:
        mine = self.seats[seat]
        plots = mine.plots
        for plot in range(i64(len(plots))):
            if plots[plot] == EMPTY_PLOT:
                plots[plot] = new_building(kind)
                mine.built += 1
                return plot
        raise AssertionError("every plot is taken")

    def _learn(self, kind: i64, seat: i64) -> None:
        self.lore = append(self.lore, lore.entry(kind, self._all_but(seat), 1 << seat))

    def _all_but(self, seat: i64) -> i64:
        """Return the mask of everyone who sees what one seat does: the other seats, and who only watches."""
        return self.others_of(seat) | lore.WATCHER


def new_table(seat_count: int, law: Law) -> Table:
    """Return a table with nothing on it yet."""
    return Table(
        law,
        [new_seat() for _ in range(seat_count)],
        vec[i64]([0] * 16),
        vec[i64]([0] * 16),
        vec[i64]([0] * 10),
        vec[i64]([0] * 64),
        vec[i64](),
        vec[i64](),
    )
