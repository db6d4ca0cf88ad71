"""What a room may use, the same in the program and in the page: the rooms that stand before it in rooms.json, on its
own floor or below, so that no two use each other; on a floor that is `apart` none of its own floor. Where a room says
`only`, of those it may use only the ones listed there."""


def allowed_rooms(floors):
    """For each room, by its name, those it may use, in their order."""
    allowed, before = {}, []
    for floor in floors:
        below = list(before)
        for room in floor["rooms"]:
            reach = below if floor.get("apart") else before
            allowed[room["room"]] = [name for name in reach if name in room.get("only", reach)]
            before.append(room["room"])
    return allowed


def why_not(room, used, floors):
    """Why a room may not use one that allowed_rooms does not grant it, and what would be right."""
    for floor in floors:
        for one in floor["rooms"]:
            if one["room"] == room and used not in one.get("only", [used]):
                return f"{room} may use only {', '.join(one['only'])}"
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
