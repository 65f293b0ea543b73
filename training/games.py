"""The games by name: the rules and the net of each."""

import importlib
from types import ModuleType
from typing import NamedTuple

from training.nets.graph import Shape

NAMES = ("talat", "tzaar", "taluva")


class Game(NamedTuple):
    name: str
    rules: ModuleType
    net: ModuleType

    def shape(self, channels: int, layers: int, policy: int = 32, value: int = 64) -> Shape:
        return Shape(channels, layers, policy, value, **self.net.SHAPE)


def find(name: str) -> Game:
    return Game(name, importlib.import_module(f"training.rules.{name}"), importlib.import_module(f"training.nets.{name}"))
