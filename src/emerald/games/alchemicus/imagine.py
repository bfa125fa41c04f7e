"""Whole worlds that agree with a view: unseen cards dealt anew, each as likely where it may lie.

The model: every card a seat cannot place is equally likely to lie in each place open
to it, which depends on what is public about its generation (A5.4). How others chose is
not held against them. That is exact until a hidden hand holds cards of two generations
and some of them have left it: then it is anybody's guess which.
"""

from __future__ import annotations

from typing import Final

from emerald.games.alchemicus import lore
from emerald.games.alchemicus.cards import ALL_KINDS, BASE_KINDS, GOLEM, INFAMIA, PLOTS, SPIRITUS
from emerald.games.alchemicus.plots import EMPTY_PLOT, has_golem, kind_at, spiritus_on
from emerald.games.alchemicus.rules.payment import Pay
from emerald.games.alchemicus.seat import Seat
from emerald.games.alchemicus.state import Table
from emerald.games.alchemicus.view import View
from emerald.kernel.rng import Rng, total_of
from emerald.kernel.vecs import append, extend, i64, vec

OLD_SEEN_SIZE: Final[i64] = 26  # number, goods, draws of four seats, unseen by kind, own draws by kind
PATIENCE: Final = 40  # deals thrown away before cards are spared for the payment under way


def imagine(view: View, rng: Rng) -> Table:
    """Return a state that looks to this seat exactly as the view does."""
    loose = loose_cards(view)
    hands = [vec[i64]([0] * 16) for _ in range(view.seat_count)]
    if view.seat >= 0:
        hands[view.seat] = view.hand[:]
    room = vec[i64]()  # seat × back: cards of hidden hands still to be dealt
    for seat in range(view.seat_count):
        hidden = seat != view.seat
        room = append(room, view.seats[seat].base_cards if hidden else 0)
        room = append(room, view.seats[seat].noctis_cards if hidden else 0)
    _deal_known(view, rng, loose, hands, room)
    pools = _deal_pools(view, rng, loose, hands, room)
    old_pools = pools[ALL_KINDS:]
    pool = pools[:ALL_KINDS]
    for seat in range(view.seat_count):
        for back in range(i64(2)):
            for _ in range(room[seat * 2 + back]):
                kind = _pick(loose, back, rng)
                loose[kind] -= 1
                hands[seat][kind] += 1
    drawn = _explain_draws(view, rng, pool, hands)
    seats: list[Seat] = []
    for seat in range(view.seat_count):
        seen = view.seats[seat]
        made = Seat(hands[seat], seen.plots[:])
        made.fame = seen.fame
        made.field = seen.field
        made.turns = seen.turns
        made.infamies = seen.infamies
        made.cards = seen.base_cards + seen.noctis_cards
        for plot in range(PLOTS):
            if seen.plots[plot] != EMPTY_PLOT:
                made.built += 1
        seats.append(made)
    known = vec[i64]()
    for i in range(len(view.known)):
        known = append(known, view.known[i])
    s = Table(view.law, seats, pool, view.discards[:], view.bank[:], drawn, _explain_old(view, rng, old_pools), known)
    s.agenda = view.agenda.copy()
    s.spirit = view.spirit
    s.first = view.first
    s.last_round = view.last_round
    s.winner = view.winner
    s.posts = view.posts
    s.generation = view.generation
    s.pile = view.pile
    s.noctis_pile = view.noctis_pile
    s.bank_owed = view.bank_owed
    return s


def loose_cards(view: View) -> vec[i64]:
    """Count by kind the cards of the game that this seat cannot place."""
    loose = view.law.components.copies[:]
    for kind in range(ALL_KINDS):
        if kind >= BASE_KINDS and not view.law.noctis:
            loose[kind] = 0
        loose[kind] -= view.discards[kind] + view.hand[kind]
        if kind < BASE_KINDS:
            loose[kind] -= view.bank[kind]
    for seat in range(view.seat_count):
        seen = view.seats[seat]
        loose[INFAMIA] -= seen.infamies
        for plot in range(PLOTS):
            here = seen.plots[plot]
            if here != EMPTY_PLOT:
                loose[kind_at(here)] -= 1
                loose[SPIRITUS] -= spiritus_on(here)
                if has_golem(here):
                    loose[GOLEM] -= 1
    for field in range(i64(8)):
        loose[GOLEM] -= (view.posts >> field) & 1
    return loose


def _deal_known(view: View, rng: Rng, loose: vec[i64], hands: list[vec[i64]], room: vec[i64]) -> None:
    """Deal the cards this seat knows of: the placed ones first, those that may be in most hands last."""
    for places in range(i64(1), view.seat_count + 1):
        for i in range(len(view.known)):
            item = view.known[i]
            kind, holders = lore.kind_of(item), lore.holders_of(item)
            back: i64 = 0 if kind < BASE_KINDS else 1
            if int(holders).bit_count() != places:
                continue
            weights = vec[i64]()
            total: i64 = 0
            for seat in range(view.seat_count):
                weight = room[seat * 2 + back] if (holders >> seat) & 1 else 0
                weights = append(weights, weight)
                total += weight
            if total == 0 or loose[kind] == 0:
                continue
            seat = rng.pick(weights)
            room[seat * 2 + back] -= 1
            loose[kind] -= 1
            hands[seat][kind] += 1


def _deal_pools(view: View, rng: Rng, loose: vec[i64], hands: list[vec[i64]], room: vec[i64]) -> vec[i64]:
    """Take the unseen cards of every generation off the loose ones, and what is just being paid.

    Return the present pools by kind, then ten numbers for each earlier generation.
    """
    limits = view.unseen[:]
    sizes = vec[i64]([view.pile + _goods_of_present(view), view.noctis_pile])
    start: i64 = 0
    while start < len(view.old):
        sizes = append(sizes, view.old[start + 1])
        limits = extend(limits, view.old[start + 6 : start + 16])
        start += OLD_SEEN_SIZE
    told = _deal_the_told(limits, sizes, loose)
    for _ in range(PATIENCE):
        left, pools = loose[:], told[:]
        _fill_pools(limits, sizes, left, pools, rng, ALL_KINDS)
        if _deal_payment(view, rng, left, hands, room):
            _take_over(loose, left)
            return pools
    return _deal_around_the_payment(view, rng, limits, sizes, told, loose, hands, room)


def _deal_around_the_payment(
    view: View,
    rng: Rng,
    limits: vec[i64],
    sizes: vec[i64],
    pools: vec[i64],
    loose: vec[i64],
    hands: list[vec[i64]],
    room: vec[i64],
) -> vec[i64]:
    """Take the pools off the loose cards when hardly any deal leaves enough for the payment under way.

    The base cards it needs are dealt as if they were one pool more; Noctis cards it needs are spared by their pool.
    """
    pay = payment_of_another(view)
    assert pay is not None
    size = len(pools)
    base = max(missing_for(pay, hands) - room[pay.seat * 2 + 1], 0)
    for kind in range(BASE_KINDS):
        limits = append(limits, base + 1 if kind >= pay.lowest else 0)
        pools = append(pools, 0)
    left = loose[:]
    _fill_pools(limits, append(sizes, base), left, pools, rng, max(pay.lowest, BASE_KINDS))
    for kind in range(BASE_KINDS):
        hands[pay.seat][kind] += pools[size + kind]
    room[pay.seat * 2] -= base
    enough = _deal_payment(view, rng, left, hands, room)
    assert enough, "a payment under way can be paid"
    _take_over(loose, left)
    return pools[:size]


def _take_over(loose: vec[i64], left: vec[i64]) -> None:
    for kind in range(ALL_KINDS):
        loose[kind] = left[kind]


def _fill_pools(limits: vec[i64], sizes: vec[i64], left: vec[i64], pools: vec[i64], rng: Rng, spared: i64) -> None:
    """Deal every pool that is not told, from the cards that may be of its generation, each as likely.

    Of a kind of which more cards are loose than of the generation unseen, the rest are surely of another.
    Kinds from the one to be spared on are taken only if there are no other.
    """
    for turn in range(len(sizes)):
        i = len(sizes) - 1 - turn  # the old ones first, which have least to choose from
        if _is_told(limits, sizes, i):
            continue
        may_come = vec[i64]()
        for k in range(_kinds_of(i)):
            may_come = append(may_come, min(limits[_place_of(i) + k], left[_first_kind(i) + k]))
        for _ in range(sizes[i]):
            weights = may_come[:]
            for k in range(max(spared - _first_kind(i), 0), _kinds_of(i)):
                weights[k] = 0
            if total_of(weights) == 0:
                weights = may_come
            if total_of(weights) == 0:
                _make_room(limits, sizes, left, pools, i)
                continue
            k = rng.pick(weights)
            may_come[k] -= 1
            pools[_place_of(i) + k] += 1
            left[_first_kind(i) + k] -= 1


def payment_of_another(view: View) -> Pay | None:
    """A2.2 Return the payment under way of a hidden hand, if there is one and it says something about the hand."""
    pay = view.agenda[-1] if view.agenda else None
    return pay if isinstance(pay, Pay) and pay.seat != view.seat and pay.lowest > 0 else None


def missing_for(pay: Pay, hands: list[vec[i64]]) -> i64:
    """A2.2 Return how many cards a hand must be dealt so that its payment under way can be paid."""
    missing = pay.count + (pay.kept_count if pay.kept >= pay.lowest else 0)
    for kind in range(pay.lowest, ALL_KINDS):
        missing -= hands[pay.seat][kind]
    return missing


def _deal_payment(view: View, rng: Rng, loose: vec[i64], hands: list[vec[i64]], room: vec[i64]) -> bool:
    """A2.2 Deal a hidden hand what its payment under way still needs; say whether there was enough."""
    pay = payment_of_another(view)
    if pay is None:
        return True
    seat = pay.seat
    missing = missing_for(pay, hands)
    base: i64 = 0
    noctis: i64 = 0
    for kind in range(pay.lowest, ALL_KINDS):
        if kind < BASE_KINDS:
            base += loose[kind]
        else:
            noctis += loose[kind]
    if min(base, room[seat * 2]) + min(noctis, room[seat * 2 + 1]) < missing:
        return False
    for _ in range(missing):
        weights = vec[i64]([0] * 16)
        for kind in range(pay.lowest, ALL_KINDS):
            if room[seat * 2 + (0 if kind < BASE_KINDS else 1)] > 0:
                weights[kind] = loose[kind]
        kind = rng.pick(weights)
        room[seat * 2 + (0 if kind < BASE_KINDS else 1)] -= 1
        loose[kind] -= 1
        hands[seat][kind] += 1
    return True


def _deal_the_told(limits: vec[i64], sizes: vec[i64], loose: vec[i64]) -> vec[i64]:
    """Return the pools with those dealt of whose generation nothing else is unseen: they leave no choice."""
    pools = vec[i64]([0] * len(limits))
    for i in range(len(sizes)):
        if not _is_told(limits, sizes, i):
            continue
        for k in range(_kinds_of(i)):
            at = _place_of(i) + k
            pools[at] = limits[at]
            loose[_first_kind(i) + k] -= limits[at]
    return pools


def _make_room(limits: vec[i64], sizes: vec[i64], left: vec[i64], pools: vec[i64], i: i64) -> None:
    """Give a base pool one card more by a chain of exchanges, when every kind it may have is dealt out.

    Breadth first over kinds: whoever holds a kind this pool may have takes another kind for it.
    """
    came_from = vec[i64]([-1] * 10)  # the kind whose holder would take this one instead
    giver = vec[i64]([-1] * 10)
    seen = vec[i64]([0] * 10)
    queue = vec[i64]()
    for kind in range(BASE_KINDS):
        if pools[_place_of(i) + kind] < limits[_place_of(i) + kind]:
            seen[kind] = 1
            queue = append(queue, kind)
    at: i64 = 0
    while at < len(queue):
        kind = queue[at]
        at += 1
        if left[kind] > 0:
            left[kind] -= 1
            while giver[kind] >= 0:
                pools[_place_of(giver[kind]) + kind] += 1
                pools[_place_of(giver[kind]) + came_from[kind]] -= 1
                kind = came_from[kind]
            pools[_place_of(i) + kind] += 1
            return
        for j in range(len(sizes)):
            if j == 1 or pools[_place_of(j) + kind] == 0:
                continue
            for other in range(BASE_KINDS):
                if seen[other] == 0 and pools[_place_of(j) + other] < limits[_place_of(j) + other]:
                    seen[other] = 1
                    came_from[other] = kind
                    giver[other] = j
                    queue = append(queue, other)
    raise AssertionError("a generation has fewer unseen cards than it must have")


def _is_told(limits: vec[i64], sizes: vec[i64], i: i64) -> bool:
    total: i64 = 0
    for k in range(_kinds_of(i)):
        total += limits[_place_of(i) + k]
    return total == sizes[i]


def _kinds_of(i: i64) -> i64:
    """Return how many kinds pool number i has: base, Noctis, then the earlier base generations."""
    return ALL_KINDS - BASE_KINDS if i == 1 else BASE_KINDS


def _place_of(i: i64) -> i64:
    """Return where pool number i begins among all pools."""
    return 0 if i == 0 else BASE_KINDS if i == 1 else ALL_KINDS + (i - 2) * BASE_KINDS


def _first_kind(i: i64) -> i64:
    """Return the first kind of pool number i."""
    return BASE_KINDS if i == 1 else 0


def _goods_of_present(view: View) -> i64:
    """Return how many goods are of the present generation, those set aside included."""
    total: i64 = -view.pile
    for kind in range(BASE_KINDS):
        total += view.unseen[kind]
    for seat in range(i64(4)):
        if seat != view.seat:
            total -= view.drawn[seat * 2]
    return total


def _pick(loose: vec[i64], back: i64, rng: Rng) -> i64:
    """Return a random loose card of one back."""
    weights = vec[i64]([0] * 16)
    for kind in range(ALL_KINDS):
        if (kind >= BASE_KINDS) == (back == 1):
            weights[kind] = loose[kind]
    return rng.pick(weights)


def _explain_draws(view: View, rng: Rng, pool: vec[i64], hands: list[vec[i64]]) -> vec[i64]:
    """Say who drew the unseen cards that are no longer in the pools: those who hold such cards, if it can be."""
    drawn = vec[i64]([0] * 64)
    gone = view.unseen[:]
    left = view.drawn[:]
    for kind in range(ALL_KINDS):
        gone[kind] -= pool[kind]
        if view.seat >= 0:
            drawn[view.seat * ALL_KINDS + kind] = view.my_draws[kind]
    for seat in range(view.seat_count):
        if seat == view.seat:
            continue
        for kind in range(ALL_KINDS):
            back: i64 = 0 if kind < BASE_KINDS else 1
            held = min(hands[seat][kind], gone[kind], left[seat * 2 + back])
            drawn[seat * ALL_KINDS + kind] = held
            gone[kind] -= held
            left[seat * 2 + back] -= held
    for place in range(i64(8)):
        if place // 2 == view.seat:
            continue
        for _ in range(left[place]):
            kind = _pick(gone, place & 1, rng)
            gone[kind] -= 1
            drawn[(place // 2) * ALL_KINDS + kind] += 1
    return drawn


def _explain_old(view: View, rng: Rng, pools: vec[i64]) -> vec[i64]:
    """Write down the earlier generations of an imagined state."""
    old = vec[i64]()
    start: i64 = 0
    number: i64 = 0
    while start < len(view.old):
        old = append(old, view.old[start])
        gone = vec[i64]([0] * 16)
        for kind in range(BASE_KINDS):
            old = append(old, pools[number * BASE_KINDS + kind])
            gone[kind] = view.old[start + 6 + kind] - pools[number * BASE_KINDS + kind]
        for seat in range(i64(4)):
            drew = vec[i64]([0] * 10)
            if seat == view.seat:
                drew = view.old[start + 16 : start + OLD_SEEN_SIZE]
            else:
                for _ in range(view.old[start + 2 + seat]):
                    kind = _pick(gone, 0, rng)
                    gone[kind] -= 1
                    drew[kind] += 1
            old = extend(old, drew)
        start += OLD_SEEN_SIZE
        number += 1
    return old
