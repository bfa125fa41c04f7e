"""`emerald train`: nets that learn from their own games, and the gate that they must pass."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from typer import Argument, Context, Option

from emerald.cli.learning import bar, command_of, count_of, folder_of, ground_of, percent, processes_of
from emerald.cli.terminal import Terminal
from emerald.cli.tune import USUAL

Texts = list[str] | None


def train(
    context: Context,
    game: Annotated[str, Argument(help="cli-about-game")],
    out: Annotated[str, Option(help="cli-about-run", metavar="DIR", show_default=False)] = "",
    games: Annotated[str, Option(help="cli-about-round-games", metavar="N", show_default=False)] = "3000",
    rounds: Annotated[str, Option(help="cli-about-rounds", metavar="N", show_default=False)] = "4",
    blocks: Annotated[str, Option(help="cli-about-gate", metavar="N", show_default=False)] = "1000",
    minutes: Annotated[str, Option(help="cli-about-minutes", metavar="N", show_default=False)] = "150",
    seats: Annotated[str, Option(help="cli-about-seats", metavar="N", show_default=False)] = "2",
    player: Annotated[str, Option(help="cli-about-learner", metavar="NAME", show_default=False)] = USUAL,
    option: Annotated[Texts, Option(help="cli-about-option", metavar="NAME=VALUE", show_default=False)] = None,
    seed: Annotated[str, Option(help="cli-about-seed", metavar="WORD", show_default=False)] = "",
    catalogue: Annotated[str, Option(help="cli-about-components", metavar="DIR", show_default=False)] = "",
    processes: Annotated[str, Option(help="cli-about-processes", metavar="N", show_default=False)] = "",
) -> int:
    """Train a net for a game."""
    terminal: Terminal = context.obj
    ground, sitting = ground_of(game, catalogue, option or [], player, seats, seed)
    from emerald.arena.crew import crew
    from emerald.training.teacher import Course, OutOfTime, Teacher

    course = Course(
        sitting,
        count_of("--games", games, 1),
        count_of("--rounds", rounds, 1),
        count_of("--blocks", blocks, 1),
    )
    slice_of = count_of("--minutes", minutes, 1)
    folder = folder_of(out, {"ground": asdict(ground), "course": asdict(course)})
    amounts = ["--seats", seats, "--games", games, "--rounds", rounds, "--blocks", blocks]
    command = command_of("train", ground, amounts)
    total = course.games * course.rounds + course.blocks
    try:
        with crew(processes_of(processes)) as hired, bar(terminal, "cli-training", total) as advance:
            record = Teacher(ground, course, folder, advance, slice_of).run(hired, command)
    except OutOfTime:
        terminal.say("cli-train-later", {"command": f"{command} --out {out}"}, whole=True)
        return 0
    gate = record["gate"]
    verdict = "yes" if gate["passed"] else "no"
    terminal.say("cli-trained", {"verdict": verdict, "blocks": gate["blocks"], **percent(gate["score"])})
    terminal.say("cli-json-written", {"file": str(folder.place)}, "dim")
    return 0
