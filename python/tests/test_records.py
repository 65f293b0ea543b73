import unittest

from .support import ROOT

from threefold import Comment, Record, RecordError, format_record, parse_record, read_records, split_records

GAME = """[Game "tzaar"]
[Rules "1"]
[Options "setup=fixed"]
[Seats "Ada; Bo"]
[Result "*"]

{before} 
1. D3xC3 {[%clk 0:01:02]} {second}
2. {early} E6xD6 E5+D6
"""


class Vectors(unittest.TestCase):
    def test_every_play_vector_is_rewritten_as_it_stands(self):
        files = sorted(ROOT.glob("games/*/vectors/*.play"))
        self.assertEqual(len(files), 6)
        for path in files:
            text = path.read_text(encoding="utf-8")
            with self.subTest(path.name):
                self.assertEqual("\n".join(format_record(record) for record in read_records(path)), text.rstrip("\n") + "\n")

    def test_every_other_vector_comes_back_from_what_is_written(self):
        for path in sorted(ROOT.glob("games/*/vectors/*.refuse")) + sorted(ROOT.glob("games/*/vectors/*.perft")):
            for record in read_records(path):
                self.assertEqual(parse_record(format_record(record)), record)


class Records(unittest.TestCase):
    def test_tags_turns_and_comments_are_read(self):
        record = parse_record(GAME)
        self.assertEqual((record.game, record.seats, record.options), ("tzaar", ["Ada", "Bo"], {"setup": "fixed"}))
        self.assertEqual(record.turns, [["D3xC3"], ["E6xD6", "E5+D6"]])
        self.assertEqual(record.comments[0], Comment(0, 0, "before"))
        self.assertEqual(record.comments_at(1, 1)[1], "second")
        self.assertEqual(record.comments_at(2, 0), ["early"])
        self.assertIsNone(record.shares)

    def test_comments_survive(self):
        text = GAME.replace("} \n", "}\n")
        self.assertEqual(format_record(parse_record(text)), text)

    def test_results_are_shares(self):
        self.assertEqual(Record([("Game", "x"), ("Result", "1/3-1/3-1/3")]).shares, [1 / 3] * 3)
        self.assertEqual(Record([("Game", "x"), ("Result", "0.5-0.5")]).shares, [0.5, 0.5])

    def test_a_file_is_cut_into_its_records(self):
        pieces = split_records(f"stray\n{GAME}\n{GAME}")
        self.assertEqual([piece.startswith("[Game") for piece in pieces], [False, True, True])

    def test_what_is_no_record_is_refused_with_a_code(self):
        for text, code, turn in [
            ("", "record.empty", None),
            ("1. D3xC3", "record.empty", None),
            ('[Seats "a"]', "record.tag", None),
            ('[Game "x"]\n[Seats "a"]\n[Seats "b"]', "record.tag", None),
            ('[Game "x]', "record.syntax", None),
            ('[Game "x"]\n\n1. a\n3. b', "record.number", 2),
            ('[Game "x"]\n\na b', "record.syntax", 1),
            ('[Game "x"]\n\n1.\n2. a', "record.syntax", 1),
            ('[Game "x"]\n\n1. a {b', "record.syntax", 1),
        ]:
            with self.subTest(text), self.assertRaises(RecordError) as refused:
                parse_record(text)
            self.assertEqual((refused.exception.code, refused.exception.turn), (code, turn))
