"""tools/set_publisher.sh: every address of the publisher is written, once and again."""
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = (ROOT / "tools/set_publisher.sh").read_text(encoding="utf-8")
FILES = re.search(r'^NAMES_PUBLISHER="(.*?)"', SCRIPT, re.M | re.S)[1].split()


class Publisher(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in [*FILES, "packaging/publisher", "tools/set_publisher.sh", "tools/setup.sh"]:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)

    def set(self, *words):
        return subprocess.run(["tools/set_publisher.sh", *words], cwd=self.root, capture_output=True, text=True, check=False)

    def text(self, name):
        return (self.root / name).read_text(encoding="utf-8")

    def test_writes_both_addresses_everywhere(self):
        before = (ROOT / "packaging/publisher").read_text().split()[0]
        done = self.set("https://play.test/trictrac", "https://code.test/people/trictrac/")
        self.assertEqual(done.returncode, 0, done.stderr)
        for name in FILES:
            self.assertNotIn(before, self.text(name), name)
            self.assertRegex(self.text(name), "https://(play|code).test/", name)
        self.assertIn("(https://play.test/trictrac/)", self.text("README.md"))
        self.assertIn("git clone https://code.test/people/trictrac trictrac", self.text("README.md"))
        self.assertIn(">https://code.test/people/trictrac/issues<", self.text("packaging/desktop/trictrac.metainfo.xml"))

    def test_no_link_of_the_readme_leads_nowhere_before(self):
        seen = re.sub(r"<!--.*?-->", "", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.S)
        self.assertNotIn(".example", seen)
        self.assertIn("./run", seen.split("## I want to run a server")[0])

    def test_puts_the_click_first(self):
        self.assertEqual(self.set("https://play.test/", "https://code.test/trictrac").returncode, 0)
        readme = self.text("README.md")
        self.assertNotIn("<!--", readme)
        self.assertNotIn("in the folder of these sources", readme)
        play = readme.split("## I want to play")[1].strip()
        self.assertTrue(play.startswith("**[Play in your browser](https://play.test/)**"), play[:80])

    def test_writes_others_over_them(self):
        self.set("https://play.test/", "https://code.test/trictrac")
        once = {name: self.text(name) for name in FILES}
        self.set("https://here.test/", "https://there.test/trictrac")
        self.assertNotIn("play.test", self.text("README.md"))
        self.set("https://play.test/", "https://code.test/trictrac")
        self.assertEqual({name: self.text(name) for name in FILES}, once)

    def test_refuses_what_is_no_address(self):
        done = self.set("play.test", "https://code.test/trictrac")
        self.assertEqual(done.returncode, 1)
        self.assertIn("play.test is no address: it should begin with https://", done.stderr)
        self.assertEqual(self.set("https://play.test/").returncode, 2)
        self.assertEqual(self.text("README.md"), (ROOT / "README.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
