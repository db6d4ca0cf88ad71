"""Checks that the stub, which editors read, describes the module as it is."""
import ast
import unittest
from pathlib import Path

import trictrac
from trictrac import _core

STUB = ast.parse((Path(trictrac.__file__).parent / "_core.pyi").read_text(encoding="utf-8"))
KINDS = (ast.ClassDef, ast.FunctionDef)


def public(names):
    return {name for name in names if not name.startswith("_")}


class Stub(unittest.TestCase):
    def test_it_names_all_that_stands_there(self):
        named = {node.name for node in STUB.body if isinstance(node, KINDS)}
        named |= {node.target.id for node in STUB.body if isinstance(node, ast.AnnAssign)}
        self.assertEqual(public(named), public(vars(_core)))
        for node in STUB.body:
            if isinstance(node, ast.ClassDef) and node.name != "Error":
                written = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
                self.assertEqual(public(written), public(vars(getattr(_core, node.name))), node.name)

    def test_help_says_what_it_says(self):
        said = 0
        for node in STUB.body:
            for each in getattr(node, "body", ()) if isinstance(node, ast.ClassDef) else ():
                text = ast.get_docstring(each) if isinstance(each, ast.FunctionDef) else None
                if text:
                    self.assertIn(text, getattr(getattr(_core, node.name), each.name).__doc__, f"{node.name}.{each.name}")
                    said += 1
        self.assertGreater(said, 30)

    def test_the_package_offers_all_of_it(self):
        self.assertEqual(public(vars(_core)) - set(trictrac.__all__), set())
        self.assertTrue((Path(trictrac.__file__).parent / "py.typed").exists())


if __name__ == "__main__":
    unittest.main()
