"""Talat's rules and net against the text vectors of games/talat/vectors, and against themselves.

Where the frozen test (TA-5.2) is not exact, `DISAGREEMENT` says how often that shows; everything else is exact.
"""

import functools
import json
import unittest

import jax
import jax.numpy as jnp
import numpy as np

from training import records
from training.nets import graph
from training.nets import talat as net
from training.notation import talat as notation
from training.notation.talat import TOWERS
from training.rules import talat as rules
from training.rules import talat_frozen as frozen

DISAGREEMENT = {"frozen.jsonl": 40, "frozen_noDG.jsonl": 3, "games.play": 1, "steps.perft": 0}
"""By file of vectors: how many boards, tests after a step, or leaves are not as they should be."""

step = jax.jit(rules.step)
legal = jax.jit(rules.legal)
describe = jax.jit(net.describe)
evaluate = jax.jit(net.evaluate, static_argnames="dtype")


def stack(states: list[rules.State]) -> rules.State:
    return {name: jnp.concatenate([state[name] for state in states]) for name in states[0]}


def keep(which: jax.Array, first: rules.State, second: rules.State) -> rules.State:
    """The first state where marked, else the second."""
    return {k: jnp.where(which.reshape((-1,) + (1,) * (v.ndim - 1)), v, second[k]) for k, v in first.items()}


def random_actions(state: rules.State, key: jax.Array) -> jax.Array:
    return jax.random.categorical(key, jnp.where(rules.legal(state), 0.0, -1e9)).astype(jnp.int32)


@functools.partial(jax.jit, static_argnums=1)
def play_randomly(key: jax.Array, n: int) -> tuple[rules.State, jax.Array, jax.Array]:
    """Random games to the end: the last positions, how many steps were made, and which games got stuck."""

    def go(carry):
        state, key, length, stuck = carry
        key, now = jax.random.split(key)
        stuck = stuck | (~state["done"] & ~rules.legal(state).any(-1))
        after = rules.step(state, random_actions(state, now), now)
        return keep(state["done"], state, after), key, length + ~state["done"], stuck

    def going(carry):
        return ~carry[0]["done"].all() & ~carry[3].any()

    state = rules.start(key, n)
    zeros = jnp.zeros(n, jnp.int32)
    state, _, length, stuck = jax.lax.while_loop(going, go, (state, key, zeros, zeros != 0))
    return state, length, stuck


@functools.cache
def sample() -> rules.State:
    """Positions of random games, of all lengths up to the last."""
    n, plies = 192, 110
    until = jnp.arange(n) * plies // n

    def go(i, state):
        key = jax.random.fold_in(jax.random.key(7), i)
        after = rules.step(state, random_actions(state, key), key)
        return keep((i < until) & ~after["done"], after, state)

    return jax.jit(lambda s: jax.lax.fori_loop(0, plies, go, s))(rules.start(jax.random.key(0), n))


class Vectors(unittest.TestCase):
    def test_lone_boards(self):
        for name in ("frozen.jsonl", "frozen_noDG.jsonl"):
            boards = [json.loads(line) for line in (records.VECTORS / "talat" / "vectors" / name).read_text().splitlines()]
            tower = np.zeros((len(boards), 25), np.int8)
            for i, board in enumerate(boards):
                for row, rank in enumerate(board["board"]):
                    for column, text in enumerate(rank.split()):
                        if text != ".":
                            number = 1 + TOWERS.index(text.upper()) + (0 if text.isupper() else 9)
                            tower[i, (4 - row) * 5 + column] = number
            no_david = jnp.array([[not board.get("davidGoliath", True)] for board in boards])
            said = np.array(frozen.is_frozen(frozen.read(jnp.asarray(tower), 0, no_david)))
            true = np.array([board["frozen"] for board in boards])
            wrong = [board["kind"] for board, a, b in zip(boards, said, true, strict=True) if a != b]
            print(f"\n{name}: {len(wrong)} of {len(boards)} boards disagree: {sorted(set(wrong))}")
            self.assertFalse((said & ~true).any(), "no board freezes too early")
            self.assertEqual(len(wrong), DISAGREEMENT[name])

    def test_games(self):
        games = records.read("talat", "games.play")
        state = stack([notation.begin(game) for game in games])
        tests, wrong = 0, {}
        for ply in range(max(len(game.steps) for game in games)):
            playing = np.array([ply < len(game.steps) and i not in wrong for i, game in enumerate(games)])
            actions = [notation.read(game.steps[ply]) if playing[i] else 0 for i, game in enumerate(games)]
            self.assertFalse((playing & np.array(state["done"])).any())
            counts, tower, before = (np.array(x) for x in (legal(state).sum(-1), state["tower"], state["frozen"]))
            state = keep(jnp.asarray(playing), step(state, jnp.array(actions), None), state)
            froze = np.array(state["frozen"]) & ~before
            for i in np.nonzero(playing)[0]:
                game, text = games[i], games[i].steps[ply]
                where = (game.tags["Id"], ply + 1)
                self.assertEqual(counts[i], game.numbers("Legal")[ply], where)
                self.assertEqual(notation.write({"tower": tower[i : i + 1]}, actions[i]), text, where)
                tests += "@" not in text
                if np.nonzero(froze[i])[0].tolist() != notation.frozen_by(game, ply):
                    wrong[i] = where
        print(f"\ngames.play: {len(wrong)} of {tests} frozen tests disagree in {len(games)} games: {[*wrong.values()]}")
        self.assertEqual(len(wrong), DISAGREEMENT["games.play"])
        points, shares, done = (np.array(x) for x in (rules.points(state), state["shares"], state["done"]))
        for i, game in enumerate(games):
            if i in wrong:
                continue
            name, result = game.tags["Id"], [float(x) for x in game.tags["Result"].split("-")]
            self.assertTrue(done[i], name)
            self.assertEqual(points[i, : len(result)].tolist(), game.detail()["points"], name)
            np.testing.assert_allclose(shares[i, : len(result)], result, atol=0.01, err_msg=name)

    def test_positions(self):
        """A game is replayed to its end, or as far as the port goes along."""
        games = records.read("talat", "games.play")
        lengths = [len(list(notation.positions(game))) for game in games]
        early = [length < len(game.steps) for length, game in zip(lengths, games, strict=True)]
        self.assertEqual(sum(early), DISAGREEMENT["games.play"])

    def test_perft(self):
        for game, depth in zip(records.read("talat", "steps.perft"), (4, 4, 5), strict=True):
            state = notation.begin(game)
            for text in game.steps:
                state = step(state, jnp.array([notation.read(text)]), None)
            said, true = perft(state, depth), game.numbers("Perft")[:depth]
            print(f"\nsteps.perft: {said} {true}")
            self.assertEqual(sum(abs(a - b) for a, b in zip(said, true, strict=True)), DISAGREEMENT["steps.perft"])


def perft(state: rules.State, depth: int, chunk: int = 4096) -> list[int]:
    """The numbers of lines of 1, 2, ... steps."""
    level = {k: np.array(v) for k, v in state.items()}
    counts = []
    for left in range(depth, 0, -1):
        n, count, nexts = len(level["mover"]), 0, []
        for at in range(0, n, chunk):
            rows = np.minimum(np.arange(at, at + min(chunk, n)), n - 1)
            real = np.arange(at, at + len(rows)) < n
            part = {k: jnp.asarray(v[rows]) for k, v in level.items()}
            who, action = np.nonzero(np.array(legal(part)) & real[:, None])
            count += len(who)
            for begin_ in range(0, len(who) if left > 1 else 0, chunk):
                mine = np.resize(np.arange(begin_, min(begin_ + chunk, len(who))), chunk)
                after = step({k: v[who[mine]] for k, v in part.items()}, jnp.asarray(action[mine], jnp.int32), None)
                size = min(chunk, len(who) - begin_)
                nexts.append({k: np.array(v)[:size] for k, v in after.items()})
        counts.append(count)
        if nexts:
            level = {k: np.concatenate([x[k] for x in nexts]) for k in level}
    return counts


class Games(unittest.TestCase):
    def test_random_games_end(self):
        state, length, stuck = play_randomly(jax.random.key(1), 256)
        self.assertFalse(stuck.any())
        self.assertTrue(state["done"].all())
        np.testing.assert_allclose(state["shares"].sum(1), 1, rtol=1e-6)
        two = np.array(state["seats"] == 2)
        self.assertFalse(state["shares"][two, 2].any())
        means = {2: float(length[two].mean()), 3: float(length[~two].mean())}
        print(f"\nmean length of random games by seats: {means}; longest {int(length.max())}")
        self.assertLess(int(length.max()), 27 + 4 * 27 + 27)

    def test_fixed_starts(self):
        state = rules.start(jax.random.key(0), 4, 2, {"tieBreak": "none"})
        self.assertEqual(state["options"].tolist(), [[0, 0, 2, 0, 1]] * 4)
        self.assertEqual(state["seats"].tolist(), [2] * 4)
        drawn = rules.start(jax.random.key(0), 4000)
        self.assertAlmostEqual(float((drawn["seats"] == 2).mean()), 0.5, delta=0.05)
        self.assertEqual(drawn["options"].max(0).tolist(), [1, 1, 2, 1, 1])


class Symmetries(unittest.TestCase):
    def test_rules_do_not_tell_sides_apart(self):
        state = sample()
        n = len(state["mover"])
        which = jnp.arange(n) % net.SYMMETRIES
        every = jnp.broadcast_to(jnp.arange(rules.ACTIONS), (n, rules.ACTIONS))
        turned, names = net.turn(state, every, which)
        by_name = jnp.take_along_axis(legal(turned), names, 1)
        self.assertTrue((by_name == legal(state)).all())
        actions = random_actions(state, jax.random.key(5))
        renamed = net.turn(state, actions[:, None], which)[1][:, 0]
        first = step(turned, renamed, None)
        then = net.turn(step(state, actions, None), every[:, :1], which)[0]
        for name in then:
            self.assertTrue((first[name] == then[name]).all(), name)

    def test_identity_and_none(self):
        state = sample()
        n = len(state["mover"])
        actions = jnp.tile(jnp.array([[-1, 0, 700]]), (n, 1))
        same, kept = net.turn(state, actions, jnp.zeros(n, jnp.int32))
        self.assertTrue((kept == actions).all() and (same["tower"] == state["tower"]).all())
        self.assertTrue((net.turn(state, actions, jnp.full(n, 7))[1][:, 0] == -1).all())


def walks(state: dict[str, np.ndarray], i: int, board: int):
    """One board's towers, by cell, and a function that says the last 23 features of one."""
    numbers = state["tower"][i, board * 25 : board * 25 + 25]
    towers = {c: ((x - 1) // 9 == board, (x - 1) % 9) for c, x in enumerate(numbers.tolist()) if x}
    stuck, david = state["frozen"][i, board], state["options"][i, 0] == 0

    def takes(a: int, b: int) -> bool:
        ranks = TOWERS[a][0] + TOWERS[b][0]
        return ranks in ("LM", "MS") or (ranks[0] == ranks[1] and a > b) or (david and TOWERS[a] + TOWERS[b] == "S3L6")

    def ahead(cell: int, rises: bool) -> set[int]:
        rank, column = cell // 5 + (1 if rises else -1), cell % 5
        return {5 * rank + c for c in (column - 1, column, column + 1) if 0 <= rank < 5 and 0 <= c < 5}

    def zone(cell: int, rises: bool) -> set[int]:
        return ahead(cell, rises) | {c for c in (cell - 1, cell + 1) if c // 5 == cell // 5 and c >= 0}

    shut = set(towers)
    while movable := {c for c in shut if ahead(c, towers[c][0]) - shut}:
        shut -= movable

    def walk(cell: int, barred: set[int]) -> list[set[int]]:
        levels = [{cell}]
        while levels[-1]:
            to = set().union(*(ahead(c, towers[cell][0]) for c in levels[-1]))
            levels.append(set() if stuck else to - barred)
        return levels[:-1]

    def ask(cell: int) -> list[bool]:
        rises, kind = towers[cell]
        enemies = {c: k for c, (r, k) in towers.items() if r != rises}
        danger = set().union(*(zone(c, not rises) for c, k in enemies.items() if takes(k, kind)))
        mine, safe = walk(cell, {*towers}), walk(cell, {*towers} | danger)
        in_zone = set().union(*(zone(c, rises) for c in set().union(*walk(cell, shut))))
        met = [k for c, k in enemies.items() if in_zone & set().union(*walk(c, shut))]
        hunters, preys = sum(takes(k, kind) for k in met), sum(takes(kind, k) for k in met)
        goal = set(range(20, 25)) if rises else set(range(5))
        found = [cell in goal, cell in danger, any(c in zone(cell, rises) and takes(kind, k) for c, k in enemies.items())]
        for number, size in ((hunters, 4), (preys, 4), (len(mine) - 1, 5), (len(safe) - 1, 5)):
            found += [min(number, size - 1) == j for j in range(size)]
        return [*found, bool(goal & set().union(*mine)), bool(goal & set().union(*safe))]

    return towers, ask


class Net(unittest.TestCase):
    shape = graph.Shape(channels=16, layers=2, policy=8, value=8, **net.SHAPE)

    def params(self) -> graph.Params:
        params = graph.init(jax.random.key(3), self.shape)
        noise = jax.random.key(4)
        return params | {"policyClass": jax.random.normal(noise, params["policyClass"].shape)}

    def test_evaluates(self):
        state = sample()
        logits, shares = evaluate(self.params(), state, dtype=jnp.float32)
        self.assertEqual(logits.shape, (len(legal(state)), rules.ACTIONS))
        self.assertTrue(((logits > -1e8) == legal(state)).all())
        self.assertTrue((jnp.abs(jnp.where(logits > -1e8, logits, 0)) < 100).all())
        np.testing.assert_allclose(jnp.exp(shares).sum(1), 1, rtol=1e-5)
        again = evaluate(self.params(), net.unpack(net.pack(state)), dtype=jnp.float32)
        self.assertTrue((again[0] == logits).all() and (again[1] == shares).all())

    def test_hears_neighbours(self):
        y = jax.random.normal(jax.random.key(0), (2, 75, 4))
        taps = jax.random.normal(jax.random.key(1), (9, 4, 4))
        ways = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]
        slowly = y @ taps[8]
        for tap, (columns, ranks) in enumerate(ways):
            slowly = slowly + rules.neighbour(y, columns, ranks) @ taps[tap]
        np.testing.assert_allclose(net.hear(y.reshape(6, 25, 4), taps).reshape(y.shape), slowly, rtol=1e-4, atol=1e-4)

    def test_sees_the_same_from_every_seat(self):
        """With three seats, passing all on to the next seat changes nothing but the names."""
        state = sample() | {"seats": jnp.full_like(sample()["seats"], 3)}
        tower = state["tower"].astype(jnp.int32)
        on = jnp.where(tower > 0, (tower + 8) % 27 + 1, 0).astype(jnp.int8)
        passed = state | {
            "tower": jnp.roll(on.reshape(-1, 3, 25), 1, 1).reshape(-1, 75),
            "mover": (state["mover"] + 1) % 3,
            **{k: jnp.roll(state[k], 1, 1) for k in ("hands", "captured", "frozen")},
        }
        (features, globals_), (moved, same) = describe(state), describe(passed)
        self.assertTrue((globals_ == same).all())
        self.assertTrue((jnp.roll(features, 1, 1) == moved).all())
        logits, shares = evaluate(self.params(), state, dtype=jnp.float32)
        turned, turned_shares = evaluate(self.params(), passed, dtype=jnp.float32)
        rolled = jnp.roll(logits.reshape(-1, 3, 25 * rules.WAYS), 1, 1).reshape(logits.shape)
        np.testing.assert_allclose(turned, rolled, rtol=1e-4, atol=1e-4)
        np.testing.assert_allclose(turned_shares, jnp.roll(shares, 1, 1), rtol=1e-4, atol=1e-4)

    def test_sees_mirrored_boards_mirrored(self):
        state = sample()
        n = len(state["mover"])
        which = jnp.arange(n) % net.SYMMETRIES
        features, globals_ = describe(state)
        turned, turned_globals = describe(net.turn(state, jnp.zeros((n, 1), jnp.int32), which)[0])
        self.assertTrue((globals_ == turned_globals).all())
        flipped = ((which[:, None] >> jnp.arange(3)) & 1) != 0
        expected = jnp.where(flipped[..., None, None], features[:, :, net.MIRRORED], features)
        self.assertTrue((turned == expected).all())

    def test_sees_a_board_alike_whoever_acts_and_whatever_is_elsewhere(self):
        state = sample()
        other = state | {"mover": 1 - jnp.minimum(state["mover"], 1), "captured": state["captured"] + 1}
        empty = state | {"tower": state["tower"].at[:, 25:].set(0)}
        self.assertTrue((describe(state)[0] == describe(other)[0]).all())
        self.assertTrue((describe(state)[0][:, 0] == describe(empty)[0][:, 0]).all())

    def test_tower_features_as_described(self):
        """Those about walks, worked out tower by tower."""
        state = {k: np.array(v) for k, v in sample().items()}
        features = np.array(describe(sample())[0])
        for i in range(0, len(features), 5):
            for board in range(3):
                towers, ask = walks(state, i, board)
                for cell in towers:
                    said = features[i, board, cell]
                    expected = ask(cell)
                    self.assertEqual([bool(x) for x in said[41:]], expected, (i, board, cell))

    def test_fates_of_towers_are_what_scores(self):
        """Across counts for the points of a seat, and what was captured is nowhere; both by the tokens too."""
        state = sample() | {"seats": jnp.full_like(sample()["seats"], 3)}
        fates = rules.fates(state)
        by_colour = fates.reshape(-1, 3, 9)
        across = rules.ACROSS * (by_colour == 1).sum(-1) + rules.CAPTURED * rules.captures_of(state)
        self.assertTrue((across == rules.points(state)).all())
        self.assertTrue(((fates > 0).sum(1) == (state["tower"] > 0).sum(1)).all())
        seen = net.fates_of_tokens(state, fates)
        self.assertTrue(((seen == 1).sum(1) == (fates == 1).sum(1)).all())
        self.assertTrue(((seen < 0).sum(1) == (state["tower"] == 0).sum(1)).all())

    def test_features_are_noughts_and_ones(self):
        features, globals_ = describe(sample())
        self.assertEqual(features.shape[1:], (3, 25, net.FEATURES))
        self.assertEqual(globals_.shape[1:], (net.GLOBALS,))
        self.assertEqual(features.dtype, bool)
        seen = np.array(features.any((0, 1, 2)))
        self.assertTrue(seen.all(), f"never seen: {np.nonzero(~seen)[0]}")


if __name__ == "__main__":
    unittest.main()
