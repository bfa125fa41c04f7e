"""The table of Trismegistus as its client draws it: everything visible, by name.

A component has its `place`, by which answers call it (`experiment-12`), and its `name`: the key of a message, or what a
catalogue of one's own calls it. What it does stands in the components of the game.
"""

from __future__ import annotations

from msgspec import Struct


class Component(Struct, frozen=True):
    """A card, tile or board: where it belongs, and what it is called."""

    place: str
    name: str


class Bowl(Struct, frozen=True):
    """The dice in one bowl, by colour."""

    face: str
    dice: dict[str, int]


class Page(Struct, frozen=True):
    """A page of a book of experiments."""

    page: str
    book: str
    experiment: Component | None


class MarketSpace(Struct, frozen=True):
    """A space of the market."""

    space: str
    artifact: Component | None


class BonusSpace(Struct, frozen=True):
    """A space for a bonus token on a mastery track."""

    element: str
    step: int
    token: str  # empty where it has been taken


class Die(Struct, frozen=True):
    """The die on a potency track."""

    colour: str
    face: str
    potency: int


class Slot(Struct, frozen=True):
    """The place beside an arrow, for an artifact."""

    slot: str
    arrow: str
    colour: str  # of the arrow; empty before there is a laboratory
    artifact: Component | None
    is_charged: bool


class FormulaSpace(Struct, frozen=True):
    """A formula that is still locked."""

    space: str
    formula: str


class Cell(Struct, frozen=True):
    """A cell of the chamber."""

    cell: str
    is_open: bool
    formula: str  # empty where none lies
    is_used: bool


class DealtCard(Struct, frozen=True):
    """A card of the secret choices; without a component the reader does not know it."""

    kind: str
    component: Component | None
    is_chosen: bool


class TrismegistusSeat(Struct, frozen=True):
    """One player's laboratory, and what lies beside it."""

    seat: int
    laboratory: Component | None
    held: dict[str, int]
    tracks: dict[str, int]
    used: dict[str, int]
    die: Die | None
    slots: list[Slot]
    beside: list[Component]
    done: list[Component]
    has_masterpiece: bool
    publications: int
    formulas: list[FormulaSpace]
    chamber: list[Cell]
    by_experiment: list[str]
    by_gold: list[str]
    achievements: list[Component]
    reached: list[int]  # places among the bonus spaces
    dealt: list[DealtCard]
    choices: int  # how many of the four secret choices are made


class Botmegistus(Struct, frozen=True):
    """The opponent of a solo game; everything it has is open."""

    tracks: dict[str, int]
    used: dict[str, int]
    gold: int
    ethereal_dice: int
    points: int
    die: Die | None
    artifacts: list[Component]
    beside: list[Component]
    done: list[Component]
    drawn: list[Component]
    pile: list[str]  # its cards that have not come yet; in no order
    discards: list[str]
    left: str
    right: str


class UnseenLevel(Struct, frozen=True):
    """The places of the cards of one level that the reader has not seen."""

    level: str
    cards: list[str]


class TrismegistusBoard(Struct, frozen=True, tag="trismegistus"):
    """The table as one seat knows it; `hand` and `masterpiece` are the reader's own."""

    round: int
    active: int  # whose turn it is; 0 nobody's
    is_bots_turn: bool
    row: list[int]  # the order of this round; one more than the seats is Botmegistus
    next_row: list[int]
    bowls: list[Bowl]
    pages: list[Page]
    market: list[MarketSpace]
    bonus: list[BonusSpace]
    climbs: dict[str, str]  # which track each essence climbs
    achievements: list[Component]
    seats: list[TrismegistusSeat]
    botmegistus: Botmegistus | None
    hand: list[Component]
    masterpiece: Component | None
    unseen_experiments: list[UnseenLevel]
    unseen_artifacts: list[UnseenLevel]
    unseen_publications: list[str]
    publication_deck: int
    is_solo: bool
    is_introductory: bool
    has_achievements: bool
    reacts_at_once: bool


# -- the box ------------------------------------------------------------------------------------


class Portion(Struct, frozen=True):
    """So much of something, as a cost or a condition has it."""

    what: str
    count: int


class ExperimentCard(Struct, frozen=True):
    """An experiment; `reward` is packed words, an argument of messages."""

    place: str
    name: str
    level: str
    element: str
    requires: int
    cost: list[Portion]
    reward: str
    points: int
    seats: int


class ArtifactTile(Struct, frozen=True):
    """An artifact: its symbols and its ability."""

    place: str
    name: str
    level: str
    symbols: dict[str, int]
    ability: str


class PublicationCard(Struct, frozen=True):
    """A publication: the symbols it needs, the points they bring."""

    place: str
    name: str
    needs: dict[str, int]
    points: int
    seats: int


class AchievementTile(Struct, frozen=True):
    """An achievement: what is shown for it, what it brings at once and at the end."""

    place: str
    name: str
    condition: list[Portion]
    bonus: str
    points: int


class LaboratoryFormula(Struct, frozen=True):
    """A formula of an alchemist."""

    name: str
    ability: str


class LaboratoryBoard(Struct, frozen=True):
    """The laboratory of an alchemist: arrows by colour, open cells, the bonuses of the chamber, formulas."""

    place: str
    name: str
    arrows: list[str]
    cells: list[bool]
    bonuses: dict[str, str]
    formulas: list[LaboratoryFormula]


class BotCard(Struct, frozen=True):
    """A card of Botmegistus: the die it looks for, what it spends and does; a personality has other deeds above you."""

    place: str
    kind: str
    element: str
    colour: str
    dice: list[str]
    potency: int
    deeds: list[Portion]
    above: list[Portion]


class TrismegistusComponents(Struct, frozen=True, tag="trismegistus"):
    """What the box holds, and what its boards say: the essence of each bowl, points by step and by formula."""

    edition: str
    bowls: dict[str, str]
    track_points: list[int]
    stone_points: list[int]
    experiments: list[ExperimentCard]
    artifacts: list[ArtifactTile]
    publications: list[PublicationCard]
    achievements: list[AchievementTile]
    laboratories: list[LaboratoryBoard]
    bot_cards: list[BotCard]
