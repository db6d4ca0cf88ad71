"""The rooms that a room may use, the same in the program and in the page: the rooms before it in rooms.json, on its
own floor or below, so that no two use each other; on a floor that is `apart` none of its own floor. Where a room says
`only`, of those it may use only the ones listed there. One that is `only_by_name` is used by those alone that list it."""


def allowed_rooms(floors):
    """For each room, by its name, those it may use, in their order."""
    allowed, before, by_name = {}, [], set()
    for floor in floors:
        below = list(before)
        for room in floor["rooms"]:
            reach = below if floor.get("apart") else before
            open_to_all = [name for name in reach if name not in by_name]
            allowed[room["room"]] = [name for name in reach if name in room.get("only", open_to_all)]
            before.append(room["room"])
            if room.get("only_by_name"):
                by_name.add(room["room"])
    return allowed


def why_not(room, used, floors):
    """Returns the fault of a room that uses one which allowed_rooms does not grant it, with the remedy."""
    for floor in floors:
        for one in floor["rooms"]:
            if one["room"] == room and used not in one.get("only", [used]):
                return f"{room} may use only {', '.join(one['only'])}"
            if one["room"] == used and one.get("only_by_name"):
                return f"{used} is used only by rooms that list it under `only` in rooms.json: {room} does not"
    return f"{room} may use only rooms that stand before it in rooms.json, on its own floor or below: not {used}"


def order_faults(floors):
    """Rooms that are named twice, and lists of `only` that name what does not stand before the room."""
    before = []
    for floor in floors:
        for room in floor["rooms"]:
            if room["room"] in before:
                yield f"{room['room']} is named twice"
            for used in room.get("only", []):
                if used not in before:
                    yield f"{room['room']} lists {used}, which does not stand before it"
            before.append(room["room"])
