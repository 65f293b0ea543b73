"""What a net learns from samples of play: to foresee what a search would prefer, and how the game will end."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from training.games import Game
from training.nets import graph
from training.search import NEVER


class Learner(NamedTuple):
    params: dict
    average: dict
    """A moving average of the params: steadier, and what is played with."""
    first: dict
    second: dict
    steps: jax.Array


def beginner(params: dict) -> Learner:
    nought = jax.tree.map(jnp.zeros_like, params)
    return Learner(params, jax.tree.map(jnp.copy, params), nought, jax.tree.map(jnp.copy, nought), jnp.float32(0))


class Lesson(NamedTuple):
    game: Game
    batch: int = 4096
    steps: int = 48
    value_weight: float = 1.5
    facts_weight: float = 0.5
    fates_weight: float = 0.5
    decay: float = 1e-2
    keep: float = 0.997
    hidden: float = 0.15
    """How many positions are seen as they were before the draw, in games that have one."""


def loss(params: dict, lesson: Lesson, samples: dict, key: jax.Array):
    net = lesson.game.net
    turning, hiding = jax.random.split(key)
    state = net.unpack(samples["position"])
    which = jax.random.randint(turning, samples["counts"].shape, 0, net.SYMMETRIES)
    state, actions = net.turn(state, samples["actions"].astype(jnp.int32), which)
    counts = samples["counts"].astype(jnp.float32)
    if hasattr(net, "hide_draw"):
        # Before a draw there are no steps to foresee, but a search wants to know how things stand.
        hidden = jax.random.uniform(hiding, counts.shape) < lesson.hidden
        state = jax.tree.map(
            lambda after, before: jnp.where(hidden.reshape((-1,) + (1,) * (before.ndim - 1)), after, before), net.hide_draw(state), state
        )
    seen = net.see(params, state)
    logits, log_shares = net.answer(params, state, seen)
    steps_count = counts * samples["taught"] * (logits > NEVER).any(1)

    policy = jnp.where(actions >= 0, samples["policy"].astype(jnp.float32), 0)
    log_chosen = jnp.take_along_axis(jax.nn.log_softmax(logits), jnp.maximum(actions, 0), 1)
    rest = jnp.maximum(1 - policy.sum(1), 0)
    chosen = jnp.where(actions >= 0, jnp.exp(log_chosen), 0).sum(1)
    log_rest = jnp.log(jnp.maximum(1 - chosen, 1e-6))
    foreseen = -(jnp.where(policy > 0, policy * log_chosen, 0).sum(1) + rest * log_rest)
    certain = -(jnp.where(policy > 0, policy * jnp.log(jnp.maximum(policy, 1e-9)), 0).sum(1))
    certain -= rest * jnp.log(jnp.maximum(rest, 1e-9))

    target = samples["target"].astype(jnp.float32)
    outcome = -jnp.where(target > 0, target * log_shares, 0).sum(1)
    agrees = (jnp.argmax(log_shares, 1) == jnp.argmax(target, 1)).astype(jnp.float32)

    facts_loss = jnp.zeros_like(counts)
    if "factsOut" in params:
        wanted = graph.by_turns(samples["facts"].astype(jnp.float32), state["mover"], state["seats"])
        plays = jnp.arange(wanted.shape[1]) < state["seats"][:, None]
        missed = (graph.foresee(params, seen, wanted.shape[1]) - wanted) ** 2
        facts_loss = jnp.where(plays[..., None], missed, 0).sum((1, 2))

    fates_loss = jnp.zeros_like(counts)
    if "fatesOut" in params:
        fates = net.fates_of_tokens(state, samples["fates"])
        log_fates = jax.nn.log_softmax(graph.foresee_fates(params, seen))
        missed = -jnp.take_along_axis(log_fates, jnp.maximum(fates, 0)[..., None], 2)[..., 0]
        there = fates >= 0
        fates_loss = jnp.where(there, missed, 0).sum(1) / jnp.maximum(there.sum(1), 1)

    def mean(values: jax.Array, by: jax.Array) -> jax.Array:
        return (values * by).sum() / (by.sum() + 1e-6)

    policy_loss, value_loss = mean(foreseen, steps_count), mean(outcome, counts)
    surplus = policy_loss - mean(certain, steps_count)
    total = policy_loss + lesson.value_weight * value_loss
    total += lesson.facts_weight * mean(facts_loss, counts) + lesson.fates_weight * mean(fates_loss, counts)
    return total, (surplus, value_loss, mean(agrees, counts))


@partial(jax.jit, static_argnums=0, donate_argnums=1)
def learn(lesson: Lesson, learner: Learner, samples: dict, size: jax.Array, key: jax.Array, rate: jax.Array):
    """Takes steps of AdamW on random batches of the first `size` samples; returns the learner and the mean of
    loss, surplus of the policy's loss over the least possible, value's loss, agreement about the winner, length of the gradient."""

    def one(learner: Learner, key: jax.Array):
        picking, losing = jax.random.split(key)
        index = jax.random.randint(picking, (lesson.batch,), 0, size)
        batch = jax.tree.map(lambda field: field[index], samples)
        (total, parts), gradient = jax.value_and_grad(loss, has_aux=True)(learner.params, lesson, batch, losing)
        length = jnp.sqrt(sum((g * g).sum() for g in gradient.values()))
        scale = jnp.minimum(1.0, 1.0 / (length + 1e-9))
        steps = learner.steps + 1
        params, average, first, second = {}, {}, {}, {}
        for name, before in learner.params.items():
            g = gradient[name] * scale
            first[name] = 0.9 * learner.first[name] + 0.1 * g
            second[name] = 0.99 * learner.second[name] + 0.01 * g * g
            move = (first[name] / (1 - 0.9**steps)) / (jnp.sqrt(second[name] / (1 - 0.99**steps)) + 1e-8)
            fade = lesson.decay * before if before.ndim > 1 else 0
            params[name] = before - rate * (move + fade)
            # Young averages forget faster, or they would remember noise.
            keep = jnp.minimum(lesson.keep, (1 + steps) / (10 + steps))
            average[name] = keep * learner.average[name] + (1 - keep) * params[name]
        return Learner(params, average, first, second, steps), jnp.stack([total, *parts, length])

    learner, measured = jax.lax.scan(one, learner, jax.random.split(key, lesson.steps))
    return learner, measured.mean(0)
