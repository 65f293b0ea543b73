"""A client of `threefold engine`: rules, bots and search of another process, through the protocol of docs/protocol.md."""

from __future__ import annotations

import json
import os
import queue
import re
import shlex
import shutil
import subprocess
import threading
from collections import deque
from pathlib import Path
from typing import Any, Callable, Mapping, Optional, Sequence, Union

from .answers import Choice, State, Variation, parse_state, parse_variation


class EngineError(Exception):
    """The engine refused something, and changed nothing: `code` as in docs/protocol.md, `rule` the numbered rule that was broken."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence
        found = re.search(r"\(([A-Z]{2}-[\w.]+)\)$", sentence)
        self.rule: Optional[str] = found[1] if found else None


class EngineGone(EngineError):
    """The engine could not be started, or has ended."""


class EngineTimeout(EngineError):
    """The engine did not answer in time, and was ended."""


def default_command() -> list[str]:
    """`THREEFOLD_ENGINE`, the checkout that this file lies in, or what npx finds."""
    given = os.environ.get("THREEFOLD_ENGINE")
    if given:
        return shlex.split(given)
    checkout = Path(__file__).resolve().parents[2] / "apps" / "cli" / "bin" / "threefold.js"
    if checkout.exists():
        return ["node", str(checkout), "engine"]
    return [shutil.which("npx") or "npx", "threefold", "engine"]


class Engine:
    """One engine. To be closed, best by `with Engine() as engine:`."""

    def __init__(self, command: Optional[Sequence[str]] = None, cwd: Optional[str] = None, timeout: float = 60) -> None:
        self.timeout = timeout
        self._lines: queue.Queue[Optional[str]] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=8)
        self.command = list(command or default_command())
        try:
            self._process = subprocess.Popen(
                self.command,
                cwd=cwd,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise EngineGone("engine.gone", f"{shlex.join(self.command)} cannot be started: {error}") from error
        self._readers = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._read_complaints, daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine."""
        try:
            self._process.stdin.write("quit\n")
            self._process.stdin.close()
        except (OSError, ValueError):
            pass
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for reader in self._readers:
            reader.join(2)
        self._process.stdout.close()
        self._process.stderr.close()

    # What it knows.

    def games(self) -> dict[str, dict[str, Any]]:
        """The games with the version of their rules and their numbers of seats."""
        found = {}
        for line in self.ask("threefold"):
            match = re.fullmatch(r"id game (\S+) version (\d+) seats ([\d ]+)", line)
            if match:
                found[match[1]] = {"version": int(match[2]), "seats": [int(word) for word in match[3].split()]}
        return found

    def set_seed(self, seed: object) -> None:
        """What is left to chance follows from it."""
        self.ask(f"set seed {re.sub(r'[^!-~]+', '_', str(seed)) or '_'}")

    def forget(self) -> None:
        """Forgets what was found out so far, and begins chance anew."""
        self.ask("new")

    # Where it stands.

    def start(
        self,
        game: str,
        seats: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        setup: Optional[str] = None,
    ) -> None:
        """The start of a game; without a set-up chance lays it out."""
        words = [f"seats {seats}"] if seats is not None else []
        words += [f"{name}={_option(value)}" for name, value in (options or {}).items()]
        self.ask(" ".join(["game", game, *words]), "position start" + (f" setup {setup}" if setup is not None else ""))

    def position(self, text: str) -> None:
        """A position as `State.position` has it."""
        self.ask(f"position text {text}")

    def record(self, text: str) -> None:
        """The end of a record, replayed by the rules."""
        self.ask("position record", *text.splitlines(), ".")

    def state(self) -> State:
        return parse_state(self.ask("show", "legal", "outcome"))

    def view(self) -> Any:
        """The position as plain data."""
        return json.loads(self.ask("view")[0][len("view ") :])

    def weights(self) -> list[int]:
        """For each of the legal draws how many such are left."""
        return [int(word) for word in self.ask("weights")[0].split()[1:]]

    # Steps.

    def play(self, *steps: str) -> None:
        """Plays any number of steps, all of them or none."""
        self.ask(f"steps {' '.join(steps)}")

    def draw(self) -> str:
        """Makes the draw that is due by lot."""
        return self.ask("draw")[0].split()[1]

    def undo(self, steps: int = 1) -> None:
        """Takes back so many steps, draws included."""
        self.ask(f"undo {steps}")

    def go(self, *, patience: Optional[float] = None, **limits: object) -> Choice:
        """Chooses the rest of the turn: `level=3`, `simulations=200`, `judge="small"`, `time=500`, `lines=10`, as in docs/protocol.md."""
        words = " ".join(f"{name} {value}" for name, value in limits.items())
        self._write(f"go {words}\n")
        told: dict[int, Variation] = {}

        def is_answer(line: str) -> bool:
            if line.startswith("info "):
                variation = parse_variation(line)
                if variation.number == 1:
                    told.clear()
                told[variation.number] = variation
            return line.startswith(("bestturn ", "error "))

        answer = self._read_until(is_answer, patience or self.timeout)[-1]
        _raise_error([answer])
        return Choice(answer.split()[1:], list(told.values()))

    # The conversation.

    def ask(self, *lines: str) -> list[str]:
        """Tells it lines and gives all that it answers; raises the first error that it answers with."""
        for line in lines:
            if "\n" in line or "\r" in line:
                raise ValueError(f"a command is one line, not {line!r}")
        self._write("".join(f"{line}\n" for line in (*lines, "isready")))
        answers = self._read_until(lambda line: line == "readyok", self.timeout)[:-1]
        _raise_error(answers)
        return answers

    def _write(self, text: str) -> None:
        try:
            self._process.stdin.write(text)
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._gone() from error

    def _read_until(self, is_last: Callable[[str], bool], timeout: float) -> list[str]:
        lines: list[str] = []
        while not lines or not is_last(lines[-1]):
            try:
                line = self._lines.get(timeout=timeout)
            except queue.Empty:
                # What comes later would be taken for the answer to something else.
                self._process.kill()
                raise EngineTimeout("engine.timeout", f"no answer within {timeout:g} s") from None
            if line is None:
                self._lines.put(None)
                raise self._gone()
            lines.append(line)
        return lines

    def _gone(self) -> EngineGone:
        try:
            code: Union[int, str] = self._process.wait(2)
        except subprocess.TimeoutExpired:
            code = "none yet"
        self._readers[1].join(2)
        said = " | ".join(self._complaints) or "nothing"
        return EngineGone("engine.gone", f"{shlex.join(self.command)} has ended, exit code {code}; it said: {said}")

    def _read(self) -> None:
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\r\n"))
        self._lines.put(None)

    def _read_complaints(self) -> None:
        for line in self._process.stderr:
            if line.strip():
                self._complaints.append(line.strip())


def _raise_error(lines: Sequence[str]) -> None:
    for line in lines:
        if line.startswith("error "):
            _, code, sentence = line.split(" ", 2)
            raise EngineError(code, sentence)


def _option(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
