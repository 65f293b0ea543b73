"""Taluva on the accelerator; to be read beside games/taluva/RULES.md. Playing for places (TL-9) is not part of it.

A state, beside `mover`, `seats`, `done` and `shares`, which every game has:
- `land` int16 [B, W, W], see `taluva_land.py`; `label` int16 [B, W, W] the smallest cell of the settlement on each field, -1 for none;
- `span` int8 [B, 2] how wide the land is by q and by r: it is always in the middle of the window, from `edge(span)` on;
- `offset` int8 [B, 2] what is to be added to a cell of the window to get the cell of the notation;
- `phase` int8; `drawn` int8 the kind of the tile in hand, or NO_TILE; `unseen` int8 [B, 25] tiles of each kind that nobody has seen;
- `tiles` int8 how many are played, `tiles_left` how many of them will still be drawn; `hut_may_touch_own` bool;
- `stock` int8 [B, 4, 3] what each seat has left by kind; `playing` bool [B, 4] which seats are there and not out.

An action is 8 * cell + verb. Layings are named by the volcano's cell, and the verb is the rotation; the verbs of builds are FOUND, RAISE_TEMPLE
and RAISE_TOWER on that cell, and from EXPAND on the terrains that the settlement with that smallest cell expands onto. A draw is no ply: it belongs
to the step before it.
"""

import jax
import jax.numpy as jnp
import numpy as np

from training.rules import taluva_land as lands
from training.rules.taluva_land import CELLS, DIRECTIONS, HUT, TEMPLE, TERRAINS, TOWER, VOLCANO, W

SEATS = 4
VERBS = 8
ACTIONS = CELLS * VERBS
FOUND, RAISE_TEMPLE, RAISE_TOWER, EXPAND = 0, 1, 2, 3
TO_DRAW, TO_LAY, TO_BUILD, OVER = 0, 1, 2, 3
NO_TILE = -1

# TL-1.2: the row is the first terrain clockwise from the volcano, the column the second.
KIND_COUNTS = np.array([[1, 5, 4, 2, 1], [6, 1, 2, 2, 1], [4, 2, 1, 1, 1], [2, 2, 2, 1, 1], [2, 1, 1, 1, 1]]).reshape(-1)
KINDS = len(KIND_COUNTS)
PIECES = np.array([3, 2, 20])  # TL-1.4
GOLDEN = 0.6180339887
ORIGIN = (W - 1) // 2
FIRST_LAYING = (ORIGIN * W + ORIGIN) * VERBS  # TL-3.1

VARIANTS = tuple(
    dict(seats=seats, tiles=tiles, hut_may_touch_own=may) for seats in (2, 3, 4) for tiles in (48, 36, 24) for may in (True, False)
)
"""The games whose seats are compared."""

_STEP_Q, _STEP_R = np.array(DIRECTIONS, np.int32).T


def edge(span: jax.Array) -> jax.Array:
    """The first row or column of land that is so wide: it lies in the middle."""
    return (W - span + 1) // 2


def start(key: jax.Array, n: int, seats: int | None = None, tiles: int | None = None, hut_may_touch_own: bool | None = None) -> dict:
    """Fresh games; what is not given is drawn so that the usual comes most often."""
    keys = jax.random.split(key, 4)

    def draw(key: jax.Array, given, values, weights) -> jax.Array:
        drawn = jax.random.choice(key, jnp.array(values), (n,), p=jnp.array(weights))
        return (drawn if given is None else jnp.full(n, given)).astype(jnp.int8)

    seats_ = draw(keys[0], seats, (2, 3, 4), (0.5, 0.25, 0.25))
    tiles_ = draw(keys[1], tiles, (48, 36, 24), (0.6, 0.2, 0.2))
    bare = dict(
        mover=jnp.zeros(n, jnp.int8),
        seats=seats_,
        done=jnp.zeros(n, bool),
        shares=jnp.zeros((n, SEATS), jnp.float32),
        phase=jnp.full(n, TO_DRAW, jnp.int8),
        land=jnp.zeros((n, W, W), jnp.int16),
        label=jnp.full((n, W, W), -1, jnp.int16),
        span=jnp.zeros((n, 2), jnp.int8),
        offset=jnp.full((n, 2), -ORIGIN, jnp.int8),
        drawn=jnp.full(n, NO_TILE, jnp.int8),
        unseen=jnp.broadcast_to(jnp.array(KIND_COUNTS, jnp.int8), (n, KINDS)),
        tiles=tiles_,
        tiles_left=tiles_,
        stock=jnp.broadcast_to(jnp.array(PIECES, jnp.int8), (n, SEATS, 3)),
        playing=jnp.arange(SEATS) < seats_[:, None],
        hut_may_touch_own=draw(keys[2], hut_may_touch_own, (1, 0), (0.7, 0.3)) > 0,
    )
    return deal(bare, keys[3])


def deal(state: dict, key: jax.Array, kind: jax.Array | None = None) -> dict:
    """Draws a tile where a turn begins: by chance (TL-2.2), or this one."""
    if kind is None:
        upto = jnp.cumsum(state["unseen"].astype(jnp.int32), 1)
        # A search gives the same key all the time: what comes shall be another tile in every turn, but the same whatever was built before it.
        turned = jax.random.uniform(key, upto.shape[:1]) + GOLDEN * state["tiles_left"]
        ticket = (turned % 1) * upto[:, -1]
        kind = jnp.minimum((upto <= ticket[:, None].astype(jnp.int32)).sum(1), KINDS - 1)
    draws = state["phase"] == TO_DRAW
    seen = draws[:, None] & (jnp.arange(KINDS) == kind[:, None])
    return state | dict(
        phase=jnp.where(draws, TO_LAY, state["phase"]).astype(jnp.int8),
        drawn=jnp.where(draws, kind, state["drawn"]).astype(jnp.int8),
        unseen=state["unseen"] - seen.astype(jnp.int8),
        tiles_left=state["tiles_left"] - draws.astype(jnp.int8),
    )


def legal(state: dict) -> jax.Array:
    laying, building = (state["phase"][:, None] == phase for phase in (TO_LAY, TO_BUILD))
    b = laying.shape[0]
    return (laying & layings(state).reshape(b, ACTIONS)) | (building & builds(state).reshape(b, ACTIONS))


def layings(state: dict) -> jax.Array:
    """[B, W, W, 8] where a tile can be laid, phase aside."""
    land = state["land"]
    allowed = [a | b for a, b in zip(lands.landings(land), lands.eruptions(land))]
    nowhere = jnp.zeros_like(allowed[0])
    first = (lands.cell_numbers()[..., None] * VERBS + jnp.arange(VERBS)) == FIRST_LAYING
    empty = (state["span"][:, 0] == 0)[:, None, None, None]
    return jnp.stack([*allowed, nowhere, nowhere], -1) | (empty & first)


def builds(state: dict) -> jax.Array:
    """[B, W, W, 8] what the mover can build, phase aside (TL-6)."""
    land, mover = state["land"], state["mover"].astype(jnp.int32)
    facts = lands.settlements(land, state["label"])
    stock = jnp.take_along_axis(state["stock"], mover[:, None, None], 1)[:, 0].astype(jnp.int32)
    temples, towers, huts = (stock[:, kind, None, None] for kind in (TEMPLE, TOWER, HUT))
    own = facts.reach >> mover[:, None, None]
    founds = lands.is_free(land) & (lands.level_of(land) == 1) & (huts > 0) & (state["hut_may_touch_own"][:, None, None] | ((own & 1) == 0))
    sites = [founds, ((own >> 4) & 1 > 0) & (temples > 0), ((own >> 8) & 1 > 0) & (towers > 0)]
    mine = (lands.owner_of(land) == mover[:, None, None] + 1)[..., None]
    grows = mine & (facts.needs > 0) & (facts.needs <= huts[..., None])  # TL-6.13, TL-6.14
    return jnp.concatenate([jnp.stack(sites, -1), grows], -1)


def step(state: dict, action: jax.Array, key: jax.Array, draw: jax.Array | None = None) -> dict:
    """Lays or builds; when that ends the turn, the next seat draws by chance, or the kinds [B] given."""
    cell, verb = action // VERBS, action % VERBS
    laying = state["phase"] == TO_LAY
    mover = state["mover"].astype(jnp.int32)
    own = jnp.arange(SEATS) == mover[:, None]

    laid = _lay(state, cell // W, cell % W, jnp.minimum(verb, 5))
    built, stock = _build(state, cell, verb, own)
    land = jnp.where(laying[:, None, None], laid.pop("land"), built)
    after = state | {name: jnp.where(laying[:, None], value, state[name]) for name, value in laid.items()}
    after |= dict(
        land=land,
        label=lands.label(land),
        stock=jnp.where(laying[:, None, None], state["stock"], stock),
        drawn=jnp.full_like(state["drawn"], NO_TILE),
        phase=jnp.full_like(state["phase"], TO_BUILD),
    )
    stuck = laying & ~builds(after).any((1, 2, 3))  # TL-7.1
    after["playing"] = state["playing"] & ~(own & stuck[:, None])
    return deal(_end_turn(after, own, stuck | ~laying), key, draw)


def _lay(state: dict, q: jax.Array, r: jax.Array, rotation: jax.Array) -> dict:
    """The land with the tile laid and put into the middle of the window again, its span and its offset."""
    land = state["land"]
    rows = jnp.arange(land.shape[0])
    level = (lands.level_of(land[rows, q, r]) + 1).astype(jnp.int32)
    first, second = state["drawn"].astype(jnp.int32) // TERRAINS, state["drawn"].astype(jnp.int32) % TERRAINS
    following = (rotation + 1) % 6
    steps_q, steps_r = jnp.array(_STEP_Q), jnp.array(_STEP_R)
    tile_q = jnp.stack([q, q + steps_q[rotation], q + steps_q[following]], 1)
    tile_r = jnp.stack([r, r + steps_r[rotation], r + steps_r[following]], 1)
    # Covered huts leave the game (TL-4.5): the new fields are bare.
    fields = [lands.make_field(level, VOLCANO, rotation), lands.make_field(level, first), lands.make_field(level, second)]
    for i, field in enumerate(fields):
        here = lands.cell_numbers() == (tile_q[:, i] * W + tile_r[:, i])[:, None, None]
        land = jnp.where(here, field[:, None, None], land)

    span = state["span"].astype(jnp.int32)
    tile = jnp.stack([tile_q, tile_r], 1)
    low = jnp.where(span > 0, jnp.minimum(edge(span), tile.min(2)), tile.min(2))
    high = jnp.where(span > 0, jnp.maximum(edge(span) + span - 1, tile.max(2)), tile.max(2))
    span = high - low + 1
    shift = edge(span) - low
    return dict(
        land=_shift(_shift(land, shift[:, 0], 1), shift[:, 1], 2),
        span=span.astype(jnp.int8),
        offset=(state["offset"] - shift).astype(jnp.int8),
    )


def _shift(land: jax.Array, by: jax.Array, axis: int) -> jax.Array:
    """Moves the land by -1, 0 or 1: a tile widens it by two at most, on one side."""
    by = by[:, None, None]
    return jnp.where(by == 0, land, jnp.where(by > 0, jnp.roll(land, 1, axis), jnp.roll(land, -1, axis)))


def _build(state: dict, cell: jax.Array, verb: jax.Array, own: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The land and the stock after a build."""
    land = state["land"]
    named, cell, verb_ = state["label"].astype(jnp.int32), cell[:, None, None], verb[:, None, None]
    beside = lands.union(lands.around(named == cell))
    grown = lands.is_free(land) & (lands.face_of(land) == verb_ - EXPAND) & beside
    placed = jnp.where(verb_ >= EXPAND, grown, lands.cell_numbers() == cell)
    kind = jnp.where(verb == RAISE_TEMPLE, TEMPLE, jnp.where(verb == RAISE_TOWER, TOWER, HUT))
    huts = jnp.where(placed, lands.level_of(land), 0).sum((1, 2), dtype=jnp.int32)
    used = jnp.where(kind == HUT, huts, 1)
    spent = own[:, :, None] & (jnp.arange(3) == kind[:, None])[:, None]
    piece = lands.make_piece(state["mover"], kind)[:, None, None]
    return land + jnp.where(placed, piece, 0), state["stock"] - jnp.where(spent, used[:, None, None], 0).astype(jnp.int8)


def _end_turn(state: dict, own: jax.Array, ends: jax.Array) -> dict:
    """Where the turn ends: the game is over, or the next seat draws."""
    playing, stock = state["playing"], state["stock"].astype(jnp.int32)
    finished = own & playing & (((stock == 0).sum(2) >= 2) & ends[:, None])  # TL-8.1
    early = finished.any(1)
    over = ends & (early | (playing.sum(1) <= 1) | (state["tiles_left"] == 0))

    # TL-8.3: what is left tells what has been built, temples before towers before huts.
    missing = (stock[..., TEMPLE] * 3 + stock[..., TOWER]) * 21 + stock[..., HUT]
    missing = jnp.where(playing, missing, 1 << 20)
    most = playing & (missing == missing.min(1, keepdims=True))
    winners = jnp.where(early[:, None], finished, most)
    shares = winners / jnp.maximum(winners.sum(1, keepdims=True), 1)

    seat = jnp.arange(SEATS)
    wait = jnp.where(playing, (seat - state["mover"][:, None] - 1) % state["seats"][:, None], SEATS)
    following = jnp.argmin(wait, 1)
    return state | dict(
        mover=jnp.where(ends & ~over, following, state["mover"]).astype(jnp.int8),
        phase=jnp.where(over, OVER, jnp.where(ends, TO_DRAW, state["phase"])).astype(jnp.int8),
        done=over,
        shares=jnp.where(over[:, None], shares, 0).astype(jnp.float32),
    )


FACTS = 3


def facts(state: dict) -> jax.Array:
    """What else an end tells of every seat: how much of each kind it has left."""
    return state["stock"] / jnp.array(PIECES, jnp.float32)
