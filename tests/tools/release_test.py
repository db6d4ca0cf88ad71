"""tools/make_release.sh: what it makes of a commit, and what it refuses."""
import json
import os
import shutil
import subprocess
import tarfile
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GIT = ["git", "-c", "user.name=A tester", "-c", "user.email=tester@trictrac.example", "-c", "commit.gpgsign=false"]
LIGHT = ["--only", "source", "--only", "sbom", "--only", "notes"]
SIGNED = ["--only", "notes", "--only", "signature"]


class Release(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """The working tree as a repository of one commit."""
        cls.folder = tempfile.TemporaryDirectory()
        cls.there = Path(cls.folder.name) / "trictrac"
        listed = subprocess.run(["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).exists():
                (cls.there / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, cls.there / name)
        for command in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "all"]):
            subprocess.run([*GIT, *command], cwd=cls.there, check=True)
        cmake = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
        cls.version = cmake.partition("project(trictrac VERSION ")[2].split()[0]
        cls.out = cls.there / "build/release-files"

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def tearDown(self):
        for command in (["checkout", "-q", "."], ["clean", "-qfd"]):
            subprocess.run([*GIT, *command], cwd=self.there, check=True)

    def make(self, *words, key=None):
        environment = {name: value for name, value in os.environ.items() if name != "MINISIGN_KEY"}
        if key:
            environment["MINISIGN_KEY"] = str(key)
        return subprocess.run(["tools/make_release.sh", *words], cwd=self.there, env=environment, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, check=False)

    def key(self):
        """A key without a password, and its public half."""
        secret, public = self.there.parent / "key", self.there.parent / "key.pub"
        if not secret.exists():
            subprocess.run(["minisign", "-G", "-W", "-s", secret, "-p", public], check=True, capture_output=True)
        return secret, public

    def test_makes_the_same_of_a_commit_twice_and_signs_it(self):
        secret, public = self.key()
        sums = []
        for _ in range(2):
            done = self.make(self.version, *LIGHT, "--only", "signature", key=secret)
            self.assertEqual(done.returncode, 0, done.stderr)
            sums.append((self.out / "SHA256SUMS").read_text())
        self.assertEqual(*sums)
        names = [line.split()[1] for line in sums[0].splitlines()]
        self.assertEqual(names, ["NOTES.md", f"trictrac-{self.version}.spdx.json", f"trictrac-{self.version}.tar.xz"])
        subprocess.run(["sha256sum", "--quiet", "--check", "SHA256SUMS"], cwd=self.out, check=True)
        subprocess.run(["minisign", "-V", "-q", "-p", public, "-m", self.out / "SHA256SUMS"], check=True)
        self.assertEqual(json.loads((self.out / names[1]).read_text())["spdxVersion"], "SPDX-2.3")
        self.has_all_that_is_committed(self.out / names[2])

    def has_all_that_is_committed(self, tarball):
        with tarfile.open(tarball) as packed:
            files = {member.name.removeprefix(f"trictrac-{self.version}/") for member in packed if not member.isdir()}
        listed = subprocess.run(["git", "ls-tree", "-rz", "--name-only", "HEAD"], cwd=self.there, capture_output=True, text=True, check=True)
        self.assertEqual(files, set(filter(None, listed.stdout.split("\0"))))

    def test_cuts_its_notes_from_the_changelog(self):
        self.make(self.version, "--only", "notes")
        notes = (self.out / "NOTES.md").read_text(encoding="utf-8")
        self.assertTrue(notes.startswith("### "), notes[:80])
        self.assertIn(notes.strip(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
        self.assertNotIn("\n## ", notes)

    def test_says_what_to_do_when_no_key_is_given(self):
        done = self.make(self.version, *SIGNED)
        self.assertEqual(done.returncode, 3)
        self.assertIn("signature: no key is given. MINISIGN_KEY=FILE tools/make_release.sh", done.stderr)
        self.assertFalse((self.out / "SHA256SUMS.minisig").exists())

    def test_refuses_a_key_that_cannot_be_read(self):
        done = self.make(self.version, *SIGNED, key="/nowhere/key")
        self.assertEqual(done.returncode, 1)
        self.assertIn("MINISIGN_KEY names /nowhere/key", done.stderr)

    def test_takes_the_version_as_a_tag_has_it(self):
        self.assertEqual(self.make(f"v{self.version}", "--only", "notes").returncode, 0)

    def test_refuses_another_version_and_names_where_it_stands(self):
        done = self.make("9.9.9", *LIGHT)
        self.assertEqual(done.returncode, 1)
        for place in ("CMakeLists.txt", "CHANGELOG.md", "CITATION.cff", "metainfo.xml", "web/package.json", "compose.yaml"):
            self.assertIn(f"{place} names the version", done.stdout)
        self.assertIn("this is not 9.9.9 yet", done.stderr)

    def test_refuses_what_is_not_committed(self):
        (self.there / "a new file").touch()
        done = self.make(self.version, *LIGHT)
        self.assertEqual(done.returncode, 1)
        self.assertIn("commit this first", done.stderr)

    def test_refuses_sources_without_a_history(self):
        hidden = self.there / "hidden"
        (self.there / ".git").rename(hidden)
        try:
            done = self.make(self.version, *LIGHT)
        finally:
            hidden.rename(self.there / ".git")
        self.assertEqual(done.returncode, 1)
        self.assertIn("a release is made of a clone", done.stderr)

    def test_refuses_a_part_that_there_is_not(self):
        done = self.make(self.version, "--only", "cake")
        self.assertEqual(done.returncode, 1)
        self.assertIn("--only takes one of: source page debs windows wheels container sbom notes signature", done.stderr)

    def test_asks_for_a_version(self):
        done = self.make()
        self.assertEqual(done.returncode, 2)
        self.assertIn("tools/make_release.sh VERSION", done.stderr)

    def test_lists_its_parts(self):
        self.assertEqual(self.make("--list").stdout.split(), ["source", "page", "debs", "windows", "wheels", "container", "sbom", "notes", "signature"])


if __name__ == "__main__":
    unittest.main()
