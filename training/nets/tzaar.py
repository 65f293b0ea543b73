"""What the TZAAR net sees; the same as `games/tzaar/bot/features.ts`.

Nothing ever moves to an empty space, so a position is its stacks and who is next to whom along the lines: the tokens are the
occupied spaces, the neighbours the nearest stacks in the six directions.

Features of a token   0  10 * (own type 0 to 2, enemy type 3 to 5) + height - 1, up to ten
                     60  which spaces are alike under the board's symmetries, eight kinds
                     68  5 * direction + (nothing, friend, enemy, enemy that it can take, enemy that can take it)
Features of a position 0  16 * kind + how many stacks of it are left, up to 15
                      96  kind, by a fifth of the height of the tallest of it
                     102  first step, second step, opening
"""

import jax
import jax.numpy as jnp
import numpy as np

from training.nets import graph
from training.rules import tzaar as rules
from training.rules.tzaar import COORDINATES, DIRECTIONS, INDEX, PASS, RIM, SPACES

HEIGHTS = 10
SHAPE = dict(features=98, globals=105, taps=7, slots=2, classes=1, extras=1, seats=2, facts=rules.FACTS)


def _symmetries() -> tuple[np.ndarray, np.ndarray]:
    """For each of twelve: where every space's content comes from, and where every action goes to."""
    spaces, actions = [], []
    for mirrored in (False, True):
        for turns in range(6):

            def move(at, mirrored=mirrored, turns=turns):
                q, r = at[::-1] if mirrored else at
                for _ in range(turns):
                    q, r = -r, q + r
                return q, r

            to = np.array([INDEX[move(at)] for at in COORDINATES])
            directions = np.array([DIRECTIONS.index(move(d)) for d in DIRECTIONS])
            spaces.append(np.argsort(to))
            actions.append(np.append((to[:, None] * 6 + directions[None]).reshape(-1), PASS))
    return np.array(spaces, np.int32), np.array(actions, np.int32)


_SPACE_FROM, _ACTION_TO = _symmetries()
SYMMETRIES = len(_SPACE_FROM)


def _orbits() -> np.ndarray:
    shapes = [tuple(sorted((abs(q), abs(r), abs(q + r)))) for q, r in COORDINATES]
    distinct = list(dict.fromkeys(shapes))
    return np.array([distinct.index(shape) for shape in shapes])


ORBITS = _orbits()


def _globals(own: jax.Array, height: jax.Array, phase: jax.Array) -> jax.Array:
    left = jax.nn.one_hot(jnp.minimum(rules.counts(own), 15), 16).reshape(-1, 96)
    tallest = jnp.stack([jnp.where(own == kind, height, 0).max(1) for kind in (1, 2, 3, -1, -2, -3)], 1) / 5
    return jnp.concatenate([left, tallest.astype(jnp.float32), jax.nn.one_hot(phase, 3)], 1)


def _features(own: jax.Array, height: jax.Array, near: jax.Array) -> jax.Array:
    b = own.shape[0]
    kind = jnp.where(own > 0, own - 1, 2 - own).astype(jnp.int32)
    piece = jax.nn.one_hot(kind * HEIGHTS + jnp.clip(height, 1, HEIGHTS) - 1, 6 * HEIGHTS, dtype=graph.COMPUTE)
    orbit = jnp.broadcast_to(jnp.eye(8, dtype=graph.COMPUTE)[ORBITS], (b, SPACES, 8))
    target, tall = rules.at_nearest(own, near), rules.at_nearest(height, near)
    enemy = (target != 0) & ((target > 0) != (own > 0)[..., None])
    strength = height[..., None]
    edges = [target == 0, (target != 0) & ~enemy, enemy, enemy & (strength >= tall), enemy & (tall >= strength)]
    edges = jnp.stack(edges, -1).reshape(b, SPACES, 30).astype(graph.COMPUTE)
    return jnp.concatenate([piece, orbit, edges], -1)


def see(params: graph.Params, state: dict, dtype=graph.COMPUTE) -> graph.Seen:
    own, height = rules.own_pieces(state), state["height"]
    near = rules.nearest(own)
    there = own != 0
    hear = graph.hearing(jnp.where(there[..., None], near, RIM))
    return graph.look(params, _features(own, height, near), _globals(own, height, state["phase"]), there, hear, dtype)


def answer(params: graph.Params, state: dict, seen: graph.Seen) -> tuple[jax.Array, jax.Array]:
    near = rules.nearest(state["piece"])
    b = near.shape[0]
    parts = graph.parts(params, seen)
    touched = parts[:, :, 0, None] + graph.of_nearest(parts[:, :, 1], near)
    steps = graph.weigh(params, seen, touched, params["policyClass"][0]).reshape(b, PASS)
    logits = jnp.concatenate([steps, graph.weigh_extras(params, seen)], 1)
    return (
        jnp.where(rules.legal(state), logits, -1e9),
        graph.shares(graph.judge(params, seen), state["mover"], state["seats"]),
    )


def evaluate(params: graph.Params, state: dict, dtype=graph.COMPUTE) -> tuple[jax.Array, jax.Array]:
    return answer(params, state, see(params, state, dtype))


def pack(state: dict) -> dict:
    return {name: state[name] for name in ("piece", "height", "phase", "mover")}


def unpack(packed: dict) -> dict:
    b = packed["mover"].shape[0]
    return packed | dict(
        seats=jnp.full(b, 2, jnp.int8), done=jnp.zeros(b, bool), shares=jnp.zeros((b, 2), jnp.float32)
    )


def turn(state: dict, actions: jax.Array, which: jax.Array) -> tuple[dict, jax.Array]:
    source = jnp.asarray(_SPACE_FROM)[which]
    turned = {name: jnp.take_along_axis(state[name], source, 1) for name in ("piece", "height")}
    moved = jnp.take_along_axis(jnp.asarray(_ACTION_TO)[which], jnp.maximum(actions, 0), 1)
    return state | turned, jnp.where(actions < 0, -1, moved)
