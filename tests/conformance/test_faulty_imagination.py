"""Faults of views and imagined worlds that the suite must find."""

from emerald.kernel.conformance.crucible import game, imagine, view


def test_a_view_that_copies_the_whole_state_and_an_imagination_that_keeps_it(monkeypatch, caught):
    look = view.View.__init__

    def copying(self, s, seat):
        look(self, s, seat)
        self.whole = s.clone()

    monkeypatch.setattr(view.View, "__init__", copying)
    monkeypatch.setattr(game, "imagine", lambda seen, rng: seen.whole.clone())
    caught(views_hold_no_state="view.whole is a Table", imagination_is_fair="0 times of")


def test_a_view_that_copies_the_hidden_cards_and_an_imagination_that_deals_them(monkeypatch, caught):
    """The same in numbers: nothing looks wrong, no state can be found, and yet imagination always hits."""
    look, fair = view.View.__init__, imagine.imagine

    def copying(self, s, seat):
        look(self, s, seat)
        self.truth = [int(number) for each in s.seats for number in (each.hand, each.laid)]
        self.deck = int(s.deck)

    def true(seen, rng):
        s = fair(seen, rng)
        s.deck = seen.deck
        for seat in range(s.seat_count):
            s.seats[seat].hand, s.seats[seat].laid = seen.truth[2 * seat : 2 * seat + 2]
        return s

    monkeypatch.setattr(view.View, "__init__", copying)
    monkeypatch.setattr(game, "imagine", true)
    caught(imagination_is_fair="0 times of")


def test_unequal_frequencies(monkeypatch, caught):
    """Low cards are dealt first somewhat more often than they should."""

    def unequal(numbers, rng):
        for i in range(len(numbers) - 1, 0, -1):
            j = max(rng.below(i + 1), rng.below(i + 1))
            numbers[i], numbers[j] = numbers[j], numbers[i]
        return numbers

    monkeypatch.setattr(imagine, "_shuffled", unequal)
    caught(imagination_is_fair="times of")


def test_a_card_imagined_in_two_places(monkeypatch, caught):
    fair = imagine.imagine

    def doubling(seen, rng):
        s = fair(seen, rng)
        seen_cards = int(s.market | s.discards)
        if s.deck and seen_cards:
            s.deck = s.deck & (s.deck - 1) | seen_cards & -seen_cards
        return s

    monkeypatch.setattr(game, "imagine", doubling)
    caught(imagined_worlds_play_on="imagines has", imagination_is_fair="a world that cannot be")


def test_something_seen_and_forgotten(monkeypatch, caught):
    """Cards that everybody saw coming into a hand are dealt anew: the view has no perfect recall."""
    look = view.SeatSeen.__init__

    def forgetful(self, seat, shown):
        look(self, seat, 0)

    monkeypatch.setattr(view.SeatSeen, "__init__", forgetful)
    caught(imagination_is_fair="a world that cannot be")


def test_a_view_that_is_part_of_the_state(monkeypatch, caught):
    look = view.View.__init__

    def live(self, s, seat):
        look(self, s, seat)
        self.dice = s.dice

    monkeypatch.setattr(view.View, "__init__", live)
    caught("tails_are_private", "imagined_worlds_look_alike", views_hold_no_state="view.dice is a part of the state")


def test_an_imagined_world_that_shares_with_its_view(monkeypatch, caught):
    fair = imagine.imagine

    def sharing(seen, rng):
        s = fair(seen, rng)
        s.dice = seen.dice
        return s

    monkeypatch.setattr(game, "imagine", sharing)
    caught(imagined_worlds_look_alike="a view changed when the world imagined from it went on")


def test_an_imagined_world_that_cannot_be_played(monkeypatch, caught):
    fair = imagine.imagine

    def broken(seen, rng):
        s = fair(seen, rng)
        s.law = None
        return s

    monkeypatch.setattr(game, "imagine", broken)
    caught("imagined_worlds_look_alike", imagined_worlds_play_on="breaks the rules")
