"""What a run leaves behind, so that the next one goes on where it stopped: the learners, the samples, and how far it has come.

Samples are many: a checkpoint keeps all of them, or the newest, packed, where it has to travel; and spreads them over several files.
"""

import json
from pathlib import Path

import jax
import numpy as np

from training.learn import Learner


def flatten(tree: dict, before: str = "") -> dict[str, np.ndarray]:
    flat = {}
    for name, value in tree.items():
        flat |= flatten(value, f"{before}{name}/") if isinstance(value, dict) else {before + name: np.asarray(value)}
    return flat


def unflatten(flat: dict[str, np.ndarray]) -> dict:
    tree: dict = {}
    for path, value in flat.items():
        *outer, name = path.split("/")
        inner = tree
        for step in outer:
            inner = inner.setdefault(step, {})
        inner[name] = value
    return tree


def save(folder: Path, learners: dict[str, Learner], progress: dict, samples: dict | None, most: int | None = None, pieces: int = 16) -> None:
    """Keeps all samples as they are, or at most so many of the newest, packed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, learner in learners.items():
        np.savez(folder / f"{name}.npz", **flatten(jax.device_get(learner._asdict())))
    (folder / "progress.json").write_text(json.dumps(progress, indent=1))
    for old in folder.glob("samples-*.npz"):
        old.unlink()
    if samples is None:
        return
    size = len(samples["counts"])
    newest = {name: field[max(0, size - (most or size)) :] for name, field in flatten(samples).items()}
    write = np.savez if most is None else np.savez_compressed
    for i in range(pieces):
        write(folder / f"samples-{i:02d}.npz", **{name: field[i::pieces] for name, field in newest.items()})


def load_learner(folder: Path, name: str) -> Learner | None:
    path = folder / f"{name}.npz"
    if not path.exists():
        return None
    with np.load(path) as file:
        return Learner(**unflatten({name: file[name] for name in file.files}))


def load(folder: Path) -> tuple[dict, dict | None]:
    """How far the run has come, and its samples."""
    progress = json.loads((folder / "progress.json").read_text())
    parts = []
    for path in sorted(folder.glob("samples-*.npz")):
        with np.load(path) as file:
            parts.append({name: file[name] for name in file.files})
    if not parts:
        return progress, None
    return progress, unflatten({name: np.concatenate([part[name] for part in parts]) for name in parts[0]})
