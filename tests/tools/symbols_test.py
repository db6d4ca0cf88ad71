"""The symbols of the library that Debian is told of are those that its header declares."""
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Symbols(unittest.TestCase):
    def test_are_those_of_the_header(self):
        declared = set(re.findall(r"\btrictrac_[a-z_]+(?=\()", (ROOT / "src/library/trictrac.h").read_text(encoding="utf-8")))
        listed = re.findall(r"^ (\w+)@Base ", (ROOT / "packaging/debian/libtrictrac1.symbols").read_text(encoding="utf-8"), re.M)
        self.assertEqual(sorted(listed), sorted(declared))

    def test_are_of_the_library_that_is_built(self):
        abi = re.search(r"^#define TRICTRAC_ABI (\d+)", (ROOT / "src/library/trictrac.h").read_text(encoding="utf-8"), re.M)[1]
        first = (ROOT / "packaging/debian/libtrictrac1.symbols").read_text(encoding="utf-8").splitlines()[0]
        self.assertEqual(first, f"libtrictrac.so.{abi} libtrictrac{abi} #MINVER#")


if __name__ == "__main__":
    unittest.main()
