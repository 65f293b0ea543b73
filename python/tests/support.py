"""What the tests share: one engine for all that do not end it."""

import atexit
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))

from threefold import Engine  # noqa: E402
from threefold.engine import default_command  # noqa: E402

_shared = []


def engine():
    """The shared engine. Whoever uses it tells it a game first."""
    if not _shared:
        _shared.append(Engine())
        atexit.register(_shared[0].close)
    return _shared[0]


def started(*words):
    """The command `threefold` with these words, as a process whose output can be read."""
    return subprocess.Popen([*default_command()[:-1], *words], stdout=subprocess.PIPE, text=True, encoding="utf-8")
