"""A contest as a page to look at: one file with everything in it, so that it opens anywhere, at any time."""

from __future__ import annotations

import html
import json
from typing import Any, Final

import altair as alt
import vl_convert

from emerald.arena.table import start_of
from emerald.words import Words

WIDTH: Final = 560
ROW: Final = 34
TEXTS: Final = ("player", "source")
INK, BRASS, GLASS = "#14532d", "#b08d3c", "#f7f5ef"
STYLE: Final = f"""
body {{ font: 16px/1.5 Georgia, serif; color: #222; background: {GLASS} }}
body {{ max-width: 60rem; margin: 2rem auto; padding: 0 1rem }}
h1, h2 {{ color: {INK}; font-weight: normal }}
table {{ border-collapse: collapse; margin: 1rem 0 }}
th, td {{ text-align: left; padding: .2rem .8rem; border-bottom: 1px solid #ccc; vertical-align: top }}
td.n {{ text-align: right; font-variant-numeric: tabular-nums }}
code {{ background: #eee; padding: .1rem .3rem; overflow-wrap: anywhere }}
"""


def page(found: dict[str, Any], words: Words) -> str:
    """Return the page of a contest's results."""
    charts = {
        "arena-ladder": ladder(found, words),
        "arena-matrix": matrix(found, words),
        "arena-points": points(found, words),
        "arena-times": times(found, words),
    }
    title = f"{words.say('game-' + found['terms']['game'])} · {words.say('arena-title')}"
    return whole_page(title, _facts(found, words), charts, words)


def whole_page(title: str, facts: str, charts: dict[str, Any], words: Words) -> str:
    """Return a page of charts, each under the message of its key; nothing in it is loaded from anywhere."""
    parts = [f"<h1>{html.escape(title)}</h1>", facts]
    scripts: list[str] = []
    for key, chart in charts.items():
        parts.append(f"<h2>{html.escape(words.say(key))}</h2><p>{html.escape(words.attribute(key, 'about'))}</p>")
        parts.append(f'<div id="{key}"></div>')
        spec = json.dumps(chart.to_dict()).replace("</", "<\\/")
        scripts.append(f'vegaEmbed("#{key}", {spec}, {{actions: false, renderer: "svg"}});')
    bundle = vl_convert.javascript_bundle(snippet="window.vegaEmbed = vegaEmbed;\n").replace("</script", "<\\/script")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{html.escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{''.join(parts)}\n"
        f'<script type="module">{bundle}\n{"".join(scripts)}</script>\n</body>\n</html>\n'
    )


def ladder(found: dict[str, Any], words: Words) -> Any:
    """Draw every player's strength with its interval."""
    rows = [
        {"player": name, **rating} for name, rating in zip(found["terms"]["players"], found["ratings"], strict=True)
    ]
    base = alt.Chart({"values": rows}).properties(width=WIDTH, height=ROW * len(rows))
    y = alt.Y("player:N", sort=alt.SortField("elo", "descending"), title=None)
    bars = base.mark_rule(color=INK, strokeWidth=2).encode(y=y, x=alt.X("low:Q", title="Elo"), x2="high:Q")
    dots = base.mark_point(color=BRASS, filled=True, size=90).encode(y=y, x="elo:Q", tooltip=_tips("player", "elo"))
    return alt.layer(bars, dots)


def matrix(found: dict[str, Any], words: Words) -> Any:
    """Draw what share of the comparisons each player has against each other."""
    names = found["terms"]["players"]
    rows: list[dict[str, Any]] = []
    for each in found["lineups"]:
        one, other = each["lineup"][0], next((i for i in each["lineup"] if i != each["lineup"][0]), each["lineup"][0])
        share = each["score"]["mean"]
        rows.append({"one": names[one], "other": names[other], "share": share})
        rows.append({"one": names[other], "other": names[one], "share": 1 - share})
    side = max(ROW * 2, ROW * len(names))
    base = alt.Chart({"values": rows}).properties(width=2 * side, height=side)
    x = alt.X("other:N", sort=names, title=words.say("arena-against"))
    y = alt.Y("one:N", sort=names, title=None)
    scale = alt.Scale(domain=[0, 1], scheme="brownbluegreen")
    cells = base.mark_rect().encode(x=x, y=y, color=alt.Color("mean(share):Q", scale=scale, legend=None))
    colour = alt.condition("abs(datum['mean_share'] - 0.5) > 0.3", alt.value("white"), alt.value("black"))
    texts = base.mark_text().encode(x=x, y=y, text=alt.Text("mean(share):Q", format=".0%"), color=colour)
    return alt.layer(cells, texts)


def points(found: dict[str, Any], words: Words) -> Any:
    """Draw by which answers each player came to its points."""
    rows = [
        {"player": name, "source": source, "points": gained}
        for name, player in zip(found["terms"]["players"], found["players"], strict=True)
        for source, gained in player["gains"].items()
    ]
    chart = alt.Chart({"values": rows}).mark_bar()
    return chart.encode(
        x=alt.X("points:Q", title=words.say("arena-points-axis")),
        y=alt.Y("player:N", sort=found["terms"]["players"], title=None),
        color=alt.Color("source:N", title=None),
        tooltip=_tips("player", "source", "points"),
    ).properties(width=WIDTH, height=ROW * len(found["terms"]["players"]))


def times(found: dict[str, Any], words: Words) -> Any:
    """Draw how long decisions took."""
    rows = [
        {"player": name, "from": start_of(int(bucket)), "share": count / max(1, player["decisions"])}
        for name, player in zip(found["terms"]["players"], found["players"], strict=True)
        for bucket, count in player["times"].items()
    ]
    chart = alt.Chart({"values": rows}).mark_line(interpolate="step-after")
    return chart.encode(
        x=alt.X("from:Q", scale=alt.Scale(type="log"), title=words.say("arena-times-axis")),
        y=alt.Y("share:Q", axis=alt.Axis(format="%"), title=None),
        color=alt.Color("player:N", sort=found["terms"]["players"], title=None),
    ).properties(width=WIDTH, height=200)


def _tips(*names: str) -> list[alt.Tooltip]:
    return [alt.Tooltip(f"{name}:N") if name in TEXTS else alt.Tooltip(f"{name}:Q", format=".1f") for name in names]


def _facts(found: dict[str, Any], words: Words) -> str:
    """Return the head of the page: what was measured, how, and how to do it again."""
    terms = found["terms"]
    options = ", ".join(f"{key}={value}" for key, value in terms["options"]) or "–"
    rows = [
        ("arena-fact-games", words.say("arena-games", {"games": found["games"], "blocks": found["blocks"]})),
        ("arena-fact-seats", str(terms["seats"])),
        ("arena-fact-options", options),
        ("arena-fact-seed", terms["seed"]),
        ("arena-fact-command", found["command"]),
        ("arena-fact-identity", _told(found["identity"][terms["game"]])),
        ("arena-fact-circumstances", _told(found["circumstances"])),
    ]
    cells = "".join(
        f"<tr><th>{words.say(key)}</th><td><code>{html.escape(text)}</code></td></tr>" for key, text in rows
    )
    return f"<table>{cells}</table>"


def _told(facts: dict[str, Any]) -> str:
    return ", ".join(f"{key} {value}" for key, value in facts.items())
