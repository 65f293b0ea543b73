import hashlib
import tempfile
import unittest

from .support import ROOT, engine

from threefold import Corpus, EngineError
from threefold.corpus import GAMES

MOST = 600
"""Positions of a perft table whose legal steps are counted here."""


def count(rules, depth, draws):
    """Sequences of so many steps; draws come as they are given and do not count."""
    state = rules.state()
    if state.actor == "chance":
        rules.play(draws[0])
        found = count(rules, depth, draws[1:])
        rules.undo()
        return found
    if depth == 1:
        return len(state.legal)
    if depth == 2 and not draws:
        lines = [line for step in state.legal for line in (f"steps {step}", "legal", "undo")]
        return sum(len(answer.split()) - 1 for answer in rules.ask(*lines))
    found = 0
    for step in state.legal:
        rules.play(step)
        found += count(rules, depth - 1, draws)
        rules.undo()
    return found


class Files(unittest.TestCase):
    def test_the_index_tells_of_files_as_they_are(self):
        for file in Corpus().index():
            content = (ROOT / file["path"]).read_bytes()
            self.assertEqual((len(content), hashlib.sha256(content).hexdigest()), (file["bytes"], file["sha256"]), file["path"])

    def test_a_folder_that_is_no_checkout_is_refused(self):
        with tempfile.TemporaryDirectory() as folder, self.assertRaisesRegex(FileNotFoundError, "no checkout of Threefold"):
            Corpus(folder)

    def test_everything_is_read(self):
        corpus = Corpus()
        for game in GAMES:
            with self.subTest(game):
                self.assertGreater(len(list(corpus.plays(game))), 20)
                self.assertGreater(len(list(corpus.refusals(game))), 10)
                self.assertEqual(len(list(corpus.puzzles(game))), 650)
                self.assertEqual(len(corpus.ratings(game)), 12)
        self.assertGreater(len(list(corpus.frozen())), 100)
        self.assertGreater(len(list(corpus.matches())), 100)
        for value in corpus.seat_values():
            self.assertAlmostEqual(sum(value["shares"]), 1, 2)

    def test_plays_tell_the_legal_steps_of_every_step(self):
        for play in Corpus().plays("tzaar"):
            self.assertEqual(len(play.legal), len(play.record.steps))


class Rules(unittest.TestCase):
    def test_perft_tables_are_what_the_engine_counts(self):
        rules = engine()
        for game in GAMES:
            for perft in Corpus().perft(game):
                rules.start(game, len(perft.record.seats), perft.record.options, perft.record.tag("Setup"))
                for turn in perft.record.turns:
                    rules.play(*turn)
                for depth, expected in enumerate(perft.counts, 1):
                    if depth > 1 and perft.counts[depth - 2] > MOST:
                        break
                    with self.subTest(game=game, name=perft.name, depth=depth):
                        self.assertEqual(count(rules, depth, perft.draws or []), expected)

    def test_puzzles_begin_where_their_lines_are_legal(self):
        rules = engine()
        for game in GAMES:
            for puzzle in list(Corpus().puzzles(game))[::50]:
                rules.position(puzzle.position)
                rules.ask(f"turn {' '.join(puzzle.line[0])}")

    def test_refusals_are_refused(self):
        rules = engine()
        for game in GAMES:
            for refusal in list(Corpus().refusals(game))[::5]:
                record = refusal.record
                rules.start(game, len(record.seats), record.options, record.tag("Setup"))
                for turn in record.turns[:-1]:
                    rules.play(*turn)
                with self.subTest(refusal.why), self.assertRaises(EngineError) as refused:
                    rules.ask(f"turn {' '.join(record.turns[-1])}")
                self.assertTrue(refused.exception.rule, refusal.why)
