"""The rules of Talat, for many games at once. The numbers TA-... are those of games/talat/RULES.md.

Cells are counted board by board, each from the left end of rank 1. Colour c starts on rank 1 of board c and moves up there, and
on rank 5 of board c - 1 (cyclic), where it moves down. With two seats colour 2 is the Zihin. A tower's number is
1 + 9 * colour + kind, a kind's number its place in S3, S4, S6, M3, M4, M6, L3, L4, L6.

A state, with the batch as the first axis of all:
  tower    int8  [75]    the tower on each cell, 0 where none stands
  hands    int16 [3]     by colour, the kinds not placed yet as bits; the Zihin's ninth tower stays there
  captured int32 [3]     by seat, how many towers of each kind it took, two bits a kind, the highest kind in the highest bits
  frozen   bool  [3]     by board
  placed   int8          how many towers have been placed
  options  int8  [5]     by `OPTIONS`, the place of the value among the option's values
  mover, seats, done, shares: as in all games

An action is cell * 14 + d. d < 5 is a step of the tower there: forward and to the left, forward, forward and to the right,
left, right, where left is always the lower column. 5 + kind is a placement on the cell.

All is exact but one thing, see `talat_frozen.is_frozen`.
"""

import jax
import jax.numpy as jnp
import numpy as np

from training.rules import talat_frozen
from training.rules.talat_frozen import CELLS, KINDS, SIZE

State = dict[str, jax.Array]

SEATS = 3
BOARDS = 3
ZIHIN = 2
STEPS = 5
WAYS = STEPS + KINDS
ACTIONS = BOARDS * CELLS * WAYS

OPTIONS = {
    "davidGoliath": ("on", "off"),
    "endAfterFrozen": ("2", "3"),
    "tieBreak": ("cancelCommon", "highestOnly", "none"),
    "zihinScope": ("opponentBoard", "bothZihinBoards"),
    "firstMover": ("startPlayer", "lastPlacer"),
}
DAVID_GOLIATH, END_AFTER_FROZEN, TIE_BREAK, ZIHIN_SCOPE, FIRST_MOVER = range(5)
STANDARD_GAMES = 0.7
"""How many of the games are played with all options as they are by default."""

VARIANTS = (
    dict(seats=2),
    dict(seats=2, options={"firstMover": "startPlayer"}),
    dict(seats=2, options={"davidGoliath": "off"}),
    dict(seats=2, options={"endAfterFrozen": "3"}),
    dict(seats=2, options={"zihinScope": "bothZihinBoards"}),
    dict(seats=3),
    dict(seats=3, options={"firstMover": "lastPlacer"}),
    dict(seats=3, options={"davidGoliath": "off"}),
    dict(seats=3, options={"endAfterFrozen": "3"}),
)
"""The games whose seats are compared: as they are by default, and with one option changed."""

BOARD_OF = np.arange(BOARDS * CELLS) // CELLS
RANK_OF = np.arange(BOARDS * CELLS) // SIZE % SIZE
LINE_OF = np.where(RANK_OF == 0, BOARD_OF, np.where(RANK_OF == SIZE - 1, (BOARD_OF + 1) % 3, -1))
"""The colour whose start line a cell is on; -1 between the lines."""
COLUMNS = (-1, 0, 1, -1, 1)
"""How many columns each of the five steps goes to the right."""

CAPTURED, ACROSS = 5, 3
ONES = sum(1 << 2 * kind for kind in range(KINDS))
"""The lower bit of every kind's count in `captured`."""


def start(key: jax.Array, n: int, seats: int | None = None, options: dict[str, str] | None = None) -> State:
    """Fresh games. Without `seats` half of them are for two, half for three; without `options` they have any, else those and
    the standard."""
    by_game, by_option, by_seats = jax.random.split(key, 3)
    count = jnp.full(n, seats) if seats else jax.random.randint(by_seats, (n,), 2, 4)
    standard = jnp.zeros((n, len(OPTIONS)), jnp.int32).at[:, FIRST_MOVER].set(count == 2)
    if options is None:
        sizes = jnp.array([len(values) for values in OPTIONS.values()])
        drawn = jax.random.randint(by_option, standard.shape, 0, sizes)
        chosen = jnp.where(jax.random.bernoulli(by_game, STANDARD_GAMES, (n, 1)), standard, drawn)
    else:
        chosen = standard
        for name, value in options.items():
            chosen = chosen.at[:, list(OPTIONS).index(name)].set(OPTIONS[name].index(value))
    return {
        "tower": jnp.zeros((n, BOARDS * CELLS), jnp.int8),
        "hands": jnp.full((n, 3), (1 << KINDS) - 1, jnp.int16),
        "captured": jnp.zeros((n, SEATS), jnp.int32),
        "frozen": jnp.zeros((n, BOARDS), bool),
        "placed": jnp.zeros(n, jnp.int8),
        "options": chosen.astype(jnp.int8),
        "mover": jnp.zeros(n, jnp.int8),
        "seats": count.astype(jnp.int8),
        "done": jnp.zeros(n, bool),
        "shares": jnp.zeros((n, SEATS), jnp.float32),
    }


def is_placing(state: State) -> jax.Array:
    return state["placed"] < jnp.where(state["seats"] == 2, 26, 27)


def placing_colour(state: State) -> jax.Array:
    """The colour whose towers are being placed (TA-7.2)."""
    return jnp.where((state["seats"] == 2) & (state["placed"] < 8), ZIHIN, state["mover"])


def neighbour(cells: jax.Array, columns: int, ranks: int, outside: int = 0) -> jax.Array:
    """For every cell what lies so far from it on its board: [B, 75, ...] to [B, 75, ...]."""
    rest = cells.shape[2:]
    grid = cells.reshape(-1, BOARDS, SIZE, SIZE, *rest)
    around = ((0, 0), (0, 0), (1, 1), (1, 1)) + ((0, 0),) * len(rest)
    padded = jnp.pad(grid, around, constant_values=outside)
    x, y = 1 + columns, 1 + ranks
    return padded[:, :, y : y + SIZE, x : x + SIZE].reshape(cells.shape)


def targets(cells: jax.Array, rises: jax.Array, outside: int = 0) -> list[jax.Array]:
    """For every cell what lies where its tower's five steps lead, [B, 75, ...] each."""
    up = rises.reshape(rises.shape + (1,) * (cells.ndim - 2))
    return [
        jnp.where(up, neighbour(cells, columns, 1, outside), neighbour(cells, columns, -1, outside))
        if d < 3
        else neighbour(cells, columns, 0, outside)
        for d, columns in enumerate(COLUMNS)
    ]


def colours(state: State) -> jax.Array:
    """The colour of the tower on each cell; meaningless where none stands."""
    return (state["tower"].astype(jnp.int32) - 1) // KINDS


def open_steps(state: State) -> tuple[jax.Array, jax.Array]:
    """The moves and the captures that the towers have, whoever may make them, [B, 75, 5] each."""
    tower = state["tower"].astype(jnp.int32)
    there = tower > 0
    number = jnp.maximum(tower - 1, 0)
    prey = talat_frozen.prey_of(number % KINDS, state["options"][:, DAVID_GOLIATH, None])
    other = jnp.stack(targets(tower, number // KINDS == BOARD_OF, -1), -1)
    live = (there & ~state["frozen"][:, BOARD_OF])[..., None]
    forward = np.arange(STEPS) < 3
    enemy = (other > 0) & ((other - 1) // KINDS != (number // KINDS)[..., None])
    # A shift by -1 where nothing stands would be undefined.
    taken = (prey[..., None] >> (jnp.maximum(other - 1, 0) % KINDS)) & 1
    # Wanted in several places: worked out once, and kept.
    return jax.lax.optimization_barrier((live & forward & (other == 0), live & enemy & (taken != 0)))


def may_use(state: State, seat: jax.Array | int) -> tuple[jax.Array, jax.Array]:
    """The towers that a seat may move, and those that it may capture with, [B, 75] each (TA-3.2, TA-7.3, TA-7.4)."""
    colour = colours(state)
    seat = jnp.asarray(seat).reshape(-1, 1)
    own = colour == seat
    zihin = (colour == ZIHIN) & (state["seats"] == 2)[:, None]
    # Board 1 lies between seat 1 and the Zihin, board 2 between the Zihin and seat 0.
    against = zihin & (BOARD_OF == jnp.where(seat == 0, 1, 2))
    both = zihin & (state["options"][:, ZIHIN_SCOPE, None] == 1)
    return own | against | both, own | against


def legal(state: State) -> jax.Array:
    """[B, ACTIONS]"""
    placing = is_placing(state)[:, None, None]
    moves, captures = open_steps(state)
    may_move, may_take = may_use(state, state["mover"])
    steps = ~placing & ((moves & may_move[..., None]) | (captures & may_take[..., None]))
    placements = placing & placeable(state)[..., None] & holds(state)[:, None]
    both = jnp.concatenate([steps, placements], -1)
    return (both & ~state["done"][:, None, None]).reshape(-1, ACTIONS)


def placeable(state: State) -> jax.Array:
    """In the set-up, the free cells of the start lines that towers are being placed on (TA-2.2): [B, 75]."""
    free = (state["tower"] == 0) & is_placing(state)[:, None]
    return free & (placing_colour(state)[:, None] == LINE_OF)


def holds(state: State) -> jax.Array:
    """The kinds that the colour being placed still has: [B, 9]."""
    hand = jnp.take_along_axis(state["hands"], placing_colour(state)[:, None].astype(jnp.int32), 1)
    return ((hand.astype(jnp.int32) >> np.arange(KINDS)) & 1) != 0


def step(state: State, action: jax.Array, key: jax.Array | None = None) -> State:
    """Makes an action in every game. Nothing is left to chance: `key` is for games that draw."""
    del key
    placing = is_placing(state)
    cell, way = action // WAYS, action % WAYS
    here = jnp.take_along_axis(state["tower"], cell[:, None], 1)[:, 0].astype(jnp.int32)
    board = cell // CELLS
    forward = jnp.where((here - 1) // KINDS == board, SIZE, -SIZE)
    leap = jnp.asarray(COLUMNS)[jnp.minimum(way, STEPS - 1)] + jnp.where(way < 3, forward, 0)
    goal = jnp.where(placing, cell, cell + leap)
    there = jnp.take_along_axis(state["tower"], goal[:, None], 1)[:, 0].astype(jnp.int32)

    colour, kind = placing_colour(state), jnp.maximum(way - STEPS, 0)
    put = jnp.where(placing, 1 + KINDS * colour + kind, here).astype(jnp.int8)
    at = np.arange(BOARDS * CELLS)
    tower = jnp.where(at == cell[:, None], jnp.int8(0), state["tower"])
    tower = jnp.where(at == goal[:, None], put[:, None], tower)
    placed_now = placing[:, None] & (np.arange(3) == colour[:, None])
    hands = state["hands"] ^ jnp.where(placed_now, 1 << kind[:, None], 0).astype(jnp.int16)

    captures = ~placing & (there > 0)
    gain = jnp.where(captures, 1 << 2 * (jnp.maximum(there - 1, 0) % KINDS), 0)
    captured = state["captured"] + jnp.where(np.arange(SEATS) == state["mover"][:, None], gain[:, None], 0)
    stepped_on = (np.arange(BOARDS) == board[:, None]) & ~placing[:, None]
    after = state | {
        "tower": tower,
        "hands": hands,
        "captured": captured,
        "placed": state["placed"] + placing.astype(jnp.int8),
        "frozen": state["frozen"] | (stepped_on & now_frozen(state, tower, board)[:, None]),
    }
    after["mover"] = jnp.where(placing, next_to_place(after), next_to_move(after)).astype(jnp.int8)
    after["done"] = after["frozen"].sum(-1) >= 2 + state["options"][:, END_AFTER_FROZEN]
    after["shares"] = jnp.where(after["done"][:, None], shares_now(after), 0)
    return after


def now_frozen(state: State, tower: jax.Array, board: jax.Array) -> jax.Array:
    """Tests the board that was stepped on (TA-5.1)."""
    lone = jnp.take_along_axis(tower.reshape(-1, BOARDS, CELLS), board[:, None, None], 1)[:, 0]
    return talat_frozen.is_frozen(talat_frozen.read(lone, board[:, None], state["options"][:, DAVID_GOLIATH, None]))


def next_to_place(state: State) -> jax.Array:
    """Who acts after a placement (TA-2.1, TA-6.2, TA-7.2)."""
    first = jnp.where(state["options"][:, FIRST_MOVER] == 0, 0, state["seats"] - 1)
    return jnp.where(is_placing(state), state["placed"] % state["seats"], first)


def next_to_move(state: State) -> jax.Array:
    """The next seat that has a step (TA-6.3)."""
    moves, captures = open_steps(state)
    moves, captures = moves.any(-1), captures.any(-1)
    chosen = state["mover"]
    for after in (3, 2, 1):
        seat = (state["mover"] + after) % state["seats"]
        may_move, may_take = may_use(state, seat)
        can = ((moves & may_move) | (captures & may_take)).any(-1)
        chosen = jnp.where(can, seat, chosen)
    return chosen


def points(state: State) -> jax.Array:
    """By seat, as the position stands (TA-8.3, TA-8.4, TA-7.5); the Zihin's are nought: [B, 3]."""
    tower = state["tower"].reshape(-1, BOARDS, SIZE, SIZE)
    rises = (tower.astype(jnp.int32) - 1) // KINDS == np.arange(BOARDS)[:, None, None]
    up = (rises & (tower > 0))[:, :, SIZE - 1].sum(-1)
    down = (~rises & (tower > 0))[:, :, 0].sum(-1)
    across = up + jnp.roll(down, 1, 1)
    two = (state["seats"] == 2)[:, None]
    zihins = jnp.stack([down[:, 1], up[:, 2], -across[:, ZIHIN]], 1)
    return CAPTURED * captures_of(state) + ACROSS * (across + jnp.where(two, zihins, 0))


def captures_of(state: State) -> jax.Array:
    """How many towers each seat captured: [B, 3]."""
    counts = state["captured"]
    return jax.lax.population_count(counts & ONES) + 2 * jax.lax.population_count((counts >> 1) & ONES)


def tie_keys(state: State) -> jax.Array:
    """By seat: what decides between equal points, the greater being better (TA-8.6 to TA-8.8)."""
    how = state["options"][:, TIE_BREAK, None]
    captured = state["captured"]
    highest = (32 - jax.lax.clz(captured) + 1) // 2
    return jnp.where(how == 0, captured, jnp.where(how == 1, highest, 0))


def shares_now(state: State) -> jax.Array:
    """By seat: its share of the win if the game ended now (TA-8.5 to TA-8.8): [B, 3]."""
    worth = jnp.where(np.arange(SEATS) < state["seats"][:, None], points(state), -1)
    tied = worth == worth.max(1, keepdims=True)
    keys = jnp.where(tied, tie_keys(state), -1)
    wins = keys == keys.max(1, keepdims=True)
    return wins / wins.sum(1, keepdims=True).astype(jnp.float32)


FACTS = 2


def facts(state: State) -> jax.Array:
    """What else an end tells of every seat: its points, and how many of them are for captures."""
    return jnp.stack([points(state) / 30, captures_of(state) / 6], -1).astype(jnp.float32)


FATES = 3
"""A tower is captured or was never placed, has come across, or stands elsewhere."""


def fates(state: State) -> jax.Array:
    """What an end tells of every tower, by its number from 0 on: [B, 27]."""
    tower = state["tower"].astype(jnp.int32)
    across = jnp.where(colours(state) == BOARD_OF, RANK_OF == SIZE - 1, RANK_OF == 0)
    rows = jnp.arange(tower.shape[0])[:, None]
    return jnp.zeros((tower.shape[0], 1 + 3 * KINDS), jnp.int8).at[rows, tower].set(jnp.where(across, 1, 2).astype(jnp.int8))[:, 1:]
