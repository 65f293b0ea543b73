"""TZAAR on the accelerator; to be read beside games/tzaar/RULES.md. Placing pieces (TZ-2.3) is not part of it.

A state: `piece` int8 [B, 60] the top of each stack, 1 to 3 (Tzaar, Tzarra, Tott) for White and -1 to -3 for Black, 0 where none stands;
`height` int8 [B, 60]; `phase` int8 [B]; and what every game has: `mover`, `seats`, `done`, `shares`.

An action is 6 * space + direction, or PASS.
"""

import jax
import jax.numpy as jnp
import numpy as np

SEATS = 2
SPACES = 60
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
PASS = SPACES * 6
ACTIONS = PASS + 1
FIRST, SECOND, OPENING = 0, 1, 2

# TZ-1.1, TZ-1.2: the spaces A1 to I5 by axial coordinates; the centre is a hole.
COORDINATES = [
    (q, r) for q in range(-4, 5) for r in range(max(-4, -4 - q), min(4, 4 - q) + 1) if (q, r) != (0, 0)
]
INDEX = {at: i for i, at in enumerate(COORDINATES)}
RIM = SPACES
"""Stands for "no piece that way" wherever a space is expected."""

LONGEST = 8
FIXED = "ooooOOrrrROORaaAROORAoOAROORAOoarooraoOarooraAAroorRRRooOOOO"
SUPPLY = (6, 9, 15)
VARIANTS = (dict(fixed=0.0), dict(fixed=1.0))
"""The games whose seats are compared: random starts, and the fixed one."""


def _rays() -> np.ndarray:
    """[60, 6, LONGEST]: the spaces that a stack meets, nearest first; RIM after the last (TZ-4.2, TZ-4.5)."""
    rays = np.full((SPACES, 6, LONGEST), RIM, np.int32)
    for i, (q, r) in enumerate(COORDINATES):
        for d, (dq, dr) in enumerate(DIRECTIONS):
            for k in range(LONGEST):
                at = INDEX.get((q + dq * (k + 1), r + dr * (k + 1)))
                if at is None:
                    break
                rays[i, d, k] = at
    return rays


RAYS = _rays()
_NEARER = np.arange(LONGEST) * 64 + RAYS


def parse(letters: str) -> np.ndarray:
    """A set-up of 60 letters (TZ-6.2) as pieces."""
    return np.array([("ARO".index(c.upper()) + 1) * (1 if c.isupper() else -1) for c in letters], np.int8)


def begin(piece: jax.Array) -> dict:
    """Games that begin with these pieces, [B, 60]."""
    b = piece.shape[0]
    return dict(
        piece=piece.astype(jnp.int8),
        height=jnp.ones((b, SPACES), jnp.int8),
        phase=jnp.full(b, OPENING, jnp.int8),
        mover=jnp.zeros(b, jnp.int8),
        seats=jnp.full(b, 2, jnp.int8),
        done=jnp.zeros(b, bool),
        shares=jnp.zeros((b, SEATS), jnp.float32),
    )


_ALL_PIECES = np.concatenate([np.repeat(np.array([1, 2, 3]) * side, SUPPLY) for side in (1, -1)]).astype(np.int8)


def start(key: jax.Array, n: int, fixed: float = 0.1) -> dict:
    """Random set-ups (TZ-2.1), and a share of the fixed one (TZ-2.2)."""
    shuffle, choose = jax.random.split(key)
    order = jnp.argsort(jax.random.uniform(shuffle, (n, SPACES)), 1)
    is_fixed = jax.random.uniform(choose, (n, 1)) < fixed
    return begin(jnp.where(is_fixed, jnp.asarray(parse(FIXED)), jnp.asarray(_ALL_PIECES)[order]))


def own_pieces(state: dict) -> jax.Array:
    """The pieces with those of the seat that acts positive."""
    return state["piece"] * (1 - 2 * state["mover"])[:, None]


def nearest(piece: jax.Array) -> jax.Array:
    """[B, 60, 6]: the first occupied space in each direction, or RIM."""
    b = piece.shape[0]
    occupied = jnp.concatenate([piece != 0, jnp.ones((b, 1), bool)], 1)
    met = occupied[:, RAYS.reshape(-1)].reshape(b, SPACES, 6, LONGEST)
    return (jnp.where(met, _NEARER, 9999).min(-1) & 63).astype(jnp.int32)


def at_nearest(values: jax.Array, near: jax.Array) -> jax.Array:
    """What `values` [B, 60] holds at the nearest spaces; 0 at the rim."""
    b = values.shape[0]
    padded = jnp.concatenate([values, jnp.zeros((b, 1), values.dtype)], 1)
    return jnp.take_along_axis(padded, near.reshape(b, -1), 1).reshape(near.shape)


def counts(piece: jax.Array) -> jax.Array:
    """[B, 6]: how many stacks show each type, positive pieces first."""
    return jnp.stack([(piece == kind).sum(1) for kind in (1, 2, 3, -1, -2, -3)], 1)


def captures(own: jax.Array, height: jax.Array, near: jax.Array) -> jax.Array:
    """TZ-4.6, [B, 60, 6]."""
    return (own > 0)[..., None] & (at_nearest(own, near) < 0) & (height[..., None] >= at_nearest(height, near))


def legal(state: dict, burying: bool = False) -> jax.Array:
    """TZ-3.3, TZ-3.4. Steps that bury the last of an own type lose at once (TZ-5.3) and are left out unless asked for."""
    own, height = own_pieces(state), state["height"]
    near = nearest(own)
    target = at_nearest(own, near)
    second = state["phase"] == SECOND
    stacks = (own > 0)[..., None] & (target > 0) & second[:, None, None]
    if not burying:
        left = jnp.take_along_axis(counts(own)[:, :3], jnp.clip(target.reshape(-1, PASS) - 1, 0, 2).astype(jnp.int32), 1)
        stacks &= left.reshape(target.shape) > 1
    steps = (captures(own, height, near) | stacks).reshape(-1, PASS)
    return jnp.concatenate([steps, second[:, None]], 1)


def step(state: dict, action: jax.Array, key: jax.Array | None = None) -> dict:
    """Makes legal steps. Nothing is left to chance: the key is there because other games need one."""
    own, height, mover = own_pieces(state), state["height"], state["mover"]
    passes = (action == PASS)[:, None]
    origin = jnp.minimum(action // 6, SPACES - 1)
    ray = jnp.asarray(RAYS)[origin, action % 6]
    occupied = jnp.concatenate([own != 0, jnp.ones_like(passes)], 1)
    met = jnp.argmax(jnp.take_along_axis(occupied, ray, 1), 1)
    goal = jnp.take_along_axis(ray, met[:, None], 1)
    spaces = jnp.arange(SPACES)[None]
    leaves = (spaces == origin[:, None]) & ~passes
    enters = (spaces == goal) & ~passes

    def at(where: jax.Array, values: jax.Array) -> jax.Array:
        return jnp.where(where, values, 0).sum(1, keepdims=True)

    taken = at(enters, own) < 0
    grown = jnp.where(taken, at(leaves, height), at(leaves, height) + at(enters, height))
    own_after = jnp.where(leaves, 0, jnp.where(enters, at(leaves, own), own)).astype(jnp.int8)
    height_after = jnp.where(leaves, 0, jnp.where(enters, grown, height)).astype(jnp.int8)

    left = counts(own_after)
    wins = (left[:, 3:] == 0).any(1)  # TZ-5.1
    loses = (left[:, :3] == 0).any(1)  # TZ-5.3
    ends_turn = state["phase"] != FIRST
    theirs = -own_after
    stuck = ends_turn & ~captures(theirs, height_after, nearest(theirs)).any((1, 2))  # TZ-5.2
    done = wins | loses | stuck
    winner = jnp.where(loses & ~wins, 1 - mover, mover)
    return state | dict(
        piece=own_after * (1 - 2 * mover)[:, None],
        height=height_after,
        phase=jnp.where(ends_turn, FIRST, SECOND).astype(jnp.int8),
        mover=jnp.where(ends_turn, 1 - mover, mover).astype(jnp.int8),
        done=done,
        shares=jnp.where(done[:, None], jnp.arange(SEATS)[None] == winner[:, None], 0.0).astype(jnp.float32),
    )


FACTS = 3


def facts(state: dict) -> jax.Array:
    """What else an end tells of every seat: how much is left of each of its types."""
    left = counts(state["piece"]).reshape(-1, SEATS, 3)
    return left / jnp.array(SUPPLY, jnp.float32)
