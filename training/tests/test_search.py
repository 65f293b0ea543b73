"""The search and what self-play makes of it, for any game."""

import unittest

import jax
import jax.numpy as jnp
import numpy as np

from training import games, selfplay
from training.nets import graph
from training.rules import taluva
from training.search import Settings, best_of, search


class Best(unittest.TestCase):
    def test_finds_the_highest_however_many_there_are(self):
        for size, count in ((2592, 24), (1050, 24), (361, 24), (24, 24), (97, 4)):
            rows = jax.random.permutation(jax.random.PRNGKey(size), jnp.arange(8.0 * size)).reshape(8, size)
            for found, wanted in zip(best_of(rows, count), jax.lax.top_k(rows, count), strict=True):
                self.assertTrue((found == wanted).all(), (size, count))


class Worth(unittest.TestCase):
    def test_of_a_root_is_that_of_the_steps_which_one_would_choose(self):
        """One step wins and all others lose; every step is tried."""

        def step(state, action, _):
            won = (action == 5).astype(jnp.float32)
            return dict(mover=1 - state["mover"], shares=jnp.stack([won, 1 - won], 1), done=jnp.ones(len(action), bool))

        def evaluate(_, state):
            return jnp.zeros((4, 8)), jnp.log(jnp.full((4, 2), 0.5))

        state = dict(mover=jnp.zeros(4, jnp.int8), shares=jnp.zeros((4, 2)), done=jnp.zeros(4, bool))
        found = search(evaluate, step, None, state, jax.random.PRNGKey(0), Settings(8, 8, 8, 8))
        self.assertTrue((found.action == 5).all())
        self.assertGreater(float(found.shares[:, 0].min()), 0.99)


class Luck(unittest.TestCase):
    def test_is_the_same_for_all_that_is_compared_but_not_from_turn_to_turn(self):
        key, n = jax.random.PRNGKey(3), 512
        state = taluva.start(jax.random.PRNGKey(4), n, seats=2) | dict(phase=jnp.full(n, taluva.TO_DRAW, jnp.int8))
        drawn = taluva.deal(state, key)["drawn"]
        self.assertTrue((drawn == taluva.deal(state, key)["drawn"]).all())
        later = taluva.deal(state | dict(tiles_left=state["tiles_left"] - 1), key)["drawn"]
        self.assertLess(float((drawn == later).mean()), 0.2)
        self.assertGreater(len(np.unique(np.asarray(drawn))), 15)


class Quick(unittest.TestCase):
    def test_plies_carry_games_on_and_are_not_learned_from(self):
        game = games.find("tzaar")
        play = selfplay.Play(game, Settings(4, 4, 24, 24), 8, 0.0, quick=2)
        params = graph.init(jax.random.PRNGKey(0), game.shape(8, 1))
        state, happened = selfplay.go_on(play, params, selfplay.begin(play, jax.random.PRNGKey(1), 4), jax.random.PRNGKey(2))
        self.assertEqual([bool(row.all()) for row in happened["taught"]], 2 * [False, False, False, True])
        self.assertEqual(happened["done"].shape, (8, 4))
        self.assertTrue((game.net.pack(state)["height"] != happened["position"]["height"][0]).any())


if __name__ == "__main__":
    unittest.main()
