"""The components of Alchemicus as pages."""

from __future__ import annotations

from typing import Any

from emerald.cli.components.page import Entry
from emerald.cli.terminal import Terminal
from emerald.games.alchemicus.cards import CARD_NAMES, FIELD_ACTIONS
from emerald.games.alchemicus.catalogue import Catalogue


def entries(terminal: Terminal, catalogue: Catalogue) -> list[Entry]:
    """Return a page for every kind of card, and one for the rings."""
    box = catalogue.components
    cards = [_card(terminal, box, kind, name) for kind, name in enumerate(CARD_NAMES)]
    return [*cards, *_rings(terminal, box)]


def _card(terminal: Terminal, box: Any, kind: int, name: str) -> Entry:
    words = {"copies": str(int(box.copies[kind])), "price": str(int(box.prices[kind]))}
    printed = ", ".join([terminal.text("cli-component-" + what) for what in box.printed[kind]])
    lines = [(terminal.text("cli-component-" + what), said) for what, said in words.items()]
    lines.append((terminal.text("cli-component-printed"), printed))
    return Entry("card", name, terminal.text(f"card-{name}"), lines, terminal.words.attribute(f"card-{name}", "gloss"))


def _rings(terminal: Terminal, box: Any) -> list[Entry]:
    outer = ", ".join([terminal.text(f"place-{FIELD_ACTIONS[action]}") for action in box.outer])
    inner = ", ".join([terminal.text(f"card-{CARD_NAMES[building]}") for building in box.inner])
    return [
        Entry("board", "outer", terminal.text("cli-component-outer"), [("", outer)]),
        Entry("board", "inner", terminal.text("cli-component-inner"), [("", inner)]),
    ]
