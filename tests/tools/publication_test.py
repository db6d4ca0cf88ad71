"""Tests the faults that tools/check_publication.py finds in a changed repository."""
import importlib.util
import shutil
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
METAINFO = "packaging/desktop/trictrac.metainfo.xml"
READ = ("CMakeLists.txt", "CHANGELOG.md", "CITATION.cff", "web/package.json", "web/package-lock.json", "packaging/desktop", "docs/img",
        "README.md", "compose.yaml", "deploy/Caddyfile")


class Publication(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in READ:
            (self.root / name).parent.mkdir(exist_ok=True)
            (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, self.root / name)
        spec = importlib.util.spec_from_file_location("check_publication", ROOT / "tools/check_publication.py")
        self.tool = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.tool)
        self.tool.ROOT = self.root

    def change(self, path, old, new):
        text = (self.root / path).read_text(encoding="utf-8")
        self.assertIn(old, text)
        (self.root / path).write_text(text.replace(old, new, 1), encoding="utf-8")

    def test_a_version_that_one_place_names_alone(self):
        self.assertEqual([*self.tool.faults_of_version()], [])
        version = self.tool.versions()["CMakeLists.txt"]
        self.change("CITATION.cff", f"version: {version}\n", "version: 9.9.9\n")
        self.assertEqual([*self.tool.faults_of_version()], [f"CITATION.cff names the version 9.9.9; it should be {version}"])

    def test_a_release_that_nothing_names_yet(self):
        self.assertEqual(len([*self.tool.faults_of_version("9.9.9")]), len(self.tool.versions()))

    def test_what_is_no_version(self):
        self.assertEqual([*self.tool.faults_of_version("v2")],
                         ["v2 is no version: it should be three numbers, such as 1.1.0"])

    def test_two_days_of_one_release(self):
        self.change("CITATION.cff", "date-released: ", "date-released: 1999-01-01 #")
        self.assertIn("CITATION.cff names 1999-01-01", *self.tool.faults_of_date())

    def test_an_entry_that_the_catalogues_refuse(self):
        self.change(METAINFO, "<summary>", "<summary>A summary that ends as a sentence does. ")
        self.change(METAINFO, "<metadata_license>CC0-1.0", "<metadata_license>none-of-these")
        self.assertIn("metadata-license-invalid", *self.tool.faults_of_tool("appstreamcli", "validate", "--no-net", METAINFO))

    def test_a_picture_of_another_size(self):
        self.change(METAINFO, 'width="390"', 'width="391"')
        self.assertIn("phone.png is (391, 844)", *self.tool.faults_of_pictures())

    def test_a_picture_that_is_gone(self):
        (self.root / "docs/img/phone.png").unlink()
        self.assertIn("phone.png, which does not stand", *self.tool.faults_of_pictures())

    def test_a_volume_a_network_and_a_file_that_are_not_there(self):
        self.assertEqual([*self.tool.faults_of_compose()], [])
        (self.root / "deploy/Caddyfile").unlink()
        self.change("compose.yaml", "  certificates:\n", "")
        self.change("compose.yaml", "networks: [closed]", "networks: [open]")
        self.assertEqual([fault.split(": ", 1)[1] for fault in self.tool.faults_of_compose()], [
            "database is in the network open, which is not listed under networks",
            "proxy mounts ./deploy/Caddyfile, which does not stand",
            "proxy mounts the volume certificates, which is not listed under volumes",
        ])

    def test_a_secret_in_the_file(self):
        self.change("compose.yaml", "POSTGRES_HOST_AUTH_METHOD: trust", "POSTGRES_PASSWORD: sesame")
        self.assertIn("a secret should stand in a file of its own", *self.tool.faults_of_compose())

    def test_a_service_that_nothing_watches(self):
        self.change("compose.yaml", "    healthcheck:", "    unhealthy:")
        self.assertEqual([*self.tool.faults_of_compose()], ["compose.yaml: database has no healthcheck"])

    def test_a_link_that_leads_nowhere(self):
        (self.root / "README.md").write_text('[a](docs/img/board.png) [b](b.md#c) <img src="c.png"> [d](https://d.example/)')
        self.assertEqual([*self.tool.faults_of_links("README.md")],
                         ["README.md leads to b.md, which does not stand", "README.md leads to c.png, which does not stand"])


if __name__ == "__main__":
    unittest.main()
