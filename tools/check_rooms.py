#!/usr/bin/env python3
"""Fails when a room uses one that stands above it (rooms.json), when a file is too long, or when docs/architecture.md
shows other floors than rooms.json.

check_rooms.py --write  writes the floors there first
"""
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from rooms import floors, page, program  # noqa: E402


def main():
    manifest = json.loads((ROOT / "rooms.json").read_text())
    if "--write" in sys.argv[1:]:
        floors.write(ROOT, manifest)
    found = [fault for kind in (program, page, floors) for fault in kind.faults(ROOT, manifest)]
    for path, line, fault in found:
        print(f"{path.relative_to(ROOT)}:{line}: {fault}")
    print(f"{len(found)} faults" if found else "every room keeps to its floor, all files are short")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
