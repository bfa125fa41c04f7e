"""The components of Trismegistus as pages."""

from __future__ import annotations

from collections.abc import Sequence

from emerald.cli.components.page import Entry
from emerald.cli.terminal import Terminal
from emerald.games.trismegistus.catalogue import LEVELS, Catalogue
from emerald.games.trismegistus.components import (
    BONUS_PLACE_NAMES,
    Achievement,
    Artifact,
    Components,
    Experiment,
    Formula,
    Laboratory,
    Publication,
)
from emerald.games.trismegistus.pieces import COLOUR_NAMES, ELEMENT_NAMES
from emerald.games.trismegistus.wording import effect_words, named, portion_messages
from emerald.kernel.effects.tree import Effect, Portion
from emerald.kernel.messages import packed

Component = Experiment | Artifact | Publication | Achievement | Laboratory | Formula


def entries(terminal: Terminal, catalogue: Catalogue) -> list[Entry]:
    """Return a page for every component there is."""
    pages = Pages(terminal, catalogue.components)
    box = catalogue.components
    found = [pages.experiment(each) for each in box.experiments if each.name]
    found += [pages.artifact(each) for each in box.artifacts if each.name]
    found += [pages.publication(each) for each in box.publications if each.name]
    found += [pages.achievement(each) for each in box.achievements if each.name]
    found += [pages.laboratory(each) for each in box.laboratories]
    found += [pages.formula(each, formula) for each in box.laboratories for formula in each.formulas]
    return found


class Pages:
    """What the components of one edition say, in one language."""

    def __init__(self, terminal: Terminal, box: Components) -> None:
        self.terminal = terminal
        self.box = box

    def experiment(self, each: Experiment) -> Entry:
        """T10 Return the page of an experiment."""
        lines = {
            "level": self.terminal.text("cli-component-of-level", {"level": LEVELS[each.level]}),
            "element": self.element(int(each.element)),
            "requires": str(int(each.requires)),
            "cost": self.portions(each.cost),
            "reward": self.effect(each.reward),
            "points": str(int(each.points)),
            "players": self.players(int(each.seats)),
        }
        return self.entry("experiment", each, lines)

    def artifact(self, each: Artifact) -> Entry:
        """T5.4 Return the page of an artifact."""
        lines = {
            "level": self.terminal.text("cli-component-of-level", {"level": LEVELS[each.level]}),
            "symbols": self.symbols(each.symbols),
            "ability": self.effect(each.ability),
        }
        return self.entry("artifact", each, lines)

    def publication(self, each: Publication) -> Entry:
        """T14.2 Return the page of a publication."""
        lines = {
            "needs": self.symbols(each.needs),
            "points": str(int(each.points)),
            "players": self.players(int(each.seats)),
        }
        return self.entry("publication", each, lines)

    def achievement(self, each: Achievement) -> Entry:
        """T12 Return the page of an achievement."""
        lines = {
            "condition": self.portions(each.condition),
            "bonus": self.effect(each.bonus),
            "points": str(int(each.points)),
        }
        return self.entry("achievement", each, lines)

    def laboratory(self, each: Laboratory) -> Entry:
        """T2.2, T2.3 Return the page of a laboratory."""
        arrows = ", ".join([self.terminal.text(f"colour-{COLOUR_NAMES[colour]}") for colour in each.arrows])
        cells = "".join(["o" if cell else "·" for cell in each.cells])
        lines = {"arrows": arrows, "chamber": " ".join([cells[0:3], cells[3:6], cells[6:9]])}
        bonuses: dict[tuple[str, str], list[str]] = {}
        for place, bonus in zip(BONUS_PLACE_NAMES, each.bonuses, strict=True):
            line, number, _ = place.split("-")
            bonuses.setdefault((line, number), []).append(self.effect(bonus))
        entry = self.entry("laboratory", each, lines)
        entry.lines.extend(
            [
                (self.terminal.text("cli-component-" + line, {"number": int(number)}), " + ".join(effects))
                for (line, number), effects in bonuses.items()
            ]
        )
        return entry

    def formula(self, owner: Laboratory, each: Formula) -> Entry:
        """T11.4 Return the page of a formula."""
        entry = self.entry("formula", each, {"ability": self.effect(each.ability)})
        entry.lines.insert(0, ("", self.terminal.words.parts(named("laboratory", owner.name, owner.title))))
        return entry

    # -- words ----------------------------------------------------------------------------------------

    def entry(self, kind: str, each: Component, lines: dict[str, str]) -> Entry:
        """Return the page of a component with these lines."""
        words = self.terminal.words
        name = words.parts(named(kind, each.name, each.title))
        about = "" if each.title else words.attribute(f"{kind}-{each.name}", "about")
        told = [(self.terminal.text("cli-component-" + what), said) for what, said in lines.items()]
        return Entry(kind, each.name, name, told, about)

    def effect(self, effect: Effect | None) -> str:
        """Return what an effect says."""
        return "" if effect is None else self.terminal.words.parts(effect_words(self.box.lexicon, effect))

    def portions(self, portions: tuple[Portion, ...]) -> str:
        """Return what a cost or a condition says."""
        messages = portion_messages(self.box.lexicon, portions)
        return ", ".join([self.terminal.words.parts(packed([message])) for message in messages])

    def symbols(self, counts: Sequence[int]) -> str:
        """Return elements, each as often as it is there."""
        return ", ".join([self.element(element) for element, count in enumerate(counts) for _ in range(count)])

    def element(self, element: int) -> str:
        """Return the name of an element."""
        return self.terminal.text(f"element-{ELEMENT_NAMES[element]}")

    def players(self, seats: int) -> str:
        """T2.1 Return the mark of a card."""
        return f"{seats}+" if seats > 2 else ""
