"""Where the towers of a Talat board can come to, and whom they can meet there.

All functions look at boards by themselves: arrays end with the 25 cells of a board, from the left end of rank 1, and may begin
with any axes. A set of cells is the 25 lowest bits of an int32.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

SIZE = 5
CELLS = SIZE * SIZE
KINDS = 9
DAVID, GOLIATH = 0, KINDS - 1

ALL = (1 << CELLS) - 1
COLUMN_A = sum(1 << SIZE * rank for rank in range(SIZE))
NOT_A = ALL ^ COLUMN_A
NOT_E = ALL ^ (COLUMN_A << (SIZE - 1))
RANK_1 = (1 << SIZE) - 1
RANK_5 = RANK_1 << (CELLS - SIZE)

BITS = np.left_shift(1, np.arange(CELLS)).astype(np.int32)


def _prey(david_goliath: bool) -> list[int]:
    """By kind, the set of kinds that it takes (TA-4.2 to TA-4.5)."""

    def takes(a: int, b: int) -> bool:
        if david_goliath and (a, b) == (DAVID, GOLIATH):
            return True
        return a // 3 == b // 3 + 1 or (a // 3 == b // 3 and a > b)

    return [sum(1 << b for b in range(KINDS) if takes(a, b)) for a in range(KINDS)]


PREY = np.array([_prey(True), _prey(False)], np.int32)
HUNTERS = np.array([[sum(1 << a for a in range(KINDS) if row[a] >> b & 1) for b in range(KINDS)] for row in PREY], np.int32)


def prey_of(kind: jax.Array, no_david: jax.Array) -> jax.Array:
    """The kinds that towers take, as bits; `no_david` (the option's number) broadcasts."""
    return jnp.asarray(PREY.ravel())[no_david.astype(jnp.int32) * KINDS + kind]


def hunters_of(kind: jax.Array, no_david: jax.Array) -> jax.Array:
    """The kinds that take these, as bits."""
    return jnp.asarray(HUNTERS.ravel())[no_david.astype(jnp.int32) * KINDS + kind]


def ahead(cells: jax.Array, rises: jax.Array) -> jax.Array:
    """The cells one step ahead of any of these, for towers that move up (`rises`) or down."""
    row = cells | ((cells & NOT_A) >> 1) | ((cells & NOT_E) << 1)
    return jnp.where(rises, (row << SIZE) & ALL, row >> SIZE)


def in_reach(cells: jax.Array, rises: jax.Array) -> jax.Array:
    """The cells in reach of these: those ahead and those at the side."""
    return ahead(cells, rises) | ((cells & NOT_A) >> 1) | ((cells & NOT_E) << 1)


def bits_of(mask: jax.Array) -> jax.Array:
    """The set of the cells that are marked: [..., 25] to [...]."""
    return jnp.where(mask, BITS, 0).sum(-1, dtype=jnp.int32)


def walk(free: jax.Array, rises: jax.Array) -> tuple[jax.Array, jax.Array]:
    """From every cell over free cells alone: where one comes to, itself included, and how many ranks far."""
    reach = front = jnp.broadcast_to(jnp.asarray(BITS), rises.shape)
    ranks = jnp.zeros(rises.shape, jnp.int32)
    for _ in range(SIZE - 1):
        front = ahead(front, rises) & free
        reach = reach | front
        ranks = ranks + (front != 0)
    return reach, ranks


class Boards(NamedTuple):
    """Boards with the towers on them. `kind` and `rises` mean nothing where no tower stands."""

    stands: jax.Array
    kind: jax.Array
    rises: jax.Array
    prey: jax.Array
    """The kinds that the tower takes, as bits."""
    free: jax.Array
    """[...]: the free cells."""
    open: jax.Array
    """[...]: these, and those of the towers that may yet step aside."""


def read(tower: jax.Array, rising: jax.Array | np.ndarray, no_david: jax.Array) -> Boards:
    """From the towers' numbers [..., 25]; `rising` (broadcast) is the colour that moves up on the board."""
    stands = tower > 0
    number = jnp.maximum(tower.astype(jnp.int32) - 1, 0)
    kind, rises = number % KINDS, number // KINDS == rising
    shut = shut_in(bits_of(stands & rises), bits_of(stands & ~rises))
    return Boards(stands, kind, rises, prey_of(kind, no_david), bits_of(~stands), ALL & ~shut)


def shut_in(up: jax.Array, down: jax.Array) -> jax.Array:
    """The towers that can never move again: all that lies ahead of each is the rim or another of them."""
    shut = up | down
    # Each round but the last finds at least one that can, of at most nine a side.
    for _ in range(2 * KINDS - 1):
        left = ALL & ~shut
        shut = shut & ~((up & ahead(left, False)) | (down & ahead(left, True)))
    return shut


def met(boards: Boards) -> jax.Array:
    """By tower, the kinds of the opposing towers that can come to stand in reach of it over open cells, as bits: [..., 25]."""
    reach, _ = walk(boards.open[..., None], boards.rises)
    zone = in_reach(reach, boards.rises)
    kind = jnp.where(boards.stands, 1 << boards.kind, 0)
    kinds = jnp.zeros_like(kind)
    # One cell after the other: in a table of pairs the compiler would work the walks out anew for each pair.
    for other in range(CELLS):
        one = slice(other, other + 1)
        meets = (boards.rises[..., one] != boards.rises) & ((zone & reach[..., one]) != 0)
        kinds = kinds | jnp.where(meets, kind[..., one], 0)
    return jnp.where(boards.stands, kinds, 0)


def danger(boards: Boards) -> jax.Array:
    """By tower, the cells where an opposing tower that takes it would have it in reach as all stand, as bits: [..., 25]."""
    near = jnp.where(boards.stands, in_reach(BITS, boards.rises), 0)
    cells = jnp.zeros_like(near)
    for other in range(CELLS):
        one = slice(other, other + 1)
        takes = ((boards.prey[..., one] >> boards.kind) & 1) != 0
        cells = cells | jnp.where(takes & (boards.rises[..., one] != boards.rises), near[..., one], 0)
    return cells


def is_frozen(boards: Boards) -> jax.Array:
    """TA-5.2, save that a tower that may yet move is taken to step aside when others want to pass. [...]

    So a board may freeze too late, but never too early, and one that is not frozen has a tower that can step. Against the exact
    test this was wrong after 6 of 283,244 steps of 4096 random games.
    """
    return (met(boards) & boards.prey == 0).all(-1)
