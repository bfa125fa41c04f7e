"""Faults of questions, of chance and of endings that the suite must find."""

from emerald.kernel.conformance.crucible import Crucible, rules, view
from emerald.kernel.conformance.crucible.components import DRAW, GOLD, PAY
from emerald.kernel.game import Line, Standing
from emerald.kernel.vecs import append, i64, vec


def test_a_dead_end(monkeypatch, caught):
    """A payment is offered though the rest of it cannot be paid."""

    def candidates(step, s):
        found = vec[i64]()
        for essence in range(step.lowest, GOLD):
            if s.seats[step.seat].things[essence] > 0:
                found = append(found, PAY + essence)
        return found

    monkeypatch.setattr(rules.Pay, "candidates", candidates)
    caught(questions_can_be_answered="has no answer to Pay")


def test_candidates_out_of_order(monkeypatch, caught):
    candidates = rules.FreeActions.candidates
    monkeypatch.setattr(
        rules.FreeActions, "candidates", lambda step, s: vec[i64](list(reversed(list(candidates(step, s)))))
    )
    caught(candidates_are_in_order="do not rise")


def test_a_candidate_that_comes_twice(monkeypatch, caught):
    monkeypatch.setattr(rules.React, "candidates", lambda step, s: vec[i64]([rules.SHOW, rules.PASS, rules.PASS]))
    caught(candidates_are_in_order="do not rise")


def test_a_candidate_that_is_no_action(monkeypatch, caught):
    objection = rules.React.objection
    monkeypatch.setattr(rules.React, "candidates", lambda step, s: vec[i64]([rules.SHOW, rules.PASS, 100]))
    monkeypatch.setattr(
        rules.React, "objection", lambda step, s, a: rules.NO_MIRROR if a == 100 else objection(step, s, a)
    )
    caught(
        *("objections_explain_themselves", "two_worlds_look_alike", "matches_refuse_what_is_barred"),
        candidates_are_in_order="not all in the action table",
    )


def test_a_question_that_changes_what_it_asks_about(monkeypatch, caught):
    candidates = rules.TakeDie.candidates

    def meddling(step, s):
        s.round += 1
        return candidates(step, s)

    monkeypatch.setattr(rules.TakeDie, "candidates", meddling)
    caught(
        *("clones_are_independent", "two_worlds_look_alike", "matches_refuse_what_is_barred", "matches_read_back"),
        *("undo_stops_at_revelations", "tails_are_private", "imagined_worlds_look_alike", "views_hold_no_state"),
        *("imagination_is_fair", "files_keep_secrets", "keys_are_complete", "suggestions_are_lawful"),
        candidates_are_in_order="looking at a question changed the state",
    )


def test_an_objection_whose_message_has_a_hole(monkeypatch, caught):
    monkeypatch.setattr(rules.FreeActions, "details", lambda step, s, a, why: {} if a == DRAW else {"need": 1})
    caught(objections_explain_themselves="has the arguments")


def test_an_argument_that_is_empty(monkeypatch, caught):
    monkeypatch.setattr(rules.React, "details", lambda step, s, a, why: {"card": ""})
    caught(objections_explain_themselves="the argument card is empty")


def test_a_reason_that_is_in_no_table(monkeypatch, caught):
    monkeypatch.setattr(rules.React, "objection", lambda step, s, a: 999 if a == rules.SHOW else 0)
    caught(
        *("two_worlds_look_alike", "matches_refuse_what_is_barred"),
        objections_explain_themselves="reason 999 is in no table",
    )


def test_a_suggestion_that_is_refused(monkeypatch, caught):
    monkeypatch.setattr(rules.Pay, "suggest", lambda step, s: PAY)
    caught(suggestions_are_lawful="is suggested to")


def test_a_view_that_offers_what_is_barred(monkeypatch, caught):
    look = view.View.__init__

    def generous(self, s, seat):
        look(self, s, seat)
        self.actions = self.candidates

    monkeypatch.setattr(view.View, "__init__", generous)
    caught(views_offer_the_lawful="offers what is barred")


def test_a_game_without_end(monkeypatch, caught):
    run = rules.StartRound.run
    monkeypatch.setattr(rules.StartRound, "run", lambda step, s: run(rules.StartRound(1), s))
    caught(games_end="the game does not end: 1500 entries")


def test_rules_that_break(monkeypatch, caught):
    def run(step, s):
        raise ZeroDivisionError("a rule divides by the number of artifacts")

    monkeypatch.setattr(rules.TakeFromMarket, "run", run)
    caught(
        *("questions_can_be_answered", "clones_are_independent", "fate_follows_the_weights", "suggestions_are_lawful"),
        *("matches_refuse_what_is_barred", "tails_are_private", "undo_stops_at_revelations", "matches_read_back"),
        *("imagined_worlds_play_on", "two_worlds_look_alike", "views_hold_no_state"),
        games_end="the rules broke: ZeroDivisionError",
    )


def test_a_game_in_which_everyone_is_first(monkeypatch, caught):
    def standings(self, s):
        return [Standing(seat, 1, [Line("points", seat)]) for seat in range(s.seat_count)]

    monkeypatch.setattr(Crucible, "standings", standings)
    caught(games_end="is placed 1")


def test_an_outcome_that_does_not_come_true(monkeypatch, caught):
    """A stuck die: whatever fate says, it shows fire."""

    def happen(step, s, outcome):
        s.roll(0)
        if step.dice > 1:
            s.then(rules.RollDice(step.dice - 1))

    monkeypatch.setattr(rules.RollDice, "happen", happen)
    caught(outcomes_come_true="it makes no difference whether")


def test_a_negative_weight(monkeypatch, caught):
    monkeypatch.setattr(rules.RollDice, "weights", lambda step, s: vec[i64]([3, -1, 1]))
    caught(
        *("fate_follows_the_weights", "matches_refuse_what_is_barred", "tails_are_private", "matches_read_back"),
        *("undo_stops_at_revelations", "files_keep_secrets"),
        weights_are_sound="has a negative weight",
    )


def test_weights_that_are_all_zero(monkeypatch, caught):
    weights = rules.CardDrawn.weights
    monkeypatch.setattr(
        rules.CardDrawn, "weights", lambda step, s: weights(step, s) if s.round < 2 else vec[i64]([0] * 14)
    )
    caught(
        *("fate_follows_the_weights", "matches_refuse_what_is_barred", "tails_are_private", "matches_read_back"),
        *("undo_stops_at_revelations", "files_keep_secrets", "two_worlds_look_alike"),
        weights_are_sound="has no possible outcome",
    )
