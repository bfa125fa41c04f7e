"""T13 Botmegistus, the solo opponent, as a module of its own: what it sees goes in, what it does next comes out.

The game plays with it, and so does a companion at the physical table. It knows neither: no state, no rules, no
catalogue, only numbers. Whoever uses it keeps three things, all of them integers:

- a `Sight` (`sight.py`): the dice, the books, the market, the tokens, both players' steps, its inventory and cards;
- the `Errand`s it has yet to do, in their order (`errands.py`): each is a kind and a number, so that a step of a game's
  agenda holds one, and a saved companion lists them;
- if the last errand asked for a throw, what was thrown.

One function decides, and changes nothing:

    advice = consider(sight, errand, thrown, trace)

    advice.command    what to do at the table now: at most one thing, typed, such as "advance on the track of fire"
    advice.errands    what comes after it, before all other errands
    advice.need       which die to throw or which card to turn up, with `advice.weights`; then nothing else is said,
                      and the same errand is considered again with the outcome as `thrown`

Between two errands anything may have moved: a track, a bonus token, a card refilled, a reaction. That is why an errand
is small (one step on one track, one experiment completed), and why nothing is remembered but errands: each is
considered with a fresh look. There are four ways in:

    Errand(SET_UP, element)    T13.1, T13.2 after your choices; `element` is that of the starting artifact you rejected
    Errand(TURN)               T13.3 to T13.11 a whole turn, with the pause for your reaction and the clean-up in it
    Errand(ROUND_ENDS)         T13.12 at the end of rounds 1 and 2
    Errand(GAME_ENDS)          T13.13 the masterpieces; `score.py` counts afterwards

A loud `trace` collects why: the card, each line of the priority list, its candidates, which line decided. Notes are
integers as well; `message_of` makes a `Message` of each, with its rule number, and `words/*/trismegistus-bot.ftl` says
it in five languages. `hand.py` carries commands out on a `Sight`, for whoever has no state of their own, and
`companion.py` goes on from errand to errand until a person is needed.
"""
