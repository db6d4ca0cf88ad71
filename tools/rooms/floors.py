"""The section "Floors" of docs/architecture.md, made from rooms.json: what stands there is what is checked."""

DOCUMENT = "docs/architecture.md"
BEGIN = "<!-- Made from rooms.json by tools/check_rooms.py --write. -->\n"
END = "<!-- End of what is made from rooms.json. -->\n"


def sentence(what):
    what = what.rstrip(".")
    return what[0].upper() + what[1:] + "."


def row(room):
    only = ", ".join(f"`{used}`" for used in room.get("only", []))
    return f"| `{room['room']}` | {sentence(room['what'])}{f' It uses only {only}.' if only else ''} |\n"


def part(title, plan):
    text = f"### {title} (`{plan['root']}`)\n\n| Room | Contents |\n|---|---|\n"
    for floor in plan["floors"]:
        text += f"| **{floor['floor']}** | **{sentence(floor['what'])}** |\n"
        text += "".join(row(room) for room in floor["rooms"])
    return text


def section(manifest):
    titles = {"program": "The program", "page": "The page"}
    return "\n".join(part(title, manifest[key]) for key, title in titles.items() if key in manifest)


def parts_of(text):
    """Returns the text before the section, the section, and the text after it."""
    before, begin, rest = text.partition(BEGIN)
    made, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{DOCUMENT} lacks one of the two lines\n{BEGIN}{END}")
    return before, made, after


def write(root, manifest):
    path = root / DOCUMENT
    before, _, after = parts_of(path.read_text())
    path.write_text(before + BEGIN + section(manifest) + END + after)


def faults(root, manifest):
    path = root / DOCUMENT
    before, made, _ = parts_of(path.read_text())
    if made != section(manifest):
        line = before.count("\n") + 1
        yield path, line, "the floors are not those of rooms.json: run tools/check_rooms.py --write"
