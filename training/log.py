"""A log that grows by a JSON object a line, on the screen and in a file."""

import json
import time
from pathlib import Path


class Log:
    def __init__(self, path: Path):
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.began = time.time()

    @property
    def seconds(self) -> float:
        return time.time() - self.began

    def __call__(self, **facts) -> None:
        line = json.dumps(dict(at=round(self.seconds, 1), **facts))
        print(line, flush=True)
        with self.path.open("a") as file:
            file.write(line + "\n")
