"""Tests the faults that tools/check_workflows.py finds in a workflow."""
import importlib.util
import tempfile
import textwrap
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
spec = importlib.util.spec_from_file_location("check_workflows", ROOT / "tools/check_workflows.py")
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)

WHOLE = """
    on: [push]
    permissions: {contents: read}
    jobs:
      one:
        runs-on: ubuntu-latest
        timeout-minutes: 5
        steps:
          - STEP
    """


class Workflows(unittest.TestCase):
    def faults(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "w.yml"
            path.write_text(textwrap.dedent(text))
            return [*tool.faults_of(path)]

    def of_step(self, step):
        return self.faults(WHOLE.replace("STEP", step))

    def test_takes_what_calls_our_scripts(self):
        for step in ("run: ./test", "run: ./test --slow", "run: ./test build unit", "uses: actions/checkout@v4",
                     "run: 'tools/make_release.sh \"$GITHUB_REF_NAME\" --only debs'", "run: cmake --preset release"):
            self.assertEqual(self.of_step(step), [], step)

    def test_refuses_logic(self):
        for step in ("run: ./test || true", "run: if [ -e a ]; then ./test; fi", "run: ./test $(nproc)", "run: ./test; ./run",
                     "run: |\n              ./test\n              ./run"):
            self.assertIn("has logic of its own", *self.of_step(step))

    def test_refuses_what_is_not_there(self):
        self.assertEqual(self.of_step("run: ./test cake"), ["./test has no step cake"])
        self.assertEqual(self.of_step("run: tools/make_release.sh 1.0.0 --only cake"), ["tools/make_release.sh has no part cake"])
        self.assertEqual(self.of_step("run: tools/make_cake.sh"), ["a step runs tools/make_cake.sh, which does not stand, or may not be run"])
        self.assertEqual(self.of_step("run: cmake --preset cake"), ["cmake --preset cake names none of the configurePresets"])
        self.assertEqual(self.of_step("run: build/trictrac replay data/cake"), ["a step reads data/cake, which does not stand"])

    def test_refuses_other_programs(self):
        self.assertIn("a step runs curl", *self.of_step("run: curl https://trictrac.example/"))

    def test_refuses_an_action_without_a_version(self):
        self.assertIn("should name an action and its major version", *self.of_step("uses: actions/checkout@main"))
        self.assertEqual(self.of_step("name: nothing"), ["a step has either run or uses"])

    def test_asks_for_when_and_for_what_it_may_do(self):
        self.assertEqual(self.faults(WHOLE.replace("STEP", "run: ./test").replace("    on: [push]\n", "")), ["a workflow says when it runs: on"])
        self.assertEqual(self.faults(WHOLE.replace("STEP", "run: ./test").replace("    permissions: {contents: read}\n", "")),
                         ["a workflow says what it may do: permissions"])
        self.assertEqual(self.faults("on: push"), ["a workflow has jobs"])
        self.assertIn("while parsing", *self.faults("jobs: [}"))

    def test_refuses_a_job_that_is_not_whole(self):
        text = WHOLE.replace("STEP", "run: ./test").replace("timeout-minutes: 5", "needs: two")
        self.assertEqual(self.faults(text), ["the job one has no timeout-minutes", "the job one needs two, which is no job"])

    def test_refuses_files_that_nobody_keeps(self):
        self.assertEqual(self.of_step("{uses: actions/download-artifact@v4, with: {name: cake}}"),
                         ["a step fetches cake, which no step keeps"])


if __name__ == "__main__":
    unittest.main()
