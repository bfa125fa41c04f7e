"""The balance of a game as a page to look at: one file with everything in it."""

from __future__ import annotations

import html
from typing import Any, Final

import altair as alt

from emerald.arena.page import BRASS, GLASS, INK, WIDTH, whole_page
from emerald.words import Words

ROW: Final = 16


def page(found: dict[str, Any], words: Words) -> str:
    """Return the page of what was counted."""
    title = f"{words.say('game-' + found['game'])} · {words.say('balance-title')}"
    charts = {
        "balance-wins": wins(found, words),
        "balance-sources": sources(found, words),
        "balance-components": components(found, words),
        "balance-worth": worth(found, words),
    }
    return whole_page(title, facts(found), charts, words)


def facts(found: dict[str, Any]) -> str:
    """Return how it was measured, and what lies outside its bounds."""
    rows = [f"<p><code>{html.escape(found['command'])}</code></p>"]
    for each in found["tables"]:
        breaches = ", ".join(f"{one['kind']} {one['name']} {100 * one['share']:.0f} %" for one in each["breaches"])
        rows.append(
            f"<p>{each['seats']} · n = {each['games']} · {each['turns']:.1f} · {each['decisions']:.0f} · "
            f"{html.escape(breaches) or '✓'}</p>"
        )
    return "".join(rows)


def wins(found: dict[str, Any], words: Words) -> Any:
    """Draw the share of victories of every seat with its interval."""
    rows = [
        {"table": f"{each['seats']}: {number + 1}", "even": 1 / each["seats"], **share}
        for each in found["tables"]
        for number, share in enumerate(each["by_seat"])
    ]
    base = alt.Chart({"values": rows}).properties(width=WIDTH, height=2 * ROW * len(rows))
    y = alt.Y("table:N", title=words.say("balance-seat"))
    bars = base.mark_rule(color=INK, strokeWidth=2).encode(
        y=y, x=alt.X("low:Q", axis=alt.Axis(format="%"), title=None), x2="high:Q"
    )
    dots = base.mark_point(color=BRASS, filled=True, size=80).encode(y=y, x="mean:Q")
    even = base.mark_tick(color="#888", thickness=2).encode(y=y, x="even:Q")
    return alt.layer(bars, dots, even)


def sources(found: dict[str, Any], words: Words) -> Any:
    """Draw by what everybody, and who won, came to points."""
    rows = [
        {"who": f"{each['seats']} · {words.say(who)}", "source": source, "points": told[key]}
        for each in found["tables"]
        for source, told in each["sources"].items()
        for who, key in (("balance-all", "points"), ("balance-winners", "winners"))
    ]
    chart = alt.Chart({"values": rows}).mark_bar()
    return chart.encode(
        x=alt.X("points:Q", title=None),
        y=alt.Y("who:N", title=None),
        color=alt.Color("source:N", title=None),
        tooltip=["source:N", alt.Tooltip("points:Q", format=".1f")],
    ).properties(width=WIDTH, height=3 * ROW * 2 * len(found["tables"]))


def components(found: dict[str, Any], words: Words) -> Any:
    """Draw how often every component was taken when it could be."""
    rows = _components(found)
    chart = alt.Chart({"values": rows}).mark_bar(color=INK)
    return chart.encode(
        x=alt.X("taken:Q", axis=alt.Axis(format="%"), title=None),
        y=alt.Y("what:N", sort=None, title=None),
        tooltip=["what:N", "offered:Q", alt.Tooltip("taken:Q", format=".1%")],
    ).properties(width=WIDTH, height=ROW * max(1, len({row["what"] for row in rows})), background=GLASS)


def worth(found: dict[str, Any], words: Words) -> Any:
    """Draw how often whoever had a component won, beside how often it was taken."""
    rows = [row for row in _components(found) if row["had"]]
    chart = alt.Chart({"values": rows}).mark_circle(size=60, opacity=0.6)
    return chart.encode(
        x=alt.X("taken:Q", axis=alt.Axis(format="%"), title=words.say("balance-taken")),
        y=alt.Y("won:Q", axis=alt.Axis(format="%"), title=words.say("balance-won")),
        color=alt.Color("kind:N", title=None),
        tooltip=["what:N", "had:Q", alt.Tooltip("won:Q", format=".1%")],
    ).properties(width=WIDTH, height=WIDTH // 2)


def _components(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the components of the smallest table, for whom chances and victories are most."""
    return [
        {**each, "what": f"{each['kind']} {each['name']}", "won": each["wins"]["mean"]}
        for each in found["tables"][0]["components"]
    ]
