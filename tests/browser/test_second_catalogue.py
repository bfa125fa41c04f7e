"""The client computes no rule: a table with other components is drawn and played without a change to it."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.browser.people import ANSWER, PAY, Somebody

OTHER: Final = Path(__file__).parents[1] / "games" / "alchemicus" / "other.toml"
MOST_ANSWERS: Final = 160


def test_a_table_with_other_components_is_drawn_and_played(somebody: Callable[..., Somebody]) -> None:
    anna = somebody("Anna")
    text = OTHER.read_text(encoding="utf-8")
    catalogue = tomllib.loads(text)
    brought = anna.page.request.post(
        f"{anna.server.address}/api/catalogues", data={"game": "alchemicus", "files": {"other.toml": text}}
    )
    assert brought.ok, brought.text()
    table = anna.lay(
        {"kind": "me"},
        {"kind": "me", "name": "Bruno"},
        catalogue=brought.json()["catalogue"],
        options={"turn-limit": "3"},
        seed="other",
    )
    anna.begin(table)
    anna.sit(table)

    # fields stand where this catalogue puts them
    shown = anna.page.eval_on_selector_all("[data-place^='field:'] .name", "all => all.map(each => each.textContent)")
    assert [each.lower() for each in shown] == catalogue["board"]["outer"]
    inner = anna.page.eval_on_selector_all("[data-place^='inner:']", "all => all.map(each => each.dataset.place)")
    assert inner == [f"inner:{card}" for card in [*catalogue["board"]["inner"], "domo"]]

    # cards cost what it says
    prices = {card["id"]: card["price"] for card in catalogue["card"]}
    held = anna.page.eval_on_selector_all(
        "[data-place^='hand:1/'], [data-place^='bank/']",
        "all => all.map(each => [each.dataset.place.split('/')[1], Number(each.querySelector('.price').textContent)])",
    )
    assert held
    assert all(prices[card] == price for card, price in held)

    dice = random.Random(2)
    for _ in range(MOST_ANSWERS):
        anna.page.wait_for_selector(f".end, [data-hand-over], [data-lift], {ANSWER}, {PAY}")
        if anna.page.query_selector(".end"):
            break
        if anna.page.query_selector("[data-lift]"):
            anna.page.click("[data-lift]")
        elif anna.is_asked():
            anna.answer(dice)
        else:
            anna.page.click("[data-hand-over]")
    assert anna.page.query_selector(".end")
