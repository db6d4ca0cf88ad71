#!/usr/bin/env python3
"""Puts small faults into src/game/rules, one at a time, and counts how many the tests find.

A fault is one sign changed: a comparison, an "and" for an "or", a sum for a difference, a number one more, a
truth turned round. SEED puts them in an order, in which each keeps its place whatever becomes of the others; so
many are tried until COUNT have been built. One that does not build counts for nothing. What is known to change
nothing that can be seen stands, with why, in tests/unseen_faults.txt.
"""
import argparse
import hashlib
import pathlib
import re
import resource
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = pathlib.Path("src/game/rules")
UNSEEN = ROOT / "tests/unseen_faults.txt"
WORDS_ONLY = {"law.h", "version.h"}  # their tests are of the page

MOST_MEMORY = 4 << 30

SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "+=": "-=", "-=": "+=", "*": "+", "std::min": "std::max", "std::max": "std::min",
    "true": "false", "false": "true",
}
SITE = re.compile(
    r"(?<= )(?:<=?|>=?|[!=]=|&&|\|\||[+-]=?|\*)(?= )|\bstd::(?:min|max)\b|\b(?:true|false)\b"
    r"|(?<![\w.'])\d+(?![\w.'])|(?<=[ (])!(?=\w)"
)
HIDDEN = re.compile(
    r'//[^\n]*|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)\'|^\s*#[^\n]*|TRICTRAC_ASSERT\([^\n]*|operator\S+'
    r"|^[^\n]*\b(?:static_assert|kCapacity|enum class|using|template)\b[^\n]*",
    re.M,
)

# Quick ones first: (the target, what of it is run).
TESTS = [
    ("game_rules_test", "-*InvariantsHoldToTheEnd*"),
    ("cases_test", "*"),
    ("golden_test", "*"),
    ("game_match_test", "*"),
    ("game_rules_test", "*InvariantsHoldToTheEnd*"),
    ("game_referee_test", "*"),
    ("text_test", "*"),
]


def faults(tree):
    """All faults there can be: (file, place, what stands there, what is put there)."""
    for path in sorted((tree / RULES).iterdir()):
        if path.name in WORDS_ONLY:
            continue
        text = path.read_text(encoding="utf-8")
        bare = HIDDEN.sub(lambda m: re.sub(r"[^\n]", "\0", m.group()), text)
        for m in SITE.finditer(bare):
            was = m.group()
            put = SWAPS.get(was, "" if was == "!" else str(int(was) + 1) if was.isdigit() else None)
            yield path.name, m.start(), was, put


def described(tree, fault):
    name, at, was, put = fault
    text = (tree / RULES / name).read_text(encoding="utf-8")
    begin, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
    changed = text[begin:at] + put + text[at + len(was):end]
    return f"{name}: {text[begin:end].strip()} -> {changed.strip()}"


def in_order(tree, seed):
    def place(fault):
        return hashlib.sha256(f"{seed} {described(tree, fault)}".encode()).digest()

    return sorted(faults(tree), key=place)


def unseen():
    if not UNSEEN.exists():
        return set()
    lines = UNSEEN.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def bounded():
    """Limits a run that a fault has made endless, so that the machine survives it."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


class Workshop:
    """A copy of the sources, built again after each fault."""

    def __init__(self, folder):
        self.tree = folder / "tree"
        self.build = folder / "build"
        for part in ("src", "tests", "data", "cmake", "deploy", "rooms.json", "CMakeLists.txt", "CMakePresets.json"):
            self.copy(part)
        for path in (self.tree / RULES).iterdir():
            path.touch()  # what a run cut off has built may hold its fault
        # A fault in a header reaches nearly all sources: most of the time they take to build goes into headers.
        joined = ["-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=64"]
        self.run(["cmake", "--preset", "dev", "-B", str(self.build), *joined], check=True)

    def copy(self, part):
        source, target = ROOT / part, self.tree / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_file():
            shutil.copy2(source, target)
            return
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source, target)

    def run(self, command, check=False, limit=300):
        try:
            done = subprocess.run(
                command, cwd=self.tree, check=check, timeout=limit, capture_output=True, preexec_fn=bounded
            )
        except subprocess.TimeoutExpired:
            return False  # a game that never ends is found, too
        return done.returncode == 0

    def builds(self, target):
        return self.run(["ninja", "-C", str(self.build), target], limit=1800)

    def found_by(self):
        """The target whose tests fail, "" where none do; None where one does not build. Each is built when it is
        its turn: most faults are found by the first."""
        for target, wanted in TESTS:
            if not self.builds(target):
                return None
            program = self.build / "tests" / target
            if not self.run([str(program), f"--gtest_filter={wanted}", "--gtest_fail_fast", "--gtest_brief=1"]):
                return target
        return ""

    def with_fault(self, fault):
        """None: it does not build. Else by what it was found, "" where nothing found it."""
        name, at, was, put = fault
        path = self.tree / RULES / name
        text = path.read_text(encoding="utf-8")
        path.write_text(text[:at] + put + text[at + len(was):], encoding="utf-8")
        try:
            return self.found_by()
        finally:
            path.write_text(text, encoding="utf-8")


def try_all(workshop, order, count):
    known, tried, missed = unseen(), 0, []
    for fault in order:
        if tried == count:
            break
        what = described(workshop.tree, fault)
        if what in known:
            continue
        by = workshop.with_fault(fault)
        if by is None:
            continue
        tried += 1
        print(f"{tried:4} {'found by ' + by if by else 'NOT FOUND':28} {what}", flush=True)
        if not by:
            missed.append(what)
    return tried, missed


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--count", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--least", type=int, default=98, help="of a hundred, how many must be found")
    asked = arguments.parse_args()
    workshop = Workshop(ROOT / "build/faults")
    if workshop.found_by() != "":
        sys.exit("the tests fail without any fault: mend that first")
    order = in_order(workshop.tree, asked.seed)
    print(f"{len(order)} faults there can be; {asked.count} of seed {asked.seed}", flush=True)
    tried, missed = try_all(workshop, order, asked.count)
    print(f"{tried - len(missed)} of {tried} faults were found")
    return (tried - len(missed)) * 100 < asked.least * tried


if __name__ == "__main__":
    sys.exit(main())
