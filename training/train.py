"""Trains a net by self-play, for some minutes, from nothing or from where the last run stopped:

    python -m training.train tzaar --minutes 9 --run training/runs/tzaar

A run's folder keeps the learners, the samples, the progress and a log. See training/README.md.
"""

import argparse
import math
import time
from pathlib import Path

import jax
import jax.numpy as jnp

from training import checkpoint, games, match, selfplay, weights
from training.learn import Learner, Lesson, beginner, learn
from training.log import Log
from training.nets import graph
from training.samples import Samples
from training.search import Settings

SHIPPED_PIECES = 2
"""Into how many files the samples of a small checkpoint go."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("game", choices=games.NAMES)
    add("--run", type=Path, required=True, help="the folder of the run; it goes on from there if there is one")
    add("--minutes", type=float, default=9, help="when to stop, compiling included")
    add("--planned", type=float, default=30, help="the minutes of all pieces together: the learning rate falls until then")
    add("--channels", type=int, default=64)
    add("--layers", type=int, default=6)
    add("--policy", type=int, default=32)
    add("--value", type=int, default=64)
    add("--small", type=int, nargs=2, metavar=("CHANNELS", "LAYERS"), help="a second, smaller net that learns from the same samples")
    add("--games", type=int, default=4096, help="games played at once")
    add("--plies", type=int, default=16, help="plies between two lessons")
    add("--longest", type=int, default=64, help="plies that a sample waits for its game to end")
    add("--simulations", type=int, default=32)
    add("--quick", type=int, default=0, help="simulations of three searches of four, from which only the value is learned")
    add("--candidates", type=int, default=16)
    add("--edges", type=int, default=24)
    add("--stray", type=float, default=0.02)
    add("--batch", type=int, default=4096)
    add("--steps", type=int, default=48, help="steps of learning in a lesson")
    add("--warm", type=int, default=0, help="lessons on the samples of earlier runs before any game is played: for a net that is new to them")
    add("--capacity", type=int, default=3_000_000, help="samples kept at once")
    add("--rate", type=float, default=2e-3)
    add("--rate-end", type=float, default=5e-5)
    add("--search-weight", type=float, default=0.25, help="the search's part in the target of the value")
    add("--begin", type=Path, nargs="*", default=[], help="weights files: a net of the same size that is new to the run begins as one of them")
    add("--teacher", type=Path, help="a weights file whose net plays instead of the one that learns")
    add("--teaching", type=float, default=2, help="for how many minutes of a run it does")
    add("--against", type=Path, nargs="*", default=[], help="weights files to play matches with at the end")
    add("--match-games", type=int, default=480)
    add("--ship", type=Path, help="a folder for a small checkpoint instead of a whole one")
    add("--ship-samples", type=int, default=150_000)
    add("--seed", type=int, default=1)
    return parser.parse_args()


def rate_at(options: argparse.Namespace, began: float, seconds: float, steps: float) -> float:
    """Falls along a cosine from when a net began until the planned minutes are over; rises first."""
    part = min(1.0, (seconds - began) / max(60 * options.planned - began, 1))
    rate = options.rate_end + (options.rate - options.rate_end) * 0.5 * (1 + math.cos(math.pi * part))
    return rate * min(1.0, (steps + options.steps) / 500)


class Run:
    """One piece of training."""

    def __init__(self, options: argparse.Namespace):
        self.options = options
        self.log = Log(options.run / "log.jsonl")
        self.game = games.find(options.game)
        self.settings = Settings(options.simulations, options.candidates, options.edges, options.edges)
        self.play = selfplay.Play(self.game, self.settings, options.plies, options.stray, options.quick)
        self.lesson = Lesson(self.game, options.batch, options.steps)
        self.samples = Samples(options.capacity, options.plies * options.games)
        self.known = False
        """Whether samples of an earlier run are there."""
        self.progress = dict(seconds=0.0, plies=0, games=0, lessons=0, pieces=0, began={})
        if (options.run / "progress.json").exists():
            known, old = checkpoint.load(options.run)
            self.progress |= known
            if old:
                self.samples.restore(old)
                self.known = True
        self.learners = {"learner": self._open("learner", options.channels, options.layers)}
        if options.small:
            self.learners["small"] = self._open("small", *options.small)
        self.before = jax.tree.map(jnp.copy, self.average)
        self.teacher = weights.read_params(options.teacher) if options.teacher else None
        self.key = jax.random.PRNGKey(options.seed + 1000 * (1 + self.progress["pieces"]))
        self.state = selfplay.begin(self.play, self._key(), options.games)
        self.waiting: list[dict] = []
        self.log(
            begins=options.game,
            params=[sum(int(value.size) for value in learner.params.values()) for learner in self.learners.values()],
            restored=self.samples.size,
            device=str(jax.devices()[0]),
            options={name: value for name, value in vars(options).items() if isinstance(value, (int, float))},
            progress=self.progress,
        )

    def _open(self, name: str, channels: int, layers: int) -> Learner:
        options = self.options
        shape = self.game.shape(channels, layers, options.policy, options.value)
        first = graph.init(jax.random.PRNGKey(options.seed), shape)
        for path in options.begin:
            known = weights.read_params(path)
            if all(name in first and first[name].shape == value.shape for name, value in known.items()):
                first |= known
        fresh = beginner(first)
        learner = checkpoint.load_learner(options.run, name)
        if learner is None:
            return fresh
        # What an older net lacks is drawn anew.
        params, average, first, second = (new | known for new, known in zip(fresh[:4], learner[:4], strict=True))
        return jax.tree.map(jnp.asarray, Learner(params, average, first, second, learner.steps))

    @property
    def average(self) -> dict:
        """What plays."""
        return self.learners["learner"].average

    def _key(self) -> jax.Array:
        self.key, fresh = jax.random.split(self.key)
        return fresh

    def train(self) -> None:
        began = told = time.time()
        before = self.progress["seconds"]
        lately = dict(plies=0, games=0)
        for _ in range(self.options.warm if self.samples.size else 0):
            self._learn()
        while self.log.seconds < 60 * self.options.minutes:
            happened = self._play()
            self.progress["seconds"] = before + time.time() - began
            measured = self._learn()
            ended = int(happened["done"].sum())
            for counts in (self.progress, lately):
                counts["plies"] += self.options.plies * self.options.games
                counts["games"] += ended
            if measured is not None and self.progress["lessons"] % 10 == 0:
                self._tell(measured, happened, lately, time.time() - told)
                told, lately = time.time(), dict(plies=0, games=0)
        self.progress["pieces"] += 1

    def _play(self) -> dict:
        """Some plies of all games; what they teach is known when they have ended."""
        options = self.options
        if self.teacher and self.log.seconds > 60 * options.teaching:
            self.teacher = None
        self.state, happened = selfplay.go_on(self.play, self.teacher or self.average, self.state, self._key())
        self.waiting.append(happened)
        if len(self.waiting) > -(-options.longest // options.plies):
            later = selfplay.ends_of(self.waiting)
            self.samples.add(selfplay.settle(self.waiting.pop(0), later, options.search_weight))
        return happened

    def _learn(self) -> dict[str, jax.Array] | None:
        """A lesson, once there are enough samples for one."""
        if self.samples.size == 0 or (self.samples.size < min(8 * self.samples.piece, self.samples.capacity) and not self.known):
            return None
        measured = {}
        for name, learner in self.learners.items():
            # A net that came later has its own way to go.
            began = self.progress["began"].setdefault(name, self.progress["seconds"])
            rate = rate_at(self.options, began, self.progress["seconds"], float(learner.steps))
            self.learners[name], measured[name] = learn(
                self.lesson, learner, self.samples.fields, self.samples.size, self._key(), rate
            )
        self.progress["lessons"] += 1
        return measured

    def _tell(self, measured: dict[str, jax.Array], happened: dict, lately: dict, seconds: float) -> None:
        total, surplus, value, agrees, length = (round(float(number), 4) for number in measured["learner"])
        small = dict(small=[round(float(number), 4) for number in measured["small"]]) if "small" in measured else {}
        wins = happened["result"].astype(jnp.float32).sum((0, 1)) / jnp.maximum(happened["done"].sum(), 1)
        self.log(
            minutes=round(self.progress["seconds"] / 60, 2),
            lessons=self.progress["lessons"],
            plies=self.progress["plies"],
            games=self.progress["games"],
            loss=total,
            surplus=surplus,
            value=value,
            agrees=agrees,
            gradient=length,
            plies_per_second=round(lately["plies"] / seconds),
            plies_per_game=round(lately["plies"] / max(lately["games"], 1), 1),
            wins_by_seat=[round(float(share), 3) for share in wins],
            **small,
        )

    def save(self) -> None:
        options = self.options
        kept = self.samples.oldest_first() if self.samples.size else None
        folder = options.ship or options.run
        if options.ship:
            checkpoint.save(folder, self.learners, self.progress, kept, options.ship_samples, SHIPPED_PIECES)
        else:
            checkpoint.save(folder, self.learners, self.progress, kept)
        for learner in self.learners.values():
            shape = f"{learner.params['bias'].shape[0]}x{graph.layers_of(learner.params)}"
            size = weights.write(folder / f"{options.game}.{shape}.net", options.game, shape, jax.device_get(learner.average))
            self.log(saved=shape, bytes=size)
        self.log(samples=self.samples.size, progress=self.progress)
        self._ship_log()

    def _ship_log(self) -> None:
        if self.options.ship:
            (self.options.ship / "log.jsonl").write_text(self.log.path.read_text())

    def compare(self) -> None:
        """Matches with the net as it was before this piece, with the small one, and with others."""
        others = {"before": self.before} if self.progress["pieces"] > 1 else {}
        others |= {"small": self.learners["small"].average} if "small" in self.learners else {}
        others |= {path.name: weights.read_params(path) for path in self.options.against}
        quiet = self.settings._replace(noise=0.25, kept=4)
        for label, other in others.items() if self.options.match_games else ():
            bout = match.Match(self.game, self.options.match_games, quiet, quiet)
            self.log(against=label, **match.play(bout, self.average, other, self._key()))
            self._ship_log()


def main() -> None:
    options = arguments()
    jax.config.update("jax_compilation_cache_dir", str(options.run / "compiled"))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 1)
    run = Run(options)
    run.train()
    run.save()
    run.compare()


if __name__ == "__main__":
    main()
