"""T15 What the words of the cards want to know of a table: counts, what can be done, what may be declined."""

from __future__ import annotations

from emerald.games.trismegistus.layout import Layout
from emerald.games.trismegistus.lexicon import (
    ADVANCE,
    ARTIFACTS_OF,
    COMPLETED,
    COMPLETED_AT,
    COMPLETED_OF,
    DRAW,
    EXCHANGE,
    GILD,
    IN_THE_STONE,
    MATERIALS_HELD,
    ON_ANY_TRACK,
    ON_LOWEST_TRACK,
    OWNED_ARTIFACTS,
    PAIRS,
    PUBLICATIONS_CARD,
    RECHARGE,
    REFINE,
    STEP_BACK,
    SWAP,
    SYMBOLS_OF,
    TRANSMUTE,
    WILD,
)
from emerald.games.trismegistus.objections import (
    NO_ESSENCE,
    NO_TOKEN_DISCHARGED,
    NOTHING_TO_EXCHANGE,
    NOTHING_TO_MOVE,
    PUBLICATIONS_ARE_GONE,
    STACK_IS_EMPTY,
)
from emerald.games.trismegistus.pieces import (
    AETHER,
    ARROWS,
    COPPER,
    DISCHARGED,
    ELEMENTS,
    GOLD_CUBE,
    HOLDINGS,
    IRON,
    LEAD,
    MERCURY,
    NOTHING,
    RAW,
    REFINED,
    SALT,
    SILVER,
    SLOTS,
    SULFUR,
)
from emerald.games.trismegistus.wording import effect_words, thing_id
from emerald.kernel.effects.tree import ALL, GAIN, NONE, PAY, PRIMITIVE, Effect
from emerald.kernel.messages import NO_OBJECTION, Message, packed
from emerald.kernel.vecs import i64


class Reckoning(Layout):
    """The table as the effect language asks about it; nothing changes here."""

    # -- T15 what messages say -------------------------------------------------------------------------

    def effect_in_messages(self, effect: Effect) -> str:
        """T15 Return an effect as an argument of a message."""
        return effect_words(self.lexicon, effect)

    def thing_in_messages(self, thing: i64) -> str:
        """T15 Return a thing as an argument of a message."""
        return packed([Message("effect-thing", "", {"what": thing_id(self.lexicon, thing)})])

    # -- T15.7, T15.8 counts ---------------------------------------------------------------------------

    def stock(self, seat: i64, thing: i64) -> i64:
        """T15.6 Return how many of a thing can be paid; of a step back, how many steps there are (T7.3)."""
        if thing == STEP_BACK:
            tracks = self.seats[seat].tracks
            return tracks[0] + tracks[1] + tracks[2] + tracks[3]
        assert thing < HOLDINGS, "nobody holds this"
        return self.seats[seat].held[thing]

    def count(self, seat: i64, counted: i64) -> i64:
        """T15.7 Return how many of something a seat has now, or its step on a track."""
        mine = self.seats[seat]
        if counted < ELEMENTS:
            return mine.tracks[counted]
        if counted == ON_ANY_TRACK:
            return mine.highest_step()
        if counted == ON_LOWEST_TRACK:
            return mine.lowest_step()
        if counted < OWNED_ARTIFACTS:
            return self.completed(seat, counted)
        if counted == OWNED_ARTIFACTS:
            return mine.artifact_count()
        if counted < IN_THE_STONE:
            return self.artifacts_with(seat, counted - ARTIFACTS_OF)
        if counted == IN_THE_STONE:
            return mine.formula_count()
        assert counted < MATERIALS_HELD, "cubes and tokens are shown, each once, not counted (T12.1)"
        first, second = PAIRS[counted - SYMBOLS_OF]
        return self.symbols_on_artifacts(seat, first) + self.symbols_on_artifacts(seat, second)

    def completed(self, seat: i64, counted: i64) -> i64:
        """T15.7 Return how many experiments are completed: all, of an element, or of a level."""
        done = self.seats[seat].done
        if counted == COMPLETED:
            return i64(len(done))
        components = self.law.components
        found: i64 = 0
        for i in range(len(done)):
            if counted < COMPLETED_AT:
                if components.experiment_element[done[i]] == counted - COMPLETED_OF:
                    found += 1
            elif components.experiment_level[done[i]] == counted - COMPLETED_AT:
                found += 1
        return found

    def artifacts_with(self, seat: i64, element: i64) -> i64:
        """T15.7 Return how many own artifacts show an element, charged or not."""
        found: i64 = 0
        symbols = self.law.components.artifact_symbols
        slots = self.seats[seat].slots
        for slot in range(SLOTS):
            if slots[slot] != NOTHING and symbols[slots[slot] * ELEMENTS + element] > 0:
                found += 1
        return found

    def symbols_on_artifacts(self, seat: i64, element: i64) -> i64:
        """T15.7 Return how many symbols of an element stand on own artifacts, charged or not."""
        found: i64 = 0
        symbols = self.law.components.artifact_symbols
        slots = self.seats[seat].slots
        for slot in range(SLOTS):
            if slots[slot] != NOTHING:
                found += symbols[slots[slot] * ELEMENTS + element]
        return found

    # -- what can be done now ------------------------------------------------------------------------------

    def can_perform(self, seat: i64, effect: Effect) -> i64:
        """T15 A marker can always be moved, or scores; the other verbs say why nothing could come of them now."""
        verb = effect.thing
        if verb == ADVANCE:
            return NO_OBJECTION
        operand = effect.operands[0] if verb != RECHARGE else NOTHING
        if verb == EXCHANGE:
            return self.why_no_exchange(seat, operand)
        if verb == TRANSMUTE:
            return self.why_no_transmutation(seat, operand)
        if verb == DRAW:
            return self.why_no_draw(operand)
        return NO_TOKEN_DISCHARGED if self.seats[seat].held[DISCHARGED] == 0 else NO_OBJECTION

    def why_no_exchange(self, seat: i64, form: i64) -> i64:
        """T15.3 Say why an exchange cannot be made; refined may be given for raw, and gold for anything."""
        held = self.seats[seat].held
        if held[GOLD_CUBE] > 0 and form != GILD:
            return NO_OBJECTION
        for metal in range(LEAD, SILVER + 1):
            raw = held[RAW + metal] > 0 and metal <= IRON
            refined = held[REFINED + metal] > 0 and metal >= COPPER
            if (form == REFINE and raw and metal >= COPPER) or (form == GILD and refined):
                return NO_OBJECTION
            if form == SWAP and (raw or (refined and metal != SILVER)):
                return NO_OBJECTION
        return NOTHING_TO_EXCHANGE

    def why_no_transmutation(self, seat: i64, colour: i64) -> i64:
        """T15.4 Say why nothing can be transmuted along any arrow of a colour, or along any at all."""
        reason: i64 = NOTHING_TO_MOVE
        for arrow in range(i64(ARROWS)):
            if colour == WILD or self.arrow_colour(seat, arrow) == colour:
                here = self.why_not_transmute(seat, arrow)
                if here == NO_OBJECTION:
                    return NO_OBJECTION
                if here == NO_ESSENCE:
                    reason = here
        return reason

    def arrow_colour(self, seat: i64, arrow: i64) -> i64:
        """T2.7 Return the colour of an arrow of a seat's laboratory."""
        colour: i64 = self.law.components.arrow_colour[self.seats[seat].laboratory * ARROWS + arrow]
        return colour

    def why_not_transmute(self, seat: i64, arrow: i64) -> i64:
        """T6.1, T6.2 Say why no cube can go along an arrow: none is there, or no essence but itself can be paid."""
        held = self.seats[seat].held
        cubes: i64 = 0
        if arrow <= IRON:
            cubes += held[RAW + arrow]
        if arrow >= COPPER:
            cubes += held[REFINED + arrow]
        if cubes == 0:
            return NOTHING_TO_MOVE
        essences = held[SALT] + held[SULFUR] + held[AETHER] + held[GOLD_CUBE]
        essences += held[RAW + MERCURY] + held[REFINED + MERCURY]
        if arrow == MERCURY:
            essences -= 1
        return NO_OBJECTION if essences > 0 else NO_ESSENCE

    def why_no_draw(self, card: i64) -> i64:
        """T12b.1, T2.8 Say why no card can be drawn."""
        if card == PUBLICATIONS_CARD:
            return PUBLICATIONS_ARE_GONE if self.publications_to_come() == 0 else NO_OBJECTION
        return STACK_IS_EMPTY if self.artifacts[self.round] == 0 else NO_OBJECTION

    # -- what may be declined, and in which order things come ----------------------------------------------

    def may_decline(self, seat: i64, effect: Effect) -> bool:
        """T10.5 A cost with what it buys may be declined, and the rest of a reward; what asks itself is not meant."""
        return effect.op == PAY or effect.op == ALL

    def asks_itself(self, seat: i64, effect: Effect) -> bool:
        """Say that whatever is not simply gained asks whether it is wanted."""
        return effect.op == PRIMITIVE

    def goes_first(self, seat: i64, effect: Effect) -> bool:
        """T10.5 What is simply gained comes first: it hurts nobody, and nothing else changes it."""
        return effect.op == GAIN and effect.per == NONE and effect.thing < HOLDINGS

    def seen_by_all(self, seat: i64, effect: Effect) -> bool:
        """Say that all can tell what is possible: effects look at nothing that is hidden (T1.9)."""
        return True
