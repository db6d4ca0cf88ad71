#!/usr/bin/env python3
"""Checks three lists in docs/: the tests that security.md names, the packages of dependencies.md, the files of strength.md."""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def tests():
    """Every test in C++, as Suite.Name."""
    written = re.compile(r"^TEST(?:_F|_P)?\((\w+), (\w+)\)", re.M)
    return {
        f"{suite}.{name}"
        for path in (ROOT / "tests").rglob("*.cpp")
        for suite, name in written.findall(path.read_text(encoding="utf-8"))
    }


def faults_of_security(page):
    known = tests()
    for word in re.findall(r"`([^`\n]+)`", page):
        if re.fullmatch(r"[A-Z]\w+\.[A-Z]\w+", word) and word not in known:
            yield f"docs/security.md names the test {word}, which does not stand"
        if re.match(r"(tests|web|tools)/", word) and not (ROOT / word).exists():
            yield f"docs/security.md names the file {word}, which does not stand"


def packages():
    """All that is installed: of Debian, and of npm."""
    needs = re.findall(r'^[A-Z]+_NEEDS="\n(.*?)^"', text("tools/setup.sh"), re.M | re.S)
    yield from (line.split()[-1] for need in needs for line in need.splitlines())
    page = json.loads(text("web/package.json"))
    yield from page.get("dependencies", {}) | page.get("devDependencies", {})


def faults_of_dependencies(page):
    named = set(re.findall(r"`([^`\n]+)`", page))
    for package in packages():
        if package not in named:
            yield f"docs/dependencies.md does not list {package}"


def fnv(data):
    """FNV-1a, as the program names files (src/base/fnv.h)."""
    number = 0xCBF29CE484222325
    for byte in data:
        number = (number ^ byte) * 0x100000001B3 % 2**64
    return f"{number:016x}"


def faults_of_strength(page):
    for path in sorted((ROOT / "data/benchmark").glob("*.txt")):
        named = re.search(rf"^\| `{path.name}` \| \d+ \| `(\w+)`", page, re.M)
        if not named or named[1] != fnv(path.read_bytes()):
            yield f"docs/strength.md should name {path.name} by the hash {fnv(path.read_bytes())}"


def main():
    faults = [
        *faults_of_security(text("docs/security.md")),
        *faults_of_dependencies(text("docs/dependencies.md")),
        *faults_of_strength(text("docs/strength.md")),
    ]
    print("\n".join(faults) or "all that is named stands")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
