"""Talat, TZAAR and Taluva for programs that learn. Standard library only; the rules come from `threefold engine`."""

from .corpus import Corpus
from .engine import Engine, EngineError, EngineGone, EngineTimeout
from .env import TurnEnv
from .gym import LevelEnv
from .records import Comment, Record, RecordError, format_record, parse_record, read_records, split_records
from .selfplay import Game, Step, Thought, read_games

__all__ = [
    "Comment",
    "Corpus",
    "Engine",
    "EngineError",
    "EngineGone",
    "EngineTimeout",
    "Game",
    "LevelEnv",
    "Record",
    "RecordError",
    "Step",
    "Thought",
    "TurnEnv",
    "format_record",
    "parse_record",
    "read_games",
    "read_records",
    "split_records",
]
