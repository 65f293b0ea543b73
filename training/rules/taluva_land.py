"""The land of Taluva on the accelerator: fields, neighbours, settlements, and where tiles can be laid.

The land lies in a window of W x W cells, [B, W, W] by the axial coordinates q and r. A field is an int16, from the low bits up: 5 for the level
(0 is bare table), 3 for the face (a terrain, or VOLCANO), 3 for the rotation of a volcano, 4 for the piece (0 for none, else 1 + 3 * seat + kind).
No level is above 24, since a tile lies on two others at least.
"""

import os
from typing import NamedTuple

import jax
import jax.numpy as jnp

WINDOW = W = int(os.environ.get("TALUVA_WINDOW", "20"))
"""Hardly any land is wider. Layings that would leave the window are not played; all other rules are exact in it."""
CELLS = W * W
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise from east, as `HEX_DIRECTIONS`."""

TERRAINS = 5
VOLCANO = 5
TEMPLE, TOWER, HUT = 0, 1, 2
TEMPLE_SIZE = 3  # TL-6.6
TOWER_LEVEL = 3  # TL-6.8

_FACE, _ROTATION, _PIECE = 5, 8, 11


def make_field(level: jax.Array, face: jax.Array | int, rotation: jax.Array | int = 0) -> jax.Array:
    return (level + (face << _FACE) + (rotation << _ROTATION)).astype(jnp.int16)


def make_piece(seat: jax.Array, kind: jax.Array) -> jax.Array:
    """What a free field gains when this piece is placed on it."""
    return ((1 + 3 * seat.astype(jnp.int16) + kind.astype(jnp.int16)) << _PIECE).astype(jnp.int16)


def level_of(land: jax.Array) -> jax.Array:
    return land & 31


def face_of(land: jax.Array) -> jax.Array:
    return (land >> _FACE) & 7


def rotation_of(land: jax.Array) -> jax.Array:
    return (land >> _ROTATION) & 7


def owner_of(land: jax.Array) -> jax.Array:
    """1 + the seat whose piece stands there, 0 for nobody."""
    return ((land >> _PIECE) + 2) // 3


def kind_of(land: jax.Array) -> jax.Array:
    """The kind of the piece; means nothing where none stands."""
    return ((land >> _PIECE) + 2) % 3


def is_land(land: jax.Array) -> jax.Array:
    return land > 0


def is_volcano(land: jax.Array) -> jax.Array:
    return face_of(land) == VOLCANO


def is_free(land: jax.Array) -> jax.Array:
    """Land that can be built on (TL-6.2)."""
    return is_land(land) & ~is_volcano(land) & (land < 1 << _PIECE)


def around(x: jax.Array, fill: int = 0) -> list[jax.Array]:
    """What lies next to every cell, one array for each direction; `fill` beyond the window."""
    padded = jnp.pad(x, ((0, 0), (1, 1), (1, 1)), constant_values=fill)
    return [padded[:, 1 + q : 1 + q + W, 1 + r : 1 + r + W] for q, r in DIRECTIONS]


def union(masks: list[jax.Array]) -> jax.Array:
    """The bits that any of the arrays has."""
    whole = masks[0]
    for mask in masks[1:]:
        whole = whole | mask
    return whole


def cell_numbers() -> jax.Array:
    return jnp.arange(CELLS, dtype=jnp.int32).reshape(1, W, W)


def look_up(table: jax.Array, cells: jax.Array) -> jax.Array:
    """For every position its own row of table [B, W, W] at cells [B, ...]."""
    b = table.shape[0]
    return jnp.take_along_axis(table.reshape(b, CELLS), cells.reshape(b, -1).astype(jnp.int32), 1).reshape(cells.shape)


def label(land: jax.Array) -> jax.Array:
    """The smallest cell of the settlement on every field (TL-5.1), int16; -1 where no piece stands."""
    owner = owner_of(land)
    joined = [(near == owner) & (owner > 0) for near in around(owner)]

    def spread(least: jax.Array) -> jax.Array:
        for same, near in zip(joined, around(least, CELLS)):
            least = jnp.minimum(least, jnp.where(same, near, CELLS))
        return least

    def go_on(walk: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
        before, _ = walk
        least = spread(spread(spread(before)))
        least = look_up(least, least)  # the smallest cell known at the smallest cell known: long settlements need few rounds
        return least, (least != before).any()

    alone = jnp.broadcast_to(cell_numbers().astype(jnp.int16), land.shape)
    least, _ = jax.lax.while_loop(lambda walk: walk[1], go_on, (alone, jnp.asarray(True)))
    return jnp.where(owner > 0, least, -1).astype(jnp.int16)


class Settlements(NamedTuple):
    """What is known about the settlements of all seats."""

    size: jax.Array
    """[B, W, W] of the settlement on each field; 0 where none is."""
    temples: jax.Array
    towers: jax.Array
    needs: jax.Array
    """[B, W, W, 5] at a settlement's smallest cell: the huts that expanding onto each terrain takes (TL-6.12); 0 elsewhere."""
    reach: jax.Array
    """[B, W, W] bits: the seats with a piece next to the cell; from bit 4 on those that may build a temple there (TL-6.5 to TL-6.7), from
    bit 8 on those that may build a tower (TL-6.8 to TL-6.10); what they have left aside."""


def settlements(land: jax.Array, label: jax.Array) -> Settlements:
    b = land.shape[0]
    rows = jnp.arange(b)[:, None, None]
    owner, kind, level = owner_of(land), kind_of(land), level_of(land).astype(jnp.int32)
    named = jnp.where(label < 0, CELLS, label).astype(jnp.int32)

    # One sum of three counts: size, temples, towers.
    counts = 1 + ((kind == TEMPLE).astype(jnp.int32) << 8) + ((kind == TOWER).astype(jnp.int32) << 16)
    tally = jnp.zeros((b, CELLS), jnp.int32).at[rows, named].add(counts, mode="drop")
    tally = jnp.where(owner > 0, look_up(tally.reshape(b, W, W), jnp.maximum(label, 0)), 0)
    size, temples, towers = tally & 255, (tally >> 8) & 255, tally >> 16

    # A free field counts once for each settlement around it.
    free = is_free(land)
    homes: list[jax.Array] = []
    indices = []
    for home in around(named, CELLS):
        known = union([home == other for other in homes]) if homes else False
        indices.append(jnp.where(free & ~known, home * TERRAINS + face_of(land), CELLS * TERRAINS))
        homes.append(home)
    needs = jnp.zeros((b, CELLS * TERRAINS), jnp.int32)
    needs = needs.at[rows[..., None], jnp.stack(indices, -1)].add(level[..., None], mode="drop").reshape(b, W, W, TERRAINS)

    seat = jnp.maximum(owner - 1, 0).astype(jnp.int32)
    allowed = (owner > 0) | (((size >= TEMPLE_SIZE) & (temples == 0)) << 4) | (((owner > 0) & (towers == 0)) << 8)
    near = union(around(allowed << seat))
    reach = jnp.where(free, jnp.where(level >= TOWER_LEVEL, near, near & 255), 0)
    return Settlements(size, temples, towers, needs, reach)


def eruptions(land: jax.Array) -> list[jax.Array]:
    """For each rotation, on which volcanoes a tile can be laid (TL-4)."""
    level, owner, kind = level_of(land), owner_of(land), kind_of(land)
    kin = sum(((near == owner) & (owner > 0)).astype(jnp.int32) for near in around(owner))
    hut = kind == HUT
    near = [around(x) for x in (level, owner, hut, kin)]
    allowed = []
    for k in range(6):
        (level1, owner1, hut1, kin1), (level2, owner2, hut2, kin2) = ([x[d % 6] for x in near] for d in (k, k + 1))
        # TL-4.7: the two are neighbours, so with one owner they are one settlement, which stands on where either has a further neighbour.
        together = hut1 & hut2 & (kin1 + kin2 > 2)
        apart = ((owner1 == 0) | (hut1 & (kin1 > 0))) & ((owner2 == 0) | (hut2 & (kin2 > 0)))
        spared = jnp.where((owner1 > 0) & (owner1 == owner2), together, apart)
        even = (level1 == level) & (level2 == level)
        allowed.append(is_volcano(land) & (rotation_of(land) != k) & even & spared)
    return allowed


def landings(land: jax.Array) -> list[jax.Array]:
    """For each rotation, where the volcano can lie of a tile on the bare table, next to land (TL-3.2, TL-3.3)."""
    bare = ~is_land(land)
    coast = bare & union(around(is_land(land)))
    beside, touching = around(bare, False), around(coast, False)
    return [
        bare & beside[k] & beside[(k + 1) % 6] & (coast | touching[k] | touching[(k + 1) % 6]) for k in range(6)
    ]
