"""The program: includes follow rooms.json, every room is named there, files stay short."""
import re

MOST_LINES = 500
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
SOURCES = {".h", ".cpp"}


def sources(folder):
    return sorted(p for p in folder.rglob("*") if p.suffix in SOURCES)


def is_standard(path):
    return "/" not in path and "." not in path


def rooms_of(plan):
    """The rooms in their order."""
    return [room for floor in plan["floors"] for room in floor["rooms"]]


def order_faults(manifest, plan):
    known = set()
    for room in rooms_of(plan):
        for used in room["uses"]:
            if used not in known:
                yield manifest, 0, f"{room['room']} uses {used}, which is not before it"
        known.add(room["room"])


def include_fault(room, names, mark, path):
    if mark == '"':
        folder = path.rpartition("/")[0]
        if folder not in names:
            return 'write includes as "room/file.h", from src/'
        if folder != room["room"] and folder not in room["uses"]:
            return f"{room['room']} may not include {folder}"
    elif not is_standard(path):
        # What programs stand on is theirs; below, libraries are few.
        top = path.split("/")[0]
        if top not in room.get("libraries", []):
            return f"{room['room']} may not use <{path}>"
    return None


def room_faults(source_root, room, names):
    used = set()
    folder = source_root / room["room"]
    for path in sorted(p for p in folder.glob("*") if p.suffix in SOURCES):
        for n, line in enumerate(path.read_text().splitlines(), 1):
            found = INCLUDE.match(line)
            if not found:
                continue
            fault = include_fault(room, names, *found.groups())
            if fault:
                yield path, n, fault
            used.add(found.group(2).rpartition("/")[0] if found.group(1) == '"' else found.group(2).split("/")[0])
    for granted in room["uses"] + room.get("libraries", []):
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
    names = [room["room"] for room in rooms_of(plan)]
    yield from order_faults(root / "rooms.json", plan)
    for room in rooms_of(plan):
        yield from room_faults(source_root, room, names)
    for path in sources(source_root):
        if str(path.parent.relative_to(source_root)) not in names:
            yield path, 0, "stands in a folder that rooms.json does not name"
    yield from length_faults(root)
