"""Tells whether win chances come true: of positions in which a seat is given 70 %, it should win 70 in 100:

    python -m training.reliability tzaar games/tzaar/bot/weights/tzaar-big.net --simulations 32

Plays games of a net against itself and counts, for every tenth of a chance, what the acting seat was promised and what it got. One JSON object a line:
by the net alone and by the search.
"""

import argparse
import json
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from training import games, selfplay, weights
from training.search import Settings

BINS = 20


@partial(jax.jit, static_argnums=0)
def _count(seats_max: int, pieces: dict, mover: jax.Array, seats: jax.Array):
    """By number of seats and bin: how many positions, what was promised, what came of it; for the net's guess and the search's."""

    known = selfplay.look_back({name: pieces[name] for name in ("done", "result")})
    ended, shares = known["done"], known["result"]

    def own(values: jax.Array) -> jax.Array:
        return jnp.take_along_axis(values.astype(jnp.float32), mover[..., None].astype(jnp.int32), 2)[..., 0]

    got = own(shares)
    tables = []
    for promised in (own(pieces["guess"]), own(pieces["shares"])):
        place = jnp.clip((promised * BINS).astype(jnp.int32), 0, BINS - 1) + BINS * seats.astype(jnp.int32)
        sums = [
            jnp.zeros(BINS * (seats_max + 1)).at[place].add(jnp.where(ended, amount, 0)) for amount in (jnp.ones_like(got), promised, got)
        ]
        tables.append(jnp.stack(sums).reshape(3, seats_max + 1, BINS))
    return jnp.stack(tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("net", type=Path)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--games", type=int, default=1024, help="games at once")
    parser.add_argument("--plies", type=int, default=320)
    options = parser.parse_args()
    game = games.find(options.game)
    params = weights.read_params(options.net)
    settings = Settings(options.simulations, 16, 24, 2, noise=0.5)
    play = selfplay.Play(game, settings, 16, 0.0)
    key, beginning = jax.random.split(jax.random.PRNGKey(11))
    state = selfplay.begin(play, beginning, options.games)
    pieces = []
    for _ in range(options.plies // play.plies):
        key, playing = jax.random.split(key)
        state, happened = selfplay.go_on(play, params, state, playing)
        facts = {name: happened[name] for name in ("done", "result", "guess", "shares")}
        positions = jax.vmap(game.net.unpack)(happened["position"])
        pieces.append(facts | dict(mover=positions["mover"], seats=positions["seats"]))
    together = {name: jnp.concatenate([piece[name] for piece in pieces]) for name in pieces[0]}
    tables = np.asarray(_count(game.rules.SEATS, together, together.pop("mover"), together.pop("seats")))
    for name, table in zip(("net", "search"), tables, strict=True):
        for seats in range(2, game.rules.SEATS + 1):
            count, promised, got = table[:, seats]
            full = count > 0
            if not full.any():
                continue
            error = np.abs(promised - got).sum() / count.sum()
            rows = [
                [int(n), round(float(p / n), 4), round(float(g / n), 4)]
                for n, p, g in zip(count[full], promised[full], got[full], strict=True)
            ]
            print(json.dumps(dict(game=options.game, seats=seats, by=name, positions=int(count.sum()), error=round(float(error), 4), bins=rows)), flush=True)


if __name__ == "__main__":
    main()
