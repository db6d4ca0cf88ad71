"""Audit-v1: the referee is that of section R, and what is due is not shown."""
import random
import unittest

import numpy as np

import trictrac
from trictrac import audit, envs


def offered(env):
    return np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()


def honest(env):
    """Marks what is due, and claims whatever is wrong: the truth told by the environment."""
    agent, may = env.agent_selection, offered(env)
    other = audit.AGENTS[1 - audit.AGENTS.index(agent)]
    window = audit.WINDOWS[int(env.observe(agent)["facts"][-len(audit.WINDOWS) :].argmax())]
    for part in audit.PARTS:
        if window == "mark" and part == "gained" or window == "throw" and part == "received":
            due, marked = env.due(agent, part)
            number = audit.action(type="mark", points=due - marked) if due > marked else 0
            if number in may and number:
                return number
    if window == "throw":
        for part in audit.PARTS:
            due, marked = env.due(other, part)
            wrong = abs(due - marked)
            number = audit.action(type="school", points=wrong, **{"for": part}) if wrong else 0
            if number in may and number and not env.claimed(agent, part):
                return number
    return 0


class Audit(unittest.TestCase):
    def play(self, env, seed, policies):
        """Plays to the end; returns what each agent was paid, and all infos."""
        env.reset(seed=seed)
        paid, infos = dict.fromkeys(audit.AGENTS, 0.0), []
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            self.assertTrue(env.observation_space(agent).contains(observation))
            self.assertEqual(observation["action_mask"].any(), not (termination or truncation))
            paid[agent] += reward
            infos.append(info)
            env.step(None if termination or truncation else policies[agent](env))
        return paid, infos

    def test_random_agents_play_whole_tours(self):
        dice = random.Random(1)
        for seed in range(2):
            env = envs.aec("Audit-v1")
            paid, infos = self.play(env, seed, dict.fromkeys(audit.AGENTS, lambda env: dice.choice([0, 0, 0, dice.choice(offered(env))])))
            self.assertEqual(sum(paid.values()), 0)
            self.assertTrue(any(info.get("due") != info.get("marked") for info in infos), "some marks are wrong")

    def test_among_the_honest_nothing_is_wrong(self):
        env = envs.aec("Audit-v1", mover="hector")
        paid, infos = self.play(env, 3, dict.fromkeys(audit.AGENTS, honest))
        self.assertIn(abs(paid["white"]), (1.0, 2.0))
        marks = [info for info in infos if "due" in info]
        self.assertGreater(len(marks), 50)
        self.assertEqual([info for info in marks if info["due"] != info["marked"]], [])

    def test_the_silent_lose_to_the_honest(self):
        won = 0.0
        for seed in range(2):
            paid, _ = self.play(envs.aec("Audit-v1"), seed, {"white": honest, "black": lambda env: 0})
            won += paid["white"]
        self.assertGreaterEqual(won, 2.0)

    def test_what_is_due_is_hidden(self):
        env = envs.aec("Audit-v1")
        env.reset(seed=2)
        for _ in range(200):
            if env.is_out(env.agent_selection):
                break
            for agent in audit.AGENTS:
                self.assertFalse(env.observe(agent)["observation"][69:71].any())
            env.step(honest(env))

    def test_an_ecole_is_claimed_disputed_and_maintained(self):
        """Docs/act.md: the first example, where White has forgotten four points; here it has marked too many."""
        env = envs.aec("Audit-v1")
        for seed in range(40):
            env.reset(seed=seed)
            agent = env.agent_selection
            due, _ = env.due(agent, "gained")
            if env.observe(agent)["facts"][-3] and due <= 2:
                break
        other = audit.AGENTS[1 - audit.AGENTS.index(agent)]
        env.step(audit.action(type="mark", points=due + 4))
        env.step(0)
        self.assertEqual(env.agent_selection, other)
        env.step(audit.action(type="school", points=4, **{"for": "gained"}))
        self.assertEqual(env.agent_selection, agent, "who may dispute it is asked")
        env.step(audit.action(type="false_school"))
        self.assertEqual(env.agent_selection, other)
        env.step(audit.action(type="augment"))
        points = env.score()[other]["points"]
        self.assertGreaterEqual(points, 8, "what was wrong, and as much again for the wrong answer (R12)")

    def test_a_reason_is_asked_and_given(self):
        env, dice = envs.aec("Audit-v1"), random.Random(4)
        ask, tell, hide = (audit.action(type="reason", **{"for": "gained"}), audit.action(type="answer", honest=True),
                           audit.action(type="answer", honest=False))
        answers = set()
        env.reset(seed=4)
        for _ in range(600):
            if env.is_out(env.agent_selection):
                env.reset()
            agent, may = env.agent_selection, offered(env)
            if tell in may:
                number = dice.choice([tell, hide])
                env.step(number)
                other = audit.AGENTS[1 - audit.AGENTS.index(agent)]
                answers.add(int(env.observe(other)["facts"][7]))
            else:
                env.step(ask if ask in may else honest(env))
        self.assertTrue({-1, 1} & answers)

    def test_the_same_seed_is_the_same_tour(self):
        trids = []
        for _ in range(2):
            env = envs.aec("Audit-v1")
            env.reset(seed=6)
            for _ in range(80):
                env.step(honest(env))
            trids.append(env.trid())
        self.assertEqual(*trids)

    def test_what_is_not_offered_is_refused(self):
        env = envs.aec("Audit-v1")
        env.reset(seed=1)
        for wrong in (None, -1, len(audit.ACTIONS), audit.action(type="augment")):
            with self.assertRaises(trictrac.Error):
                env.step(wrong)


if __name__ == "__main__":
    unittest.main()
