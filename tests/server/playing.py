"""Steps that many tests of the server take: a table for two, lawful answers, a game to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tools.servers.running import FREE, ME, Client

Make = Callable[..., Client]


def begun(client: Make, **more: Any) -> tuple[Client, Client, str]:
    """Return two who sit at a table where the first of them begins, and its name."""
    anna, bruno = client("Anna"), client("Bruno")
    options = {"first": "1", **more.pop("options", {})}
    table = anna.lay(ME, FREE, is_open=True, options=options, **more)["table"]
    bruno.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/begin")
    return anna, bruno, table


def lawful(update: Any, passes: bool) -> str:
    """Return the words of a lawful candidate that does, or does not, pass the word."""
    found = [each for each in update["question"]["candidates"] if not each["why_not"] and each["passes"] == passes]
    return str(found[0]["words"])


def turn(person: Client, table: str, seat: int) -> Any:
    """Answer what a seat is asked until somebody else is; return the last update."""
    update = person.see(table, seat)
    while update["waiting"] == [seat]:
        good = [each["words"] for each in update["question"]["candidates"] if not each["why_not"]]
        update = person.play(update, good[-1])
    return update


def play_to_the_end(people: dict[int, Client], table: str) -> int:
    """Answer everything, each time another of the lawful candidates; return how many answers that took."""
    answers = 0
    while True:
        waiting = people[1].see(table, 1)["waiting"]
        if not waiting:
            return answers
        update = people[waiting[0]].see(table, waiting[0])
        good = [each["words"] for each in update["question"]["candidates"] if not each["why_not"]]
        people[waiting[0]].play(update, good[answers % len(good)])
        answers += 1
