"""A training loop as small as can be: a linear policy over hashed features of steps learns by REINFORCE against a level.

    python examples/learn.py talat 1 200

It is a skeleton, not a player: put a net of yours where `scores` and `learn` are.
"""

import math
import random
import sys
import zlib

from threefold import LevelEnv

SIZE = 1 << 14


def features(observation, step):
    """A few indices that tell what a step is: its text, and its text with the size of the game so far."""
    own = f"{observation['seat']} {step}"
    phase = observation["position"].count(".") // 8
    return [zlib.crc32(text.encode()) % SIZE for text in (own, f"{own} {phase}")]


class Policy:
    def __init__(self):
        self.weights = [0.0] * SIZE

    def scores(self, observation, legal):
        raw = [sum(self.weights[i] for i in features(observation, step)) for step in legal]
        top = max(raw)
        powers = [math.exp(score - top) for score in raw]
        total = sum(powers)
        return [power / total for power in powers]

    def learn(self, observation, legal, action, advantage, rate=0.1):
        for at, likely in enumerate(self.scores(observation, legal)):
            push = rate * advantage * ((at == action) - likely)
            for i in features(observation, legal[at]):
                self.weights[i] += push


def play(env, policy, chance, seed):
    """One game: what was seen, what was legal and what was chosen, and the reward."""
    observation, info = env.reset(seed=seed)
    seen, reward, over = [], 0.0, False
    while not over:
        legal = info["legal"]
        action = chance.choices(range(len(legal)), policy.scores(observation, legal))[0]
        seen.append((observation, legal, action))
        observation, reward, over, _, info = env.step(action)
    return seen, reward


def main(game="talat", level=1, games=200, seed=1, engine=None):
    chance, policy = random.Random(seed), Policy()
    usual = 0.0
    with LevelEnv(game, level=level, engine=engine) as env:
        for number in range(1, games + 1):
            seen, reward = play(env, policy, chance, seed + number)
            for observation, legal, action in seen:
                policy.learn(observation, legal, action, reward - usual)
            usual += 0.05 * (reward - usual)
            if number % 20 == 0:
                print(f"{number} games, mean reward about {usual:+.2f}")
    return policy


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:]))
