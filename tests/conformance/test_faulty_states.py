"""Faults of states, steps and books that the suite must find."""

import random

from emerald.kernel.conformance.crucible import game, imagine, rules, state, view
from emerald.kernel.vecs import i64, vec

BUILT_ON_CLONES = ("two_worlds_look_alike", "undo_stops_at_revelations", "tails_are_private", "files_keep_secrets")


def test_the_healthy_game_gives_no_cause_for_complaint(caught):
    caught()


def test_a_list_that_clones_share(monkeypatch, caught):
    """The rolls of a game are listed for all to see; a clone goes on in the list of its original."""
    new, clone, roll, key = state.Table.__init__, state.Table.clone, state.Table.roll, state.Table.key
    fair, look, looks = imagine.imagine, view.View.__init__, view.View.key

    def with_list(s, *parts):
        new(s, *parts)
        s.rolls = []

    def shared(s):
        twin = clone(s)
        twin.rolls = s.rolls
        return twin

    def told(s, essence):
        s.rolls.append(essence)
        roll(s, essence)

    def seen(self, s, seat):
        look(self, s, seat)
        self.rolls = list(s.rolls)

    def imagined(seen, rng):
        s = fair(seen, rng)
        s.rolls = list(seen.rolls)
        return s

    monkeypatch.setattr(state.Table, "__init__", with_list)
    monkeypatch.setattr(state.Table, "clone", shared)
    monkeypatch.setattr(state.Table, "roll", told)
    monkeypatch.setattr(state.Table, "key", lambda s: (*key(s), *s.rolls))
    monkeypatch.setattr(view.View, "__init__", seen)
    monkeypatch.setattr(view.View, "key", lambda self: (*looks(self), *self.rolls))
    monkeypatch.setattr(game, "imagine", imagined)
    caught(*BUILT_ON_CLONES, clones_are_independent="what a clone did")


def test_something_a_clone_forgets(monkeypatch, caught):
    clone = state.Table.clone

    def forgetful(s):
        twin = clone(s)
        twin.shown = 0
        return twin

    monkeypatch.setattr(state.Table, "clone", forgetful)
    caught(*BUILT_ON_CLONES, "imagination_is_fair", clones_are_independent="the clone has another")


def test_a_clone_that_tells_the_journal_of_its_original(monkeypatch, caught):
    clone = state.Table.clone

    def chatty(s):
        twin = clone(s)
        twin.journal = s.journal
        return twin

    monkeypatch.setattr(state.Table, "clone", chatty)
    caught(*BUILT_ON_CLONES, clones_are_independent="stands in the journal of the original")


def test_a_field_that_the_key_forgets(monkeypatch, caught):
    key = state.Table.key
    monkeypatch.setattr(state.Table, "key", lambda s: key(s)[:5] + key(s)[6:])
    caught(keys_are_complete="does not notice a change of .shown")


def test_a_field_of_every_seat_that_the_key_forgets(monkeypatch, caught):
    write = state.Seat.write

    def forgetful(seat, out):
        write(seat, out)
        out.pop()

    monkeypatch.setattr(state.Seat, "write", forgetful)
    caught(keys_are_complete="does not notice a change of .seats[0].has_laid")


def test_a_step_whose_fields_lose_something(monkeypatch, caught):
    monkeypatch.setattr(rules.Pay, "fields", lambda step: (step.seat, step.price, 0))
    caught(agendas_read_back="Pay made of its fields")


def test_a_step_that_cannot_be_made_of_its_fields(monkeypatch, caught):
    monkeypatch.setattr(rules.TakeFromMarket, "fields", lambda step: (step.seat,))
    caught(agendas_read_back="TakeFromMarket cannot be made of its fields")


def test_rules_with_a_randomness_of_their_own(monkeypatch, caught):
    """Weather is drawn when the game begins, and neither a chance nor the log knows."""
    new, clone, key = state.Table.__init__, state.Table.clone, state.Table.key
    fair, look = imagine.imagine, view.View.__init__

    def with_weather(s, *parts):
        new(s, *parts)
        s.weather = 0

    def same_weather(s):
        twin = clone(s)
        twin.weather = s.weather
        return twin

    def begin_round(s, number):
        s.round = number
        s.dice = vec[i64]([0, 0, 0])
        s.weather = random.randrange(1_000_000)
        s.journal.note("round", -1, number)

    def seen(self, s, seat):
        look(self, s, seat)
        self.weather = s.weather

    def imagined(seen, rng):
        s = fair(seen, rng)
        s.weather = seen.weather
        return s

    monkeypatch.setattr(state.Table, "__init__", with_weather)
    monkeypatch.setattr(state.Table, "clone", same_weather)
    monkeypatch.setattr(state.Table, "begin_round", begin_round)
    monkeypatch.setattr(state.Table, "key", lambda s: (*key(s), s.weather))
    monkeypatch.setattr(view.View, "__init__", seen)
    monkeypatch.setattr(game, "imagine", imagined)
    caught("matches_read_back", "imagination_is_fair", logs_replay="the same log led to another state")


def test_a_silent_spend(monkeypatch, caught):
    def spend(s, seat, thing, amount):
        s.seats[seat].things[thing] -= amount

    monkeypatch.setattr(state.Table, "spend", spend)
    caught(journals_rebuild_holdings="and the holdings differ")


def test_a_card_that_falls_off_the_table(monkeypatch, caught):
    """Imagination cannot place it either, so it looks wrong there too."""

    def lay_under(s, seat, card):
        mine = s.seats[seat]
        mine.hand &= ~(1 << card)
        mine.has_laid = 1
        s.journal.note("lay", seat, card, audience=1 << seat)

    monkeypatch.setattr(state.Table, "lay_under", lay_under)
    caught(
        *("imagined_worlds_look_alike", "imagined_worlds_play_on", "imagination_is_fair"),
        nothing_comes_or_goes="something came or went",
    )
