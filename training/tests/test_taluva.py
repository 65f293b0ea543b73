"""The rules of Taluva on the accelerator against the vectors of games/taluva."""

import os
import subprocess
import sys
import unittest

import jax
import jax.numpy as jnp
import numpy as np

from training import records
from training.games import find
from training.nets import graph
from training.nets import taluva as net
from training.notation import taluva as notation
from training.rules import taluva as rules
from training.rules.taluva_land import DIRECTIONS, W
from training.tests.taluva_vectors import legal, replay, step, where

WIDE = 28
"""A window that no game of the vectors leaves, with two cells to spare on each side."""

ROOMY = W - 4
"""Around land that is no wider, no laying leaves the window."""

KEY = jax.random.key(7)


def pick(state: dict, rows) -> dict:
    return {name: value[rows] for name, value in state.items()}


@jax.jit
def play_on(state: dict, key: jax.Array) -> tuple[dict, jax.Array]:
    """A step in every game that is not over, with a liking for eruptions and for builds other than huts; and what was legal before."""
    choosing, chance = jax.random.split(key)
    allowed = rules.legal(state)
    covers = jnp.repeat((state["land"] > 0).reshape(-1, W * W), rules.VERBS, 1)
    liking = jnp.where(state["phase"][:, None] == rules.TO_LAY, 2.5 * covers, 1.0 * (jnp.arange(rules.ACTIONS) % rules.VERBS > 0))
    action = jax.random.categorical(choosing, jnp.where(allowed, liking, -1e9)).astype(jnp.int32)
    return where(~state["done"], rules.step(state, action, chance), state), allowed


def positions(plies: int, games: int) -> list[dict]:
    """What random games come to after every ply."""
    found = [rules.start(KEY, games)]
    for i in range(plies):
        found.append(play_on(found[-1], jax.random.fold_in(KEY, i))[0])
    return found


class Replay(unittest.TestCase):
    def test_recorded_games(self):
        """Steps, numbers of legal steps, results and pieces of all games, as far as they stay in the window."""
        games = records.read("taluva", "games.play")
        compared = wrong = 0

        def watch(game: int, at: int, allowed: np.ndarray, action: int, width: int) -> None:
            nonlocal compared, wrong
            if width <= ROOMY:
                compared += 1
                right = action >= 0 and allowed[action] and allowed.sum() == int(games[game].tags["Legal"].split()[at])
                wrong += not right

        state, stayed = replay(games, watch)
        left = [game.tags["Id"] for game, inside in zip(games, stayed) if not inside]
        print(f"window {W}: {compared} positions compared, {wrong} wrong; games that leave it: {left}", file=sys.stderr)
        for g in np.flatnonzero(stayed):
            seats = int(state["seats"][g])
            with self.subTest(games[g].tags["Id"]):
                self.assertTrue(state["done"][g])
                np.testing.assert_allclose(state["shares"][g, :seats], [float(share) for share in games[g].tags["Result"].split("-")])
                built = games[g].detail()["built"]
                self.assertEqual((rules.PIECES - np.asarray(state["stock"][g, :seats])).tolist(), built)
        self.assertEqual(wrong, 0)
        self.assertLessEqual(len(left), 0 if W >= WIDE else 2)

    def test_refused_steps(self):
        """All steps of a record are legal but the last."""
        games = [game for game in records.read("taluva", "illegal.refuse") if not game.tags["Refused"].startswith("nonsense")]
        refused = [game.turns[-1].pop() for game in games]
        state, stayed = replay(games, lambda *_: None)
        self.assertTrue(stayed.all())
        allowed, offset = np.asarray(legal(state)), np.asarray(state["offset"])
        for g, text in enumerate(refused):
            action = notation.read(text, offset[g])
            self.assertFalse(action >= 0 and allowed[g, action], f'{games[g].tags["Refused"]}: {text}')

    def test_writing(self):
        """A step that was read is written as it stood there."""
        for game in records.read("taluva", "games.play")[::12]:
            steps = game.steps
            for made, state in notation.positions(game):
                action = notation.read(steps[made], np.asarray(state["offset"])[0])
                self.assertEqual(notation.write(state, action), steps[made])

    @unittest.skipIf(W >= WIDE, "this is the wide window")
    def test_recorded_games_in_a_wide_window(self):
        name = f"{__name__}.Replay.test_recorded_games"
        ran = subprocess.run([sys.executable, "-m", "unittest", name], env=os.environ | {"TALUVA_WINDOW": str(WIDE)}, capture_output=True, text=True)
        print(ran.stderr.splitlines()[0], file=sys.stderr)
        self.assertEqual(ran.returncode, 0, ran.stderr)


class Perft(unittest.TestCase):
    def test_eight_tiles_in_a_given_order(self):
        (record,) = records.read("taluva", "steps.perft")
        draws = [notation.read_draw(text) for text in record.tags["Draws"].split()]
        state, counts = notation.begin([record]), []
        at_once = 1024
        expected = record.numbers("Perft")
        for ply in range(len(expected)):
            total, children = 0, []
            for i in range(0, state["mover"].shape[0], at_once):
                part = pick(state, np.arange(i, i + at_once) % state["mover"].shape[0])
                fresh = np.arange(i, i + at_once) < state["mover"].shape[0]
                allowed = np.asarray(legal(part)) & fresh[:, None] & ~np.asarray(part["done"])[:, None]
                total += int(allowed.sum())
                if ply + 1 == len(expected):
                    continue
                rows, actions = np.nonzero(allowed)
                for j in range(0, len(rows), at_once):
                    chunk = np.resize(rows[j : j + at_once], at_once), np.resize(actions[j : j + at_once], at_once)
                    draw = jnp.full(at_once, draws[(ply + 1) // 2])
                    after = step(pick(part, chunk[0]), jnp.array(chunk[1], jnp.int32), KEY, draw)
                    children.append({name: np.asarray(value)[: len(rows) - j] for name, value in after.items()})
            counts.append(total)
            if children:
                state = {name: np.concatenate([child[name] for child in children]) for name in children[0]}
        self.assertEqual(counts, expected)


def lost_layings(land: np.ndarray) -> int:
    """How many layings on the table next to land there are that leave the window."""
    wide = np.pad(land > 0, 4)
    bare = ~wide
    reach = np.pad(np.ones((W, W), bool), 4)

    def near(x: np.ndarray, k: int) -> np.ndarray:
        q, r = DIRECTIONS[k % 6]
        return np.roll(x, (-q, -r), (0, 1))

    coast = bare & np.any([near(wide, k) for k in range(6)], axis=0)
    lost = 0
    for k in range(6):
        tile = [(near(bare, d), near(coast, d), near(reach, d)) for d in (k, k + 1)] + [(bare, coast, reach)]
        bares, coasts, reaches = zip(*tile)
        lost += int((np.all(bares, axis=0) & np.any(coasts, axis=0) & ~np.all(reaches, axis=0)).sum())
    return lost


class SelfPlay(unittest.TestCase):
    def test_draws_are_by_weight(self):
        """TL-2.2, also when few tiles are unseen."""
        n = 20_000
        few = jnp.zeros(rules.KINDS, jnp.int8).at[jnp.array([3, 24])].set(jnp.array([3, 1], jnp.int8))
        state = dict(
            phase=jnp.zeros(n, jnp.int8),
            drawn=jnp.zeros(n, jnp.int8),
            tiles_left=jnp.ones(n, jnp.int8),
        )
        for unseen in (jnp.array(rules.KIND_COUNTS, jnp.int8), few):
            dealt = rules.deal(state | dict(unseen=jnp.broadcast_to(unseen, (n, rules.KINDS))), KEY)
            expected = np.asarray(unseen) / np.asarray(unseen).sum()
            drawn = np.bincount(np.asarray(dealt["drawn"]), minlength=rules.KINDS) / n
            self.assertLess((np.abs(drawn - expected) / np.sqrt(expected / n + 1e-12)).max(), 5)

    def test_random_games_end(self):
        games = 128
        state, plies = rules.start(KEY, games), np.zeros(games, int)
        layings = lost = 0
        for i in range(2 * 48):
            going, before = ~np.asarray(state["done"]), state
            plies += going
            state, allowed = play_on(state, jax.random.fold_in(KEY, i))
            counts = np.asarray(allowed.sum(1))
            self.assertTrue(counts[going].all(), "somebody has nothing to do")
            lays = going & np.asarray(before["phase"] == rules.TO_LAY)
            layings += int(counts[lays].sum())
            for g in np.flatnonzero(lays & (np.asarray(before["span"]).max(1) > ROOMY)):
                lost += lost_layings(np.asarray(before["land"][g]))
        self.assertTrue(state["done"].all())
        np.testing.assert_allclose(state["shares"].sum(1), 1)
        self.assertFalse((np.asarray(state["shares"]) * (np.arange(rules.SEATS) >= np.asarray(state["seats"])[:, None])).any())
        means = {seats: round(float(plies[np.asarray(state["seats"]) == seats].mean()), 1) for seats in (2, 3, 4)}
        spans = np.bincount(np.asarray(state["span"]).max(1)).tolist()
        print(f"widths at the end {spans}; plies by seats {means}; {lost} of {lost + layings} layings lost to the window", file=sys.stderr)


class Seeing(unittest.TestCase):
    """The net's view of positions."""

    @classmethod
    def setUpClass(cls):
        states = positions(60, 16)
        cls.state = {name: jnp.concatenate([state[name] for state in states[::3]]) for name in states[0]}
        going = ~np.asarray(cls.state["done"])
        cls.state = pick(cls.state, np.flatnonzero(going)[:256])

    def test_packing(self):
        params = graph.init(KEY, find("taluva").shape(16, 2, 8, 8))
        evaluate = jax.jit(lambda state: net.evaluate(params, state, jnp.float32))
        state = pick(self.state, np.arange(0, 256, 4))
        logits, shares = evaluate(state)
        again, same = evaluate(net.unpack(net.pack(state)))
        np.testing.assert_array_equal(logits, again)
        np.testing.assert_array_equal(shares, same)
        np.testing.assert_array_equal(np.asarray(logits) > -1e8, legal(state))
        np.testing.assert_allclose(np.exp(shares).sum(1), 1, rtol=1e-5)
        hidden = net.hide_draw(state)
        waits = np.asarray(state["phase"]) == rules.TO_LAY
        self.assertFalse(np.asarray(legal(hidden))[waits].any())
        self.assertTrue(np.isfinite(evaluate(hidden)[1]).all())
        back = rules.deal(hidden, KEY, jnp.maximum(state["drawn"], 0).astype(jnp.int32))
        for name in state:
            np.testing.assert_array_equal(back[name], state[name], name)

    def test_sites_of_all_seats(self):
        """What the features say about another seat is what it could build if it were to move."""
        features = np.asarray(jax.jit(net._features)(self.state))
        seats = np.asarray(self.state["seats"])
        for after in range(4):
            other = self.state | dict(
                mover=((self.state["mover"] + after) % self.state["seats"]).astype(jnp.int8),
                phase=jnp.full_like(self.state["phase"], rules.TO_BUILD),
            )
            builds = np.asarray(legal(other)).reshape(-1, W * W, rules.VERBS)
            there = (after < seats) & np.asarray(other["playing"])[np.arange(len(seats)), np.asarray(other["mover"])]
            for verb, first in ((rules.RAISE_TEMPLE, 81), (rules.RAISE_TOWER, 85)):
                np.testing.assert_array_equal(features[:, :, first + after], builds[:, :, verb] & there[:, None])

    def test_symmetries(self):
        """What is legal, and what steps lead to, is turned with the position."""
        every = jnp.where(legal(self.state), jnp.arange(rules.ACTIONS), -1)
        turn, fits = jax.jit(net.turn), jax.jit(net._fits)
        key = jax.random.fold_in(KEY, 1)
        chosen = jax.random.categorical(key, jnp.where(every >= 0, 0.0, -1e9))[:, None].astype(jnp.int32)
        b = chosen.shape[0]
        none = jnp.full((b, 1), -1, jnp.int32)
        draw = jax.random.randint(key, (b,), 0, rules.KINDS)
        after = step(self.state, chosen[:, 0], KEY, draw)
        features = jax.jit(net._features)
        alike = np.r_[0:11, 23 : net.FEATURES]
        cells = jnp.broadcast_to(jnp.arange(W * W) * rules.VERBS, (b, W * W))
        compared = 0
        for number in range(net.SYMMETRIES):
            which = jnp.full(b, number)
            fit = np.asarray(fits(self.state, every, which) & fits(after, none, which))
            turned, moved = turn(self.state, every, which)
            fit = fit & (np.asarray(self.state["span"]) <= ROOMY).all(1) & (np.asarray(turned["span"]) <= ROOMY).all(1)
            expected = np.zeros((b, rules.ACTIONS + 1), bool)
            np.put_along_axis(expected, np.where(moved < 0, rules.ACTIONS, moved), True, 1)
            np.testing.assert_array_equal(np.asarray(legal(turned))[fit], expected[fit, :-1])
            kinds = jnp.array(net._MIRRORED_KIND)[draw] if number >= 6 else draw
            led = step(turned, jnp.take_along_axis(moved, chosen, 1)[:, 0], KEY, kinds)
            wanted, _ = turn(after, none, which)
            for name in set(led) - {"offset"}:
                np.testing.assert_array_equal(np.asarray(led[name])[fit], np.asarray(wanted[name])[fit], name)
            _, places = turn(self.state | dict(phase=jnp.full(b, rules.TO_BUILD, jnp.int8)), cells, which)
            places = np.asarray(places) // rules.VERBS
            land = np.asarray(self.state["land"]).reshape(b, -1) > 0
            before, now = np.asarray(features(self.state))[..., alike], np.asarray(features(turned))[..., alike]
            for g in np.flatnonzero(fit)[::8]:
                np.testing.assert_array_equal(now[g, places[g, land[g]]], before[g, land[g]])
            compared += int(fit.sum())
        print(f"{compared} of {b * net.SYMMETRIES} turned positions fit and agree", file=sys.stderr)
        self.assertGreater(compared, 0.8 * b * net.SYMMETRIES)
