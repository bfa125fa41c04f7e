"""Trains a masked PPO agent on Alchemicus and measures it against random play.

    pip install "emerald-tablet[rl]" torch sb3-contrib
    python examples/maskable_ppo.py --steps 200000

The agent sits against a random player, on another seat each time; short games make it learn sooner.
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

from emerald.rl.solo import SoloEnvironment


def table(turns: int, opponent: str) -> ActionMasker:
    environment = SoloEnvironment("alchemicus", opponents=[opponent], options={"turn-limit": str(turns)})
    return ActionMasker(environment, lambda wrapped: wrapped.unwrapped.action_masks())


def measure(model: MaskablePPO, turns: int, opponent: str, games: int) -> tuple[float, float]:
    """Return the share of victories, a draw counting half, and its standard error."""
    environment = table(turns, opponent)
    won = []
    for seed in range(games):
        observation, info = environment.reset(seed=10_000 + seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            observation, reward, over, _, info = environment.step(int(action))
        won.append((reward + 1) / 2)
    return float(np.mean(won)), float(np.std(won) / np.sqrt(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--opponent", default="random")
    chosen = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy",
        table(chosen.turns, chosen.opponent),
        n_steps=2048,
        batch_size=256,
        gamma=0.999,
        ent_coef=0.01,
        seed=1,
        device="cpu",
        verbose=1,
    )
    print("before:", *measure(model, chosen.turns, chosen.opponent, chosen.games))
    model.learn(chosen.steps)
    print("after: ", *measure(model, chosen.turns, chosen.opponent, chosen.games))


if __name__ == "__main__":
    main()
