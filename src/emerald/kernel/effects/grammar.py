"""The grammar: from words to a tree.

effect   := part (";" part)*                 do each, in this order
part     := "all of" "(" effect ")"          do each, in the order the owner likes
          | "gain" N thing ["per" counted]
          | "pay" cost ":" part              lost where it cannot be paid
          | "may" part                       asks yes or no
          | "choose" part ("|" part)+        asks which
          | "opponents" part                 each opponent in turn
          | "each player" part               the owner first
          | "twice" part | "three times" part …    each of them optional
          | "if" demands ":" part
          | verb operand…                    as the game's lexicon declares it
          | "(" effect ")"
cost     := N thing ("," N thing)*
demands  := demand ("," demand)*             all of them hold
demand   := N thing | N counted | scale N | condition
"""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.effects.lexicon import KEYWORDS, NUMBER, TIMES, Lexicon
from emerald.kernel.effects.printing import say
from emerald.kernel.effects.tree import (
    ALL,
    CHOOSE,
    CONDITION,
    COUNTED,
    EACH,
    GAIN,
    IF,
    MAY,
    NEXT_FREE,
    NONE,
    OPPONENTS,
    PAY,
    PRIMITIVE,
    REPEAT,
    SEQUENCE,
    THING,
    Effect,
    Portion,
)
from emerald.kernel.effects.wording import Reader, Terms, WordError

PREFIXES: Final[list[tuple[list[str], int, int]]] = [
    (["may"], MAY, 0),
    (["opponents"], OPPONENTS, 0),
    (["each", "player"], EACH, 0),
    *[(words.split(), REPEAT, times) for words, times in TIMES.items()],
]
MOST_PARTS: Final = 30  # the parts still to do are a mask


def parse_effect(lexicon: Lexicon, text: str) -> Effect:
    """Return the tree of a text, not yet numbered."""
    parser = _Parser(lexicon, text)
    effect = parser.sequence()
    parser.reader.finish("';' or the end")
    return effect


def parse_cost(lexicon: Lexicon, text: str) -> tuple[Portion, ...]:
    """Read a list such as ``2 raw copper, 1 raw lead``."""
    parser = _Parser(lexicon, text)
    portions = parser.cost()
    parser.reader.finish("',' or the end")
    return portions


def parse_requirement(lexicon: Lexicon, text: str) -> tuple[Portion, ...]:
    """Read a list such as ``fire 5, 3 artifacts, 2 raw copper``."""
    parser = _Parser(lexicon, text)
    portions = parser.demands()
    parser.reader.finish("',' or the end")
    return portions


def read_effect(
    lexicon: Lexicon,
    text: str,
    owner: str = "",
    first: int = NEXT_FREE,
    room: int = NONE,
    any_order: bool = False,
) -> Effect:
    """Parse a text and number it in the lexicon's book."""
    effect = parse_effect(lexicon, text)
    if any_order:
        effect = in_any_order(lexicon, effect)
    return lexicon.book.add(effect, owner, first, room)


def in_any_order(lexicon: Lexicon, effect: Effect) -> Effect:
    """Return a sequence as one whose order the owner chooses; anything else as it is."""
    if effect.op != SEQUENCE:
        return effect
    free = Effect(ALL, parts=effect.parts)
    return free.worded(say(lexicon, free))


@final
class _Parser:
    def __init__(self, lexicon: Lexicon, text: str) -> None:
        self.lexicon: Final = lexicon
        self.reader: Final = Reader(text)

    def made(self, effect: Effect) -> Effect:
        return effect.worded(say(self.lexicon, effect))

    def sequence(self) -> Effect:
        parts = [self.part()]
        while self.reader.skip(";"):
            parts.append(self.part())
        if len(parts) == 1:
            return parts[0]
        return self.made(Effect(SEQUENCE, parts=tuple(parts)))

    def part(self) -> Effect:
        reader = self.reader
        if reader.skip("("):
            inner = self.sequence()
            reader.expect(")")
            return inner
        if reader.peek() in KEYWORDS and reader.peek() not in self.lexicon.keywords:
            raise self.no_effect()
        if reader.skip("all"):
            return self.all_of()
        if reader.skip("gain"):
            return self.gain()
        if reader.skip("pay"):
            portions = self.cost()
            reader.expect(":")
            return self.made(Effect(PAY, portions=portions, parts=(self.part(),)))
        if reader.skip("choose"):
            return self.choose()
        if reader.skip("if"):
            portions = self.demands()
            reader.expect(":")
            return self.made(Effect(IF, portions=portions, parts=(self.part(),)))
        for words, op, times in PREFIXES:
            if reader.peek() == words[0]:
                for word in words:
                    reader.expect(word)
                return self.made(Effect(op, times, parts=(self.part(),)))
        return self.primitive()

    def all_of(self) -> Effect:
        self.reader.expect("of")
        self.reader.expect("(")
        parts = [self.part()]
        while self.reader.peek() == ";" or len(parts) == 1:
            self.reader.expect(";")
            parts.append(self.part())
            self.limit(parts)
        self.reader.expect(")")
        return self.made(Effect(ALL, parts=tuple(parts)))

    def choose(self) -> Effect:
        parts = [self.part()]
        while self.reader.peek() == "|" or len(parts) == 1:
            self.reader.expect("|")
            parts.append(self.part())
            self.limit(parts)
        return self.made(Effect(CHOOSE, parts=tuple(parts)))

    def limit(self, parts: list[Effect]) -> None:
        if len(parts) > MOST_PARTS:
            raise self.reader.wrong(f"at most {MOST_PARTS} parts", [])

    def gain(self) -> Effect:
        amount = self.reader.number()
        thing = self.reader.term(self.lexicon.things)
        per = self.reader.term(self.lexicon.counted) if self.reader.skip("per") else NONE
        return self.made(Effect(GAIN, amount, thing, per))

    def primitive(self) -> Effect:
        reader = self.reader
        verbs = self.lexicon.verbs()
        word = reader.peek()
        if word not in verbs:
            raise self.no_effect()
        reader.at += 1
        number = verbs.index(word)
        operands: list[int] = []
        for slot in self.lexicon.primitives[number].pattern:
            if slot == NUMBER:
                operands.append(reader.number())
            elif slot in self.lexicon.kinds:
                operands.append(reader.term(self.lexicon.kinds[slot]))
            else:
                reader.expect(slot)
        return self.made(Effect(PRIMITIVE, thing=number, operands=tuple(operands)))

    def no_effect(self) -> WordError:
        return self.reader.wrong("an effect", self.lexicon.keywords + self.lexicon.verbs())

    def cost(self) -> tuple[Portion, ...]:
        portions = [Portion(THING, self.reader.number(), self.new_term(self.lexicon.things, []))]
        while self.reader.skip(","):
            amount = self.reader.number()
            portions.append(Portion(THING, amount, self.new_term(self.lexicon.things, portions)))
        return tuple(portions)

    def new_term(self, terms: Terms, before: list[Portion]) -> int:
        """Read a name that the list has not had yet: ``1 gold, 1 gold`` is a slip of the pen."""
        at = self.reader.at
        number = self.reader.term(terms)
        for portion in before:
            if portion.word == number:
                self.reader.at = at
                raise self.reader.wrong(f"{terms.kind} not named before", [])
        return number

    def demands(self) -> tuple[Portion, ...]:
        portions = [self.demand()]
        while self.reader.skip(","):
            portions.append(self.demand())
        return tuple(portions)

    def demand(self) -> Portion:
        reader, lexicon = self.reader, self.lexicon
        if reader.peek().isdigit():
            amount = reader.number()
            thing, length = lexicon.things.match(reader.words, reader.at)
            counted, reach = lexicon.counted.match(reader.words, reader.at)
            if counted >= 0 and reach > length and not lexicon.is_scale(counted):
                reader.at += reach
                return Portion(COUNTED, amount, counted)
            if thing >= 0:
                reader.at += length
                return Portion(THING, amount, thing)
            raise reader.wrong("a thing or something counted", lexicon.things.forms() + lexicon.counted.forms())
        counted, reach = lexicon.counted.match(reader.words, reader.at)
        condition, length = lexicon.conditions.match(reader.words, reader.at)
        if counted >= 0 and reach > length and lexicon.is_scale(counted):
            reader.at += reach
            return Portion(COUNTED, reader.number(), counted)
        if condition >= 0:
            reader.at += length
            return Portion(CONDITION, 0, condition)
        raise reader.wrong("a number, a scale or a condition", lexicon.conditions.forms() + lexicon.counted.forms())
