"""The conformance suite: what every game must satisfy, whatever its rules.

A test file of a game is this, with its own ledger (see `docs/add-a-game.md`):

    CASES = [Case(MyGame(), MyLedger(), seats) for seats in (2, 3, 4)]

    @pytest.mark.parametrize("case", CASES, ids=str)
    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conforms(check, case):
        check(case)
"""

from collections.abc import Callable
from typing import Final

from emerald.kernel.conformance.answers import (
    candidates_are_in_order,
    games_end,
    objections_explain_themselves,
    questions_can_be_answered,
    suggestions_are_lawful,
    views_offer_the_lawful,
)
from emerald.kernel.conformance.books import journals_rebuild_holdings, nothing_comes_or_goes
from emerald.kernel.conformance.case import Case as Case
from emerald.kernel.conformance.case import Ledger as Ledger
from emerald.kernel.conformance.chances import fate_follows_the_weights, outcomes_come_true, weights_are_sound
from emerald.kernel.conformance.digest import digest as digest
from emerald.kernel.conformance.fairness import imagination_is_fair
from emerald.kernel.conformance.files import files_keep_secrets, matches_read_back
from emerald.kernel.conformance.matches import (
    matches_refuse_what_is_barred,
    tails_are_private,
    undo_stops_at_revelations,
)
from emerald.kernel.conformance.states import (
    agendas_read_back,
    clones_are_independent,
    keys_are_complete,
    logs_replay,
)
from emerald.kernel.conformance.views import (
    imagined_worlds_look_alike,
    imagined_worlds_play_on,
    views_hold_no_state,
)
from emerald.kernel.conformance.worlds import two_worlds_look_alike

CHECKS: Final[list[Callable[[Case], None]]] = [
    games_end,
    questions_can_be_answered,
    candidates_are_in_order,
    objections_explain_themselves,
    suggestions_are_lawful,
    weights_are_sound,
    outcomes_come_true,
    fate_follows_the_weights,
    clones_are_independent,
    keys_are_complete,
    agendas_read_back,
    logs_replay,
    journals_rebuild_holdings,
    nothing_comes_or_goes,
    views_offer_the_lawful,
    views_hold_no_state,
    two_worlds_look_alike,
    imagined_worlds_look_alike,
    imagined_worlds_play_on,
    imagination_is_fair,
    matches_refuse_what_is_barred,
    tails_are_private,
    undo_stops_at_revelations,
    matches_read_back,
    files_keep_secrets,
]
