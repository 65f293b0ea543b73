import random
import unittest

from .support import engine

from threefold import EngineError, LevelEnv, TurnEnv
from threefold.corpus import GAMES

SHORT = {"talat": {}, "tzaar": {}, "taluva": {"tiles": 24}}


def play_turns(env, seed, chance):
    """A whole game by lot; gives the steps and what every agent got."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, termination, truncation, _ = env.last(observe=False)
        got[agent] += reward
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(chance))
    return list(env.table.steps), got


def play_level(env, seed, chance):
    _, info = env.reset(seed=seed)
    reward, over = 0.0, False
    while not over:
        _, reward, over, truncated, info = env.step(env.action_space.sample(chance))
        assert not truncated
    return list(env.table.steps), reward, info


class Turns(unittest.TestCase):
    def test_whole_games_of_every_game_and_number_of_seats(self):
        for game, facts in engine().games().items():
            for seats in facts["seats"]:
                with self.subTest(game=game, seats=seats):
                    env = TurnEnv(game, seats, SHORT[game], engine())
                    steps, got = play_turns(env, 1, random.Random(1))
                    self.assertEqual((len(got), env.agents), (seats, []))
                    self.assertAlmostEqual(sum(got.values()), 0)
                    self.assertEqual(play_turns(env, 1, random.Random(1)), (steps, got))
                    self.assertNotEqual(play_turns(env, 2, random.Random(2))[0], steps)

    def test_games_go_on_from_a_seed(self):
        env = TurnEnv("tzaar", engine=engine())

        def starts():
            env.reset(seed=5)
            first = env.render()
            env.reset()
            return first, env.render()

        self.assertEqual(starts(), starts())
        self.assertEqual(len(set(starts())), 2)

    def test_who_acts_sees_the_mask_and_the_others_none(self):
        env = TurnEnv("taluva", 3, engine=engine())
        env.reset(seed=1)
        seen, reward, termination, truncation, info = env.last()
        self.assertEqual((env.agent_selection, reward, termination, truncation), ("seat_0", 0, False, False))
        self.assertEqual((seen["actor"], seen["view"]["phase"], seen["action_mask"]), (0, "lay", [1] * len(info["legal"])))
        self.assertEqual(env.observe("seat_2")["action_mask"], [0] * len(info["legal"]))
        self.assertTrue(env.action_space("seat_0").contains(info["legal"][0]))
        self.assertFalse(env.action_space("seat_1").contains(0))

    def test_a_seat_keeps_its_turn_for_several_steps(self):
        env = TurnEnv("tzaar", options={"setup": "fixed"}, engine=engine())
        env.reset(seed=1)
        agents = [env.agent_selection]
        for step in ("D3xC3", "E6xD6", "E5+D6"):
            env.step(step)
            agents.append(env.agent_selection)
        self.assertEqual(agents, ["seat_0", "seat_1", "seat_1", "seat_0"])

    def test_a_setup_can_be_told(self):
        env = TurnEnv("tzaar", options={"setup": "random"}, engine=engine())
        layout = "ooooOOrrrROORaaAROORAoOAROORAOoarooraoOarooraAAroorRRRooOOOO"
        env.reset(seed=1, options={"setup": layout})
        first = env.render()
        env.reset(seed=2, options={"setup": layout})
        self.assertEqual(env.render(), first)

    def test_an_illegal_step_names_its_rule_and_changes_nothing(self):
        env = TurnEnv("tzaar", options={"setup": "fixed"}, engine=engine())
        env.reset(seed=1)
        before = env.last()
        for action, code, rule in [("E4xE5", "step.illegal", "TZ-4.5"), (42, "step.index", None), (-1, "step.index", None)]:
            with self.assertRaises(EngineError) as refused:
                env.step(action)
            self.assertEqual((refused.exception.code, refused.exception.rule), (code, rule))
        with self.assertRaisesRegex(EngineError, "one step is played at a time"):
            env.step("D3xC3 E6xD6")
        with self.assertRaisesRegex(ValueError, "has to choose"):
            env.step(None)
        self.assertEqual(env.last(), before)

    def test_a_game_that_is_over_takes_nothing_but_none(self):
        env = TurnEnv("tzaar", engine=engine())
        env.reset(seed=1)
        chance = random.Random(1)
        while not env.last(observe=False)[2]:
            env.step(env.action_space(env.agent_selection).sample(chance))
        self.assertEqual(sorted(env.rewards.values()), [-1, 1])
        self.assertRegex(env.infos["seat_1"]["rule"], r"^TZ-5\.\d$")
        with self.assertRaisesRegex(ValueError, "over"):
            env.step(0)
        env.step(None)
        env.step(None)
        with self.assertRaisesRegex(RuntimeError, "reset"):
            env.step(None)

    def test_a_game_that_there_is_not(self):
        with self.assertRaisesRegex(EngineError, "talat, tzaar, taluva"):
            TurnEnv("chess", engine=engine())


class Levels(unittest.TestCase):
    def test_whole_games_against_a_level_are_the_same_with_the_same_seed(self):
        for game in GAMES:
            with self.subTest(game):
                env = LevelEnv(game, level=2, seat=1, options=SHORT[game], engine=engine())
                steps, reward, info = play_level(env, 7, random.Random(7))
                self.assertAlmostEqual(reward, 2 * info["share"] - 1)
                self.assertEqual(play_level(env, 7, random.Random(7)), (steps, reward, info))

    def test_several_others_play(self):
        env = LevelEnv("talat", level=1, seats=3, seat=0, engine=engine())
        env.reset(seed=1)
        _, _, _, _, info = env.step(0)
        self.assertEqual(len(info["others"]), 2)

    def test_others_can_be_told_how_to_think(self):
        env = LevelEnv("tzaar", seat=1, engine=engine(), opponent={"simulations": 5, "judge": "hand"})
        observation, info = env.reset(seed=3)
        self.assertEqual((observation["seat"], observation["actor"], len(info["others"])), (1, 1, 1))
        self.assertTrue(all(observation["action_mask"]))

    def test_an_illegal_step_changes_nothing(self):
        env = LevelEnv("tzaar", options={"setup": "fixed"}, engine=engine())
        observation, info = env.reset(seed=1)
        with self.assertRaises(EngineError) as refused:
            env.step("E4xE5")
        self.assertEqual(refused.exception.rule, "TZ-4.5")
        self.assertEqual((env.render(), env.action_space.legal), (observation["position"], info["legal"]))

    def test_a_seat_that_there_is_not(self):
        with self.assertRaisesRegex(ValueError, "seats 0 to 1"):
            LevelEnv("tzaar", seat=2, engine=engine())
