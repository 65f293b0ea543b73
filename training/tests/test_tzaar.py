"""The port of TZAAR against the text vectors, and its symmetries."""

import unittest

import jax
import jax.numpy as jnp
import numpy as np

from training import records
from training.nets import graph
from training.nets import tzaar as net
from training.notation import tzaar as notation
from training.rules import tzaar as rules

legal = jax.jit(lambda state: rules.legal(state, burying=True))
step = jax.jit(rules.step)


def perft(state: dict, depth: int) -> list[int]:
    """How many lines of steps there are of each length, all positions of a length at once."""
    counts = []
    for _ in range(depth):
        steps = np.argwhere(np.asarray(legal(state)) & ~np.asarray(state["done"])[:, None])
        counts.append(len(steps))
        state = step(jax.tree.map(lambda field: field[steps[:, 0]], state), jnp.asarray(steps[:, 1]))
    return counts


class Tzaar(unittest.TestCase):
    def test_games(self):
        """Legal steps at every step, and the winner: no disagreement in any recorded game."""
        wrong = steps = 0
        games = [record for record in records.read("tzaar", "games.play") if "Setup" in record.tags]
        for record in games:
            state = notation.begin(record)
            for text, expected in zip(record.steps, record.numbers("Legal"), strict=True):
                allowed = np.asarray(legal(state))[0]
                action = notation.read(text)
                wrong += int(allowed.sum() != expected) + int(not allowed[action]) + int(notation.write(state, action) != text)
                state = step(state, jnp.array([action]))
                steps += 1
            if record.tags["Result"] != "*":
                expected = [float(share) for share in record.tags["Result"].split("-")]
                wrong += int(not state["done"][0]) + int(state["shares"][0].tolist() != expected)
        print(f"tzaar: {len(games)} games, {steps} steps, {wrong} disagreements")
        self.assertGreater(steps, 500)
        self.assertEqual(wrong, 0)

    def test_perft(self):
        for record in records.read("tzaar", "steps.perft"):
            if "Setup" not in record.tags:
                continue
            state = notation.begin(record)
            for text in record.steps:
                state = step(state, jnp.array([notation.read(text)]))
            expected = [count for count in record.numbers("Perft") if count < 300_000]
            self.assertEqual(perft(state, len(expected)), expected, record.tags["Id"])

    def test_symmetries(self):
        key = jax.random.PRNGKey(3)
        state = rules.start(key, 96)
        for i in range(20):
            key, choose, turning = jax.random.split(key, 3)
            chance = jax.random.uniform(choose, (96, rules.ACTIONS))
            action = jnp.argmax(jnp.where(rules.legal(state), chance, -1), 1)
            which = jax.random.randint(turning, (96,), 0, net.SYMMETRIES)
            turned, moved = net.turn(state, action[:, None], which)
            all_actions = jnp.broadcast_to(jnp.arange(rules.ACTIONS), (96, rules.ACTIONS))
            _, goes = net.turn(state, all_actions, which)
            self.assertTrue((jnp.take_along_axis(rules.legal(turned), goes, 1) == rules.legal(state)).all())
            state = step(state, action)
            after, _ = net.turn(state, action[:, None], which)
            for name, field in step(turned, moved[:, 0]).items():
                self.assertTrue((field == after[name]).all(), name)
            fresh = rules.start(key, 96)
            state = jax.tree.map(
                lambda old, new: jnp.where(state["done"].reshape(-1, *[1] * (old.ndim - 1)), new, old), state, fresh
            )

    def test_pack(self):
        state = rules.start(jax.random.PRNGKey(5), 8)
        params = graph.init(jax.random.PRNGKey(6), graph.Shape(16, 2, 8, 8, **net.SHAPE))
        for a, b in zip(net.evaluate(params, state), net.evaluate(params, net.unpack(net.pack(state)))):
            self.assertTrue((a == b).all())


if __name__ == "__main__":
    unittest.main()
