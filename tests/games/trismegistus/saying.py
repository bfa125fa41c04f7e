"""Cards that say anything: played in the middle of a turn, or put in the place of those of an edition."""

from emerald.games.trismegistus.catalogue import Catalogue
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
from emerald.games.trismegistus.game import Trismegistus
from emerald.games.trismegistus.lexicon import condition_of, cost_of, effect_of, reward_of
from emerald.games.trismegistus.pieces import ELEMENT_NAMES
from emerald.kernel.agenda import settle
from emerald.kernel.effects.resolve import AGREED, Resolve


def say(t, text, seat=1):
    """Let what a card says happen for a seat, now."""
    return begin(t, effect_of(t.game.catalogue.components.lexicon, text, "a test"), seat)


def say_in_any_order(t, text, seat=1):
    """Let the parts of a reward happen in the order its owner likes."""
    return begin(t, reward(t.game.catalogue.components.lexicon, text), seat)


def begin(t, effect, seat):
    t.state.then(Resolve(seat - 1, effect.id, AGREED))
    settle(t.state)
    return t


def reward(lexicon, text):
    """Return a reward whose parts are the next options, behind those of the edition."""
    return reward_of(lexicon, text, "a test", len(lexicon.book.options), 8)


def parts(t):
    """Return the lawful answers that name parts of an effect by the words of these parts."""
    book = t.game.catalogue.components.lexicon.book
    verb = t.game.actions.verb(t.game.actions.parse("choose experiment-1.1"))
    found = {}
    for words in t.may():
        action = t.game.actions.parse(words)
        if verb.base <= action < verb.end:
            found[book.effects[book.options[action - verb.base]].text] = words
    return found


def edition(game, experiments=None, artifacts=None, achievements=None, publications=None, formulas=None, bonuses=None):
    """Return a game like another, with some components saying something else: by id, the keys of a catalogue.

    Formulas are written by laboratory and number, bonuses by laboratory and place: ``{"lab-1": {"row-1-left": …}}``.
    """
    old = game.catalogue.components
    lexicon = old.lexicon
    made = Components(
        lexicon,
        [_experiment(lexicon, each, (experiments or {}).get(each.name)) for each in old.experiments],
        [_artifact(lexicon, each, (artifacts or {}).get(each.name)) for each in old.artifacts],
        [_publication(each, (publications or {}).get(each.name)) for each in old.publications],
        [_achievement(lexicon, each, (achievements or {}).get(each.name)) for each in old.achievements],
        [_laboratory(lexicon, each, (formulas or {}).get(each.name), (bonuses or {}).get(each.name))
         for each in old.laboratories],
        old.first_games,
        old.box,
        old.bot_cards,
    )  # fmt: skip
    return Trismegistus(Catalogue(made, "said otherwise", "", []))


def _experiment(lexicon, old, new):
    if new is None:
        return old
    return Experiment(
        old.name,
        "",
        old.level,
        ELEMENT_NAMES.index(new["element"]) if "element" in new else old.element,
        new.get("requires", old.requires),
        cost_of(lexicon, new["cost"]) if "cost" in new else old.cost,
        reward(lexicon, new["reward"]) if "reward" in new else old.reward,
        new.get("points", old.points),
        old.seats,
    )


def _artifact(lexicon, old, new):
    if new is None:
        return old
    ability = effect_of(lexicon, new["ability"], old.name) if "ability" in new else old.ability
    return Artifact(old.name, "", old.level, new.get("symbols", old.symbols), ability)


def _publication(old, new):
    return old if new is None else Publication(old.name, "", new["needs"], new["points"], old.seats)


def _achievement(lexicon, old, new):
    if new is None:
        return old
    bonus = effect_of(lexicon, new["bonus"], old.name) if "bonus" in new else None
    return Achievement(old.name, "", condition_of(lexicon, new["condition"]), bonus, new.get("points", old.points))


def _laboratory(lexicon, old, formulas, bonuses):
    abilities = [
        Formula(each.name, "", effect_of(lexicon, (formulas or {})[number], each.name))
        if number in (formulas or {})
        else each
        for number, each in enumerate(old.formulas, 1)
    ]
    effects = [
        effect_of(lexicon, (bonuses or {})[place], old.name) if place in (bonuses or {}) else each
        for place, each in zip(BONUS_PLACE_NAMES, old.bonuses, strict=True)
    ]
    return Laboratory(old.name, "", old.arrows, old.cells, effects, abilities)


def experiment(t, name):
    """Return the words of an experiment in an answer."""
    names = [each.name for each in t.game.catalogue.components.experiments]
    return f"experiment-{names.index(name) + 1}"


def publication(t, name):
    """Return the words of a publication in an answer."""
    names = [each.name for each in t.game.catalogue.components.publications]
    return f"publication-{names.index(name) + 1}"


def perform(t, *names):
    """Perform experiments of the hand, one after another."""
    for name in names:
        t.do(f"perform {experiment(t, name)}")
    return t
