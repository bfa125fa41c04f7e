"""Every chapter can be learnt to its end on the real controls, in every way the rules allow."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import ANSWER, PAY, Somebody, until

# What somebody who reads does at each step, by the end of the step's name: the first of these answers that is lawful.
WAYS: dict[str, list[str]] = {
    "turn-move": ["move 2"],
    "turn-build": ["build metalle", "build horten"],
    "turn-more": ["pass", "end-turn"],
    "goods-move": ["move 2"],
    "goods-harvest": ["harvest"],
    "goods-wait": ["pass", "end-turn"],
    "goods-transport": ["move 1"],
    "goods-carry": ["carry plot-1", "carry plot-3", "into plot-4", "into plot-5"],
    "gold-spirit": ["move 2"],
    "gold-move": ["move-spirit alembic", "move-spirit fornax"],
    "gold-wait": ["end-turn"],
    "gold-far": ["move 4"],
    "gold-transmute": ["transmute"],
    "gold-again": ["end-turn"],
    "gold-sale": ["move 1"],
    "gold-sell": ["sell plot-5/gold", "through donarium-fame"],
    "fame-move": ["move 1"],
    "fame-give": ["give"],
    "fame-gloria": ["play gloria"],
    "fame-last": ["end-turn"],
}
# The same in Trismegistus, where the beginning of an answer is enough; whatever else is asked takes the first answer.
TRISMEGISTUS: dict[str, list[str]] = {
    "draft-take": ["draft"],
    "draft-act": ["gather 1"],
    "draft-end": ["end-actions"],
    "draft-again": ["keep-die", "draft", "draw-essence 1", "gather 1"],
    "gather-materials": ["keep-die", "gather 2"],
    "gather-end": ["end-actions"],
    "gather-essence": ["keep-die", "draw-essence 1"],
    "transmute-move": ["keep-die", "transmute", "pay salt"],
    "transmute-more": ["advance", "stop", "end-actions"],
    "artifacts-take": ["keep-die", "acquire"],
    "artifacts-place": ["place slot-1"],
    "artifacts-end": ["gain-raw", "end-actions"],
    "artifacts-react": ["react-gather"],
    "experiments-perform": ["keep-die", "perform", "pay"],
    "experiments-unlock": ["unlock", "into"],
    "experiments-use": ["use-formula"],
    "experiments-end": ["gather 1", "end-actions"],
    "round-laboratory": ["take-laboratory"],
    "round-choose": ["keep-", "place"],
    "round-draft": ["draft"],
    "round-act": ["gather", "turn-to"],
    "round-end": ["end-actions"],
    "round-dice": ["no-reaction", "draft", "end-actions", "gather", "turn-to"],
    "round-last": ["no-reaction", "end-actions", "gather", "draft", "turn-to"],
}
STEP = "[data-step]"
MOVED = """([step, asked]) => document.querySelector("[data-step]").dataset.step.endsWith(step) === false
    || document.querySelector("#question-text").innerText !== asked
    || document.querySelector(".question [data-answer]:not([aria-disabled]), .question [data-pay]") !== null"""


def step(learner: Somebody, game: str = "alchemicus") -> str:
    """Return the step somebody is at."""
    return (learner.page.get_attribute(STEP, "data-step") or "").removeprefix(f"lesson-{game}-")


def way(answers: list[str], wishes: list[str], exactly: bool) -> str:
    """Return the answer that somebody who reads gives, if there is one."""
    for wish in wishes:
        for answer in answers:
            if answer == wish or (not exactly and answer.startswith(wish)):
                return answer
    return "" if exactly or not answers else answers[0]


def learn(learner: Somebody, chapter: str, game: str = "alchemicus") -> list[str]:
    """Go through a chapter; return its steps as they came."""
    ways = WAYS if game == "alchemicus" else TRISMEGISTUS
    learner.page.goto(f"/learn/{game}/{chapter}")
    learner.page.wait_for_selector(".cockpit")
    seen: list[str] = []
    for _ in range(160):
        now = step(learner, game)
        if not seen or seen[-1] != now:
            seen.append(now)
        if now.endswith("-done"):
            return seen
        if learner.page.query_selector("[data-next]"):
            learner.page.click("[data-next]")
            continue
        wanted = way(learner.answers(), ways.get(now, []), game == "alchemicus")
        if wanted:
            learner.press(wanted)
        elif learner.page.query_selector(PAY):
            learner.pay()
        else:  # the others play
            until(learner.page, MOVED, [now, learner.page.inner_text("#question-text")])
    raise AssertionError(f"{chapter} stays at {seen[-1]}: {learner.answers()}")


@pytest.mark.parametrize(("chapter", "steps"), [("turn", 7), ("goods", 7), ("gold", 10), ("fame", 6)])
def test_a_chapter_leads_to_its_end_and_is_kept(somebody: Callable[..., Somebody], chapter: str, steps: int) -> None:
    learner = somebody()
    seen = learn(learner, chapter)
    assert len(seen) == len(set(seen)) == steps - (1 if chapter == "turn" and "turn-end" not in seen else 0)
    learner.page.goto("/learn")
    learner.page.wait_for_selector(f'li.done [data-chapter="{chapter}"]')


@pytest.mark.parametrize("chapter", ["draft", "gather", "transmute", "artifacts", "experiments", "round"])
def test_a_chapter_of_trismegistus_leads_to_its_end_and_is_kept(
    somebody: Callable[..., Somebody], chapter: str
) -> None:
    learner = somebody()
    seen = learn(learner, chapter, "trismegistus")
    assert len(seen) == len(set(seen))
    learner.page.goto("/learn")
    learner.page.wait_for_selector(f'section[aria-labelledby="trismegistus"] li.done [data-chapter="{chapter}"]')


def test_another_lawful_way_is_a_way_and_undoing_leads_back(somebody: Callable[..., Somebody]) -> None:
    learner = somebody()
    learner.page.goto("/learn/alchemicus/turn")
    learner.page.wait_for_selector(".cockpit")
    learner.page.click("[data-next]")
    learner.page.click("[data-next]")
    assert step(learner) == "turn-move"
    learner.press("move 1")
    assert step(learner) == "turn-move", "a field that is no Building field is not what was asked"
    learner.page.click("[data-undo]")
    learner.page.wait_for_selector(ANSWER.replace("[data-answer]", '[data-answer="move 2"]'))
    learner.press("move 2")
    assert step(learner) == "turn-build"
    learner.page.reload()
    learner.page.wait_for_selector(".cockpit")
    assert step(learner) == "turn-build", "what has happened has happened"
    learner.page.click("[data-undo]")
    until(learner.page, "!document.querySelector('[data-step]').dataset.step.endsWith('turn-build')")
    assert step(learner) == "turn-hello", "what was read before the reload is read again"
