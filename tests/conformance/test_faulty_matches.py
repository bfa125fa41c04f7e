"""Matches that break their word, each in one way, and the check that finds it."""

from contextlib import suppress

from emerald.kernel.match.log import OUTCOME, Entry
from emerald.kernel.match.match import Match
from emerald.kernel.messages import Refusal
from emerald.kernel.rng import Rng


class FaultyMatch:
    """A match like any other, until a subclass spoils something."""

    def __init__(self, *terms):
        self.terms = terms
        self.true = Match(*terms)

    def __getattr__(self, name):
        return getattr(self.true, name)


class TakesAnything(FaultyMatch):
    def play(self, seat, action):
        with suppress(Refusal):
            self.true.play(seat, action)


class ChangesAnyway(FaultyMatch):
    def play(self, seat, action):
        refused = self.why_not(seat, action)
        if refused is not None:
            self.true = Match(*self.terms)
            raise Refusal(refused)
        self.true.play(seat, action)


class UndoesAnything(FaultyMatch):
    """Plays all answers but the last again, whatever has been revealed since."""

    def answers(self):
        return [entry for entry in [*self.log.entries(), *self.tail] if entry.kind != OUTCOME]

    def can_undo(self, seat):
        return bool(self.answers())

    def undo(self, seat):
        answers = self.answers()
        self.true = Match(*self.terms)
        for entry in answers[:-1]:
            self.true.play(entry.seat, entry.value)


class UndoesNothing(FaultyMatch):
    def can_undo(self, seat):
        return False


class CountsEverything(FaultyMatch):
    def version(self, seat):
        return len(self.log) + len(self.tail)


class CountsOnlyTheLog(FaultyMatch):
    def version(self, seat):
        return len(self.log)


class ShowsTheTail(FaultyMatch):
    def view(self, seat):
        return self.true.game.view(self.true.state, seat)


class TellsTheTail(FaultyMatch):
    def events_for(self, seat):
        return self.true.take_events()


class Doctored(FaultyMatch):
    """A match whose fate does not say what its weights make it say."""

    def __init__(self, *terms):
        super().__init__(*terms)
        self.rng = Rng(terms[2][0])
        self.low = bool(self.rng.below(2))
        self.told = []

    @property
    def log(self):
        for entry in self.true.log.entries()[len(self.told) :]:
            self.told.append(self.doctored(entry) if entry.kind == OUTCOME else entry)
        return self.told

    def doctored(self, entry):
        value = self.outcome([outcome for outcome, weight in enumerate(entry.weights) if weight > 0], entry)
        return Entry(OUTCOME, entry.seat, entry.author, value, entry.audience, entry.source, entry.weights)


class Stuck(Doctored):
    def outcome(self, possible, entry):
        return possible[0]


class InTheMiddle(Doctored):
    def outcome(self, possible, entry):
        return possible[len(possible) // 2]


class Biased(Doctored):
    def outcome(self, possible, entry):
        return min(entry.value, possible[self.rng.below(len(possible))])


class Impossible(Doctored):
    def outcome(self, possible, entry):
        return entry.weights.index(0) if 0 in entry.weights else entry.value


class Alternating(Doctored):
    """Low follows high and high follows low: as often as they should, but not when."""

    def outcome(self, possible, entry):
        self.low = not self.low
        share = self.rng.below(500) + (0 if self.low else 500)
        return possible[share * len(possible) // 1000]


def test_a_barred_action_accepted(caught):
    caught(open_match=TakesAnything, matches_refuse_what_is_barred="against why-not-")


def test_a_refusal_that_changes_the_match(caught):
    caught(open_match=ChangesAnyway, matches_refuse_what_is_barred="was refused and yet changed the match")


def test_undo_past_a_revelation(caught):
    caught(open_match=UndoesAnything, undo_stops_at_revelations="undo is offered past")


def test_undo_not_offered(caught):
    caught(open_match=UndoesNothing, undo_stops_at_revelations="nothing was revealed, but undo is not offered")


def test_a_version_number_that_counts_the_tails_of_others(caught):
    caught(open_match=CountsEverything, tails_are_private="the version number")


def test_a_version_number_that_does_not_count_ones_own_tail(caught):
    caught(open_match=CountsOnlyTheLog, tails_are_private="has the same version as before")


def test_a_view_into_the_tails_of_others(caught):
    caught(open_match=ShowsTheTail, tails_are_private="the view of")


def test_news_of_the_tails_of_others(caught):
    caught(open_match=TellsTheTail, tails_are_private="hears of an answer in the tail")


def test_a_stuck_generator(caught):
    caught(open_match=Stuck, fate_follows_the_weights="fate leans to one side")


def test_a_generator_that_prefers_the_middle(caught):
    caught(open_match=InTheMiddle, fate_follows_the_weights="fate")


def test_a_biased_generator(caught):
    caught(open_match=Biased, fate_follows_the_weights="fate leans to one side")


def test_an_outcome_of_weight_zero(caught):
    caught(open_match=Impossible, fate_follows_the_weights="an outcome of weight zero came")


def test_a_generator_whose_draws_hang_together(caught):
    caught(open_match=Alternating, fate_follows_the_weights="one draw of fate betrays the next")
