"""`emerald tune`: weights grown by evolution, and examined against those there were."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Final

from typer import Argument, Context, Option

from emerald.cli.learning import bar, command_of, count_of, folder_of, ground_of, percent, processes_of
from emerald.cli.terminal import Terminal

USUAL: Final = "planner:nodes=40,worlds=1,samples=1"

Texts = list[str] | None


def tune(
    context: Context,
    game: Annotated[str, Argument(help="cli-about-game")],
    out: Annotated[str, Option(help="cli-about-run", metavar="DIR", show_default=False)] = "",
    generations: Annotated[str, Option(help="cli-about-generations", metavar="N", show_default=False)] = "50",
    pairs: Annotated[str, Option(help="cli-about-pairs", metavar="N", show_default=False)] = "60",
    blocks: Annotated[str, Option(help="cli-about-exam", metavar="N", show_default=False)] = "200",
    player: Annotated[str, Option(help="cli-about-learner", metavar="NAME", show_default=False)] = USUAL,
    option: Annotated[Texts, Option(help="cli-about-option", metavar="NAME=VALUE", show_default=False)] = None,
    seed: Annotated[str, Option(help="cli-about-seed", metavar="WORD", show_default=False)] = "",
    catalogue: Annotated[str, Option(help="cli-about-components", metavar="DIR", show_default=False)] = "",
    processes: Annotated[str, Option(help="cli-about-processes", metavar="N", show_default=False)] = "",
) -> int:
    """Tune the weights of a game."""
    terminal: Terminal = context.obj
    ground, _ = ground_of(game, catalogue, option or [], player, "2", seed)
    from emerald.arena.crew import crew
    from emerald.training.tuner import Plan, Tuner

    plan = Plan(
        count_of("--generations", generations),
        count_of("--pairs", pairs, 1),
        count_of("--blocks", blocks),
    )
    folder = folder_of(out, {"ground": asdict(ground), "plan": asdict(plan)})
    amounts = ["--generations", generations, "--pairs", pairs, "--blocks", blocks]
    total = plan.generations + plan.blocks
    with crew(processes_of(processes)) as hired, bar(terminal, "cli-tuning", total) as advance:
        record = Tuner(ground, plan, folder, advance).run(hired, command_of("tune", ground, amounts))
    if record["blocks"]:
        terminal.say("cli-tuned", {"blocks": record["blocks"], **percent(record["score"])})
    terminal.say("cli-json-written", {"file": str(folder.place)}, "dim")
    return 0
