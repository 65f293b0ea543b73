"""What the Taluva net sees; the same as `games/taluva/bot/netShape.ts`.

The tokens are the land and the bare cells next to it. Seats are counted from the one that acts, in the order of turns; the owner of a settlement
is its seat. A number is a feature that holds or not; where several are listed, they follow one another.

Features of a token    0  bare
                       1  level 1, 2, 3, 4, 5 or more
                       6  terrain (jungle, clearing, sand, rock, lake)
                      11  volcano, by its rotation
                      17  volcano, rotation k: a tile can be laid on it with that rotation, whatever has been drawn (TL-4)
                      23  3 * seat + kind of the piece (temple, tower, hut)
                      35  fields of the settlement: 1, 2, 3, 4, 5, 6 to 7, 8 or more
                      42  the settlement has a temple; 43 a tower
                      44  7 * terrain + huts that expanding the settlement onto it takes: 1, 2, 3, 4, 5 to 6, 7 or more, or (instead)
                          more than the owner has left; nothing for none
                      79  an expansion of the settlement takes just the huts that the owner has left
                      80  the seat that acts may found a hut here (TL-6.3, TL-6.4), if it were to build and had one left
                      81  seat: in play, has a temple left and may build it here, if it were to build (TL-6.5 to TL-6.7)
                      85  seat: the same with a tower (TL-6.8 to TL-6.10)
Features of a position 0  a draw is due, a laying, a build
                       3  first terrain of the drawn tile; 8 the second
                      13  29 * seat +   0 temples left (0 to 3), 4 towers left (0 to 2), 7 huts left (0 to 20), 28 the seat is out
                                        nothing at all for seats that nobody has
                     129  two, three, four seats
                     132  a hut may touch one's own
                     133  the game has 24, 36, 48 tiles
                     136  tiles that will still be drawn: 0 to 8 exactly; 145 all of them, by 48
                     146  turns that the seat which acts still has, this one included: 1 to 7, 8 or more; 154 all of them, by 24
                     155  which of the seats in play has the last turn: the one that acts, the next, ...
                     159  unseen tiles of each kind, by 6
"""

import os
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from training.nets import graph
from training.rules import taluva as rules
from training.rules import taluva_land as lands
from training.rules.taluva import EXPAND, KINDS, NO_TILE, SEATS, TO_DRAW, TO_LAY, VERBS
from training.rules.taluva_land import CELLS, DIRECTIONS, HUT, TEMPLE, TERRAINS, TOWER, W

FEATURES = 89
GLOBALS = 159 + KINDS
SHAPE = dict(features=FEATURES, globals=GLOBALS, taps=7, slots=5, classes=6 + VERBS, extras=0, seats=SEATS, facts=rules.FACTS)

TOKENS = min(CELLS, int(os.environ.get("TALUVA_TOKENS", "192")))
"""Hardly any position has more; those that are too many are not seen."""

SYMMETRIES = 12
"""The six turns, then the six of the mirrored land."""

_VOLCANO, _FIRST, _SECOND, _SITE, _SETTLEMENT = range(5)
# Where the next bucket begins.
_SIZES = np.array([2, 3, 4, 5, 6, 8])
_NEEDS = np.array([1, 2, 3, 4, 5, 7])
_TOO_MANY = len(_NEEDS) + 1


def _bucket(numbers: jax.Array, begins: np.ndarray) -> jax.Array:
    return sum((numbers >= begin).astype(jnp.int32) for begin in begins.tolist())


def _one_hot(index: jax.Array, size: int, where: jax.Array | bool = True) -> jax.Array:
    """[..., size]; nothing where the index is out of range."""
    return (index[..., None] == jnp.arange(size, dtype=index.dtype)) & jnp.asarray(where)[..., None]


def _expansions(state: dict, facts: lands.Settlements, owner: jax.Array) -> tuple[jax.Array, jax.Array]:
    """[B, W, W, 5] the bucket of the huts that the settlement on a field needs for each terrain, 0 for none; and whether one takes
    just what is left."""
    huts = state["stock"][:, :, HUT].astype(jnp.int32)
    left = sum(jnp.where(owner == seat + 1, huts[:, seat, None, None], 0) for seat in range(SEATS))[..., None]
    bucket = jnp.where(facts.needs > left, _TOO_MANY, _bucket(facts.needs, _NEEDS))
    last = ((facts.needs > 0) & (facts.needs == left)).any(-1)
    # One look at the smallest cell for all of them together.
    packed = sum(bucket[..., terrain] << (3 * terrain) for terrain in range(TERRAINS)) + (last << 15)
    packed = jnp.where(owner > 0, lands.look_up(packed, jnp.maximum(state["label"], 0)), 0)
    return (packed[..., None] >> (3 * jnp.arange(TERRAINS))) & 7, (packed >> 15) > 0


def _features(state: dict) -> jax.Array:
    land, mover = state["land"], state["mover"].astype(jnp.int32)[:, None, None]
    b = land.shape[0]
    facts = lands.settlements(land, state["label"])
    owner, level, face = (x.astype(jnp.int32) for x in (lands.owner_of(land), lands.level_of(land), lands.face_of(land)))
    is_land, settled, volcano = lands.is_land(land), owner > 0, lands.is_volcano(land)
    seat = (owner - 1 - mover) % state["seats"][:, None, None]
    needs, last = _expansions(state, facts, owner)
    touches = (facts.reach >> mover) & 1
    founds = lands.is_free(land) & (level == 1) & (state["hut_may_touch_own"][:, None, None] | (touches == 0))

    has = (state["stock"][:, :, :HUT] > 0) & state["playing"][:, :, None]
    allowed = facts.reach[..., None] >> jnp.arange(4, 12)
    sites = (allowed & 1 > 0) & jnp.concatenate([has[..., TEMPLE], has[..., TOWER]], 1)[:, None, None]
    sites = sites.reshape(b, CELLS, 2, SEATS).transpose(0, 3, 1, 2)  # by seat first, to be reordered
    sites = graph.by_turns(sites, state["mover"], state["seats"]) & (jnp.arange(SEATS) < state["seats"][:, None])[:, :, None, None]
    sites = sites.transpose(0, 2, 3, 1).reshape(b, W, W, 2 * SEATS)

    groups = [
        ~is_land[..., None],
        _one_hot(jnp.minimum(level, 5) - 1, 5),
        _one_hot(face, TERRAINS, is_land),
        _one_hot(lands.rotation_of(land).astype(jnp.int32), 6, volcano),
        jnp.stack(lands.eruptions(land), -1),
        _one_hot(3 * seat + lands.kind_of(land).astype(jnp.int32), 3 * SEATS, settled),
        _one_hot(_bucket(facts.size, _SIZES), len(_SIZES) + 1, settled),
        jnp.stack([facts.temples > 0, facts.towers > 0], -1),
        _one_hot(needs - 1, _TOO_MANY).reshape(b, W, W, -1),
        last[..., None],
        founds[..., None],
        sites,
    ]
    return jnp.concatenate(groups, -1).reshape(b, CELLS, FEATURES)


def _globals(state: dict) -> jax.Array:
    b = state["mover"].shape[0]
    there = jnp.arange(SEATS) < state["seats"][:, None]
    stock = graph.by_turns(state["stock"], state["mover"], state["seats"]).astype(jnp.int32)
    playing = graph.by_turns(state["playing"], state["mover"], state["seats"])
    seats = [_one_hot(stock[..., kind], int(rules.PIECES[kind]) + 1, there) for kind in (TEMPLE, TOWER, HUT)]
    seats.append((there & ~playing)[..., None])
    drawn, left = state["drawn"].astype(jnp.int32), state["tiles_left"].astype(jnp.int32)
    holds = drawn >= 0
    in_play = state["playing"].sum(1)
    others = left - (state["phase"] == TO_DRAW)  # turns after this one
    turns = 1 + others // in_play
    groups = [
        _one_hot(state["phase"], 3),
        _one_hot(drawn // TERRAINS, TERRAINS, holds),
        _one_hot(drawn % TERRAINS, TERRAINS, holds),
        jnp.concatenate(seats, -1).reshape(b, -1),
        _one_hot(state["seats"] - 2, 3),
        state["hut_may_touch_own"][:, None],
        _one_hot(state["tiles"] // 12 - 2, 3),
        _one_hot(left, 9),
        left[:, None] / 48,
        _one_hot(jnp.minimum(turns, 8) - 1, 8),
        turns[:, None] / 24,
        _one_hot(others % in_play, SEATS),
        state["unseen"] / 6,
    ]
    return jnp.concatenate([group.astype(jnp.float32) for group in groups], 1)


class _Tokens(NamedTuple):
    """Most of the window is open sea: the cells that matter, packed."""

    cell: jax.Array
    """[B, T] where each token is; CELLS for one that is not there."""
    token: jax.Array
    """[B, W, W] which token a cell has; T for none."""


def _tokens(land: jax.Array) -> _Tokens:
    is_land = lands.is_land(land)
    there = is_land | lands.union(lands.around(is_land))
    b = land.shape[0]
    flat = there.reshape(b, CELLS)
    rank = jnp.cumsum(flat, 1, dtype=jnp.int32) - 1
    token = jnp.where(flat & (rank < TOKENS), rank, TOKENS)
    cells = jnp.broadcast_to(jnp.arange(CELLS, dtype=jnp.int32), token.shape)
    cell = jnp.full((b, TOKENS), CELLS).at[jnp.arange(b)[:, None], token].set(cells, mode="drop")
    return _Tokens(cell, token.reshape(b, W, W))


def _near(tokens: _Tokens) -> jax.Array:
    """[B, T, 6] the neighbours of every token."""
    padded = jnp.pad(tokens.token, ((0, 0), (1, 1), (1, 1)), constant_values=TOKENS)
    padded = jnp.concatenate([padded.reshape(padded.shape[0], -1), jnp.full((padded.shape[0], 1), TOKENS)], 1)
    q, r = tokens.cell // W, tokens.cell % W
    beside = jnp.stack([(q + 1 + dq) * (W + 2) + r + 1 + dr for dq, dr in DIRECTIONS], -1)
    index = jnp.where(tokens.cell[..., None] < CELLS, beside, padded.shape[1] - 1)
    return jnp.take_along_axis(padded, index.reshape(index.shape[0], -1), 1).reshape(index.shape)


def _gather(rows: jax.Array, index: jax.Array) -> jax.Array:
    """rows[index] for rows [N, M]. As many of them as fill 32 bits are moved as one: a gather costs by the number of things."""
    together = 4 // rows.dtype.itemsize
    if together == 1:
        return rows[index]
    n, m = rows.shape
    bits = rows.astype(jnp.uint8) if rows.dtype == bool else rows
    padded = jnp.pad(bits, ((0, 0), (0, -m % together))).reshape(n, -1, together)
    moved = jax.lax.bitcast_convert_type(jax.lax.bitcast_convert_type(padded, jnp.uint32)[index], bits.dtype)
    return moved.reshape(*index.shape, -1)[..., :m].astype(rows.dtype)


@jax.custom_vjp
def _spread(parts: jax.Array, tokens: _Tokens) -> jax.Array:
    """What tokens have, [B, T, slots, P], at their cells, [B, W, W, slots, P]; nought elsewhere."""
    b, _, slots, width = parts.shape
    rows = jnp.concatenate([parts, jnp.zeros_like(parts[:, :1])], 1).reshape(b * (TOKENS + 1), -1)
    moved = _gather(rows, jnp.arange(b)[:, None, None] * (TOKENS + 1) + tokens.token)
    return moved.reshape(b, W, W, slots, width)


def _spread_forward(parts, tokens):
    return _spread(parts, tokens), tokens


def _spread_backward(tokens, gradient):
    """Every token has one cell: a gather again, where a scatter would be slow."""
    b, _, _, slots, width = gradient.shape
    found = _gather(gradient.reshape(b * CELLS, -1), jnp.arange(b)[:, None] * CELLS + jnp.minimum(tokens.cell, CELLS - 1))
    return jnp.where((tokens.cell < CELLS)[..., None, None], found.reshape(b, TOKENS, slots, width), 0), None


_spread.defvjp(_spread_forward, _spread_backward)


def _weigh(params: graph.Params, seen: graph.Seen, tokens: _Tokens, laying: jax.Array) -> jax.Array:
    """The logits of all actions, those of layings or those of builds."""
    b = laying.shape[0]
    parts = _spread(graph.parts(params, seen), tokens)
    padded = jnp.pad(parts, ((0, 0), (1, 1), (1, 1), (0, 0), (0, 0)))

    def beside(direction: int, slot: int) -> jax.Array:
        q, r = DIRECTIONS[direction % 6]
        return padded[:, 1 + q : 1 + q + W, 1 + r : 1 + r + W, slot]

    here = laying[:, None, None, None]
    logits = []
    for verb in range(VERBS):
        touched = parts[..., _SETTLEMENT if verb >= EXPAND else _SITE, :]
        class_ = params["policyClass"][6 + verb]
        if verb < 6:
            tile = parts[..., _VOLCANO, :] + beside(verb, _FIRST) + beside(verb + 1, _SECOND)
            touched = jnp.where(here, tile, touched)
            # Chosen from two rows and not looked up: the gradient of that would be a scatter.
            class_ = jnp.where(here, params["policyClass"][verb], class_)
        logits.append(graph.weigh(params, seen, touched, class_))
    return jnp.stack(logits, -1).reshape(b, rules.ACTIONS)


def see(params: graph.Params, state: dict, dtype=graph.COMPUTE) -> graph.Seen:
    tokens = _tokens(state["land"])
    b = tokens.cell.shape[0]
    cells = _features(state).reshape(b * CELLS, FEATURES)
    features = _gather(cells, jnp.arange(b)[:, None] * CELLS + jnp.minimum(tokens.cell, CELLS - 1))
    return graph.look(params, features, _globals(state), tokens.cell < CELLS, graph.hearing(_near(tokens)), dtype)


def answer(params: graph.Params, state: dict, seen: graph.Seen) -> tuple[jax.Array, jax.Array]:
    logits = _weigh(params, seen, _tokens(state["land"]), state["phase"] == TO_LAY)
    return (
        jnp.where(rules.legal(state), logits, -1e9),
        graph.shares(graph.judge(params, seen), state["mover"], state["seats"]),
    )


def evaluate(params: graph.Params, state: dict, dtype=graph.COMPUTE) -> tuple[jax.Array, jax.Array]:
    """Also judges positions in which a draw is due (see `hide_draw`); nothing is legal there."""
    return answer(params, state, see(params, state, dtype))


def hide_draw(state: dict) -> dict:
    """Puts the drawn tile back where one waits to be laid, so that the value is that of the position before the draw."""
    waits = state["phase"] == TO_LAY
    back = _one_hot(state["drawn"], KINDS, waits)
    return state | dict(
        phase=jnp.where(waits, TO_DRAW, state["phase"]).astype(jnp.int8),
        drawn=jnp.full_like(state["drawn"], NO_TILE),
        unseen=state["unseen"] + back.astype(jnp.int8),
        tiles_left=state["tiles_left"] + waits.astype(jnp.int8),
    )


_PACKED = ("mover", "seats", "phase", "land", "span", "drawn", "unseen", "tiles", "tiles_left", "stock", "playing", "hut_may_touch_own")


def pack(state: dict) -> dict:
    return {name: state[name] for name in _PACKED}


def unpack(packed: dict) -> dict:
    b = packed["mover"].shape[0]
    return packed | dict(
        label=lands.label(packed["land"]),
        offset=jnp.zeros((b, 2), jnp.int8),
        done=packed["phase"] == rules.OVER,
        shares=jnp.zeros((b, SEATS), jnp.float32),
    )


def _symmetries() -> tuple[np.ndarray, np.ndarray]:
    """For each of twelve: the matrix that moves q and r, and what a tile's rotation becomes."""
    turn, mirror = np.array([[0, -1], [1, 1]]), np.array([[1, 1], [0, -1]])
    matrices, rotations = [], []
    for which in range(SYMMETRIES):
        mirrored, turns = divmod(which, 6)
        matrices.append(np.linalg.matrix_power(turn, turns) @ (mirror if mirrored else np.eye(2, dtype=int)))
        # In a mirror the second terrain comes first: rotation 0, towards directions 0 and 1, becomes 5, towards 5 and 0.
        rotations.append([((5 - k if mirrored else k) + turns) % 6 for k in range(6)])
    return np.array(matrices, np.int32), np.array(rotations, np.int32)


_MATRICES, _ROTATIONS = _symmetries()
_BACK = np.rint(np.linalg.inv(_MATRICES)).astype(np.int32)
_MIRRORED_KIND = np.arange(KINDS).reshape(TERRAINS, TERRAINS).T.reshape(-1)


def _move(matrices: jax.Array, cells: jax.Array) -> tuple[jax.Array, jax.Array]:
    """q and r, [B, n] each, of cells [B, n] or [1, n] moved by matrices [B, 2, 2]."""
    q, r = cells // W, cells % W
    m = matrices[:, :, :, None]
    return m[:, 0, 0] * q + m[:, 0, 1] * r, m[:, 1, 0] * q + m[:, 1, 1] * r


def _measure(state: dict, which: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The span of the turned land, [B, 2], and what brings it into the middle of the window after `_move`."""
    is_land = lands.is_land(state["land"]).reshape(-1, CELLS)
    moved = jnp.stack(_move(jnp.array(_MATRICES)[which], jnp.arange(CELLS)[None]), 1)
    low = jnp.where(is_land[:, None], moved, 1 << 10).min(2)
    span = jnp.where(is_land[:, None], moved, -(1 << 10)).max(2) - low + 1
    some = is_land.any(1)[:, None]
    return jnp.where(some, span, 0), jnp.where(some, rules.edge(span) - low, 0)


def _fits(state: dict, actions: jax.Array, which: jax.Array) -> jax.Array:
    """Whether the turned land and all of the actions' cells are in the window."""
    span, shift = _measure(state, which)
    volcano, rotation = actions // VERBS, jnp.minimum(actions % VERBS, 5)
    steps = jnp.array([q * W + r for q, r in DIRECTIONS])
    tile = jnp.concatenate([volcano, volcano + steps[rotation], volcano + steps[(rotation + 1) % 6]], 1)
    q, r = _move(jnp.array(_MATRICES)[which], tile)
    q, r = q + shift[:, :1], r + shift[:, 1:]
    inside = (q >= 0) & (q < W) & (r >= 0) & (r < W)
    matters = jnp.tile(actions >= 0, (1, 3)) & (state["phase"] == TO_LAY)[:, None]
    return (span > 0).all(1) & (span <= W).all(1) & (inside | ~matters).all(1)


def turn(state: dict, actions: jax.Array, which: jax.Array) -> tuple[dict, jax.Array]:
    """Land that does not fit into the window when it is turned stays as it is."""
    which = jnp.where(_fits(state, actions, which), which, 0)
    span, shift = _measure(state, which)
    b = which.shape[0]

    cells = jnp.arange(CELLS)[None]
    q, r = cells // W - shift[:, :1], cells % W - shift[:, 1:]
    back = jnp.array(_BACK)[which][:, :, :, None]
    q, r = back[:, 0, 0] * q + back[:, 0, 1] * r, back[:, 1, 0] * q + back[:, 1, 1] * r
    inside = (q >= 0) & (q < W) & (r >= 0) & (r < W)
    land = jnp.where(inside, lands.look_up(state["land"], jnp.where(inside, q * W + r, 0)), 0).reshape(b, W, W)
    rotations = jnp.array(_ROTATIONS)[which]
    rotation = lands.rotation_of(land).astype(jnp.int32)
    rotation = jnp.take_along_axis(rotations, rotation.reshape(b, CELLS), 1).reshape(b, W, W)
    turned = lands.make_field(lands.level_of(land).astype(jnp.int32), lands.VOLCANO, rotation)
    land = jnp.where(lands.is_volcano(land), turned, land)
    label = lands.label(land)

    mirrored, kinds = which >= 6, jnp.array(_MIRRORED_KIND, jnp.int8)
    drawn = jnp.where(mirrored & (state["drawn"] >= 0), kinds[state["drawn"]], state["drawn"])
    unseen = jnp.where(mirrored[:, None], state["unseen"][:, _MIRRORED_KIND], state["unseen"])

    known = jnp.maximum(actions, 0)
    q, r = _move(jnp.array(_MATRICES)[which], known // VERBS)
    cell, verb = (q + shift[:, :1]) * W + r + shift[:, 1:], known % VERBS
    laying = (state["phase"] == TO_LAY)[:, None]
    rotated = jnp.take_along_axis(rotations, jnp.minimum(verb, 5), 1)
    named = lands.look_up(label, jnp.clip(cell, 0, CELLS - 1)).astype(jnp.int32)  # the smallest cell is another one now
    cell = jnp.where(~laying & (verb >= EXPAND), named, cell)
    moved = cell * VERBS + jnp.where(laying, rotated, verb)
    state = state | dict(land=land, label=label, span=span.astype(jnp.int8), drawn=drawn, unseen=unseen)
    return state, jnp.where(actions < 0, -1, moved).astype(jnp.int32)
