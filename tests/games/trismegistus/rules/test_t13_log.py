"""T13 What the log of a solo game says of the bot."""

from __future__ import annotations

import pytest

from emerald.games.trismegistus.telling import event_message
from emerald.kernel.rng import Rng
from emerald.words import LANGUAGES, words_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_t13_the_log_of_a_whole_game_is_told_in_every_language(lay, language):
    words, kinds = words_of(language), set()
    for seed in range(3):
        t = lay(1, {"bot": "heroic", "bot-personality": "above"}, seed=seed)
        rng = Rng(seed)
        while not t.over:
            t.do(t.may()[rng.below(len(t.may()))])
        view = t.game.view(t.state, 0)
        for event in t.events:
            message = event_message(view, event) if event.kind.startswith("bot-") else None
            if message is not None:
                kinds.add(event.kind)
                assert "⟨" not in words.say(message.key, message.args), f"{event.kind}: {message}"
    assert {"bot-take-die", "bot-advance", "bot-take-artifact", "bot-complete-experiment", "bot-experiment"} <= kinds
    assert not {"bot-tidy", "bot-throw", "bot-let-react"} & kinds
