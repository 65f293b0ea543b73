"""A seat that plays by lot against a level: python examples/random_vs_level.py tzaar 3 10"""

import random
import sys

from threefold import LevelEnv


def main(game="tzaar", level=3, games=10, seed=1, engine=None):
    chance = random.Random(seed)
    won = 0.0
    with LevelEnv(game, level=level, engine=engine) as env:
        for number in range(games):
            _, info = env.reset(seed=seed + number, options={"seat": number % env.table.seats})
            over = False
            while not over:
                _, _, over, _, info = env.step(env.action_space.sample(chance))
            won += info["share"]
    print(f"{game}: chance won {won:g} of {games} against level {level}")
    return won


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:]))
