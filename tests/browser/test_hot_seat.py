"""Two people at one screen: a whole game of Alchemicus, with a veil between the seats."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.people import ANSWER, PAY, Somebody

ME = {"kind": "me"}
END = ".end, [data-hand-over], [data-lift], " + ANSWER + ", " + PAY


def test_a_whole_game_at_one_screen(somebody: Callable[..., Somebody]) -> None:
    anna = somebody("Anna")
    table = anna.lay(ME, {"kind": "me", "name": "Bruno"}, options={"turn-limit": "6"}, seed="hot-seat")
    anna.begin(table)
    anna.sit(table)
    dice = random.Random(4)
    handed = 0
    for _ in range(400):
        anna.page.wait_for_selector(END)
        if anna.page.query_selector(".end"):
            break
        if anna.page.query_selector("[data-lift]"):
            hidden = anna.page.inner_text("body")
            assert "Bruno" in hidden or "Anna" in hidden
            assert anna.page.query_selector(".cockpit") is None
            anna.page.click("[data-lift]")
        elif anna.page.query_selector(ANSWER):
            anna.press(dice.choice(anna.answers()))
        elif anna.page.query_selector(PAY):
            anna.pay()
        else:
            anna.page.click("[data-hand-over]")
            handed += 1
    assert handed >= 8
    result = anna.update(table, 1)["facts"]["result"]
    assert len(result) == 2
    shown = anna.page.inner_text(".end")
    for place in result:
        assert str(place["lines"][0][1]) in shown
