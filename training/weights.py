"""The weights file that `packages/net` reads: written from params, and read back into them."""

import json
import struct
import zlib
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from training.nets.graph import is_shipped

MAGIC = b"3foldnet"
VERSION = 1


def _bytes(values: np.ndarray, kind: str) -> bytes:
    if kind == "f16":
        return values.astype("<f2").tobytes()
    scales = np.abs(values).max(-2, keepdims=True).astype("<f4") / np.float32(127)
    whole = np.rint(values / np.where(scales == 0, 1, scales)).astype(np.int8)
    return scales.astype("<f4").tobytes() + whole.tobytes()


def write(path: Path, game: str, name: str, params: dict, bytes_for: tuple[str, ...] = ()) -> int:
    """Writes params as half precision; tensors whose names begin with one of `bytes_for` as bytes with a scale a column. Returns the size."""
    params = {key: np.asarray(value, np.float32) for key, value in params.items() if is_shipped(key)}
    tensors = [(key, value, "i8" if bytes_for and key.startswith(bytes_for) else "f16") for key, value in params.items()]
    width = params["policyOut"].shape[0]
    sizes = dict(
        channels=params["bias"].shape[0],
        layers=sum(key.startswith("taps") for key in params),
        policy=width,
        value=params["valueBias"].shape[0],
        features=params["features"].shape[0],
        globals=params["valueGlobals"].shape[0],
        taps=params["taps0"].shape[0],
        slots=params["policy"].shape[1] // width,
        classes=params["policyClass"].shape[0],
        extras=params["extraBias"].shape[0] if "extraBias" in params else 0,
        seats=params["valueOut"].shape[1],
    )
    if "joint" in params:
        sizes |= dict(boards=params["valuePool"].shape[0] // (2 * sizes["channels"]))
    plans = [dict(name=key, type=kind, shape=list(value.shape)) for key, value, kind in tensors]
    head = json.dumps(
        dict(game=game, name=name, architecture="graph", sizes=sizes, tensors=plans), separators=(",", ":")
    ).encode()
    body = head + b"".join(_bytes(value, kind) for _, value, kind in tensors)
    path.write_bytes(MAGIC + struct.pack("<III", VERSION, len(head), zlib.crc32(body)) + body)
    return path.stat().st_size


def read(path: Path) -> tuple[dict, dict[str, np.ndarray]]:
    """The head and the params of a file."""
    data = path.read_bytes()
    version, length, checksum = struct.unpack("<III", data[8:20])
    if data[:8] != MAGIC or version != VERSION or zlib.crc32(data[20:]) != checksum:
        raise ValueError(f"{path} is no weights file, or damaged")
    head = json.loads(data[20 : 20 + length])
    params, at = {}, 20 + length
    for plan in head["tensors"]:
        shape = tuple(plan["shape"])
        count = int(np.prod(shape))
        if plan["type"] == "f16":
            values = np.frombuffer(data, "<f2", count, at).astype(np.float32)
            at += 2 * count
        else:
            columns = count // shape[-2]
            scales = np.frombuffer(data, "<f4", columns, at).reshape(*shape[:-2], 1, shape[-1])
            values = np.frombuffer(data, np.int8, count, at + 4 * columns).reshape(shape) * scales
            at += 4 * columns + count
        params[plan["name"]] = values.reshape(shape)
    return head, params


def read_params(path: Path) -> dict[str, jax.Array]:
    """The params of a file, on the accelerator."""
    return {name: jnp.asarray(value) for name, value in read(path)[1].items()}
