"""T2 The components of one edition: what each is, and the same as tables for what the rules ask millions of times.

Every component has a place, which its number names for ever; which component sits there is the catalogue's affair. A
place whose component is missing from a catalogue is vacant: its level is NOTHING, and no deck holds it.
"""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.botmegistus.cards import BotCard
from emerald.games.trismegistus.botmegistus.sight import Printed
from emerald.games.trismegistus.lexicon import (
    ANY_ESSENCE_THING,
    ANY_RAW,
    ANY_REFINED,
    ESSENCES_HELD,
    MATERIALS_HELD,
)
from emerald.games.trismegistus.pieces import (
    ACHIEVEMENTS,
    ARTIFACTS,
    EXPERIMENTS,
    FIRST_ARTIFACT,
    FORMULAS_EACH,
    LABORATORIES,
    MATERIALS,
    NOTHING,
    PUBLICATIONS,
    SALT,
)
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.tree import COUNTED, THING, Effect, Portion
from emerald.kernel.vecs import append, i64, vec

# -- what a cost is made of (T10.4): the materials by space, and those of which any will do ----------

COST_ANY_RAW: Final = MATERIALS
COST_ANY_REFINED: Final = MATERIALS + 1
COSTS: Final = MATERIALS + 2

# -- what an achievement is shown (T12.1): the same, then salt, sulfur, aether, and whatever there is ----

SHOW_SALT: Final = COSTS
SHOW_ANY_ESSENCE: Final = SHOW_SALT + 3
SHOW_ANY_MATERIAL: Final = SHOW_ANY_ESSENCE + 1
SHOWS: Final = SHOW_ANY_MATERIAL + 1

# -- bonuses of a chamber (T2.3): rows at their left and right ends, columns at top and bottom -----------

BONUSES: Final = 12
BONUS_PLACE_NAMES: Final = [
    *[f"row-{row}-{end}" for row in (1, 2, 3) for end in ("left", "right")],
    *[f"column-{column}-{end}" for column in (1, 2, 3) for end in ("top", "bottom")],
]
LINES: Final = 6  # three rows, three columns: line × 2 + 0 or 1 is the place of a bonus
LINE_CELLS: Final[vec[i64]] = vec[i64](
    [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100]
)  # a mask each

# -- answers inside an effect: the parts of an experiment's reward, at fixed places ----------------------

OPTIONS_EACH: Final = 4
OPTIONS: Final = EXPERIMENTS * OPTIONS_EACH


def places(kind: str, count: int) -> list[str]:
    """Return the names of the places of a kind of component, which no catalogue changes."""
    return [f"{kind}-{place + 1}" for place in range(count)]


def option_names() -> list[str]:
    """Return the names of all options: the place of the experiment, and which part of its reward."""
    return [f"{place}.{part + 1}" for place in places("experiment", EXPERIMENTS) for part in range(OPTIONS_EACH)]


@final
class Experiment:
    """T2, T10 An experiment: what it asks, what it costs, what it brings."""

    def __init__(
        self,
        name: str = "",
        title: str = "",
        level: i64 = NOTHING,
        element: i64 = 0,
        requires: i64 = 0,
        cost: tuple[Portion, ...] = (),
        reward: Effect | None = None,
        points: i64 = 0,
        seats: i64 = 2,
    ) -> None:
        self.name: Final = name  # the catalogue's id; empty where the place is vacant
        self.title: Final = title  # what a catalogue of one's own calls it; empty where the language files do
        self.level: Final = level
        self.element: Final = element
        self.requires: Final = requires  # T10.2
        self.cost: Final = cost  # T10.4
        self.reward: Final = reward  # T10.5
        self.points: Final = points
        self.seats: Final = seats  # T2.1: with fewer players it stays in the box


@final
class Artifact:
    """T2, T5.4 An artifact: its symbols and its ability."""

    def __init__(
        self,
        name: str = "",
        title: str = "",
        level: i64 = NOTHING,
        symbols: tuple[int, ...] = (0, 0, 0, 0),
        ability: Effect | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.level: Final = level  # starting, 1, 2 or 3
        self.symbols: Final = symbols  # how many of each element
        self.ability: Final = ability


@final
class Publication:
    """T2, T14.2 A publication: the symbols it needs, the points they bring."""

    def __init__(
        self,
        name: str = "",
        title: str = "",
        needs: tuple[int, ...] = (0, 0, 0, 0),
        points: i64 = 0,
        seats: i64 = 2,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.needs: Final = needs  # how many symbols of each element
        self.points: Final = points
        self.seats: Final = seats


@final
class Achievement:
    """T2, T12 An achievement: what is shown for it, what it brings at once, what at the end."""

    def __init__(
        self,
        name: str = "",
        title: str = "",
        condition: tuple[Portion, ...] = (),
        bonus: Effect | None = None,
        points: i64 = 0,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.condition: Final = condition
        self.bonus: Final = bonus
        self.points: Final = points


@final
class Formula:
    """T2, T11 A formula of an alchemist: its ability, used once."""

    def __init__(self, name: str, title: str, ability: Effect | None) -> None:
        self.name: Final = name
        self.title: Final = title
        self.ability: Final = ability


@final
class Laboratory:
    """T2.2, T2.3 The laboratory of an alchemist: its arrows, its chamber, its formulas."""

    def __init__(
        self,
        name: str,
        title: str,
        arrows: tuple[int, ...],
        cells: tuple[int, ...],
        bonuses: list[Effect],
        formulas: list[Formula],
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.arrows: Final = arrows  # T2.7: a colour for each, from lead to copper on
        self.cells: Final = cells  # T2.3: the open ones, row by row
        self.bonuses: Final = bonuses  # in the order of BONUS_PLACE_NAMES
        self.formulas: Final = formulas


@final
class FirstGame:
    """T3.14 What a seat of the introductory set-up is given, by place."""

    def __init__(self, laboratory: i64, experiment: i64, masterpiece: i64, publication: i64, artifact: i64) -> None:
        self.laboratory: Final = laboratory
        self.experiment: Final = experiment
        self.masterpiece: Final = masterpiece
        self.publication: Final = publication
        self.artifact: Final = artifact


@final
class Box:
    """T2.5, T2.6 What is printed on the main board, and the bonus tokens (T3.5)."""

    def __init__(self, essence_of_face: list[int], essence_of_track: list[int], bonus_tokens: list[int]) -> None:
        self.essence_of_face: Final[vec[i64]] = vec[i64](essence_of_face)  # by metal face; ANY_ESSENCE may be one
        self.essence_of_track: Final[vec[i64]] = vec[i64](essence_of_track)
        self.bonus_tokens: Final[vec[i64]] = vec[i64](bonus_tokens)  # how many of each kind


@final
class Components:
    """T2 All components of one edition; shared by all its games, never changed."""

    def __init__(
        self,
        lexicon: Lexicon,
        experiments: list[Experiment],
        artifacts: list[Artifact],
        publications: list[Publication],
        achievements: list[Achievement],
        laboratories: list[Laboratory],
        first_games: list[FirstGame],
        box: Box,
        bot_cards: list[BotCard],
    ) -> None:
        self.lexicon: Final = lexicon
        self.experiments: Final = experiments
        self.artifacts: Final = artifacts
        self.publications: Final = publications
        self.achievements: Final = achievements
        self.laboratories: Final = laboratories
        self.first_games: Final = first_games  # by seat
        self.box: Final = box
        self.bot_cards: Final = bot_cards  # T13.5, by number

        self.experiment_level: Final = vec[i64]([each.level for each in experiments])
        self.experiment_element: Final = vec[i64]([each.element for each in experiments])
        self.experiment_requires: Final = vec[i64]([each.requires for each in experiments])
        self.experiment_points: Final = vec[i64]([each.points for each in experiments])
        self.experiment_cost: Final[vec[i64]] = _costs(experiments)  # place × COSTS + what
        self.experiment_reward: Final = vec[i64]([number(each.reward) for each in experiments])
        self.artifact_level: Final = vec[i64]([each.level for each in artifacts])
        self.first_artifact: Final[vec[i64]] = _first_of_levels(artifacts)
        self.artifact_symbols: Final[vec[i64]] = vec[i64]([count for each in artifacts for count in each.symbols])
        self.printed: Final = Printed(  # T13: as the bot sees them
            self.experiment_level,
            self.experiment_element,
            self.experiment_requires,
            self.experiment_points,
            self.artifact_symbols,
            bot_cards,
        )
        self.artifact_ability: Final = vec[i64]([number(each.ability) for each in artifacts])
        self.publication_needs: Final[vec[i64]] = vec[i64]([count for each in publications for count in each.needs])
        self.publication_points: Final = vec[i64]([each.points for each in publications])
        self.achievement_points: Final = vec[i64]([each.points for each in achievements])
        self.achievement_bonus: Final = vec[i64]([number(each.bonus) for each in achievements])
        self.achievement_shows: Final[vec[i64]] = _shows(achievements)  # place × SHOWS + what
        self.achievement_counts: Final = [_counts_of(each) for each in achievements]
        self.formula_ability: Final[vec[i64]] = vec[i64](
            [number(formula.ability) for each in laboratories for formula in each.formulas]
        )
        self.arrow_colour: Final[vec[i64]] = vec[i64]([colour for each in laboratories for colour in each.arrows])
        self.open_cells: Final = vec[i64]([mask(each.cells) for each in laboratories])
        self.chamber_bonus: Final[vec[i64]] = vec[i64](
            [number(bonus) for each in laboratories for bonus in each.bonuses]
        )
        counts = [len(experiments), len(artifacts), len(publications), len(achievements), len(laboratories)]
        assert counts == [EXPERIMENTS, ARTIFACTS, PUBLICATIONS, ACHIEVEMENTS, LABORATORIES]

    def formula(self, place: i64) -> Formula:
        """Return a formula, numbered over all laboratories, eight for each (T2.2)."""
        return self.laboratories[place // FORMULAS_EACH].formulas[place % FORMULAS_EACH]

    def experiments_for(self, level: i64, seats: i64) -> vec[i64]:
        """T2.1 Return the places of the experiments of a level that are played with that many seats."""
        found = vec[i64]()
        for place in range(EXPERIMENTS):
            if self.experiment_level[place] == level and self.experiments[place].seats <= max(seats, 2):
                found = append(found, place)
        return found

    def publications_for(self, seats: i64) -> vec[i64]:
        """T2.1 Return the places of the publications that are played with that many seats."""
        found = vec[i64]()
        for place in range(PUBLICATIONS):
            publication = self.publications[place]
            if publication.name and publication.seats <= max(seats, 2):
                found = append(found, place)
        return found

    def artifacts_of(self, level: i64) -> vec[i64]:
        """T2 Return the places of the artifacts of a level."""
        found = vec[i64]()
        for place in range(ARTIFACTS):
            if self.artifact_level[place] == level:
                found = append(found, place)
        return found

    def achievements_there(self) -> vec[i64]:
        """T12.1 Return the places of the achievements there are."""
        found = vec[i64]()
        for place in range(ACHIEVEMENTS):
            if self.achievements[place].name:
                found = append(found, place)
        return found


def _first_of_levels(artifacts: list[Artifact]) -> vec[i64]:
    """T2 Return by level the place of its first artifact, and the place behind the last of all."""
    found = vec[i64]([0])
    place: i64 = FIRST_ARTIFACT[1]
    for level in range(1, 4):
        found = append(found, place)
        while place < len(artifacts) and artifacts[place].level == level:
            place += 1
    return append(found, place)


def number(effect: Effect | None) -> i64:
    """Return what steps call an effect; NOTHING if there is none."""
    return NOTHING if effect is None else effect.id


def mask(flags: tuple[int, ...]) -> i64:
    """Return a set as a mask."""
    found: i64 = 0
    for place in range(len(flags)):
        if flags[place]:
            found |= 1 << place
    return found


def cost_word(thing: i64) -> i64:
    """Return what of a cost a thing is."""
    return COST_ANY_RAW if thing == ANY_RAW else COST_ANY_REFINED if thing == ANY_REFINED else thing


def _costs(experiments: list[Experiment]) -> vec[i64]:
    table = vec[i64]([0] * (len(experiments) * COSTS))
    for place in range(len(experiments)):
        for portion in experiments[place].cost:
            table[place * COSTS + cost_word(portion.word)] += portion.amount
    return table


def _shows(achievements: list[Achievement]) -> vec[i64]:
    table = vec[i64]([0] * (len(achievements) * SHOWS))
    for place in range(len(achievements)):
        for portion in achievements[place].condition:
            what = _shown(portion)
            if what != NOTHING:
                table[place * SHOWS + what] += portion.amount
    return table


def _shown(portion: Portion) -> i64:
    """T12.1 Return which cubes or tokens an entry asks for; NOTHING where it asks for something else."""
    word = portion.word
    if portion.kind == COUNTED:
        return SHOW_ANY_MATERIAL if word == MATERIALS_HELD else SHOW_ANY_ESSENCE if word == ESSENCES_HELD else NOTHING
    assert portion.kind == THING
    if word == ANY_ESSENCE_THING:
        return SHOW_ANY_ESSENCE
    return SHOW_SALT + word - SALT if SALT <= word < SALT + 3 else cost_word(word)


def _counts_of(achievement: Achievement) -> vec[i64]:
    """T15.8 Return what is counted for an achievement, each with how many it takes."""
    found = vec[i64]()
    for portion in achievement.condition:
        if portion.kind == COUNTED and _shown(portion) == NOTHING:
            found = append(append(found, portion.word), portion.amount)
    return found
