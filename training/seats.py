"""Tells what each seat is worth when a net plays itself, by number of seats and options:

    python -m training.seats talat games/talat/bot/weights/talat-big.net --simulations 32

Plays every variant that the rules list (`VARIANTS`), all at once, and prints one JSON object a line: the share of the wins that each seat took,
and the error (95 %) of that.
"""

import argparse
import json
import math
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from training import games, weights
from training.games import Game
from training.search import Settings, search
from training.selfplay import play_out

LONGEST = 250


@partial(jax.jit, static_argnums=(0, 1))
def _play(game: Game, settings: Settings, params: dict, state: dict, key: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The seats' shares, and whether there was an end."""

    def choose(state: dict, key: jax.Array) -> jax.Array:
        return search(game.net.evaluate, game.rules.step, params, state, key, settings).action

    state, _ = play_out(game.rules, choose, state, key, LONGEST)
    return state["shares"], state["done"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("net", type=Path)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--games", type=int, default=800, help="games of each variant")
    parser.add_argument("--noise", type=float, default=0.5, help="how much chance there is in the play")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    game = games.find(options.game)
    params = weights.read_params(options.net)
    settings = Settings(options.simulations, 16, 24, 2, noise=options.noise)
    *beginning, playing = jax.random.split(jax.random.PRNGKey(options.seed), len(game.rules.VARIANTS) + 1)
    starts = [game.rules.start(key, options.games, **variant) for key, variant in zip(beginning, game.rules.VARIANTS, strict=True)]
    state = {name: jnp.concatenate([start[name] for start in starts]) for name in starts[0]}
    shares, done = (np.asarray(field) for field in _play(game, settings, params, state, playing))
    for i, variant in enumerate(game.rules.VARIANTS):
        here = slice(i * options.games, (i + 1) * options.games)
        ended = shares[here][done[here]]
        count = len(ended)
        seats = int(starts[i]["seats"][0])
        worth = [round(float(share), 4) for share in ended.mean(0)[:seats]]
        errors = [round(1.96 * math.sqrt(share * (1 - share) / count), 4) for share in worth]
        print(json.dumps(dict(game=options.game, seats=seats, variant=variant, simulations=options.simulations, games=count, shares=worth, error=errors)), flush=True)


if __name__ == "__main__":
    main()
