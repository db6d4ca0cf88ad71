"""Tests the faults that tools/check_prose.py finds in a sentence, and the lines of a file that it reads."""
import importlib.util
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
spec = importlib.util.spec_from_file_location("check_prose", ROOT / "tools/check_prose.py")
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)

TERMS = tool.decided_terms()


class Prose(unittest.TestCase):
    def found(self, path, text, allowed=()):
        exceptions = dict.fromkeys(allowed, False)
        return [(line, hit) for line, hit, *_ in tool.faults_of(path, text, TERMS, exceptions)]

    def test_reads_the_comments_of_a_record_each_in_its_language(self):
        study = "\n".join((
            '[Event "Keeping by helplessness"]',
            "1. W 65 : 1/7 1/6 {helpless:1:2}",
            ";fr Le joueur est sur son coin, et il tient.",
            ";en The player takes his coin.",
        ))
        self.assertEqual(self.found("data/studies/x.trictrac", study), [(1, "helplessness"), (4, "his"), (4, "coin")])

    def test_finds_french_terms_only_in_french(self):
        self.assertEqual(self.found("data/studies/x.trictrac", ";fr Le robot tient.\n;en A pion."), [(1, "robot")])

    def test_reads_the_remarks_of_a_table_and_not_its_codes(self):
        self.assertEqual(self.found("data/problems/x.txt", "# he holds the corner\nTRID|coin|16|coin"), [(1, "he")])

    def test_reads_the_remarks_in_lines_of_json_and_not_quotations(self):
        line = '{"roller": "adversary", "note": "the adversary holds", "source": "Guiton, « prendre son coin »"}'
        self.assertEqual(self.found("data/cases/x.jsonl", line), [(1, "adversary")])

    def test_reads_documents_without_their_code(self):
        self.assertEqual(self.found("docs/x.md", "Set `coin`.\nThe adversary holds."), [(2, "adversary")])

    def test_reads_comments_and_messages_of_programs_and_not_their_names(self):
        self.assertEqual(self.found("src/x.cpp", 'int his = 0;  // whoever asks\nsay("he wins");'),
                         [(1, "whoever"), (2, "he")])

    def test_refuses_comments_of_declarations_that_begin_with_a_question(self):
        header = "// The clock.\n\n  // Why it stands: what stopped it.\n  bool stands();\n// Returns\n// who acts.\nint who();"
        self.assertEqual(self.found("src/game/x.h", header), [(3, "// Why")])
        self.assertEqual(self.found("src/game/x.cpp", header), [])
        self.assertEqual(self.found("src/game/x.h", header, ["Why it stands"]), [])

    def test_lets_an_exception_stand(self):
        self.assertEqual(self.found("docs/x.md", "“Whoever throws first”, says the treatise.", ["says the treatise"]), [])

    def test_covers_the_data(self):
        listed = set(tool.files())
        self.assertIn("data/studies/soumille_1738.trictrac", listed)
        self.assertIn("data/README.md", listed)


if __name__ == "__main__":
    unittest.main()
