"""T2 Reading an edition of Trismegistus from a folder of TOML, every fault named in one go."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from emerald._pure import PACKAGE
from emerald.games.trismegistus.botmegistus.cards import read_bot_cards
from emerald.games.trismegistus.chambers import bonuses_of, chamber_of
from emerald.games.trismegistus.components import (
    OPTIONS_EACH,
    Achievement,
    Artifact,
    Box,
    Components,
    Experiment,
    Formula,
    Laboratory,
    Publication,
    places,
)
from emerald.games.trismegistus.first_games import first_games
from emerald.games.trismegistus.lexicon import condition_of, cost_of, effect_of, new_lexicon, reward_of
from emerald.games.trismegistus.pieces import (
    ACHIEVEMENTS,
    ANY_ESSENCE,
    ARROWS,
    ARTIFACTS,
    BONUS_NAMES,
    BONUS_SPACES,
    BOOKS,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    ELEMENTS,
    ESSENCE_NAMES,
    EXPERIMENTS,
    FIRST_ARTIFACT,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    LABORATORIES,
    MARKET,
    MASTERPIECE,
    METAL_FACES,
    METAL_NAMES,
    PUBLICATIONS,
    RED,
    STARTING,
    TOP_OF_TRACK,
)
from emerald.kernel.catalogue import Item, Source
from emerald.kernel.effects.tree import Effect, Portion
from emerald.kernel.faults import Fault

EMERALD: Final = PACKAGE / "games" / "trismegistus" / "components"

LEVELS: Final = ["start", "1", "2", "3", "master"]
SEAT_MARKS: Final = ["2", "3+", "4+"]  # T2.1
MOST_POINTS: Final = 50
MOST_TOKENS: Final = 99
DEALT: Final = 8  # T3.13: two for each of four seats
NO_PORTIONS: Final[tuple[Portion, ...]] = ()  # stand in where a text is wrong
OPEN_ACHIEVEMENTS: Final = 4  # T12.1
SENTENCES: Final = {
    "catalogue-too-many": "there is room for {expected} × {word}, found {found}",
    "catalogue-too-few": "the game needs {expected} × {word}, found {found}",
    "catalogue-each-once": "{word!r} must name each essence once",
    "catalogue-red-arrow": "the arrow from silver to gold is red in every printed edition",
    "catalogue-same-chamber": "the chamber has the same cells as that of {name!r}",
}


@final
class Catalogue:
    """One checked edition: its components, its name, its hash, and how it departs from the box."""

    def __init__(self, components: Components, edition: str, digest: str, warnings: list[Fault]) -> None:
        self.components: Final = components
        self.edition: Final = edition
        self.digest: Final = digest
        self.warnings: Final = warnings


def read_catalogue(path: Path | None = None) -> Catalogue:
    """Return the catalogue of a file or folder, or our own; raise CatalogueError naming everything wrong with it."""
    source = Source(EMERALD if path is None else path)
    components = Reading(source).components()
    source.finish()
    return Catalogue(components, source.edition, source.digest(), source.warnings)


@final
class Reading:
    """One reading of a catalogue, kind after kind, each component at its place."""

    def __init__(self, source: Source) -> None:
        self.source: Final = source
        self.lexicon: Final = new_lexicon()

    def components(self) -> Components:
        """T2 Return all components, harmless ones where something is wrong."""
        experiments, artifacts = self.experiments(), self.artifacts()
        publications, achievements = self.publications(), self.achievements()
        board = self.source.table("board")
        laboratories = self.laboratories(board)
        games = first_games(self.source, laboratories, experiments, publications, artifacts)
        box = self.box(board)
        bot_cards = read_bot_cards(self.source)
        return Components(
            self.lexicon, experiments, artifacts, publications, achievements, laboratories, games, box, bot_cards
        )  # fmt: skip

    # -- cards and tiles --------------------------------------------------------------------------

    def experiments(self) -> list[Experiment]:
        """T2 Return the experiments, by level and within it as written."""
        owners = places("experiment", EXPERIMENTS)
        found = [Experiment() for _ in owners]
        for level, items in enumerate(_by_level(self.source.items("experiment"), LEVELS)):
            first = int(FIRST_EXPERIMENT[level])
            room = int(FIRST_EXPERIMENT[level + 1]) - first
            dealt = level in (STARTING, MASTERPIECE)
            fewest = DEALT if dealt else BOOKS  # T3.13, T3.3
            for_two = 0
            for i, item in enumerate(self.counted(f"experiment, level {LEVELS[level]}", items, room, room)):
                place = first + i
                found[place] = self.experiment(item, level, place, owners[place])
                for_two += found[place].seats == 2
            self.suffices(f"experiment, level {LEVELS[level]}", for_two, fewest)
        return found

    def experiment(self, item: Item, level: int, place: int, owner: str) -> Experiment:
        """T10 Return one experiment."""
        element = ELEMENT_NAMES.index(item.word("element", ELEMENT_NAMES))
        requires = item.integer("requires", 0, TOP_OF_TRACK)
        cost = item.parsed("cost", lambda text: cost_of(self.lexicon, text), NO_PORTIONS, needed=True)
        reward = item.parsed("reward", lambda text: self.reward(text, owner, place), None)
        points = item.integer("points", 0, MOST_POINTS)
        seats = 2 if level in (STARTING, MASTERPIECE) else _seats(item)
        return Experiment(item.id, _title(item), level, element, requires, cost, reward, points, seats)

    def reward(self, text: str, owner: str, place: int) -> Effect | None:
        """T10.5 Return the reward of an experiment, its options at the experiment's place."""
        return reward_of(self.lexicon, text, owner, place * OPTIONS_EACH, OPTIONS_EACH)

    def ability(self, item: Item, key: str, owner: str, needed: bool = True) -> Effect | None:
        """T15 Return the effect a key says; None where there is none."""
        return item.parsed(key, lambda text: self.effect(text, owner), None, needed)

    def effect(self, text: str, owner: str) -> Effect | None:
        """T15 Return the effect of a text."""
        return effect_of(self.lexicon, text, owner)

    def artifacts(self) -> list[Artifact]:
        """T2 Return the artifacts, by level and within it as written; how many of each level, the editions differ."""
        owners = places("artifact", ARTIFACTS)
        found: list[Artifact] = []
        for level, items in enumerate(_by_level(self.source.items("artifact"), LEVELS[:MASTERPIECE])):
            what = f"artifact, level {LEVELS[level]}"
            printed = int(FIRST_ARTIFACT[level + 1] - FIRST_ARTIFACT[level])
            room = DEALT if level == STARTING else ARTIFACTS - len(found)
            for item in self.counted(what, items, printed, room):
                symbols = item.words("symbols", ELEMENT_NAMES)
                ability = self.ability(item, "ability", owners[len(found)])
                found.append(Artifact(item.id, _title(item), level, _per_element(symbols), ability))
            self.suffices(what, len(items), DEALT if level == STARTING else MARKET)  # T3.13, T3.4
            if level == STARTING:
                found += [Artifact() for _ in range(DEALT - len(found))]
        return found + [Artifact() for _ in range(ARTIFACTS - len(found))]

    def publications(self) -> list[Publication]:
        """T2 Return the publications, as written."""
        items = self.counted("publication", self.source.items("publication"), PUBLICATIONS, PUBLICATIONS)
        found: list[Publication] = []
        for item in items:
            needs = item.words("needs", ELEMENT_NAMES)
            if not needs:
                item.fault("needs", "catalogue-empty")
            points = item.integer("points", 0, MOST_POINTS)
            found.append(Publication(item.id, _title(item), _per_element(needs), points, _seats(item)))
        for seats in range(2, 5):
            self.suffices(
                f"publication, {seats} players", sum([each.seats <= seats for each in found]), 2 * seats
            )  # T3.13
        return found + [Publication() for _ in range(PUBLICATIONS - len(found))]

    def achievements(self) -> list[Achievement]:
        """T2 Return the achievements, as written."""
        owners = places("achievement", ACHIEVEMENTS)
        items = self.counted("achievement", self.source.items("achievement"), ACHIEVEMENTS, ACHIEVEMENTS)
        self.suffices("achievement", len(items), OPEN_ACHIEVEMENTS)
        found: list[Achievement] = []
        for item in items:
            condition = item.parsed(
                "condition", lambda text: condition_of(self.lexicon, text), NO_PORTIONS, needed=True
            )
            bonus = self.ability(item, "bonus", owners[len(found)], needed=False)
            found.append(Achievement(item.id, _title(item), condition, bonus, item.integer("points", 0, MOST_POINTS)))
        return found + [Achievement() for _ in range(ACHIEVEMENTS - len(found))]

    # -- laboratories -----------------------------------------------------------------------------------

    def laboratories(self, board: Item) -> list[Laboratory]:
        """T2.2 Return the laboratories, each with its formulas."""
        owners = places("laboratory", LABORATORIES)
        items = self.counted("laboratory", self.source.items("laboratory"), LABORATORIES, LABORATORIES)
        self.suffices("laboratory", len(items), LABORATORIES)
        formulas = self.formulas([item.id for item in items])
        usual = board.words("arrows", COLOUR_NAMES, ARROWS)
        found: list[Laboratory] = []
        for i, item in enumerate(items):
            arrows = _colours(item.words("arrows", COLOUR_NAMES, ARROWS) if item.has("arrows") else usual)
            cells = chamber_of(item)
            bonuses = bonuses_of(self.lexicon, item, owners[i])
            laboratory = Laboratory(item.id, _title(item), arrows, cells, bonuses, formulas[i])
            if arrows[ARROWS - 1] != RED:
                self.source.warn(item, "arrows", "catalogue-red-arrow", {"sentence": SENTENCES["catalogue-red-arrow"]})
            for other in found:
                if other.cells == cells:
                    key = "catalogue-same-chamber"
                    self.source.warn(item, "chamber", key, {"sentence": SENTENCES[key], "name": other.name})
            found.append(laboratory)
        spare = [Formula("", "", None)] * FORMULAS_EACH
        return found + [Laboratory("", "", (0,) * ARROWS, (), [], spare) for _ in range(LABORATORIES - len(found))]

    def formulas(self, laboratories: list[str]) -> list[list[Formula]]:
        """T2 Return the formulas of each laboratory, as written."""
        own: list[list[Item]] = [[] for _ in laboratories]
        for item in self.source.items("formula"):
            owner = item.word("laboratory", laboratories or [""])
            if owner in laboratories:
                own[laboratories.index(owner)].append(item)
        found: list[list[Formula]] = []
        for i, items in enumerate(own):
            what = f"formula, {laboratories[i]}"
            self.suffices(what, len(items), FORMULAS_EACH)
            owner = f"formula-{i * FORMULAS_EACH + 1}"
            found.append(
                [
                    Formula(
                        item.id, _title(item), self.ability(item, "ability", f"formula-{i * FORMULAS_EACH + j + 1}")
                    )
                    for j, item in enumerate(self.counted(what, items, FORMULAS_EACH, FORMULAS_EACH))
                ]
            )
        return found

    # -- board and tokens ---------------------------------------------------------------------------------

    def box(self, board: Item) -> Box:
        """T2.5, T2.6, T3.5 Return what the board prints, and how many bonus tokens there are."""
        bowls, tracks, tokens = board.table("bowls"), board.table("tracks"), board.table("bonus-tokens")
        kinds = [*ESSENCE_NAMES, "any"]
        faces = [kinds.index(bowls.word(METAL_NAMES[face], kinds)) for face in range(METAL_FACES)]
        essences = [ESSENCE_NAMES.index(tracks.word(element, ESSENCE_NAMES)) for element in ELEMENT_NAMES]
        if len(set(essences)) < ELEMENTS:
            board.fault("tracks", "catalogue-each-once", {"sentence": SENTENCES["catalogue-each-once"]})
        counts = [tokens.integer(kind, 0, MOST_TOKENS) for kind in BONUS_NAMES]
        self.suffices("bonus-tokens", sum(counts), BONUS_SPACES)
        assert len(ESSENCE_NAMES) == ANY_ESSENCE
        return Box(faces, essences, counts)

    # -- how many there are ------------------------------------------------------------------------------

    def counted(self, what: str, items: list[Item], printed: int, room: int) -> list[Item]:
        """Return the items there is room for; a departure from the printed number is a warning, too many a fault."""
        if len(items) > room:
            args: dict[str, int | str] = {"expected": room, "found": len(items)}
            items[room].fault(what, "catalogue-too-many", {"sentence": SENTENCES["catalogue-too-many"], **args})
        elif items:
            self.source.expect(what, len(items), printed)
        return items[:room]

    def suffices(self, what: str, found: int, fewest: int) -> None:
        """Note that the game cannot be set up with so few."""
        if found < fewest:
            args: dict[str, int | str] = {"expected": fewest, "found": found}
            self.source.fault(what, "catalogue-too-few", {"sentence": SENTENCES["catalogue-too-few"], **args})


def _by_level(items: list[Item], levels: list[str]) -> list[list[Item]]:
    """Return the items of each level, as written."""
    found: list[list[Item]] = [[] for _ in levels]
    for item in items:
        found[levels.index(item.choice("level", levels))].append(item)
    return found


def _seats(item: Item) -> int:
    """T2.1 Return with how many players at least a card is played."""
    return SEAT_MARKS.index(item.choice("players", SEAT_MARKS, SEAT_MARKS[0])) + 2


def _title(item: Item) -> str:
    """Return what a catalogue of one's own calls a component; ours leave that to the language files."""
    return item.text("name", "")


def _per_element(words: list[str]) -> tuple[int, ...]:
    return tuple([words.count(element) for element in ELEMENT_NAMES])


def _colours(words: list[str]) -> tuple[int, ...]:
    return tuple([COLOUR_NAMES.index(word) for word in words]) if len(words) == ARROWS else (0,) * ARROWS
