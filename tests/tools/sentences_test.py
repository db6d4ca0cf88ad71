"""The sentences of the programs become C++ (cmake/sentences.cmake), or an error that names the sentence."""
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

ENGLISH = '{\n  "#": "Games.",\n  "won(n)": "{n, plural, one {a hole} other {# holes}}; [done]",\n  "jans": {\n    "margot": "\\"gap\\""\n  }\n}\n'
RULES = {"en": "n == 1 ? one : other", "ru": "i % 10 == 1 && i % 100 != 11 ? one : i % 10 < 5 ? few : many"}


class Sentences(unittest.TestCase):
    def made(self, area, russian, english=ENGLISH):
        """Returns what the script writes, or what it complains of."""
        with tempfile.TemporaryDirectory() as folder:
            for language, text in (("en", english), ("ru", russian)):
                programs = pathlib.Path(folder) / language / "programs"
                programs.mkdir(parents=True)
                (programs / "language.json").write_text(
                    f'{{\n  "name": "{language}",\n  "decimal": ",",\n  "plural": "{RULES[language]}"\n}}\n')
                if text:
                    (programs / f"{area}.json").write_text(text, encoding="utf-8")
            out = pathlib.Path(folder) / "out.cpp"
            done = subprocess.run(["cmake", f"-DAREA={area}", f"-DWORDS={folder}", f"-DOUT={out}", "-P",
                                   ROOT / "cmake/sentences.cmake"], capture_output=True, text=True)
            return " ".join(done.stderr.split()) if done.returncode else out.read_text(encoding="utf-8").replace(folder, "")

    def test_stand_on_the_lines_of_their_file(self):
        made = self.made("play", '{\n  "won": "{n, plural, many {c} one {a} few {b}}"\n}\n')
        self.assertIn('const PlayWords kPlayWords\n#line 1 "/en/programs/play.json"\n{\n\n'
                      '  .won = "{n|a hole|# holes}; [done]",\n  .jans = {\n    {"margot", "\\"gap\\""},\n  }\n};', made)
        self.assertIn('namespace in_ru {\n', made)
        self.assertIn('  .won = "{n|a|b|c}"\n', made)

    def test_have_every_form_of_the_language_and_no_other(self):
        self.assertRegex(self.made("play", '{\n  "won": "{n, plural, one {a} many {c}}"\n}\n'),
                         r'ru/programs/play\.json: the form “few” is missing of \{n, plural, one \{a\} many \{c\}\} in "won"')
        self.assertRegex(self.made("play", '{\n  "won": "{n, plural, one {a} few {b} many {c} other {d}}"\n}\n'),
                         r'the language has no form other \{d\} of .* in "won"')

    def test_are_json(self):
        self.assertRegex(self.made("play", '{\n  "won": "a" "b"\n}\n'), r"ru/programs/play\.json: .*Line 2")

    def test_of_lower_rooms_are_the_rows_of_all_groups(self):
        made = self.made("messages", '{\n  "laws": {\n    "a; b": "c"\n  },\n  "sheets": {\n    "d": "e"\n  }\n}\n',
                         '{\n  "laws": {\n    "#": "Laws."\n  }\n}\n')
        self.assertIn("const MessageWords kMessageWords{};", made)
        self.assertIn('{\n\n    {"a; b", "c"},\n\n\n    {"d", "e"},\n\n};', made)

    def test_come_with_the_table_of_languages(self):
        made = self.made("language", "", "")
        self.assertIn('Language kLanguage{"ru", "ru", {3, form_of, ","}', made)
        self.assertIn("enum : std::size_t { one, few, many };", made)
        self.assertIn("kAll[] = {&in_en::kLanguage, &in_ru::kLanguage, };", made)


if __name__ == "__main__":
    unittest.main()
