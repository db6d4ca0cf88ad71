"""The tag of a wheel, by the symbols that a module needs (python/platform_tag.py)."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "python"))
from platform_tag import NotPortable, minor_of_glibc, platform_tag  # noqa: E402


class PlatformTag(unittest.TestCase):
    def test_is_that_of_the_newest_symbol(self):
        self.assertEqual(minor_of_glibc({"GLIBC_2.2.5", "GLIBC_2.34", "GLIBC_2.4"}), 34)

    def test_counts_the_library_of_cpp_too(self):
        self.assertEqual(minor_of_glibc({"GLIBC_2.17", "GLIBCXX_3.4.21"}), 24)
        self.assertEqual(minor_of_glibc({"GLIBC_2.17", "GLIBCXX_3.4.30"}), 35)
        self.assertEqual(minor_of_glibc({"GLIBC_2.17", "CXXABI_1.3.13"}), 34)
        self.assertEqual(minor_of_glibc({"GLIBC_2.17", "GCC_3.0"}), 17)

    def test_is_never_older_than_the_oldest_that_is_named(self):
        self.assertEqual(minor_of_glibc({"GLIBC_2.2.5"}), 17)

    def test_refuses_a_symbol_that_nobody_has_placed_yet(self):
        with self.assertRaisesRegex(NotPortable, "GLIBCXX_3.4.99 is newer"):
            minor_of_glibc({"GLIBC_2.17", "GLIBCXX_3.4.99"})

    def module(self, source, *options):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = Path(folder.name)
        (path / "m.c").write_text(source)
        subprocess.run(["gcc", "-shared", "-fPIC", path / "m.c", "-o", path / "m.so", *options], check=True)
        return path / "m.so"

    def test_reads_a_module(self):
        made = self.module("#include <stdio.h>\nint f(void) { return puts(\"\"); }\n")
        self.assertEqual(platform_tag(made, "x86_64"), "manylinux_2_17_x86_64")

    def test_refuses_a_library_that_not_every_linux_has(self):
        made = self.module("int sqlite3_libversion_number(void); int f(void) { return sqlite3_libversion_number(); }\n", "-l:libsqlite3.so.0")
        with self.assertRaisesRegex(NotPortable, r"needs libsqlite3\.so\.0"):
            platform_tag(made)

    def test_refuses_a_module_without_glibc(self):
        with self.assertRaisesRegex(NotPortable, "names no version of glibc"):
            platform_tag(self.module("int f(void) { return 1; }\n", "-nostdlib"))


if __name__ == "__main__":
    unittest.main()
