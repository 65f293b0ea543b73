"""The net that all games share.

A position is a graph: tokens, each with up to D neighbours, one in every direction. Residual blocks let a token hear from its
neighbours and from the mean and the greatest of all tokens. Steps are scored from the tokens that they touch, the position from
what all tokens say together. Where a game has several boards, the blocks look at one board at a time, so that a board which
stays as it was need not be looked at again; what they say of all boards is then joined.

The names and shapes of the tensors are those of the weights file that `packages/net` reads.

A game says what its tokens are, which features they have, who is next to whom, and which tokens a step touches; see `nets/tzaar.py`.
"""

import functools
import math
from typing import NamedTuple

import jax
import jax.numpy as jnp

Params = dict[str, jax.Array]

COMPUTE = jnp.bfloat16


class Shape(NamedTuple):
    """What a game's net must be told. The first four are chosen, the others follow from the game."""

    channels: int
    layers: int
    policy: int
    value: int
    features: int
    """How many features a token can have."""
    globals: int
    """How many features the position as a whole can have."""
    taps: int
    """Directions to neighbours, and one for the token itself, which is the last."""
    slots: int
    """The parts that a token can play in a step, such as where it begins and where it ends."""
    classes: int
    """Kinds of steps, such as a direction or a building."""
    extras: int
    """Steps that touch no token, such as a pass."""
    seats: int
    facts: int = 0
    """What is foreseen of every seat besides its share of the win; only training asks for it."""
    fates: int = 0
    """What can become of a token; only training asks for it."""
    boards: int = 1
    """How many boards the blocks look at, each by itself."""


def init(key: jax.Array, shape: Shape) -> Params:
    """Weights to begin with: small where a residual branch ends, so that the net starts out nearly flat."""
    c, p, v = shape.channels, shape.policy, shape.value
    keys = iter(jax.random.split(key, 16 + 4 * shape.layers))

    def draw(*size: int, scale: float = 1.0, fan: int | None = None) -> jax.Array:
        return jax.random.normal(next(keys), size) * (scale / math.sqrt(fan or size[-2]))

    params = {"features": draw(shape.features, c, scale=0.4, fan=1), "bias": jnp.zeros(c)}
    if shape.boards == 1:
        params |= {"globals": draw(shape.globals, c, scale=0.1, fan=1)}
    for i in range(shape.layers):
        params |= {
            f"norm{i}": jnp.ones(c),
            f"taps{i}": draw(shape.taps, c, c, scale=0.5),
            f"bias{i}": jnp.zeros(c),
            f"pool{i}": draw(2 * c, c, scale=0.3),
            f"out{i}": draw(c, c, scale=1 / math.sqrt(shape.layers)),
        }
    params |= {
        "norm": jnp.ones(c),
        "policy": draw(c, shape.slots * p),
        "policyPool": draw(2 * c if shape.boards == 1 else v, p),
        "policyClass": jnp.zeros((shape.classes, p)),
        "policyOut": draw(p, 1, scale=0.3)[:, 0],
        "valuePool": draw(2 * c * shape.boards, v),
        "valueGlobals": draw(shape.globals, v, scale=0.1, fan=1),
        "valueBias": jnp.zeros(v),
        "valueOut": draw(v, shape.seats, scale=0.3),
        "valueOutBias": jnp.zeros(shape.seats),
    }
    if shape.boards > 1:
        params |= {"joint": draw(v, v), "jointBias": jnp.zeros(v)}
    if shape.extras:
        params |= {"extraPool": draw(2 * c * shape.boards, shape.extras, scale=0.1), "extraBias": jnp.zeros(shape.extras)}
    if shape.facts:
        params |= {"factsOut": draw(v, shape.seats * shape.facts, scale=0.3), "factsBias": jnp.zeros(shape.seats * shape.facts)}
    if shape.fates:
        params |= {"fatesOut": draw(c, shape.fates, scale=0.3), "fatesBias": jnp.zeros(shape.fates)}
    return params


def is_shipped(name: str) -> bool:
    """Whether a tensor belongs into a weights file."""
    return not name.startswith(("facts", "fates"))


def layers_of(params: Params) -> int:
    return sum(1 for name in params if name.startswith("taps"))


def _mean_of_rows(rows: jax.Array) -> jax.Array:
    """The mean over the channels, as a product with a matrix of ones: sums of short rows, here and in `pool`, took a quarter of an evaluation."""
    c = rows.shape[-1]
    return jnp.matmul(rows, jnp.ones((c, c), rows.dtype), preferred_element_type=jnp.float32) / c


@jax.custom_vjp
def rms_norm(x: jax.Array, gain: jax.Array) -> jax.Array:
    return (x.astype(jnp.float32) * jax.lax.rsqrt(_mean_of_rows(x * x) + 1e-5) * gain).astype(x.dtype)


def _rms_norm_backward(kept, gradient):
    """Written down, since what is derived by itself goes over the memory many times."""
    x, gain = kept
    scale = jax.lax.rsqrt(_mean_of_rows(x * x) + 1e-5)
    g, wide = gradient.astype(jnp.float32), x.astype(jnp.float32)
    normed = wide * scale
    along = _mean_of_rows((g * gain * normed).astype(x.dtype))
    dx = (scale * (g * gain - normed * along)).astype(x.dtype)
    return dx, (g * normed).sum(tuple(range(x.ndim - 1))).astype(gain.dtype)


rms_norm.defvjp(lambda x, gain: (rms_norm(x, gain), (x, gain)), _rms_norm_backward)


def _fold(over, rows: jax.Array) -> jax.Array:
    """All of the middle axis of [B, T, C] taken together, in two goes: as plain steps, which the compiler can make one pass over the memory."""
    b, t, c = rows.shape
    first = max(d for d in range(1, math.isqrt(t) + 1) if t % d == 0)
    blocks = rows.reshape(b, first, t // first, c)
    few = functools.reduce(over, [blocks[:, i] for i in range(first)])
    return functools.reduce(over, [few[:, i] for i in range(t // first)])


@jax.custom_vjp
def pool(y: jax.Array, mask: jax.Array) -> jax.Array:
    """The mean and the greatest of all tokens that are there, nought where none is: [B, T, C] to [B, 2 C]. y is nought where no token is."""
    wide = y.astype(jnp.float32)
    mean = _fold(jnp.add, wide) / jnp.maximum(mask.sum(1, keepdims=True), 1)
    most = _fold(jnp.maximum, jnp.where(mask[..., None], wide, -1e4))
    most = jnp.where(mask.any(1)[:, None], most, 0)
    return jnp.concatenate([mean, most], 1).astype(y.dtype)


def _pool_forward(y, mask):
    pooled = pool(y, mask)
    return pooled, (y, mask, pooled)


def _pool_backward(kept, gradient):
    """Those that are the greatest share it: tokens that are alike are not rare."""
    y, mask, pooled = kept
    c = y.shape[-1]
    greatest = (y == pooled[:, None, c:]) & mask[..., None]
    count = _fold(jnp.add, greatest.astype(jnp.float32))
    of_mean = gradient[:, :c] / jnp.maximum(mask.sum(1, keepdims=True), 1)
    of_most = jnp.where(greatest, (gradient[:, c:] / jnp.maximum(count, 1))[:, None], 0)
    return jnp.where(mask[..., None], of_mean[:, None] + of_most, 0).astype(y.dtype), None


pool.defvjp(_pool_forward, _pool_backward)


class Seen(NamedTuple):
    """What the blocks make of a position."""

    tokens: jax.Array
    """[B, T, C]; nought where no token is."""
    pooled: jax.Array
    """[B, 2 C], or [B, boards * 2 C]"""
    globals: jax.Array
    """[B, G], as they were given."""
    dtype: jnp.dtype


def look(params: Params, features: jax.Array, globals_: jax.Array, mask: jax.Array, hear, dtype=COMPUTE) -> Seen:
    """Runs the blocks.

    features [B, T, F]: noughts and ones; globals_ [B, G]; mask [B, T]: which tokens are there. If there are several boards, each is a row of the batch here, but
    not of globals_, which only the heads read.
    hear(y, taps): for y [B, T, C], nought where no token is, and taps [D + 1, C, C], each token's sum over its neighbours and
    itself of their rows times the matrix of that direction.
    """
    g = globals_.astype(dtype)
    there = mask[..., None]
    x = features.astype(dtype) @ params["features"].astype(dtype) + params["bias"].astype(dtype)
    if "globals" in params:
        x = x + (g @ params["globals"].astype(dtype))[:, None]
    for i in range(layers_of(params)):
        y = jnp.where(there, rms_norm(x, params[f"norm{i}"]), 0)
        row = pool(y, mask) @ params[f"pool{i}"].astype(dtype) + params[f"bias{i}"].astype(dtype)
        u = jax.nn.relu(hear(y, params[f"taps{i}"].astype(dtype)) + row[:, None])
        x = x + u @ params[f"out{i}"].astype(dtype)
    y = jnp.where(there, rms_norm(x, params["norm"]), 0)
    return Seen(y, pool(y, mask), g, dtype)


def parts(params: Params, seen: Seen) -> jax.Array:
    """What every token adds to a step in each of its parts: [B, T, slots, P]. A token that is not there adds nothing."""
    width = params["policyOut"].shape[0]
    b, t, _ = seen.tokens.shape
    return (seen.tokens @ params["policy"].astype(seen.dtype)).reshape(b, t, -1, width)


def weigh(params: Params, seen: Seen, touched: jax.Array, classes: jax.Array) -> jax.Array:
    """The logits of steps: touched [B, ..., P] sums the parts of a step's tokens, classes (broadcast over ...) are the rows of `policyClass` of their kinds."""
    dtype = seen.dtype
    row = (_stand(params, seen) if "joint" in params else seen.pooled) @ params["policyPool"].astype(dtype)
    row = row.reshape(row.shape[:1] + (1,) * (touched.ndim - 2) + row.shape[1:])
    hidden = jax.nn.relu(touched + row + classes.astype(dtype))
    return (hidden @ params["policyOut"].astype(dtype)).astype(jnp.float32)


def weigh_extras(params: Params, seen: Seen) -> jax.Array:
    """The logits of the steps that touch no token: [B, extras]."""
    dtype = seen.dtype
    return (seen.pooled @ params["extraPool"].astype(dtype) + params["extraBias"].astype(dtype)).astype(jnp.float32)


def _stand(params: Params, seen: Seen) -> jax.Array:
    dtype = seen.dtype
    hidden = seen.pooled @ params["valuePool"].astype(dtype) + seen.globals @ params["valueGlobals"].astype(dtype)
    hidden = jax.nn.relu(hidden + params["valueBias"].astype(dtype))
    if "joint" in params:
        hidden = jax.nn.relu(hidden @ params["joint"].astype(dtype) + params["jointBias"].astype(dtype))
    return hidden


def judge(params: Params, seen: Seen) -> jax.Array:
    """The logits of the seats' shares of the win, [B, S]; seat 0 is the one that acts, the others follow in the order of turns."""
    dtype = seen.dtype
    logits = _stand(params, seen) @ params["valueOut"].astype(dtype) + params["valueOutBias"].astype(dtype)
    return logits.astype(jnp.float32)


def foresee(params: Params, seen: Seen, seats: int) -> jax.Array:
    """What the end will show of every seat, [B, S, facts], in the same order."""
    dtype = seen.dtype
    facts = _stand(params, seen) @ params["factsOut"].astype(dtype) + params["factsBias"].astype(dtype)
    return facts.astype(jnp.float32).reshape(facts.shape[0], seats, -1)


def foresee_fates(params: Params, seen: Seen) -> jax.Array:
    """The logits of what will become of every token, [B, T, fates]."""
    dtype = seen.dtype
    return (seen.tokens @ params["fatesOut"].astype(dtype) + params["fatesBias"].astype(dtype)).astype(jnp.float32)


def by_turns(values: jax.Array, mover: jax.Array, seats: jax.Array) -> jax.Array:
    """Reorders [B, S, ...] so that the seat which acts comes first; of seats that nobody has comes anything."""
    seat = (jnp.arange(values.shape[1]) + mover[:, None]) % seats[:, None]
    return jnp.take_along_axis(values, seat.reshape(seat.shape + (1,) * (values.ndim - 2)).astype(jnp.int32), 1)


# Opposite directions of a hexagon.
_OPPOSITE = jnp.array([3, 4, 5, 0, 1, 2])


def _gather_six(rows: jax.Array, near: jax.Array, by_direction: bool) -> jax.Array:
    """[B, T, 6, C]: what the neighbours say, nought where there is none; rows are [B, T, C], or [B, T, 6, C] if they say something else in each direction."""
    b, t, c = near.shape[0], near.shape[1], rows.shape[-1]
    index = jnp.arange(b)[:, None, None] * t + jnp.minimum(near, t - 1)
    if by_direction:
        index = index * 6 + jnp.arange(6)
    return jnp.where((near < t)[..., None], rows.reshape(-1, c)[index], 0)


def _side_by_side(taps: jax.Array) -> jax.Array:
    d, c, _ = taps.shape
    return taps.transpose(1, 0, 2).reshape(c, d * c)


@jax.custom_vjp
def _hear(y: jax.Array, taps: jax.Array, near: jax.Array) -> jax.Array:
    b, t, c = y.shape
    rows = (y.reshape(b * t, c) @ _side_by_side(taps)).reshape(b, t, 7, c)
    heard = _gather_six(rows[:, :, :6].reshape(b, t, 6, c), near, True)
    return rows[:, :, 6] + heard.sum(2, dtype=jnp.float32).astype(y.dtype)


def _hear_backward(kept, gradient):
    """Whoever hears a token in one direction is what that one has in the opposite direction: a gather again, where a scatter would be slow."""
    y, taps, near = kept
    b, t, c = y.shape
    own, said = gradient.reshape(b * t, c), y.reshape(b * t, c)
    # Laid out once for both products; each by itself would gather anew.
    rows = jax.lax.optimization_barrier(_gather_six(gradient, near[:, :, _OPPOSITE], False).reshape(b * t, 6 * c))
    of_six = (said.T @ rows).reshape(c, 6, c).transpose(1, 0, 2)
    of_taps = jnp.concatenate([of_six, (said.T @ own)[None]])
    return (rows @ _side_by_side(taps[:6]).T + own @ taps[6].T).reshape(y.shape), of_taps, None


_hear.defvjp(lambda y, taps, near: (_hear(y, taps, near), (y, taps, near)), _hear_backward)


@jax.custom_vjp
def of_nearest(rows: jax.Array, near: jax.Array) -> jax.Array:
    """What every token's neighbours in six directions say: rows [B, T, C] to [B, T, 6, C], nought where there is none."""
    return _gather_six(rows, near, False)


def _of_nearest_backward(near, gradient):
    return _gather_six(gradient, near[:, :, _OPPOSITE], True).sum(2, dtype=jnp.float32).astype(gradient.dtype), None


of_nearest.defvjp(lambda rows, near: (of_nearest(rows, near), near), _of_nearest_backward)


def hearing(near: jax.Array):
    """A `hear` for tokens whose neighbours in six directions are the tokens near [B, T, 6], T or more where there is none.

    If a token has another in some direction, that one must have it in the opposite direction.
    """
    return lambda y, taps: _hear(y, taps, near)


def shares(logits: jax.Array, mover: jax.Array, seats: jax.Array) -> jax.Array:
    """The seats' log shares of the win by seat number, [B, S], from `judge`'s logits; those that do not play get -1e9."""
    s = logits.shape[1]
    seat = jnp.arange(s)[None]
    plays = seat < seats[:, None]
    after = jnp.where(plays, (seat - mover[:, None]) % seats[:, None], s - 1).astype(jnp.int32)
    return jax.nn.log_softmax(jnp.where(plays, jnp.take_along_axis(logits, after, 1), -1e9))
