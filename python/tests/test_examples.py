import contextlib
import io
import re
import sys
import unittest
from unittest.mock import patch

from .support import ROOT, engine

sys.path.insert(0, str(ROOT / "python" / "examples"))


def said(run):
    """What a program prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        run()
    return out.getvalue()


class Examples(unittest.TestCase):
    def test_the_examples_of_the_readme_run_and_print_what_they_say(self):
        page = (ROOT / "python" / "README.md").read_text(encoding="utf-8")
        names = {}
        # To start an engine costs more than all that is done with it here.
        shared = engine()
        engines = [patch(f"{place}.Engine", lambda: shared) for place in ("threefold", "threefold.table")]
        with engines[0], engines[1], patch.object(shared, "close"):
            for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
                printed = said(lambda: exec(block, names))
                for told in re.findall(r"print\(.*\) +# (?!such)(.*)", block):
                    self.assertIn(told, printed.splitlines())

    def test_chance_plays_against_a_level(self):
        import random_vs_level

        self.assertRegex(said(lambda: random_vs_level.main("tzaar", 2, 2, engine=engine())), r"^tzaar: chance won \d(\.\d+)? of 2 against level 2\n$")

    def test_the_corpus_is_told(self):
        import read_corpus

        self.assertIn("650 puzzles of ", said(read_corpus.main))

    def test_a_policy_learns(self):
        import learn

        self.assertTrue(any(learn.main("talat", 1, 2, engine=engine()).weights))
