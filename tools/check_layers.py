#!/usr/bin/env python3
"""Fails when an include goes upward or sideways, when the page reaches outside web/, or when a file is too long."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST_LINES = 500

# Each folder of src/ and those it may include; of itself always. See docs/architecture.md.
MAY_INCLUDE = {
    "rules": set(),
    "match": {"rules"},
    "notation": {"rules", "match"},
    "worth": {"rules", "match"},
    "net": {"rules"},
    "search": {"rules", "match", "worth", "net"},
    "book": {"rules", "match", "worth", "net", "search"},
    "learn": {"rules", "match", "worth", "net", "search"},
    "analysis": {"rules", "match", "notation", "worth", "net", "search", "book"},
    "ai": {"rules", "match", "worth", "net", "search", "book"},
    "measure": {"rules", "match", "notation", "worth", "net", "search", "learn", "ai"},
    "table": {"rules", "match", "notation", "ai"},
    "wasm": {"notation", "table", "ai", "analysis", "net", "worth", "book", "measure"},  # ai: for the signature, measure: for the speed
    "server": {"rules", "match", "notation", "table"},
    "cli": {"rules", "match", "notation", "worth", "net", "search", "book", "learn", "analysis", "ai", "measure", "table", "server"},
}
# The libraries these folders may use, besides the standard one.
LIBRARIES = {
    "rules": set(),
    "match": set(),
    "notation": {"nlohmann"},
    "worth": set(),
    "net": {"immintrin.h", "wasm_simd128.h"},
    "search": set(),
    "book": set(),
    "learn": set(),
    "analysis": {"nlohmann"},
    "ai": set(),
    "measure": set(),
    "table": {"nlohmann"},
    "wasm": {"nlohmann"},
}
# What the page may read outside web/: the samples of the protocol, in its tests.
PAGE_MAY_READ = ("data/protocol",)

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*|@import\s+)['"](\.{1,2}/[^'"]*)['"]""")
SOURCES = {".h", ".cpp"}


def sources(folder):
    return sorted(p for p in (ROOT / folder).rglob("*") if p.suffix in SOURCES)


def is_standard(path):
    return "/" not in path and "." not in path


def wrong_include(folder, mark, path):
    top = path.split("/")[0]
    if mark == '"':
        if top not in MAY_INCLUDE or "/" not in path:
            return "write includes as \"folder/file.h\", from src/"
        if top != folder and top not in MAY_INCLUDE[folder]:
            return f"{folder} may not include {top}"
    elif folder in LIBRARIES and not is_standard(path) and top not in LIBRARIES[folder]:
        return f"{folder} may not use <{path}>"
    return None


def check_includes():
    for path in sources("src"):
        folder = path.relative_to(ROOT / "src").parts[0]
        if folder not in MAY_INCLUDE:
            yield path, 0, f"src/{folder} is not in the table of docs/architecture.md"
            continue
        for n, line in enumerate(path.read_text().splitlines(), 1):
            found = INCLUDE.match(line)
            fault = found and wrong_include(folder, *found.groups())
            if fault:
                yield path, n, fault


def check_page():
    web = ROOT / "web"
    files = (p for p in (web / "src").rglob("*") if p.suffix in {".ts", ".js", ".svelte", ".css"})
    for path in sorted(files):
        for n, line in enumerate(path.read_text().splitlines(), 1):
            for target in IMPORT.findall(line):
                to = (path.parent / target).resolve()
                allowed = to.is_relative_to(web) or any(to.is_relative_to(ROOT / p) for p in PAGE_MAY_READ)
                if not allowed:
                    yield path, n, f"{target} is outside web/"


def check_length():
    for folder in ("src", "tests"):
        for path in sources(folder):
            lines = len(path.read_text().splitlines())
            if lines > MOST_LINES:
                yield path, lines, f"{lines} lines: at most {MOST_LINES}"


def main():
    faults = [*check_includes(), *check_page(), *check_length()]
    for path, line, fault in faults:
        print(f"{path.relative_to(ROOT)}:{line}: {fault}")
    print(f"{len(faults)} faults" if faults else "all includes go downward, all files are short")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
