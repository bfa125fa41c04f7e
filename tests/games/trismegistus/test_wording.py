"""T15 Whatever a card can say is said in five languages, with the plurals and cases of each."""

import pytest

from emerald.games.trismegistus.catalogue import read_catalogue
from emerald.games.trismegistus.lexicon import (
    ARROW_WORDS,
    DRAW_WORDS,
    FORM_WORDS,
    TRACK_WORDS,
    condition_of,
    cost_of,
    new_lexicon,
)
from emerald.games.trismegistus.lexicon import effect_of as read
from emerald.games.trismegistus.wording import (
    effect_messages,
    effect_words,
    experiment_name,
    formula_name,
    laboratory_name,
    portion_messages,
    thing_id,
)
from emerald.kernel.messages import packed
from emerald.words import LANGUAGES, words_of
from tests.games.trismegistus.editions import OTHER

COUNTS = [1, 2, 3, 5, 9, 21]


def said(text, language="en"):
    lexicon = new_lexicon()
    return words_of(language).parts(effect_words(lexicon, read(lexicon, text, "here")))


def shown(text, language="en", read_portions=condition_of):
    lexicon = new_lexicon()
    return words_of(language).parts(packed(portion_messages(lexicon, read_portions(lexicon, text))))


SENTENCES = [
    (
        "gain 2 raw copper; advance 1 on fire",
        {
            "en": "gain 2 raw copper; advance 1 step on the fire track",
            "de": "erhalte 2 Stück rohes Kupfer; steige auf der Feuerleiste 1 Schritt auf",
            "es": "gana 2 cubos de cobre en bruto; avanza 1 paso en el medidor de fuego",
            "pl": "otrzymaj 2 kostki surowej miedzi; przesuń się o 1 krok na torze ognia",
            "ru": "получите 2 кубика сырой меди; продвиньтесь на 1 шаг по треку огня",
        },
    ),
    (
        "gain 1 any essence; gain 5 any essence",
        {
            "en": "gain 1 essence of your choice; gain 5 essences of your choice",
            "de": "erhalte 1 beliebige Essenz; erhalte 5 beliebige Essenzen",
            "es": "gana 1 esencia a tu elección; gana 5 esencias a tu elección",
            "pl": "otrzymaj 1 dowolną esencję; otrzymaj 5 dowolnych esencji",
            "ru": "получите 1 любую эссенцию; получите 5 любых эссенций",
        },
    ),
    (
        "gain 1 ethereal die; gain 3 salt",
        {
            "en": "gain 1 ethereal die; gain 3 salt",
            "de": "erhalte 1 ätherischen Würfel; erhalte 3 Salzessenzen",
            "es": "gana 1 dado etéreo; gana 3 esencias de sal",
            "pl": "otrzymaj 1 eteryczną kość; otrzymaj 3 esencje soli",
            "ru": "получите 1 эфирный куб; получите 3 эссенции соли",
        },
    ),
    (
        "gain 2 points per fire experiment",
        {
            "en": "gain 2 victory points per completed fire experiment",
            "de": "erhalte 2 Siegpunkte je abgeschlossenem Feuerexperiment",
            "es": "gana 2 puntos de victoria por cada experimento de fuego completado",
            "pl": "otrzymaj 2 punkty zwycięstwa za każdy ukończony eksperyment ognia",
            "ru": "получите 2 победных очка за каждый завершённый эксперимент огня",
        },
    ),
    (
        "gain 1 point per formula; gain 5 points",
        {
            "en": "gain 1 victory point per formula in the stone; gain 5 victory points",
            "de": "erhalte 1 Siegpunkt je Formel im Stein; erhalte 5 Siegpunkte",
            "es": "gana 1 punto de victoria por cada fórmula de la piedra; gana 5 puntos de victoria",
            "pl": "otrzymaj 1 punkt zwycięstwa za każdą formułę w kamieniu; otrzymaj 5 punktów zwycięstwa",
            "ru": "получите 1 победное очко за каждую формулу в камне; получите 5 победных очков",
        },
    ),
    (
        "three times exchange refined for gold; transmute wild; draw artifact",
        {
            "en": "up to 3 times: exchange a refined material for 1 gold; transmute along any arrow; "
            "take a random artifact and use it at once",
            "de": "bis zu 3-mal: tausche ein verarbeitetes Material gegen 1 Stück Gold; "
            "transmutiere entlang eines beliebigen Pfads; nimm ein zufälliges Artefakt und benutze es sofort",
            "es": "hasta 3 veces: cambia un material refinado por 1 cubo de oro; transmuta por una flecha cualquiera; "
            "toma un artefacto al azar y úsalo al instante",
            "pl": "do 3 razy: wymień oczyszczoną substancję na 1 kostkę złota; transmutuj wzdłuż dowolnej strzałki; "
            "weź losowy artefakt i od razu go użyj",
            "ru": "до 3 раз: обменяйте очищенный материал на 1 кубик золота; трансмутируйте по любой стрелке; "
            "возьмите случайный артефакт и сразу используйте его",
        },
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "wanted"), SENTENCES)
def test_t15_what_a_card_says_is_said_in_the_language(text, wanted, language):
    """T15.1 to T15.7: every sign has its clause."""
    assert said(text, language) == wanted[language]


def test_t15_what_is_paid_for_follows_its_price():
    assert said("pay 1 step: gain 1 gold") == "go back 1 step on a track of your choice: gain 1 gold"
    assert said("pay 1 reaction token: (gain 1 salt; draw publications); gain 1 gold") == (
        "discharge 1 reaction token: (gain 1 salt; draw 2 publications, then put 1 of your hand under the deck); "
        "gain 1 gold"
    )


def test_t10_4_what_a_cost_asks_for():
    assert shown("2 raw copper, 1 silver, 1 any refined") == "2 raw copper; 1 silver; 1 refined material of your choice"


def test_t15_8_what_an_achievement_asks_for():
    assert shown("8 materials; ".rstrip("; ")) == "8 cubes of any material"
    text = "fire 5, any track 10, 2 silver, 1 gold, 2 level-2 experiments, 1 air artifact, 4 formulas"
    assert shown(text) == (
        "step 5 on the fire track; step 10 on any one track; 2 silver; 1 gold; 2 completed level 2 experiments; "
        "1 air artifact; 4 formulas"
    )
    assert shown("1 gold, 1 any essence", "pl") == "1 kostka złota; 1 dowolna esencja"
    assert (
        shown("2 raw lead, 1 any refined", "ru", cost_of)
        == "2 кубика сырого свинца; 1 кубик любого очищенного материала"
    )


def every_clause():
    """Return every clause that T15 knows, with every count."""
    lexicon = new_lexicon()
    things = [name for name in lexicon.things.names if name and name != "step"]
    clauses = [f"gain {count} {thing}" for count in COUNTS for thing in things]
    per = [lexicon.counted.names[i] for i in [*range(4), *range(5, 11), *range(16, 28)]]
    clauses += [f"gain {count} point per {counted}" for count in COUNTS for counted in per]
    clauses += [f"advance 1 on {track}" for track in TRACK_WORDS]
    clauses += [f"advance {count} on any track" for count in (2, 3)]
    times = ["", "twice ", "three times ", "four times ", "five times "]
    clauses += [f"{time}exchange {form}" for time in times for form in FORM_WORDS]
    clauses += [f"{time}transmute {arrow}" for time in times for arrow in ARROW_WORDS]
    clauses += [f"draw {card}" for card in DRAW_WORDS]
    return [*clauses, "recharge reaction token", "pay 1 reaction token: gain 1 salt", "pay 1 step: gain 1 salt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_t15_every_clause_has_its_words(language):
    sentences = {clause: said(clause, language) for clause in every_clause()}
    assert len(sentences) > 290
    for clause, sentence in sentences.items():
        assert "⟨" not in sentence, clause
        assert "=" not in sentence, clause
        assert "effect-" not in sentence, clause
    assert len(set(sentences.values())) == len(sentences), "two clauses are said alike"


@pytest.mark.parametrize("language", LANGUAGES)
def test_t15_8_everything_asked_for_has_its_words(language):
    lexicon = new_lexicon()
    counted = [lexicon.counted.names[i] for i in [*range(5), *range(6, 22), 28, 29]]
    texts = [f"{name} 7" if i < 5 else f"{count} {name}" for i, name in enumerate(counted) for count in (1, 2, 5)]
    sentences = {text: shown(text, language) for text in texts}
    assert len(set(sentences.values())) == len(sentences)
    assert not any("⟨" in sentence or "=" in sentence for sentence in sentences.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_t15_every_thing_has_a_name(language):
    lexicon = new_lexicon()
    ids = [thing_id(lexicon, thing) for thing, name in enumerate(lexicon.things.names) if name]
    names = [words_of(language).say("effect-thing", {"what": each}) for each in ids]
    assert len(set(names)) == len(ids) == 22
    assert not any("⟨" in name for name in names)


@pytest.mark.parametrize("path", [None, OTHER], ids=["emerald", "other"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_a_catalogue_is_said(path, language):
    box = read_catalogue(path).components
    words = words_of(language)
    effects = [effect for effect in box.lexicon.book.effects if effect.owner]
    assert len(effects) > 300
    for effect in effects:
        sentence = words.parts(packed(effect_messages(box.lexicon, effect)))
        assert sentence
        assert "⟨" not in sentence
        assert "effect-" not in sentence, effect.text


def test_names_are_those_of_the_language_or_the_catalogues_own():
    emerald, other = read_catalogue().components, read_catalogue(OTHER).components
    german = words_of("de")
    assert [german.parts(laboratory_name(emerald, place)) for place in (0, 4)] == ["Claude Duval", "Maria Prophetissa"]
    assert german.parts(experiment_name(emerald, 12)) == "Kalzination"
    assert german.parts(formula_name(emerald, 8)) == "Das Netz"
    assert german.parts(experiment_name(other, 0)) == "Work 54"
    assert german.parts(formula_name(other, 17)) == "Recipe 3.2"
