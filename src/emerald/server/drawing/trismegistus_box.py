"""What the box of Trismegistus holds, by name."""

from __future__ import annotations

from emerald.games.trismegistus import wording
from emerald.games.trismegistus.catalogue import Catalogue
from emerald.games.trismegistus.components import BONUS_PLACE_NAMES, Components
from emerald.games.trismegistus.pieces import COLOUR_NAMES, ELEMENT_NAMES, LEVEL_NAMES
from emerald.kernel.effects.tree import COUNTED, Effect
from emerald.kernel.effects.tree import Portion as Entry
from emerald.server.messages.trismegistus import (
    AchievementTile,
    ArtifactTile,
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
