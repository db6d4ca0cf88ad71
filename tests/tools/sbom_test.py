"""Tests the output of tools/make_sbom.py, and its errors."""
import importlib.util
import json
import re
import shutil
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READ = ("tools/setup.sh", "docs/dependencies.md", "web/package-lock.json", "CMakeLists.txt")
# An expression of SPDX: identifiers, joined by AND, OR and WITH.
LICENCE = re.compile(r"[A-Za-z0-9.-]+( (AND|OR|WITH) [A-Za-z0-9.-]+)*")


def tool(root=ROOT):
    spec = importlib.util.spec_from_file_location("make_sbom", ROOT / "tools/make_sbom.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.ROOT = root
    return module


class Sbom(unittest.TestCase):
    def setUp(self):
        self.document = tool().document()
        self.packages = {package["name"]: package for package in self.document["packages"]}

    def test_names_each_package_with_version_and_licence(self):
        needs = re.search(r'^RUN_NEEDS="\n(.*?)^"', (ROOT / "tools/setup.sh").read_text(), re.M | re.S)[1]
        names = {line.split()[-1] for line in needs.splitlines() if line.strip()}
        page = re.search(r"^## In the page(.*?)^## ", (ROOT / "docs/dependencies.md").read_text(), re.M | re.S)[1]
        names |= set(re.findall(r"^\| `([^`]+)`", page, re.M))
        self.assertLessEqual({"svelte", "g++", "libsodium-dev"}, names)
        for name in names:
            self.assertRegex(self.packages[name]["versionInfo"], r"\d", name)
            self.assertRegex(self.packages[name]["licenseDeclared"], f"^{LICENCE.pattern}$", name)

    def test_is_a_document_of_spdx(self):
        document = self.document
        self.assertEqual((document["spdxVersion"], document["dataLicense"]), ("SPDX-2.3", "CC0-1.0"))
        self.assertRegex(document["creationInfo"]["created"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
        ids = [package["SPDXID"] for package in document["packages"]]
        self.assertEqual(len(ids), len(set(ids)))
        for each in ids:
            self.assertRegex(each, r"^SPDXRef-[A-Za-z0-9.-]+$")
        ends = {end for line in document["relationships"] for end in (line["spdxElementId"], line["relatedSpdxElement"])}
        self.assertEqual(ends, {"SPDXRef-DOCUMENT", *ids})

    def test_is_the_same_twice(self):
        self.assertEqual(json.dumps(self.document), json.dumps(tool().document()))

    def test_tells_tools_from_parts(self):
        of = {line["spdxElementId"]: line["relationshipType"] for line in self.document["relationships"]}
        self.assertEqual(of[self.packages["cmake"]["SPDXID"]], "BUILD_TOOL_OF")
        parts = {line["relatedSpdxElement"]: line["relationshipType"] for line in self.document["relationships"]}
        self.assertEqual(parts[self.packages["svelte"]["SPDXID"]], "CONTAINS")
        self.assertEqual(parts[self.packages["libpq-dev"]["SPDXID"]], "DEPENDS_ON")

    def refused(self, path, old, new):
        """Returns the output for a repository in which one file is replaced."""
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name in READ:
                (root / name).parent.mkdir(exist_ok=True)
                shutil.copy(ROOT / name, root / name)
            text = (root / path).read_text(encoding="utf-8")
            self.assertIn(old, text)
            (root / path).write_text(text.replace(old, new, 1), encoding="utf-8")
            module = tool(root)
            with self.assertRaises(module.SbomError) as error:
                module.document()
            return str(error.exception)

    def test_refuses_a_package_without_a_row(self):
        self.assertIn("no row for libsodium-dev", self.refused("docs/dependencies.md", "| `libsodium-dev`", "| `sodium`"))

    def test_refuses_a_package_that_the_page_does_not_lock(self):
        self.assertIn("web/package-lock.json does not hold", self.refused("docs/dependencies.md", "| `uqr`", "| `uqrs`"))

    def test_refuses_another_licence_than_the_package_has(self):
        self.assertIn("its package says MIT", self.refused("docs/dependencies.md", "| `uqr` | MIT |", "| `uqr` | ISC |"))

    def test_refuses_what_is_not_installed(self):
        module = tool()
        with self.assertRaisesRegex(module.SbomError, "libsodium-dev is not installed: ./run --build-only"):
            module.version_of("libsodium-dev", "/usr/include/sodium.h", {})

    def test_asks_a_command_of_another_package_for_its_version(self):
        self.assertRegex(tool().version_of("python-of-elsewhere", "python3", {}), r"^3\.\d+")


if __name__ == "__main__":
    unittest.main()
