"""Environments by name: what each plays, and how long its name holds."""
import dataclasses
import importlib.util
import pickle
import unittest
from unittest import mock

import numpy as np

import trictrac
from trictrac import envs, gym

MARKED_BY_PROGRAM = [name for name, spec in envs.SPECS.items() if not spec.by_hand]


class Names(unittest.TestCase):
    def test_they_are_these(self):
        self.assertEqual(
            list(envs.SPECS), ["Releve-v1", "Tour6-v1", "Tour12-v1", "Ecrire-v1", "Poule4-v1", "Audit-v1"]
        )
        for name, spec in envs.SPECS.items():
            self.assertIs(envs.spec(name), spec)
            self.assertIs(envs.spec(spec.id), spec)
            self.assertEqual(spec.id, f"{name}+{trictrac.RULES:016x}")
        self.assertEqual([spec.unit for spec in envs.SPECS.values()], ["hole", "stake", "stake", "jeton", "stake", "stake"])

    def test_another_name_or_other_rules_are_refused(self):
        for wrong in ("Tour12-v2", "tour12-v1", "Tour12-v1+0", ""):
            with self.assertRaisesRegex(trictrac.Error, "Tour12-v1"):
                envs.spec(wrong)
        later = {"Tour12-v1": dataclasses.replace(envs.SPECS["Tour12-v1"], rules=1)}
        with mock.patch.object(envs, "SPECS", later), self.assertRaisesRegex(trictrac.Error, "0000000000000001"):
            envs.spec("Tour12-v1")

    def test_the_players_mark_audit(self):
        for of in (lambda: envs.games("Audit-v1", 2), lambda: envs.gym("Audit-v1"), lambda: envs.spiel("Audit-v1")):
            with self.assertRaisesRegex(trictrac.Error, "envs.aec"):
                of()


class Played(unittest.TestCase):
    def test_each_pays_what_it_says(self):
        expected = {
            "Releve-v1": lambda won: set(won) <= {float(n) for n in range(-24, 25)} and max(won) > 0,
            "Tour6-v1": lambda won: set(won) == {2.0, -2.0},
            "Tour12-v1": lambda won: set(won) <= {1.0, -1.0, 2.0, -2.0},
            "Ecrire-v1": lambda won: len(set(won)) > 3,
            "Poule4-v1": lambda won: max(won) >= 6 and min(won) <= -2 and all(n == int(n) for n in won),
        }
        self.assertEqual(list(expected), MARKED_BY_PROGRAM)
        for name, holds in expected.items():
            games, won = envs.games(name, 64, threads=2), []
            self.assertEqual(games.players, 4 if name == "Poule4-v1" else 2)
            while len(won) < 40:
                games.step(games.draw())
                won += games.rewards[games.ended].ravel().tolist()
            self.assertTrue(holds(won), (name, set(won)))
            self.assertEqual(sum(won), 0)

    def test_all_kinds_of_one_name_pay_alike(self):
        for name in MARKED_BY_PROGRAM:
            games = envs.games(name, 1, seed=3)
            while not games.ended[0]:
                game, action = games[0], int(games.draw()[0])
                games.step(np.array([action]))
            env = envs.aec(name)
            env.reset(seed=1)
            env._game = game.copy()  # as before the last action
            env.agent_selection = env.possible_agents[game.player_asked]
            env.step(action)
            if all(env.terminations.values()):  # else the game ended by the throw after it
                self.assertEqual(list(env.rewards.values()), games.rewards[0].tolist(), name)
            self.assertEqual(str(env), name)
            self.assertEqual(envs.spiel(name).num_players(), games.players)

    def test_a_releve_ends_as_states_do(self):
        game, random = envs.spiel("Releve-v1"), np.random.default_rng(3)
        for _ in range(30):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(int(random.choice(state.legal_actions())))
            self.assertEqual(sum(state.returns()), 0)
            self.assertEqual((state.legal_actions(), state.chance_outcomes()), ([], []))
            if not state.core.over:
                self.assertEqual(state.core.men[0].tolist(), [15] + [0] * 23)


class Gym(unittest.TestCase):
    def test_games_are_played_to_their_end(self):
        env = envs.gym("Releve-v1", opponent="net:0")
        observation, info = env.reset(seed=5)
        players, rewards = [env.player], []
        while len(rewards) < 10:
            self.assertTrue(env.observation_space.contains(observation))
            self.assertEqual(observation["observation"][60], 1, "you are asked")
            action = int(np.flatnonzero(observation["action_mask"])[0])
            observation, reward, terminated, truncated, info = env.step(action)
            self.assertEqual((truncated, info), (False, {}))
            if terminated:
                self.assertFalse(observation["action_mask"].any())
                with self.assertRaises(trictrac.Error):
                    env.step(action)
                rewards.append(reward)
                observation, info = env.reset()
                players.append(env.player)
            else:
                self.assertEqual(reward, 0)
        self.assertEqual(players, [0, 1] * 5 + [0])
        self.assertLess(sum(rewards), 0, "the net wins more than the first legal action")

    def test_the_same_seed_is_the_same_games(self):
        seen = []
        for _ in range(2):
            env, some = envs.gym("Tour6-v1"), []
            observation, _ = env.reset(seed=9)
            for _ in range(200):
                some.append(observation["observation"])
                observation, _, terminated, _, _ = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
                if terminated:
                    observation, _ = env.reset()
            seen.append(some)
        np.testing.assert_array_equal(*seen)

    def test_a_long_game_is_truncated(self):
        env = gym.Env(max_steps=5, render_mode="ansi")
        observation, _ = env.reset(seed=1)
        ends = []
        for _ in range(5):
            observation, _, terminated, truncated, _ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
            ends.append((terminated, truncated))
        self.assertEqual(ends, [(False, False)] * 4 + [(False, True)])
        self.assertTrue(env.render().startswith("TRID="))
        with self.assertRaises(trictrac.Error):
            env.step(0)
        with self.assertRaises(ValueError):
            gym.Env(render_mode="rgb_array")

    @unittest.skipUnless(importlib.util.find_spec("gymnasium"), "gymnasium is not installed")
    def test_its_own_check_passes(self):
        import gymnasium
        from gymnasium.utils.env_checker import check_env

        class Legal(gymnasium.ActionWrapper):
            """The check knows of no masks: what it draws is replaced where it is not legal."""

            def action(self, action):
                mask = self.env.unwrapped.observe()["action_mask"]
                return action if mask[action] else int(np.flatnonzero(mask)[0])

        self.assertIn("trictrac/Tour12-v1", gymnasium.registry)
        check_env(Legal(envs.gym("Tour12-v1")), skip_render_check=True)


class Aec(unittest.TestCase):
    def test_a_long_game_is_truncated_and_pays_nothing(self):
        env = envs.aec("Tour12-v1", max_steps=6)
        env.reset(seed=1)
        steps, paid = 0, 0.0
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            self.assertFalse(termination)
            paid += abs(reward)
            steps += not truncation
            env.step(None if truncation else env.action_space(agent).sample(observation["action_mask"]))
        self.assertEqual((steps, paid), (6, 0))

    def test_they_are_pickled(self):
        env = envs.aec("Releve-v1")
        env.reset(seed=1)
        again = pickle.loads(pickle.dumps(env))
        self.assertEqual((str(again), again.agent_selection), ("Releve-v1", env.agent_selection))


if __name__ == "__main__":
    unittest.main()
