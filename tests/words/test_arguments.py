"""Arguments become what sentences can use."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from emerald.kernel.catalogue import KINDS as TYPES
from emerald.kernel.catalogue import Source
from emerald.kernel.effects.grammar import parse_effect
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.wording import WordError
from emerald.kernel.faults import CatalogueError
from emerald.kernel.messages import Message, packed
from emerald.words import words_of
from emerald.words.arguments import PHRASES, fitted

NAMES: Final = ["Anna", "Ben"]


def test_a_seat_becomes_who_sits_there() -> None:
    assert fitted({"seat": 2, "other": 1}, NAMES) == {"seat": "Ben", "other": "Anna"}


def test_a_seat_nobody_sits_on_stays_a_number() -> None:
    assert fitted({"seat": 3, "other": 0}, NAMES) == {"seat": 3, "other": 0}
    assert fitted({"seat": 1}) == {"seat": 1}


def test_ids_texts_and_numbers_stay_what_they_are() -> None:
    args: dict[str, int | str] = {"card": "horten", "word": "two words", "count": 2, "plot": 1}
    assert fitted(args, NAMES) == args


def test_an_empty_text_becomes_0_where_sentences_choose_by_it() -> None:
    assert fitted({"meant": ""}) == {"meant": 0}
    assert fitted({"meant": "salt"}) == {"meant": "salt"}


def test_a_phrase_of_the_kernel_becomes_an_id() -> None:
    assert fitted({"expected": "a number, a scale or a condition"}) == {"expected": "a-number-a-scale-or-a-condition"}
    assert fitted({"expected": "an effect, but the text ends"}) == {"expected": "an-effect"}


def test_other_words_expected_are_left_alone() -> None:
    assert fitted({"expected": "digest 5"}) == {"expected": "digest 5"}


def test_the_types_a_catalogue_wants_are_phrases() -> None:
    assert set(TYPES.values()) <= set(PHRASES)


@pytest.mark.parametrize("text", ["", "gain", "gain 3", "gain 3 stones", "fly", "if stones: gain 1 salt", "pay x: fly"])
def test_what_a_card_text_lacks_is_said_in_every_language(text: str) -> None:
    lexicon = Lexicon()
    lexicon.thing("salt")
    with pytest.raises(WordError) as caught:
        parse_effect(lexicon, text)
    fault = caught.value
    assert fault.expected.removesuffix(", but the text ends") in PHRASES
    args: dict[str, int | str] = {"key": "effect", "text": text, "word": fault.word, "place": fault.place}
    args.update({"expected": fault.expected, "meant": fault.meant})
    said = {words_of(language).say("catalogue-wording", args) for language in ("en", "de", "es", "pl", "ru")}
    assert len(said) == 5
    assert not any("⟨" in sentence for sentence in said)


def test_wrong_types_are_named_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[catalogue]\nname = 3\nedition = "x"\n[one]\nflag = 1\nwords = 2\ncount = "x"\n')
    source = Source(tmp_path)
    one = source.table("one")
    one.flag("flag")
    one.words("words", ["a"])
    one.integer("count", 1, 2)
    with pytest.raises(CatalogueError) as caught:
        source.finish()
    for language, wanted in {"en": "true or false", "pl": "true albo false", "ru": "true или false"}.items():
        said = [words_of(language).say(fault.key, {**fault.args, "word": fault.word}) for fault in caught.value.faults]
        assert len(said) == 4
        assert wanted in " ".join(said)
        assert not any("⟨" in sentence for sentence in said)


def test_messages_within_an_argument_are_said_one_after_another() -> None:
    inner = packed([Message("effect-pay", "", {"count": 1, "what": "step"}), Message("effect-recharge")])
    assert inner == "effect-pay count=1 what=step; effect-recharge"
    assert words_of("en").parts(inner) == "go back 1 step on a track of your choice: recharge a reaction token"
    assert (
        words_of("de")
        .say("why-not-must-choose", {"effect": inner})
        .endswith("„gehe auf einer beliebigen Leiste 1 Schritt zurück: lade einen Reaktionsmarker wieder auf“.")
    )


def test_words_that_are_no_message_stand_for_themselves() -> None:
    for text in ("gain 2 salt; gain 1 gold", "pay 1 salt: (gain 1 gold; fly)", "Work 12", ""):
        assert words_of("pl").parts(text) == text
