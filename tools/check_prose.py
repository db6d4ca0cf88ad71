#!/usr/bin/env python3
"""Looks for habits of language that CONTRIBUTING.md rules out: in documents, catalogues, messages, comments and data.

tools/check_prose.py             everything that is committed
tools/check_prose.py FILE…       only these files

A sentence that must stay as it is (a quotation, say) has a line in tools/prose_exceptions.txt, with the reason.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXCEPTIONS = ROOT / "tools/prose_exceptions.txt"

# Patterns of faults, each with the words to write instead.
ENGLISH = [
    (r"\b[Ww]ho(?:so)?ever\b", "“if you …” or a noun: the winner, a player who …"),
    (r"^(?!.*\b[Oo]ne\b).*?\b[Tt]he other\b(?:’s|'s)?(?=\s*(?:[.,;:!?)]|$|is\b|has\b|may\b|must\b|can\b|does\b|marks?\b|holds?\b|throws?\b|then\b))",
     "your opponent, the other player"),
    (r"\b(?:he|He|him|Him|his|His|himself)\b(?![-_(])", "you, they, the player; a man is “it”"),
    (r"\b[Oo]ne[’']s own\b|\b[Oo]ne[’']s\b", "your"),
    (r"\b(?:un)?lawful(?:ly)?\b", "legal, illegal"),
    (r"\banew\b", "again"),
    (r"\boftener\b", "more often"),
    (r"\bso be it\b", "accept"),
    (r"\bsome (?:ten|twenty|thirty|fifty|hundred)\b", "about ten"),
    (r"\b(?:is|are) answered that\b", "the server replies that …"),
    (r"\bWhat is kept (?:about|of)\b", "the noun: Privacy, stored data"),
]
FRENCH = [
    (r"(?:^|[.!?:]\s+|['\"«]\s*)Qui (?:va|est|tient|fait|marque|joue|perd|gagne|veut|peut|n[’']a|ne|s[’']en|se)\b(?![^.]*\?)",
     "« Si vous … » ou un nom"),
    (r"\bfût-ce\b|\boftentimes\b", "même si"),
    (r"\bgageures?\b", "prime"),
    (r"\bagré(?:er|é|ée|és|ées|e|ent)\b", "accepter"),
    (r"^(?!.*\b(?:[Ll]?[’']?une?|d[’']une?)\b).*?\bl[’']autre(?=\s*[.,;:!?)])", "l’adversaire, votre adversaire"),
]

# Texts for players and readers: they call each thing by its one term of the glossary, which alone names other terms.
TEXTS = re.compile(r"README\.md|data/(?!cases/games/)|docs/(?!glossary|architecture)[\w.]+\.md|words/")

CODE = {".cpp", ".h", ".hpp", ".ts", ".mjs", ".js", ".svelte"}
TEXT = {".md", ".txt"}
SCRIPTS = {".py", ".sh", ".cmake"}
RECORDS = {".trictrac"}
LINES = {".jsonl"}
SKIPPED = ("tests/fuzz/", "web/package", "LICENSE", "docs/img/", "web/art/",
           "tools/check_prose.py", "tools/prose_exceptions.txt", "tests/tools/prose_test.py")

# Comments and string literals of C++ and TypeScript.
PIECES = re.compile(
    r"//[^\n]*|/\*.*?\*/|<!--.*?-->|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`", re.S)


# Of a record, and of tables in text, the lines for readers: comments, remarks, and the names of the game and the players.
REMARK = re.compile(r";|#|\[(?:Event|White|Black) ")

# Of lines of JSON, the sentences: not the place in a source, nor a play in the words of one.
MEMBER = re.compile(r'"(\w+)"\s*:\s*("(?:[^"\\]|\\.)*\s(?:[^"\\]|\\.)*")')
QUOTED = {"source", "play"}

# Of a line of the catalogue, the sentence: not its name.
VALUE = re.compile(r'("(?:[^"\\]|\\.)*"),?$')


# Words that may not begin the comment of a declaration: that of a function begins with a verb, others with a noun.
DECLARING = re.compile(r"src/.*\.h")
QUESTION = (r"^\s*//+ (?:What|How|Who|Whom|Whose|Where|Why)\b", "a verb (Returns …, Applies …), or the noun for the thing")


def is_french(path, sentence):
    return path.endswith((".fr.md", "/fr.ts")) or "/fr/" in path or sentence.startswith(";fr ")


def pieces(path, text):
    """Returns the sentences of a file as pairs of the number of their first line and their text."""
    suffix = pathlib.PurePath(path).suffix
    if suffix in RECORDS or path.startswith("data/") and suffix == ".txt":
        return [(n, line) for n, line in enumerate(text.split("\n"), 1) if REMARK.match(line)]
    if suffix == ".json":
        return [(n, value.group(1)) for n, line in enumerate(text.split("\n"), 1) if (value := VALUE.search(line))]
    if suffix in LINES:
        return [(n, member.group(2)) for n, line in enumerate(text.split("\n"), 1)
                for member in MEMBER.finditer(line) if member.group(1) not in QUOTED]
    if suffix in TEXT:
        # Of what stands between fences only the habits of sentences are looked for, not the terms: it is code.
        fences = 0
        found = []
        for n, line in enumerate(text.split("\n"), 1):
            fences += line.startswith("```")
            found.append((n, f"`{line}`" if fences % 2 else line))
        return found
    if suffix in SCRIPTS or suffix == "":
        return [(n, line) for n, line in enumerate(text.split("\n"), 1)]
    found = []
    for piece in PIECES.finditer(text):
        first = text.count("\n", 0, piece.start()) + 1
        found += [(first + n, line) for n, line in enumerate(piece.group().split("\n"))]
    return found


def first_lines(text):
    """Returns the first lines of the comments that stand on lines of their own, as pairs of number and line."""
    lines = text.split("\n")
    return [(n, line) for n, line in enumerate(lines, 1)
            if line.lstrip().startswith("//") and not (n > 1 and lines[n - 2].lstrip().startswith("//"))]


def read_exceptions():
    """Returns {path: {fragment: used}} of the file of exceptions, each of whose lines is `path | fragment | reason`."""
    exceptions = {}
    for number, line in enumerate(EXCEPTIONS.read_text(encoding="utf-8").split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split(" | ")]
        if len(parts) != 3 or not all(parts):
            sys.exit(f"{EXCEPTIONS.name}:{number}: write `path | fragment | reason`")
        exceptions.setdefault(parts[0], {})[parts[1]] = False
    return exceptions


def files():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for path in listed.split("\0"):
        suffix = pathlib.PurePath(path).suffix
        known = suffix in CODE | TEXT | SCRIPTS | RECORDS | LINES or path in ("run", "test") or path.startswith("words/")
        if path and known and not path.startswith(SKIPPED) and (ROOT / path).is_file():
            yield path


def decided(page):
    """Returns the patterns of the table of decided terms of a glossary, as pairs of what must not be written and the term."""
    text = (ROOT / page).read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.split("\n## ")[-1].split("\n")
            if line.startswith("|")][2:]
    if not rows or any(len(row) != 3 for row in rows):
        sys.exit(f"{page}: the last section must be a table of three columns: for, the term, not")
    return [(rf"(?i)(?<![\w-])(?:{'|'.join(re.escape(word.strip()) for word in losers.split(','))})(?![\w-])",
             f"“{term}”, as {page} has decided") for _, term, losers in rows]


def readable(line):
    """Returns what is read of a line: no code, no name of a value, no address; being sent to school is what écoles do."""
    return re.sub(r"`[^`]*`|\{\w+\}|\]\([^)]*\)|<[^>]*>|\b[Cc]oins? (?:de repos|bourgeois|marchand)|\b[Tt]o school", "", line)


def patterns_of(path, french, terms):
    """Returns what is looked for in a sentence of a file: a pattern, what to write instead, and what is read of the sentence."""
    habits = [(pattern, instead, str) for pattern, instead in (FRENCH if french else ENGLISH)]
    return habits + [(pattern, instead, readable) for pattern, instead in terms[french] if TEXTS.match(path)]


def faults_of(path, text, terms, allowed):
    """Yields what is wrong in a file as (line, hit, what to write, sentence); marks the exceptions it meets as used in `allowed`."""
    looked_at = [(line, sentence, patterns_of(path, is_french(path, sentence), terms)) for line, sentence in pieces(path, text)]
    if DECLARING.fullmatch(path):
        looked_at += [(line, comment, [(*QUESTION, str)]) for line, comment in first_lines(text)]
    for line, sentence, patterns in looked_at:
        excepted = [fragment for fragment in allowed if fragment in sentence]
        for pattern, instead, seen in patterns:
            hit = re.search(pattern, seen(sentence))
            if hit and excepted:
                allowed.update(dict.fromkeys(excepted, True))
            elif hit:
                yield line, hit.group().strip(), instead, sentence.strip()


def decided_terms():
    """Returns the patterns of the terms that the glossaries decided against, by whether they are French."""
    return {french: decided(page) for french, page in ((False, "docs/glossary.md"), (True, "docs/glossary.fr.md"))}


def main():
    chosen = sys.argv[1:] or list(files())
    terms = decided_terms()
    exceptions = read_exceptions()
    faults = 0
    for path in chosen:
        text = (ROOT / path).read_text(encoding="utf-8")
        for line, hit, instead, sentence in faults_of(path, text, terms, exceptions.get(path, {})):
            faults += 1
            print(f"{path}:{line}: “{hit}”: write {instead}\n    {sentence[:140]}")
    if not sys.argv[1:]:
        for path, fragments in exceptions.items():
            for fragment, used in fragments.items():
                if not used:
                    faults += 1
                    print(f"{EXCEPTIONS.name}: “{fragment}” of {path} stands there no longer, or needs no exception")
    print(f"{len(chosen)} files, {faults} faults")
    return faults > 0


if __name__ == "__main__":
    sys.exit(main())
