"""Checks that environments are subclasses of PettingZoo's and of gymnasium's, where these are installed: their wrappers
require it."""
import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import trictrac

PACKAGES = str(Path(trictrac.__file__).parent.parent)

# Replacements of the packages, which a machine that runs the tests need not have.
STANDING_IN = {
    "pettingzoo/__init__.py": "class AECEnv:\n    def __init__(self): pass\n",
    "gymnasium/__init__.py": """
registry = {}
def register(id, entry_point, kwargs): registry[id] = (entry_point, kwargs)
class Env:
    def reset(self, *, seed=None, options=None): self.begun_with = seed
""",
    "gymnasium/spaces.py": """
from trictrac import spaces
class Discrete(spaces.Discrete): pass
class Box(spaces.Box): pass
class Dict(spaces.Dict): pass
""",
}

PLAYED = """
import gymnasium.spaces, pettingzoo
from trictrac import aec, audit, envs

env = aec.env()
assert isinstance(env, pettingzoo.AECEnv)
assert isinstance(env.action_space("white"), gymnasium.spaces.Discrete)
assert isinstance(env.observation_space("white"), gymnasium.spaces.Dict)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))
assert not env.agents
assert isinstance(envs.aec("Audit-v1"), pettingzoo.AECEnv)

single = envs.gym("Releve-v1")
assert isinstance(single, gymnasium.Env)
assert isinstance(single.action_space, gymnasium.spaces.Discrete)
observation, info = single.reset(seed=3)
assert single.begun_with == 3
while observation["action_mask"].any():
    observation, *_ = single.step(single.action_space.sample(observation["action_mask"]))
assert gymnasium.registry["trictrac/Tour6-v1"] == ("trictrac.envs:gym", {"name": "Tour6-v1"})
"""


class PettingZoo(unittest.TestCase):
    def test_an_environment_is_one_of_its_own(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in STANDING_IN.items():
                file = Path(folder) / name
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8")
            path = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{PACKAGES}"}
            run = subprocess.run([sys.executable, "-c", PLAYED], env=path, capture_output=True, text=True)
            self.assertEqual((run.returncode, run.stderr), (0, ""))

    @unittest.skipUnless(importlib.util.find_spec("pettingzoo"), "PettingZoo is not installed")
    def test_its_own_test_passes(self):
        from pettingzoo.test import api_test, seed_test

        from trictrac import aec, envs

        for make in (aec.env, lambda: envs.aec("Poule4-v1"), lambda: envs.aec("Releve-v1"), lambda: envs.aec("Audit-v1")):
            api_test(make(), num_cycles=200)
            seed_test(make, num_cycles=50)

    @unittest.skipUnless(importlib.util.find_spec("pettingzoo"), "PettingZoo is not installed")
    def test_its_wrappers_take_it(self):
        from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

        from trictrac import aec

        env = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(aec.env()))
        env.reset(seed=1)
        for agent in env.agent_iter(max_iter=300):
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))


if __name__ == "__main__":
    unittest.main()
