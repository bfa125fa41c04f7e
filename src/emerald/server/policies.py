"""What policies say of a question: whether it is put to its seat, or passed."""

from __future__ import annotations

from typing import Any

from emerald.games import shelf
from emerald.kernel.messages import Message
from emerald.server.drawing import drawing
from emerald.server.messages.policies import Condition, Policy, Reaction


def passed(name: str, game: Any, view: Any, policies: list[Policy]) -> int | None:
    """Return the answer that passes the question a view's seat is asked, if policies say so and it is lawful."""
    message = shelf.question(name, view)
    reaction = reaction_to(name, message)
    if reaction is None:
        return None
    policy = next((each for each in policies if each.question == reaction.question), None)
    if policy is None or is_asked(policy, message):
        return None
    action = int(game.actions.parse(reaction.passes))
    return action if action in view.actions else None


def reaction_to(name: str, message: Message) -> Reaction | None:
    """Return the kind of question there can be a policy for that a message puts, if it is one."""
    for reaction in drawing(name).REACTIONS:
        if message.key == f"question-{name}-{reaction.question}":
            return reaction
    return None


def is_asked(policy: Policy, message: Message) -> bool:
    """Say whether a policy wants a question to be asked."""
    if policy.ask != "if":
        return policy.ask == "always"
    return all(holds(condition, message.args.get(condition.what)) for condition in policy.conditions)


def holds(condition: Condition, value: int | str | None) -> bool:
    """Say whether an argument of a question is as a condition wants it."""
    if condition.is_one_of and str(value) not in condition.is_one_of:
        return False
    if condition.at_least is not None and not (isinstance(value, int) and value >= condition.at_least):
        return False
    return condition.at_most is None or (isinstance(value, int) and value <= condition.at_most)
