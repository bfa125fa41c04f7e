"""Players find the words of the printed editions again."""

from __future__ import annotations

from typing import Final

import pytest

from emerald.words import words_of

POLISH: Final = {  # the rulebook of Alchemicus
    "card-horten": "ogród",
    "card-metalle": "kopalnia",
    "card-alembic": "alembik",
    "card-fornax": "huta",
    "card-labrium": "laboratorium",
    "card-pergula": "stragan",
    "card-taberna": "sklep",
    "card-donarium": "skarbiec",
    "card-domo": "pracownia",
    "card-gloria": "sława",
    "card-infamia": "zła sława",
}
PLAIN: Final = {
    "good-herbs": "zioła",
    "good-ore": "ruda",
    "good-tincture": "tynktura",
    "good-metal": "metal",
    "good-gold": "złoto",
    "place-building": "Budowanie",
    "place-spirit": "Duch",
    "place-harvest": "Pozyskanie",
    "place-transport": "Transport",
    "place-transmutation": "Transmutacja",
    "place-sale": "Sprzedaż",
    "place-gifts": "Dary",
    "option-alchemicus-bank": "Bank kart",
    "option-alchemicus-advanced-sale": "Zaawansowana sprzedaż",
    "option-alchemicus-race": "Wyścig po złoto",
    "score-fame": "Sława",
}
BOXES: Final = {  # the four rulebooks of Trismegistus
    "de": {
        "board-potency": "Macht",
        "board-mastery": "Meisterleiste",
        "board-chamber": "Kabuff",
        "board-stone": "Stein der Weisen",
        "board-bowl": "Schale",
        "piece-achievement": "Errungenschaft",
        "piece-masterpiece": "Meisterexperiment",
        "cube-any-raw": "beliebiges Rohmaterial",
        "bot-name": "Hermes Trismegistus",
    },
    "es": {
        "board-potency": "potencia",
        "board-mastery": "medidor de maestría",
        "board-chamber": "cámara",
        "board-stone": "piedra filosofal",
        "board-bowl": "cuenco",
        "piece-achievement": "logro",
        "piece-masterpiece": "experimento magistral",
        "cube-any-raw": "cualquier material en bruto",
        "bot-name": "Botmegistus",
    },
    "pl": {
        "board-potency": "moc",
        "board-mastery": "tor opanowania żywiołu",
        "board-stone": "kamień filozoficzny",
        "board-bowl": "misa",
        "board-book": "księga",
        "piece-achievement": "osiągnięcie",
        "piece-masterpiece": "eksperyment mistrzowski",
        "piece-material": "substancja",
        "bot-name": "Botmegistus",
    },
    "ru": {
        "board-potency": "эффективность",
        "board-mastery": "трек мастерства",
        "board-chamber": "подвал",
        "board-stone": "философский камень",
        "board-bowl": "чаша",
        "piece-achievement": "достижение",
        "piece-masterpiece": "шедевральный эксперимент",
        "piece-ethereal-die": "эфирный куб",
        "bot-name": "Ботмегистус",
    },
}
GARDENS: Final = {"en": "garden", "de": "Garten", "es": "huerto", "pl": "ogród", "ru": "сад"}


@pytest.mark.parametrize("key", POLISH)
def test_polish_glosses_are_those_of_the_box(key: str) -> None:
    assert words_of("pl").attribute(key, "gloss") == POLISH[key]


@pytest.mark.parametrize("key", PLAIN)
def test_polish_terms_are_those_of_the_box(key: str) -> None:
    assert words_of("pl").say(key) == PLAIN[key]


@pytest.mark.parametrize("language", BOXES)
def test_terms_of_trismegistus_are_those_of_the_box(language: str) -> None:
    assert {key: words_of(language).say(key) for key in BOXES[language]} == BOXES[language]


@pytest.mark.parametrize("language", GARDENS)
def test_latin_names_stay_and_are_explained(language: str) -> None:
    assert words_of(language).say("card-horten") == "Horten"
    assert words_of(language).attribute("card-horten", "gloss") == GARDENS[language]


def test_goods_are_declined_where_the_language_declines() -> None:
    args: dict[str, int | str] = {"good": "ore", "other": 2, "count": 2, "seat": 1}
    said = {
        language: words_of(language).say("question-alchemicus-buy-good", args, ["Anna", "Ben"]) for language in GARDENS
    }
    assert said == {
        "en": "Ben sells ore. Do you buy it for 2 cards?",
        "de": "Ben verkauft Erz. Kaufst du die Ware für 2 Karten?",
        "es": "Ben vende mineral. ¿Compras la mercancía por 2 cartas?",
        "pl": "Ben sprzedaje rudę. Czy odkupujesz ten towar za 2 karty?",
        "ru": "Ben продаёт руду. Купите ли вы этот товар за 2 карты?",
    }
