"""Checks of questions: what is offered, what is objected to and why, and that there is always a way on."""

from __future__ import annotations

from typing import Any

from emerald.kernel.agenda import (
    NO_SUGGESTION,
    NOBODY,
    Decision,
    State,
    apply,
    explain,
    fate_asked,
    legal_actions,
    question_for,
    questions,
)
from emerald.kernel.conformance.case import STUCK, Case, Moment, name_of
from emerald.kernel.messages import NO_OBJECTION

Arguments = dict[str, frozenset[str]]


def candidates_are_in_order(case: Case) -> None:
    """Candidates rise, none comes twice, each is in the table of actions; asking changes nothing."""
    count = len(case.game.actions)
    for course in case.courses:
        for moment in course.questions():
            before = moment.state.key()
            for seat, question in questions(moment.state):
                found = list(question.candidates(moment.state))
                moment.must(found == sorted(set(found)), f"seat {seat + 1}: the candidates {found} do not rise")
                moment.must(not found or 0 <= found[0] <= found[-1] < count, f"{found} are not all in the action table")
                moment.must(found == list(question.candidates(moment.state)), "asked again, the candidates are others")
                for action in found:
                    question.objection(moment.state, action)
            moment.must(moment.state.key() == before, "looking at a question changed the state")


def questions_can_be_answered(case: Case) -> None:
    """Every question has a lawful answer, and so has the one after any answer: no payment leads into a dead end."""
    for course in case.courses:
        for moment in course.questions():
            for seat, question in questions(moment.state):
                lawful = legal_actions(moment.state, seat)
                moment.must(len(lawful) > 0, f"{type(question).__name__} has no lawful answer")
                for action in lawful:
                    _follow(moment, seat, int(action))


def _follow(moment: Moment, seat: int, action: int) -> None:
    """Give an answer, and see that whoever is asked next can answer too."""
    twin = moment.state.clone()
    apply(twin, seat, action)
    for after, question in questions(twin):
        if len(legal_actions(twin, after)) == 0:
            words = moment.course.case.game.actions.names[action]
            raise moment.violation(f"after {words!r} seat {after + 1} has no answer to {type(question).__name__}")


def objections_explain_themselves(case: Case) -> None:
    """Each refusal is a message of the table of reasons, with the same filled arguments wherever it is given."""
    arguments: Arguments = {}
    for course in case.courses:
        for moment in course.questions():
            s = moment.state
            for seat, question in questions(s):
                candidates = list(question.candidates(s))
                for action in candidates:
                    _check_message(moment, seat, action, int(question.objection(s, action)), arguments)
                stranger = moment.rng.below(len(case.game.actions))
                if stranger not in candidates:
                    message = explain(s, seat, stranger)
                    moment.must(
                        message is not None, f"nothing is said against action {stranger}, which is no candidate"
                    )
            for seat in range(case.setup.seats):
                if question_for(s, seat) is None:
                    moment.must(explain(s, seat, 0) is not None, f"nothing is said against seat {seat + 1}, not asked")


def _check_message(moment: Moment, seat: int, action: int, reason: int, arguments: Arguments) -> None:
    game = moment.course.case.game
    words = game.actions.names[action]
    reasons = {each.number: each for each in game.reasons.all()}
    moment.must(reason == NO_OBJECTION or reason in reasons, f"{words!r}: reason {reason} is in no table")
    message = explain(moment.state, seat, action)
    if reason == NO_OBJECTION:
        moment.must(message is None, f"{words!r} is lawful and yet explained away: {message}")
        return
    if message is None:
        raise moment.violation(f"{words!r} is objected to without a message")
    moment.must(message.key == "why-not-" + reasons[reason].key, f"{words!r} is refused with another key: {message}")
    for name, value in message.args.items():
        moment.must(value != "", f"{message.key}: the argument {name} is empty")
    names = frozenset(message.args)
    if arguments.setdefault(message.key, names) != names:
        raise moment.violation(
            f"{message.key} has the arguments {sorted(names)}, elsewhere {sorted(arguments[message.key])}"
        )


def suggestions_are_lawful(case: Case) -> None:
    """What is suggested is lawful, one answer after another, and stops where the seat is no longer asked."""
    for course in case.courses:
        for moment in course.questions():
            for seat, question in questions(moment.state):
                if question.suggest(moment.state) == NO_SUGGESTION:
                    continue
                before, twin = moment.state.key(), moment.state.clone()
                now: Decision[Any] | None = question
                while now is not None and now.suggest(twin) != NO_SUGGESTION:
                    action = int(now.suggest(twin))
                    why_not = explain(twin, seat, action)
                    if why_not is not None:
                        words = case.game.actions.names[action]
                        raise moment.violation(f"{words!r} is suggested to seat {seat + 1}, but {why_not}")
                    apply(twin, seat, action)
                    now = question_for(twin, seat)
                moment.must(moment.state.key() == before, "suggesting changed the state")


def views_offer_the_lawful(case: Case) -> None:
    """A view says whether its seat is asked, and offers exactly what the rules do not object to."""
    for course in case.courses:
        for moment in course.moments(every=3):
            for seat in case.everyone:
                view = case.game.view(moment.state, seat)
                question = question_for(moment.state, seat) if seat >= 0 else None
                moment.must(view.seat == seat, "a view forgets whose it is")
                moment.must(view.is_asked == (question is not None), f"the view of {name_of(seat)} errs on being asked")
                lawful = list(legal_actions(moment.state, seat)) if seat >= 0 else []
                moment.must(list(view.actions) == lawful, f"the view of {name_of(seat)} offers what is barred, or less")


def games_end(case: Case) -> None:
    """Every game comes to its end within bounds, without breaking, and then it is known who stands where."""
    for course in case.courses:
        end = list(course.moments(every=max(1, len(course.entries))))[-1]
        if course.trouble == STUCK:
            end.must(bool(questions(end.state)) or fate_asked(end.state) is not None, STUCK)
        else:
            end.must(not course.trouble, course.trouble)
        if end.state.over:
            _check_standings(case, end)


def _check_standings(case: Case, end: Moment) -> None:
    s: State = end.state
    end.must(not questions(s), "the game is over and somebody is asked")
    end.must(all(explain(s, seat, 0) is not None for seat in range(case.setup.seats)), "the game is over, but goes on")
    standings: list[Any] = case.game.standings(s)
    seats = [standing.seat for standing in standings if standing.seat != NOBODY]
    end.must(sorted(seats) == list(range(case.setup.seats)), f"the standings are of the seats {seats}")
    worth = {standing.seat: [line.value for line in standing.lines] for standing in standings}
    keys = {tuple([line.key for line in standing.lines]) for standing in standings}
    end.must(len(keys) == 1, "the score sheets have different lines")
    whole = all(
        sum([line.value for line in each.parts]) == each.lines[0].value for each in standings if len(each.parts) > 0
    )
    end.must(whole, "the parts of a score sheet are not its sum")
    for standing in standings:
        better = sum([1 for other in worth.values() if other > worth[standing.seat]])
        end.must(standing.place == better + 1, f"seat {standing.seat + 1} is placed {standing.place}")
