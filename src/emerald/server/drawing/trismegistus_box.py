"""What the box of Trismegistus holds, by name."""

from __future__ import annotations

from emerald.games.trismegistus import wording
from emerald.games.trismegistus.botmegistus.cards import BOT_CARD_NAMES, KIND_NAMES, SYMBOL_NAMES
from emerald.games.trismegistus.botmegistus.cards import BotCard as Card
from emerald.games.trismegistus.botmegistus.errands import (
    ADVANCE_LOWEST,
    ADVANCE_ON,
    GAIN_ARTIFACT,
    GAIN_EXPERIMENT,
    GAIN_GOLD,
    GAIN_POINTS,
    Errand,
)
from emerald.games.trismegistus.catalogue import Catalogue
from emerald.games.trismegistus.components import BONUS_PLACE_NAMES, Components
from emerald.games.trismegistus.pieces import (
    ANY_ESSENCE,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    ESSENCE_NAMES,
    FACE_NAMES,
    LEVEL_NAMES,
    NOTHING,
    STONE_POINTS,
    TRACK_POINTS,
)
from emerald.kernel.effects.tree import COUNTED, Effect
from emerald.kernel.effects.tree import Portion as Entry
from emerald.server.messages.trismegistus import (
    AchievementTile,
    ArtifactTile,
    BotCard,
    ExperimentCard,
    LaboratoryBoard,
    LaboratoryFormula,
    Portion,
    PublicationCard,
    TrismegistusComponents,
)


def components(catalogue: Catalogue) -> TrismegistusComponents:
    """Return what a catalogue holds; vacant places are left out."""
    box = catalogue.components
    return TrismegistusComponents(
        edition=catalogue.edition,
        bowls={
            FACE_NAMES[face]: "any-essence" if essence == ANY_ESSENCE else ESSENCE_NAMES[essence]
            for face, essence in enumerate(box.box.essence_of_face)
        },
        track_points=[int(points) for points in TRACK_POINTS],
        stone_points=[int(points) for points in STONE_POINTS],
        experiments=[_experiment(box, place) for place, each in enumerate(box.experiments) if each.name],
        artifacts=[_artifact(box, place) for place, each in enumerate(box.artifacts) if each.name],
        publications=[
            PublicationCard(
                f"publication-{place + 1}",
                wording.publication_name(box, place),
                _by_element(each.needs),
                int(each.points),
                int(each.seats),
            )
            for place, each in enumerate(box.publications)
            if each.name
        ],
        achievements=[
            AchievementTile(
                f"achievement-{place + 1}",
                wording.achievement_name(box, place),
                _portions(box, each.condition),
                _words(box, each.bonus),
                int(each.points),
            )
            for place, each in enumerate(box.achievements)
            if each.name
        ],
        laboratories=[_laboratory(box, place) for place, each in enumerate(box.laboratories) if each.name],
        bot_cards=[_bot_card(place, each) for place, each in enumerate(box.bot_cards)],
    )


def _experiment(box: Components, place: int) -> ExperimentCard:
    each = box.experiments[place]
    return ExperimentCard(
        place=f"experiment-{place + 1}",
        name=wording.experiment_name(box, place),
        level=LEVEL_NAMES[each.level],
        element=ELEMENT_NAMES[each.element],
        requires=int(each.requires),
        cost=_portions(box, each.cost),
        reward=_words(box, each.reward),
        points=int(each.points),
        seats=int(each.seats),
    )


def _artifact(box: Components, place: int) -> ArtifactTile:
    each = box.artifacts[place]
    return ArtifactTile(
        f"artifact-{place + 1}",
        wording.artifact_name(box, place),
        LEVEL_NAMES[each.level],
        _by_element(each.symbols),
        _words(box, each.ability),
    )


def _laboratory(box: Components, place: int) -> LaboratoryBoard:
    each = box.laboratories[place]
    return LaboratoryBoard(
        place=f"laboratory-{place + 1}",
        name=wording.laboratory_name(box, place),
        arrows=[COLOUR_NAMES[colour] for colour in each.arrows],
        cells=[bool(cell) for cell in each.cells],
        bonuses={name: _words(box, bonus) for name, bonus in zip(BONUS_PLACE_NAMES, each.bonuses)},
        formulas=[
            LaboratoryFormula(wording.named("formula", formula.name, formula.title), _words(box, formula.ability))
            for formula in each.formulas
        ],
    )


def _bot_card(place: int, each: Card) -> BotCard:
    symbols = [each.left] if each.right == NOTHING else [each.left, each.right]
    return BotCard(
        place=BOT_CARD_NAMES[place],
        kind=KIND_NAMES[each.kind],
        element="" if each.element == NOTHING else ELEMENT_NAMES[each.element],
        colour=COLOUR_NAMES[each.colour],
        dice=[SYMBOL_NAMES[symbol] for symbol in symbols],
        potency=int(each.potency),
        deeds=_deeds(each.action),
        above=_deeds(each.above),
    )


def _deeds(errands: list[Errand]) -> list[Portion]:
    """Return what a card makes the bot do; steps on one track are told together."""
    found: list[Portion] = []
    for errand in errands:
        what, count = _deed(errand)
        if found and found[-1].what == what:
            found[-1] = Portion(what, found[-1].count + count)
        else:
            found.append(Portion(what, count))
    return found


def _deed(errand: Errand) -> tuple[str, int]:
    if errand.kind == ADVANCE_ON:
        return f"{ELEMENT_NAMES[errand.what]}-step", 1
    what = {
        ADVANCE_LOWEST: "lowest-step",
        GAIN_GOLD: "gold",
        GAIN_POINTS: "point",
        GAIN_ARTIFACT: "artifact",
        GAIN_EXPERIMENT: "experiment",
    }[int(errand.kind)]
    return what, int(errand.what) if errand.kind in (GAIN_GOLD, GAIN_POINTS) else 1


def _portions(box: Components, portions: tuple[Entry, ...]) -> list[Portion]:
    lexicon = box.lexicon
    return [
        Portion(
            wording.counted_id(lexicon, each.word) if each.kind == COUNTED else wording.thing_id(lexicon, each.word),
            int(each.amount),
        )
        for each in portions
    ]


def _words(box: Components, effect: Effect | None) -> str:
    return "" if effect is None else wording.effect_words(box.lexicon, effect)


def _by_element(counts: tuple[int, ...]) -> dict[str, int]:
    return {ELEMENT_NAMES[element]: int(count) for element, count in enumerate(counts) if count}
