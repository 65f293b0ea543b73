import sys
import time
import unittest

from .support import engine

from threefold import Engine, EngineError, EngineGone, EngineTimeout


def python(code):
    """A command that is no engine."""
    return [sys.executable, "-c", code]


class Conversation(unittest.TestCase):
    def test_it_tells_the_games(self):
        self.assertEqual(engine().games()["taluva"]["seats"], [2, 3, 4])

    def test_it_plays_takes_back_and_shows(self):
        rules = engine()
        rules.start("tzaar", options={"setup": "fixed"})
        start = rules.state()
        self.assertEqual((start.actor, len(start.legal), start.outcome), (0, 42, None))
        rules.play("D3xC3", "E6xD6")
        self.assertEqual(rules.state().actor, 1)
        rules.undo(2)
        self.assertEqual(rules.state(), start)
        self.assertEqual(rules.view()["phase"], "opening")

    def test_positions_and_records_are_read(self):
        rules = engine()
        rules.record('[Game "talat"]\n[Seats "a; b"]\n\n1. S6@g5\n')
        text = rules.state().position
        rules.start("taluva")
        rules.position(text)
        self.assertEqual(rules.state().position, text)

    def test_draws_follow_from_the_seed(self):
        rules = engine()

        def drawn(seed):
            rules.set_seed(seed)
            rules.start("taluva", 3, {"tiles": 24})
            self.assertEqual(len(rules.weights()), len(rules.state().legal))
            step = rules.draw()
            rules.play("0,0/0", "H@0,1")
            return step, rules.draw()

        self.assertEqual(drawn("a b"), drawn("a b"))
        self.assertGreater(len({drawn(seed) for seed in range(5)}), 1)

    def test_it_thinks(self):
        rules = engine()
        rules.start("tzaar", options={"setup": "fixed"})
        choice = rules.go(simulations=20, judge="small", lines=3)
        self.assertIn(choice.steps[0], rules.state().legal)
        self.assertEqual(len(choice.variations), 3)
        self.assertAlmostEqual(sum(choice.variations[0].values), 1, 3)
        self.assertEqual(choice.variations[0].turns[0], choice.steps)
        self.assertEqual(len(rules.go(level=1).steps), 1)

    def test_a_refusal_names_code_and_rule_and_changes_nothing(self):
        rules = engine()
        rules.start("tzaar", options={"setup": "fixed"})
        before = rules.state()
        for tell, code, rule in [
            (lambda: rules.play("E4xE5"), "step.illegal", "TZ-4.5"),
            (lambda: rules.play("D3xC3", "what"), "step.unreadable", "TZ-6.1"),
            (lambda: rules.go(level=99), "protocol.argument", None),
            (lambda: rules.draw(), "protocol.draw", None),
            (lambda: rules.ask("dance"), "protocol.command", None),
            (lambda: rules.position("chess"), "game.unknown", None),
        ]:
            with self.assertRaises(EngineError) as refused:
                tell()
            self.assertEqual((refused.exception.code, refused.exception.rule), (code, rule))
        self.assertEqual(rules.state(), before)

    def test_a_command_is_one_line(self):
        with self.assertRaisesRegex(ValueError, "one line"):
            engine().ask("show\nquit")


class Failures(unittest.TestCase):
    def test_a_program_that_is_not_there(self):
        with self.assertRaisesRegex(EngineGone, "engine.gone: no-such-program cannot be started"):
            Engine(["no-such-program"])

    def test_an_engine_that_dies_at_once(self):
        with Engine(python("import sys; sys.exit('out of paper')")) as rules:
            with self.assertRaisesRegex(EngineGone, "exit code 1; it said: out of paper"):
                rules.games()
            with self.assertRaises(EngineGone):
                rules.state()

    def test_an_engine_that_dies_while_it_thinks(self):
        with Engine(python("input(); print('info number 1 simulations 1 nodes 1 evaluations 1 time 1 visits 1 values 1 0 line a')")) as rules:
            with self.assertRaisesRegex(EngineGone, "exit code 0"):
                rules.go(level=1)

    def test_an_engine_that_falls_silent(self):
        began = time.monotonic()
        with Engine(python("import time; time.sleep(60)"), timeout=0.2) as rules:
            with self.assertRaisesRegex(EngineTimeout, "no answer within 0.2 s"):
                rules.games()
            with self.assertRaises(EngineGone):
                rules.games()
        self.assertLess(time.monotonic() - began, 10)
