#!/usr/bin/env python3
"""Checks that the page keeps to its rooms: each imports only its own files and what order.py grants it.

The rooms stand in `rooms.json` under "page": floors from the lowest up, each a list of rooms. Run alone it prints what
is wrong and fails if anything is.
"""
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from rooms.order import allowed_rooms, order_faults, why_not  # noqa: E402

SOURCES = {".ts", ".js", ".svelte", ".css"}
ENDINGS = ("", ".ts", ".js", ".svelte", "/index.ts")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:^|(?<=\s))//[^\n]*", re.S)
# `from '…'`, `import '…'`, `import('…')`, `new URL('…'`, `@import '…'`: relative addresses only.
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew\s+URL\(\s*|@import\s+)(['"])(\.{1,2}/[^'"]*)\1""")

Fault = tuple[Path, int, str]


class Page:
    """The files of the page, the rooms they stand in, and what they import."""

    def __init__(self, root: Path, manifest: dict):
        self.manifest = root / "rooms.json"
        self.src = root / manifest["page"]["root"]
        self.web = self.src.parent
        self.floors = manifest["page"]["floors"]
        self.rooms = [room for floor in self.floors for room in floor["rooms"]]
        self.made = [self.src / room["path"] for room in self.rooms if room.get("made")]
        self.files = sorted(p for p in self.src.rglob("*") if p.suffix in SOURCES and not self.is_made(p))
        self.room_of = {file: self._room_of(file) for file in self.files}
        self.imports = {file: list(imports_of(file)) for file in self.files}

    def is_made(self, file: Path) -> bool:
        return any(file.is_relative_to(made) for made in self.made)

    def _room_of(self, file: Path) -> str | None:
        for room in self.rooms:
            place = self.src / room["path"]
            if file == place or file.is_relative_to(place):
                return room["room"]
        return None

    def line_of(self, room: str) -> int:
        """Returns where the manifest names a room."""
        if not self.manifest.exists():
            return 0
        lines = self.manifest.read_text().splitlines()
        return next((n for n, line in enumerate(lines, 1) if f'"room": "{room}"' in line), 0)


def imports_of(file: Path) -> Iterator[tuple[int, str, Path | None]]:
    """The line, the address and the file of each relative import; no file where there is none of that name."""
    text = COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), file.read_text())
    for found in IMPORT.finditer(text):
        address = found[2]
        target = os.path.normpath(file.parent / address.split("?")[0])
        made = (Path(target + ending) for ending in ENDINGS)
        yield text.count("\n", 0, found.start(2)) + 1, address, next((path for path in made if path.is_file()), None)


def check_manifest(page: Page) -> Iterator[Fault]:
    """Rooms stand in an order, and their folders exist but for those that the build makes."""
    for fault in order_faults(page.floors):
        yield page.manifest, page.line_of(fault.split(" ")[0]), fault
    for room in page.rooms:
        if not room.get("made") and not (page.src / room["path"]).exists():
            yield page.manifest, page.line_of(room["room"]), f"{room['room']}: there is no {room['path']}"


def check_places(page: Page) -> Iterator[Fault]:
    """Every file stands in a room; each folder that does not is reported once."""
    seen = set()
    for file in page.files:
        if page.room_of[file] is None and file.parent not in seen:
            seen.add(file.parent)
            yield file, 0, "this folder is no room of rooms.json"


def check_imports(page: Page) -> Iterator[Fault]:
    """Every import stays in its room, or goes to one it may use."""
    allowed = allowed_rooms(page.floors)
    for file, imports in page.imports.items():
        mine = page.room_of[file]
        for line, address, target in imports:
            if not Path(os.path.normpath(file.parent / address)).is_relative_to(page.web):
                yield file, line, f"{address} is outside {page.web.name}/"
                continue
            if target is None or target not in page.room_of:
                # A built file may be missing; a source may not.
                path = Path(os.path.normpath(file.parent / address))
                if path.is_relative_to(page.src) and not page.is_made(path):
                    yield file, line, f"there is no {address}"
                continue
            its = page.room_of[target]
            if mine is None or its is None or mine == its:
                continue
            if its not in allowed[mine]:
                yield file, line, f"{why_not(mine, its, page.floors)} ({address})"


def check_cycles(page: Page) -> Iterator[Fault]:
    """No file imports itself by way of others; each ring is reported once, at one of its imports."""
    done: set[Path] = set()
    for start in page.files:
        if start not in done:
            yield from rings_from(page, start, done)


def rings_from(page: Page, start: Path, done: set[Path]) -> Iterator[Fault]:
    way: list[Path] = [start]
    left = [iter(page.imports[start])]
    while way:
        for line, _, target in left[-1]:
            if target in way:
                ring = [*way[way.index(target):], target]
                names = " → ".join(str(file.relative_to(page.src)) for file in ring)
                yield way[-1], line, f"files import each other: {names}"
            elif target in page.imports and target not in done:
                way.append(target)
                left.append(iter(page.imports[target]))
                break
        else:
            done.add(way.pop())
            left.pop()


def faults(root: Path, manifest: dict) -> Iterable[Fault]:
    """All that is wrong with the page under `root`: the file, the line (0 for none) and what is wrong there."""
    page = Page(root, manifest)
    yield from check_manifest(page)
    yield from check_places(page)
    yield from check_imports(page)
    yield from check_cycles(page)


def main() -> int:
    root = Path(__file__).resolve().parents[2]
    found = list(faults(root, json.loads((root / "rooms.json").read_text())))
    for path, line, text in found:
        print(f"{path.relative_to(root)}:{line}: {text}")
    print(f"{len(found)} faults" if found else "the page keeps to its rooms")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
