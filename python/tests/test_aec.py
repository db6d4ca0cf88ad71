"""Checks the promises that PettingZoo's documentation of the AEC interface makes for every environment."""
import unittest

import numpy as np

import trictrac
from trictrac import aec, spaces


TEXTS = (
    "",
    '[Format "ecrire-lois"]\n[Match "rounds=2"]',
    '[Format "ecrire-1780"]\n[Match "players=3 rounds=3"]',
    '[Format "ecrire-lois"]\n[Match "players=3 company=chouette rounds=4"]',
    '[Format "combine"]\n[Match "players=4 company=two_against_two rounds=4"]',
    '[Format "poule-engraisser"]',
    '[Format "poule-plumer"]',
)


class Conformance(unittest.TestCase):
    def played(self, env, seed):
        """Plays by chance as the documentation shows; yields agent and what last() said before each step."""
        env.reset(seed=seed)
        for number, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seed + number)
        for agent in env.agent_iter():
            said = env.last()
            yield agent, said
            observation, _, termination, truncation, _ = said
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

    def test_agents_and_spaces(self):
        env = aec.env()
        self.assertEqual(env.possible_agents, ["white", "black"])
        env.reset(seed=1)
        self.assertEqual((env.agents, env.num_agents, env.max_num_agents), (["white", "black"], 2, 2))
        for agent in env.possible_agents:
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            self.assertIs(env.action_space(agent), env.action_space(agent))
            self.assertEqual(env.action_space(agent).n, trictrac.ACTIONS)
            self.assertTrue(env.observation_space(agent).contains(env.observe(agent)))
        for kept in (env.rewards, env.terminations, env.truncations, env.infos):
            self.assertEqual(set(kept), set(env.agents))
        self.assertIs(env.unwrapped, env)
        self.assertIn("name", env.metadata)

    def test_a_whole_game(self):
        for text in TEXTS:
            env, turns = aec.env(text), 0
            paid, asked = dict.fromkeys(env.possible_agents, 0.0), set()
            for agent, (observation, reward, termination, truncation, info) in self.played(env, 3):
                self.assertEqual(agent, env.agent_selection)
                self.assertTrue(env.observation_space(agent).contains(observation))
                self.assertFalse(truncation)
                self.assertIsInstance(info, dict)
                self.assertEqual(observation["action_mask"].any(), not termination)
                if not termination:
                    asked.add(agent)
                    for other in set(env.agents) - {agent}:
                        self.assertFalse(env.observe(other)["action_mask"].any())
                paid[agent] += reward
                turns += 1
            self.assertEqual(env.agents, [])
            self.assertGreater(turns, 50)
            self.assertEqual(asked, set(env.possible_agents), text)
            self.assertTrue(any(paid.values()), text)
            self.assertEqual(sum(paid.values()), 0)

    def test_of_more_than_two_each_sees_how_all_stand(self):
        env = aec.env('[Format "poule-guiton"]')
        self.assertEqual(env.possible_agents, ["player_0", "player_1", "player_2"])
        for agent, (observation, *_) in self.played(env, 6):
            self.assertEqual(observation["standing"].shape, (4 + 9 * 3,))
            if observation["action_mask"].any():
                self.assertEqual(observation["standing"][4:6].tolist(), [1, 1], "the player asked sits on their own side")
        self.assertNotIn("standing", aec.env().observation_space("white").spaces)

    def test_the_terminated_give_none_and_leave(self):
        env = aec.env("TRID=K-AAAA-----------------o:w:R:-:10-0:11-11:-:-:2.2")
        env.reset(seed=1)
        while not all(env.terminations.values()):
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        self.assertEqual(sorted(env.rewards.values()), [-1, 1])
        with self.assertRaises(trictrac.Error):
            env.step(0)
        env.step(None)
        self.assertEqual(env.num_agents, 1)
        env.step(None)
        self.assertEqual((env.agents, env.rewards, env.terminations), ([], {}, {}))

    def test_the_same_seed_is_the_same_game(self):
        seen = []
        for _ in range(2):
            env = aec.env()
            seen.append([said[0]["observation"] for _, said in self.played(env, 9)])
        np.testing.assert_array_equal(*seen)
        env.reset()
        self.assertEqual(env.num_agents, 2)

    def test_a_wrong_action_changes_nothing(self):
        env = aec.env()
        env.reset(seed=2)
        before = env.observe(env.agent_selection)
        for wrong in (None, trictrac.GO, trictrac.ACTIONS):
            with self.assertRaises(trictrac.Error):
                env.step(wrong)
        np.testing.assert_array_equal(env.observe(env.agent_selection)["observation"], before["observation"])

    def test_iterating_stops_where_it_is_told(self):
        env = aec.env()
        env.reset(seed=4)
        steps = 0
        for agent in env.agent_iter(max_iter=7):
            env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
            steps += 1
        self.assertEqual(steps, 7)
        self.assertIsNone(env.last(observe=False)[0])

    def test_what_is_shown(self):
        env = aec.env(render_mode="ansi")
        env.reset(seed=1)
        self.assertTrue(env.render().startswith("TRID="))
        self.assertIsNone(aec.env().close())
        with self.assertRaises(ValueError):
            aec.env(render_mode="rgb_array")


class Spaces(unittest.TestCase):
    def test_what_is_drawn_is_in_them(self):
        for space in aec.env().observation_spaces.values():
            space.seed(1)
            self.assertTrue(space.contains(space.sample()))
        self.assertTrue(spaces.Discrete(3).contains(spaces.Discrete(3).sample()))

    def test_a_mask_is_obeyed(self):
        space = spaces.Discrete(4)
        space.seed(1)
        self.assertEqual({space.sample(np.array([0, 1, 0, 1])) for _ in range(50)}, {1, 3})
        with self.assertRaises(ValueError):
            space.sample(np.zeros(4))

    def test_strangers_are_not_in_them(self):
        box = spaces.Box(0, 3, (2,), np.int8)
        self.assertFalse(box.contains(np.array([0, 4], np.int8)))
        self.assertFalse(box.contains(np.array([0, 1], np.int16)))
        self.assertFalse(spaces.Discrete(3).contains(3))
        self.assertFalse(spaces.Dict({"a": box}).contains({"b": box.sample()}))


if __name__ == "__main__":
    unittest.main()
