"""Talat's net: what it sees of a position, and how it scores the steps.

Tokens are the 75 cells, 25 * board + 5 * rank + column. The blocks look at each board by itself, and what they see of it does not
depend on who acts: a step leaves two boards as they were, and they need not be looked at again. The heads join the boards as the
seat that acts, M, sees them: seen board b is board (b + M) % 3 and seen colour c is colour (c + M) % 3, so M moves up on seen
board 0 and down on seen board 2, and seen board 1 lies between the other two. Taps 0 to 7 are the neighbours on the same board,
(columns, ranks) = (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1), tap 8 is the token itself.

Some features are about walks: a tower walks forward, straight or diagonally, over free cells, while all others stand still. A
tower is shut in if all that lies ahead of it is the rim or others that are shut in; all cells but those of towers shut in are
open. On a frozen board no cell counts as free or open. Two opposing towers are in reach of each other when they stand side by
side or one is a step ahead of the other; they can meet if they can come to such cells, both going forward any number of steps
over open cells. A hunter of a tower is an opposing one that takes its kind and can meet it; a prey is one that it takes and can
meet. The life of a board is the number of its pairs of hunter and prey.

Features of a token:
    0  a tower stands there that moves up: its kind (9)
    9  one that moves down (9)
   18  none does
   19  the rank (5)
   24  the column: outermost, between, middle (3)
   27  the life of the board: 0, 1, 2, 3, up to 5, up to 8, more (7)
   34  the board is frozen
   35  towers are still to be placed
   36  three play; the Zihin is not on this board; moves up on it; moves down on it (4)
   40  davidGoliath=off
Features of a token on which a tower stands:
   41  it stands on the opposing start line
   42  a hunter is in reach
   43  a prey is in reach
   44  hunters: 0, 1, 2, more (4)
   48  preys: 0, 1, 2, more (4)
   52  how many ranks far it can walk, 0 to 4 (5)
   57  how many ranks far it can walk over cells where no opposing tower that takes it would have it in reach as all stand (5)
   62  it can walk to the opposing start line, or stands there
   63  it can do so over cells as in 57

Globals:
    0  three play; the Zihin is seen colour 1; the Zihin is seen colour 2 (3)
    3  a tower of M's is to be placed; one of the Zihin's; one is to be moved (3)
    6  options: davidGoliath=off, endAfterFrozen=3, tieBreak=cancelCommon, =highestOnly, =none, zihinScope=bothZihinBoards with
       two seats, firstMover=lastPlacer (7)
   13  by seen colour: the kinds in hand (27)
   40  towers placed / 27
   41  by seen colour: the points / 30 (3); the Zihin has none here and below
   44  by seen colour: towers captured / 9 (3)
   47  by seen colour: its share of the win if the game ended now (3)
   50  M's points less those of seen colour 1: from -10 or less to 10 or more (21); nothing if that is the Zihin
   71  the same of seen colour 2 (21)
   92  M is ahead of seen colour 1 in what breaks ties, or behind it; the same of seen colour 2 (4); nothing for the Zihin
   96  by seen board: it is frozen (3)
   99  how many more boards must freeze until the end: 1, 2, 3 (3)
"""

import jax
import jax.numpy as jnp
import numpy as np

from training.nets import graph
from training.rules import talat as rules
from training.rules import talat_frozen as frozen
from training.rules.talat import BOARDS, CELLS, KINDS, SIZE, STEPS, State

FEATURES = 64
GLOBALS = 102
FROM, TO, ONTO = range(3)
SHAPE = dict(
    features=FEATURES,
    globals=GLOBALS,
    taps=9,
    slots=3,
    classes=rules.WAYS,
    extras=0,
    seats=rules.SEATS,
    facts=rules.FACTS,
    fates=rules.FATES,
    boards=BOARDS,
)

LIVES = np.array([1, 2, 3, 4, 6, 9])
"""Where the buckets of a board's life begin, after that for none."""
COLUMN_CLASS = np.array([0, 1, 2, 1, 0] * SIZE)
LEADS = np.arange(-10, 11)


def one_of(index: jax.Array, n: int) -> jax.Array:
    return index[..., None] == np.arange(n)


def bucket(numbers: jax.Array, bounds: np.ndarray) -> jax.Array:
    return one_of((numbers[..., None] >= bounds).sum(-1), len(bounds) + 1)


def as_seen(by_colour: jax.Array, mover: jax.Array) -> jax.Array:
    """Turns what goes by colour, board or seat of three, [B, 3, ...], to M's view."""
    m = mover.reshape((-1,) + (1,) * (by_colour.ndim - 1))
    turned = [jnp.roll(by_colour, -k, 1) for k in range(3)]
    return jnp.where(m == 0, turned[0], jnp.where(m == 1, turned[1], turned[2]))


def boards_of(state: State) -> frozen.Boards:
    """[B, 3, 25]"""
    boards = frozen.read(state["tower"].reshape(-1, BOARDS, CELLS), np.arange(BOARDS)[:, None], no_david(state))
    still = state["frozen"]
    return boards._replace(free=jnp.where(still, 0, boards.free), open=jnp.where(still, 0, boards.open))


def no_david(state: State) -> jax.Array:
    return state["options"][:, rules.DAVID_GOLIATH, None, None]


def zihin_seen(state: State) -> jax.Array:
    """The Zihin's seen colour; 3 where three play."""
    return jnp.where(state["seats"] == 2, rules.ZIHIN - state["mover"], 3)


def describe(state: State) -> tuple[jax.Array, jax.Array]:
    """The features [B, 3, 25, F] and the globals [B, G]."""
    boards = boards_of(state)
    met = frozen.met(boards)
    preys = jax.lax.population_count(met & boards.prey)
    hunters = jax.lax.population_count(met & frozen.hunters_of(boards.kind, no_david(state)))
    life = preys.sum(-1)
    towers = describe_towers(state, boards, hunters, preys)
    features = jnp.concatenate([describe_cells(state, boards, life), towers & boards.stands[..., None]], -1)
    return features, describe_whole(state)


def describe_cells(state: State, boards: frozen.Boards, life: jax.Array) -> jax.Array:
    shape = boards.stands.shape

    def spread(x: jax.Array | np.ndarray, n: int) -> jax.Array:
        return jnp.broadcast_to(x, (*shape, n))

    # Board b lies between colour b, which moves up, and the next one, which moves down.
    zihin = jnp.where((state["seats"] == 2)[:, None], np.array([1, 3, 2]), 0)
    of_game = jnp.stack([rules.is_placing(state), state["options"][:, rules.DAVID_GOLIATH] == 1], 1)[:, None, None]
    return jnp.concatenate(
        [
            one_of(jnp.where(boards.rises, 0, KINDS) + boards.kind, 2 * KINDS) & boards.stands[..., None],
            ~boards.stands[..., None],
            spread(one_of(np.arange(CELLS) // SIZE, SIZE), SIZE),
            spread(one_of(COLUMN_CLASS, 3), 3),
            spread(bucket(life, LIVES)[:, :, None], len(LIVES) + 1),
            spread(state["frozen"][:, :, None, None], 1),
            spread(of_game[..., :1], 1),
            spread(one_of(zihin, 4)[:, :, None], 4),
            spread(of_game[..., 1:], 1),
        ],
        -1,
    )


def describe_towers(state: State, boards: frozen.Boards, hunters: jax.Array, preys: jax.Array) -> jax.Array:
    danger = frozen.danger(boards)
    reach, ranks = frozen.walk(boards.free[..., None], boards.rises)
    safe_reach, safe_ranks = frozen.walk(boards.free[..., None] & ~danger, boards.rises)
    goal = jnp.where(boards.rises, frozen.RANK_5, frozen.RANK_1)
    # Whoever may make them.
    captures = rules.open_steps(state)[1].any(-1).reshape(boards.stands.shape)
    flags = [(frozen.BITS & goal) != 0, (danger & frozen.BITS) != 0, captures]
    crossing = [(reach & goal) != 0, (safe_reach & goal) != 0]
    # What a tower is like is worked out once, not anew for each of its features.
    flags, crossing, hunters, preys, ranks, safe_ranks = jax.lax.optimization_barrier(
        (flags, crossing, hunters, preys, ranks, safe_ranks)
    )
    few = np.arange(1, 4)
    return jnp.concatenate(
        [
            jnp.stack(flags, -1),
            bucket(hunters, few),
            bucket(preys, few),
            one_of(ranks, SIZE),
            one_of(safe_ranks, SIZE),
            jnp.stack(crossing, -1),
        ],
        -1,
    )


def describe_whole(state: State) -> jax.Array:
    mover, seats, options = state["mover"], state["seats"], state["options"]
    placing = rules.is_placing(state)
    placing_zihin = placing & (rules.placing_colour(state) != mover)
    zihin = zihin_seen(state)
    plays = np.arange(3) != zihin[:, None]
    points = jnp.where(plays, as_seen(rules.points(state), mover), 0)
    keys = as_seen(rules.tie_keys(state), mover)
    lead = jnp.clip(points[:, :1] - points[:, 1:], LEADS[0], LEADS[-1])
    flags = [
        one_of((zihin % 3).astype(jnp.int32), 3),
        jnp.stack([placing & ~placing_zihin, placing_zihin, ~placing], 1),
        options[:, : rules.TIE_BREAK] == 1,
        one_of(options[:, rules.TIE_BREAK], 3),
        jnp.stack([(options[:, rules.ZIHIN_SCOPE] == 1) & (seats == 2), options[:, rules.FIRST_MOVER] == 1], 1),
        ((as_seen(state["hands"], mover).astype(jnp.int32)[..., None] >> np.arange(KINDS)) & 1) != 0,
    ]
    numbers = [
        state["placed"][:, None] / 27,
        points / 30,
        as_seen(rules.captures_of(state), mover) / 9,
        as_seen(rules.shares_now(state), mover),
    ]
    to_go = 1 + options[:, rules.END_AFTER_FROZEN] - state["frozen"].sum(-1)
    others = plays[:, 1:, None]
    order = jnp.stack([keys[:, :1] > keys[:, 1:], keys[:, :1] < keys[:, 1:]], -1)
    more = [
        one_of(lead - LEADS[0], len(LEADS)) & others,
        order & others,
        as_seen(state["frozen"], mover),
        one_of(to_go, 3),
    ]
    groups = [x.reshape(x.shape[0], -1).astype(jnp.float32) for x in flags + numbers + more]
    return jnp.concatenate(groups, 1)


def hear(y: jax.Array, taps: jax.Array) -> jax.Array:
    """Neighbours lie as in a picture of 5 x 5, so this is a convolution."""
    b, _, c = y.shape
    kernel = jnp.concatenate([taps[:4], taps[8:], taps[4:8]]).reshape(3, 3, c, c)
    pictures = y.reshape(b, SIZE, SIZE, c)
    heard = jax.lax.conv_general_dilated(pictures, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return heard.reshape(y.shape)


def see(params: graph.Params, state: State, dtype=graph.COMPUTE) -> graph.Seen:
    features, globals_ = describe(state)
    b = features.shape[0]
    rows = features.reshape(b * BOARDS, CELLS, FEATURES)
    seen = graph.look(params, rows, globals_, jnp.ones(rows.shape[:2], bool), hear, dtype)
    pooled = as_seen(seen.pooled.reshape(b, BOARDS, -1), state["mover"])
    return seen._replace(tokens=seen.tokens.reshape(b, BOARDS * CELLS, -1), pooled=pooled.reshape(b, -1))


def answer(params: graph.Params, state: State, seen: graph.Seen) -> tuple[jax.Array, jax.Array]:
    """The logits of all actions [B, ACTIONS], -1e9 where not legal, and the seats' log shares of the win [B, SEATS]."""
    logits = jnp.where(rules.legal(state), score_actions(params, state, seen), -1e9)
    return logits, graph.shares(graph.judge(params, seen), state["mover"], state["seats"])


def evaluate(params: graph.Params, state: State, dtype=graph.COMPUTE) -> tuple[jax.Array, jax.Array]:
    return answer(params, state, see(params, state, dtype))


def score_actions(params: graph.Params, state: State, seen: graph.Seen) -> jax.Array:
    parts = graph.parts(params, seen)
    b, width = parts.shape[0], parts.shape[-1]
    # One way after another: what all of them touch would fill much memory.
    ends = rules.targets(parts[:, :, TO], rules.colours(state) == rules.BOARD_OF)
    ways = [graph.weigh(params, seen, parts[:, :, FROM] + end, params["policyClass"][d]) for d, end in enumerate(ends)]
    steps = jnp.stack(ways, -1)
    # Nothing is ever placed between the start lines, so that nothing is computed there.
    lines = parts[:, :, ONTO].reshape(b, BOARDS, SIZE, SIZE, width)[:, :, :: SIZE - 1]
    onto = graph.weigh(params, seen, lines[..., None, :], params["policyClass"][STEPS:])
    placements = jnp.pad(onto[:, :, :1], ((0, 0), (0, 0), (0, SIZE - 1), (0, 0), (0, 0)))
    placements = placements + jnp.pad(onto[:, :, 1:], ((0, 0), (0, 0), (SIZE - 1, 0), (0, 0), (0, 0)))
    cells = BOARDS * CELLS
    return jnp.concatenate([steps, placements.reshape(b, cells, KINDS)], -1).reshape(b, rules.ACTIONS)


def fates_of_tokens(state: State, fates: jax.Array) -> jax.Array:
    """What becomes of the tower on each token, -1 where none stands: [B, 27] to [B, 75]."""
    tower = state["tower"].astype(jnp.int32)
    return jnp.where(tower > 0, jnp.take_along_axis(fates.astype(jnp.int32), jnp.maximum(tower - 1, 0), 1), -1)


def pack(state: State) -> dict[str, jax.Array]:
    """What is kept of a position that is not over."""
    return {name: state[name] for name in state if name not in ("done", "shares")}


def unpack(packed: dict[str, jax.Array]) -> State:
    n = packed["mover"].shape[0]
    return packed | {"done": jnp.zeros(n, bool), "shares": jnp.zeros((n, rules.SEATS), jnp.float32)}


SYMMETRIES = 1 << BOARDS
"""Each board can be mirrored by itself; bit b of a symmetry's number says whether board b is."""
MIRRORED = np.arange(CELLS).reshape(SIZE, SIZE)[:, ::-1].ravel()
MIRRORED_WAYS = np.array([2, 1, 0, 4, 3, *range(STEPS, rules.WAYS)])


def turn(state: State, actions: jax.Array, which: jax.Array) -> tuple[State, jax.Array]:
    """Mirrors boards of every position, and its actions [B, K] with them; an action of -1 is none and stays so."""
    flipped = ((which[:, None] >> np.arange(BOARDS)) & 1) != 0
    tower = state["tower"].reshape(-1, BOARDS, CELLS)
    tower = jnp.where(flipped[..., None], tower[..., MIRRORED], tower).reshape(-1, BOARDS * CELLS)
    cell, way = actions // rules.WAYS, actions % rules.WAYS
    there = jnp.take_along_axis(flipped, jnp.clip(cell // CELLS, 0, BOARDS - 1), 1) & (actions >= 0)
    column = cell % SIZE
    turned = (cell + SIZE - 1 - 2 * column) * rules.WAYS + jnp.asarray(MIRRORED_WAYS)[way]
    return state | {"tower": tower}, jnp.where(there, turned, actions)
