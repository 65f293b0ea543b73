import tempfile
import unittest
from pathlib import Path

from .support import started

from threefold import parse_record, read_games
from threefold.selfplay import Thought, format_thought, game_of_line, game_of_record, parse_thought

RECORD = """[Game "tzaar"]
[Options "setup=fixed"]
[Seats "net:153; net:153"]
[Result "*"]

1. D3xC3 {[%shares 0.61 0.39] [%visits D3xC3=120 E5xD5=33]}
2. E6xD6 E5+D6 {a comment}
"""


class Thoughts(unittest.TestCase):
    def test_a_comment_tells_shares_and_visits(self):
        thought = parse_thought("[%shares 0.6100 0.3900] [%visits E@0,1:J=120 -=33] [%solved]")
        self.assertEqual(thought, Thought([0.61, 0.39], {"E@0,1:J": 120, "-": 33}, True))
        self.assertAlmostEqual(thought.policy["-"], 33 / 153)
        self.assertEqual(parse_thought(format_thought(thought)), thought)

    def test_other_comments_tell_nothing(self):
        self.assertIsNone(parse_thought("[%clk 0:01:02] a fine step"))

    def test_a_record_gives_a_game(self):
        game = game_of_record(parse_record(RECORD))
        self.assertEqual([(step.turn, step.text) for step in game.steps], [(1, "D3xC3"), (2, "E6xD6"), (2, "E5+D6")])
        self.assertEqual(game.steps[0].thought, Thought([0.61, 0.39], {"D3xC3": 120, "E5xD5": 33}, False))
        self.assertIsNone(game.steps[2].thought)

    def test_a_line_of_json_gives_the_same(self):
        game = game_of_line(
            '{"game":"taluva","rules":1,"seats":2,"options":{"tiles":24,"hutMayTouchOwn":true},"layout":"","selfplay":"x","round":3,'
            '"steps":[{"turn":1,"actor":"chance","text":"CJ","legal":25},'
            '{"turn":1,"actor":0,"text":"0,0/0","legal":2,"shares":[0.5,0.5],"visits":{"0,0/0":4}}],'
            '"outcome":{"shares":[1,0],"rule":"TL-7.3"}}'
        )
        self.assertEqual((game.options, game.round, game.shares), ({"tiles": "24", "hutMayTouchOwn": "on"}, 3, [1, 0]))
        self.assertIsNone(game.steps[0].thought)
        self.assertEqual(game.steps[1].thought, Thought([0.5, 0.5], {"0,0/0": 4}, False))


class Written(unittest.TestCase):
    def test_what_the_command_writes_says_the_same_in_both_forms(self):
        words = ["selfplay", "taluva", "--option", "tiles=24", "--evaluator", "hand", "--sims", "6", "--games", "2"]
        running = [started(*words), started(*words, "--json")]
        with tempfile.TemporaryDirectory() as folder:
            games = []
            for number, process in enumerate(running):
                path = Path(folder, str(number))
                path.write_text(process.communicate()[0], encoding="utf-8")
                games.append(list(read_games(path)))
        for record, line in zip(*games):
            for name in ("game", "seats", "options", "layout", "selfplay", "round", "shares", "rule"):
                self.assertEqual(getattr(record, name), getattr(line, name))
            told = [[(step.turn, step.text, step.thought) for step in game.steps] for game in (record, line)]
            self.assertEqual(*told)
            self.assertEqual([step.actor for step in line.steps][:4], ["chance", 0, 0, "chance"])
            searched = [step.thought for step in line.steps if step.thought and step.thought.visits]
            self.assertEqual({sum(thought.visits.values()) for thought in searched if not thought.solved}, {6})
