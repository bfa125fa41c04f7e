"""Every way in which a secret may get out, found by the two worlds."""

from emerald.kernel.agenda import NO_SUGGESTION, Task
from emerald.kernel.conformance import files
from emerald.kernel.conformance.crucible import rules, state, view
from emerald.kernel.conformance.crucible.components import DECK_IS_EMPTY, DONE, DRAW, MIRROR
from emerald.kernel.match.text import publish, write


def test_a_secret_in_a_view(monkeypatch, caught):
    look, looks = view.View.__init__, view.View.key

    def curious(self, s, seat):
        look(self, s, seat)
        self.mirror_is_out = int(not s.deck >> MIRROR & 1)

    monkeypatch.setattr(view.View, "__init__", curious)
    monkeypatch.setattr(view.View, "key", lambda self: (*looks(self), self.mirror_is_out))
    caught(
        two_worlds_look_alike="the view betrays a secret",
        imagined_worlds_look_alike="imagines a world that looks otherwise",
    )


def test_a_secret_in_an_event(monkeypatch, caught):
    def draw_card(s, seat, card):
        s.deck &= ~(1 << card)
        s.seats[seat].hand |= 1 << card
        s.journal.note("draw", seat, card)

    monkeypatch.setattr(state.Table, "draw_card", draw_card)
    caught(two_worlds_look_alike="an event betrays a secret")


def test_a_secret_in_the_amount_of_an_event(monkeypatch, caught):
    """What is hidden from a seat is what an event is about; how much of it everybody sees."""

    def draw_card(s, seat, card):
        s.deck &= ~(1 << card)
        s.seats[seat].hand |= 1 << card
        s.journal.note("draw", seat, card, card, audience=1 << seat)

    monkeypatch.setattr(state.Table, "draw_card", draw_card)
    caught(two_worlds_look_alike="an event betrays a secret")


def test_a_secret_in_an_open_answer(monkeypatch, caught):
    """The answer says it to nobody, but the event after it says it to all."""

    def take(step, s, action):
        s.journal.note("others-hold", step.seat, sum([s.seats[other].hand for other in s.others(step.seat)]))
        took(step, s, action)

    took = rules.TakeDie.take
    monkeypatch.setattr(rules.TakeDie, "take", take)
    caught(two_worlds_look_alike="an event betrays a secret that its view does not know")


def test_a_secret_in_the_message_of_an_objection(monkeypatch, caught):
    details = rules.FreeActions.details

    def talkative(step, s, action, reason):
        told = details(step, s, action, reason)
        return {**told, "have": int(s.deck)} if "have" in told else told

    monkeypatch.setattr(rules.FreeActions, "details", talkative)
    caught(two_worlds_look_alike="an objection betrays a secret")


def test_a_secret_in_an_objection(monkeypatch, caught):
    """What one seat may do depends on what another holds."""
    objection = rules.FreeActions.objection

    def knowing(step, s, action):
        return DECK_IS_EMPTY if action == DRAW and s.deck >> MIRROR & 1 else objection(step, s, action)

    monkeypatch.setattr(rules.FreeActions, "objection", knowing)
    caught("imagined_worlds_look_alike", two_worlds_look_alike="an objection betrays a secret")


class Remember(Task):
    """Does nothing but hold a card."""

    def __init__(self, seat, card):
        self.seat = seat
        self.card = card

    def fields(self):
        return (self.seat, self.card)

    def run(self, s):
        pass


state.STEPS.add([Remember])


def test_a_secret_on_the_agenda(monkeypatch, caught):
    """A step that waits there holds the card that was drawn."""

    def happen(step, s, outcome):
        s.draw_card(step.seat, outcome)
        if s.round:
            s.agenda.insert(0, Remember(step.seat, outcome))

    monkeypatch.setattr(rules.CardDrawn, "happen", happen)
    caught("imagination_is_fair", two_worlds_look_alike="the agenda betrays a secret")


def test_a_question_only_for_the_holder_of_a_secret_card(monkeypatch, caught):
    def run(step, s):
        s.then(*[rules.React(other) for other in s.others(step.seat) if s.seats[other].hand >> MIRROR & 1])

    monkeypatch.setattr(rules.Reactions, "run", run)
    caught(two_worlds_look_alike="a question betrays a secret")


def test_a_secret_in_a_suggestion(monkeypatch, caught):
    monkeypatch.setattr(rules.FreeActions, "suggest", lambda step, s: DONE if int(s.deck) % 3 else NO_SUGGESTION)
    caught(two_worlds_look_alike="a suggestion betrays a secret")


def test_a_secret_shown_by_an_answer_that_may_be_taken_back(monkeypatch, caught):
    """Taking a die shows the next card of the deck to whoever takes it, without asking fate."""
    look, looks, take = view.View.__init__, view.View.key, rules.TakeDie.take

    def taken(step, s, action):
        take(step, s, action)
        s.journal.note("next-card", step.seat, _next(s), audience=1 << step.seat)

    def seen(self, s, seat):
        look(self, s, seat)
        self.next = _next(s) if seat >= 0 and self.is_asked and len(self.actions) > 3 else -1

    monkeypatch.setattr(rules.TakeDie, "take", taken)
    monkeypatch.setattr(view.View, "__init__", seen)
    monkeypatch.setattr(view.View, "key", lambda self: (*looks(self), self.next))
    caught(
        "imagination_is_fair",
        two_worlds_look_alike="is shown a secret by its own answer",
        imagined_worlds_look_alike="imagines a world that looks otherwise",
    )


def _next(s):
    return int(s.deck & -s.deck).bit_length()


def test_a_secret_in_a_published_file(monkeypatch, caught):
    monkeypatch.setattr(files, "publish", lambda match, seat: write(match))
    caught(files_keep_secrets="betrays a secret")


def test_weights_in_a_published_file(monkeypatch, caught):
    """Which cards may come open says which of them lie hidden in hands."""

    def with_weights(match, seat):
        weights = [str(entry.weights) for entry in match.log.entries() if entry.audience == 255]
        return "\n".join([publish(match, seat), *weights])

    monkeypatch.setattr(files, "publish", with_weights)
    caught(files_keep_secrets="betrays a secret")


def test_a_file_that_says_something_else(monkeypatch, caught):
    monkeypatch.setattr(files, "write", lambda match: write(match).replace("fire", "water", 1))
    caught(matches_read_back="the file cannot be read")
