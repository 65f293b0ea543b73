"""A ring of samples on the accelerator: new ones take the place of the oldest."""

import jax
import jax.numpy as jnp
import numpy as np

_insert = jax.jit(
    lambda fields, new, at: jax.tree.map(lambda f, n: jax.lax.dynamic_update_slice_in_dim(f, n, at, 0), fields, new),
    donate_argnums=0,
)


def kinds(samples: dict) -> dict:
    """What fields there are, of which shape."""
    return jax.tree.map(lambda field: (*field.shape[1:], str(field.dtype)), samples)


class Samples:
    def __init__(self, capacity: int, piece: int):
        """Room for so many, which come in pieces of one size."""
        self.capacity = max(1, capacity // piece) * piece
        self.piece = piece
        self.fields: dict | None = None
        self.size = self.at = 0

    def restore(self, old: dict) -> None:
        """Samples of an earlier run come first; in whole pieces, too few for one are said several times over."""
        count = len(old["counts"])
        if count < self.piece:
            old = jax.tree.map(lambda field: np.resize(field, (self.piece, *field.shape[1:])), old)
        for first in range(0, max(count, self.piece) - self.piece + 1, self.piece):
            self.add(jax.tree.map(lambda field: jnp.asarray(field[first : first + self.piece]), old))

    def add(self, new: dict) -> None:
        if self.fields is None or kinds(self.fields) != kinds(new):
            # Samples that were written down in another way are of no use any more.
            self.fields = jax.tree.map(lambda field: jnp.zeros((self.capacity, *field.shape[1:]), field.dtype), new)
            self.size = self.at = 0
        self.fields = _insert(self.fields, new, self.at)
        self.at = (self.at + self.piece) % self.capacity
        self.size = min(self.size + self.piece, self.capacity)

    def oldest_first(self) -> dict:
        def unroll(field: jax.Array) -> np.ndarray:
            field = np.asarray(field)
            return np.roll(field, -self.at, 0) if self.size == self.capacity else field[: self.size]

        return jax.tree.map(unroll, self.fields)
