"""The program: includes follow rooms.json, every room is named there, files stay short."""
import re

from rooms.order import allowed_rooms, order_faults, why_not

MOST_LINES = 800
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
SOURCES = {".h", ".cpp"}


def sources(folder):
    return sorted(p for p in folder.rglob("*") if p.suffix in SOURCES)


def is_standard(path):
    return "/" not in path and "." not in path


def room_of(folder, rooms, source_root):
    """Returns the room that a folder is, or the program (app.cmake) that it is a part of, or None."""
    if folder in rooms:
        return folder
    program = folder.rpartition("/")[0]
    return program if program in rooms and (source_root / program / "app.cmake").exists() else None


def include_fault(room, allowed, floors, source_root, mark, path):
    if mark == '"':
        folder = room_of(path.rpartition("/")[0], allowed, source_root)
        if folder is None:
            return 'write includes as "room/file.h", from src/'
        if folder != room["room"] and folder not in allowed[room["room"]]:
            return why_not(room["room"], folder, floors)
    elif not is_standard(path):
        # Programs choose their libraries; the rooms below list the few they may use.
        top = path.split("/")[0]
        if top not in room.get("libraries", []):
            return f"{room['room']} may not use <{path}>"
    return None


def room_faults(source_root, room, allowed, floors):
    used = set()
    folder = source_root / room["room"]
    for path in sources(folder):
        if room_of(str(path.parent.relative_to(source_root)), allowed, source_root) != room["room"]:
            continue
        for n, line in enumerate(path.read_text().splitlines(), 1):
            found = INCLUDE.match(line)
            if not found:
                continue
            fault = include_fault(room, allowed, floors, source_root, *found.groups())
            if fault:
                yield path, n, fault
            used.add(found.group(2).split("/")[0])
    for granted in room.get("libraries", []):
        if granted not in used:
            yield folder, 0, f"does not need {granted}: take it out of rooms.json"


def length_faults(root):
    for folder in ("src", "tests"):
        for path in sources(root / folder):
            lines = len(path.read_text().splitlines())
            if lines > MOST_LINES:
                yield path, lines, f"{lines} lines: at most {MOST_LINES}"


def faults(root, manifest):
    """Each fault as file, line and what is wrong."""
    plan = manifest["program"]
    source_root = root / plan["root"]
    allowed = allowed_rooms(plan["floors"])
    for fault in order_faults(plan["floors"]):
        yield root / "rooms.json", 0, fault
    for floor in plan["floors"]:
        for room in floor["rooms"]:
            yield from room_faults(source_root, room, allowed, plan["floors"])
    for path in sources(source_root):
        if room_of(str(path.parent.relative_to(source_root)), allowed, source_root) is None:
            yield path, 0, "stands in a folder that rooms.json does not name"
    yield from length_faults(root)
