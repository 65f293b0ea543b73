"""Measures what the parts of training cost on this machine, before any of it is spent:

    python -m training.measure tzaar --channels 96 --layers 8
"""

import argparse
import time

import jax
import jax.numpy as jnp

from training import games, selfplay
from training.learn import Lesson, beginner, learn
from training.nets import graph
from training.search import Settings


def timed(name: str, call, repeats: int = 10) -> float:
    began = time.time()
    jax.block_until_ready(call())
    compiled = time.time() - began
    began = time.time()
    for _ in range(repeats):
        result = call()
    jax.block_until_ready(result)
    each = (time.time() - began) / repeats
    print(f"{name:28} {each * 1e3:9.3f} ms   (first call {compiled:.1f} s)", flush=True)
    return each


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.NAMES)
    for name, value in dict(channels=64, layers=6, games=4096, plies=8, simulations=32, candidates=16, edges=24, batch=4096, steps=8).items():
        parser.add_argument(f"--{name}", type=int, default=value)
    options = parser.parse_args()
    game = games.find(options.game)
    key = jax.random.PRNGKey(0)
    params = graph.init(key, game.shape(options.channels, options.layers))
    print(jax.devices()[0], sum(int(value.size) for value in params.values()), "params,", options.games, "games at once")
    play = selfplay.Play(game, Settings(options.simulations, options.candidates, options.edges, options.edges), options.plies, 0.02)
    state = selfplay.begin(play, key, options.games)
    legal, step, evaluate = jax.jit(game.rules.legal), jax.jit(game.rules.step), jax.jit(game.net.evaluate)
    action = jnp.argmax(legal(state), 1).astype(jnp.int32)
    timed("legal", lambda: legal(state))
    timed("step", lambda: step(state, action, key))
    timed("evaluate", lambda: evaluate(params, state))
    logits, _ = evaluate(params, state)
    best = jax.jit(lambda logits: jax.lax.top_k(logits, options.edges))
    timed(f"best {options.edges} of {logits.shape[1]}", lambda: best(logits))
    each = timed(f"self-play, {options.plies} plies", lambda: selfplay.go_on(play, params, state, key), 2)
    print(f"{options.plies * options.games / each:,.0f} plies/s, {options.plies * options.games * (options.simulations + 1) / each:,.0f} evaluations/s")
    _, happened = selfplay.go_on(play, params, state, key)
    samples = selfplay.settle(happened, selfplay.ends_of([happened]), 0.25)
    lesson = Lesson(game, options.batch, options.steps)
    kept = [beginner(params)]

    def lesson_of_all():
        kept[0], measured = learn(lesson, kept[0], samples, len(samples["counts"]), key, 1e-3)
        return measured

    each = timed(f"learning, {options.steps} steps", lesson_of_all, 2)
    print(f"{options.steps * options.batch / each:,.0f} samples/s learned from")


if __name__ == "__main__":
    main()
