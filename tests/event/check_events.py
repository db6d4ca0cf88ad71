#!/usr/bin/env python3
"""Counts random events again (event_samples): standings from the results alone, matches game by game, ladders act by act,
the next season of leagues, events at tables of three and four (check_tables.py), and the cost of each pairing of Swiss events and arenas beside the least one, which networkx finds.
Shares no code and no weights with the program.

event_samples COUNT | check_events.py
"""
import itertools
import json
import sys
import time
from fractions import Fraction

import networkx
from check_tables import check_tables

NOBODY = 0


class Round:
    """A round as one entrant had it."""

    def __init__(self, kind, opponent=NOBODY, score=Fraction(0), holes=0, white=False, begun=False, boards=Fraction(0), luck=()):
        self.kind, self.opponent, self.score, self.holes = kind, opponent, score, holes
        self.white, self.begun, self.boards = white, begun, boards
        self.luck = luck  # of each game that was played: what is left without luck, and its variance; None without review


def score_at(table, seat):
    if table["kind"] == "annulled":
        return Fraction(0)
    if table["winner"] < 0:
        return Fraction(1, 2) if table["kind"] == "played" else Fraction(0)
    return Fraction(int(table["winner"] == seat))


def board_points(table, number):
    return sum((score_at(game, game["seats"].index(number)) for game in table["games"]), Fraction(0))


def check_match(event, table):
    """Decides a match again by its games."""
    games = table["games"]
    white, black = table["seats"]
    assert [game["seats"] for game in games] == [[white, black] if i % 2 == 0 else [black, white] for i in range(len(games))], "colours turn"
    counted = [game for game in games if game["kind"] != "annulled"]
    won = {n: sum(game["winner"] >= 0 and game["seats"][game["winner"]] == n for game in counted) for n in (white, black)}
    if event["boards"] > 1:
        assert len(games) == event["boards"]
        won = {n: board_points(table, n) for n in (white, black)}
    elif table["kind"] != "annulled":
        decided = [game for game in counted if game["winner"] >= 0 or game["kind"] == "forfeit"]
        over = 2 * max(won.values()) > event["best_of"] or len(decided) == event["best_of"]
        assert over and games[-1] in decided, "it ends when it is decided"
        last = games[-1]
        before = won[last["seats"][last["winner"]]] - 1 if last["winner"] >= 0 else max(won.values())
        assert 2 * max(before, min(won.values())) <= event["best_of"], "and not later"
    played = any(game["kind"] == "played" for game in games)
    winner = -1 if won[white] == won[black] else int(won[black] > won[white])
    kind = "annulled" if not counted else "played" if played and (winner >= 0 or event["boards"] > 1) else "forfeit"
    holes = [sum(g["holes"][g["seats"].index(n)] for g in games if g["kind"] == "played") for n in (white, black)]
    assert (table["kind"], table["winner"]) == (kind, winner), table
    assert not counted or table["holes"] == holes, table


def left_too_early(event):
    """Returns the entrants who have left a round robin with less than half of their games played."""
    if event["system"] != "round_robin" or not event["rounds"]:
        return set()
    first = event["rounds"][0]
    field = {n for t in first["tables"] for n in t["seats"]} | {n for n, _ in first["byes"]}
    games = event["cycles"] * (len(field) - 1)
    played = {n: 0 for n in field}
    for table in (t for r in event["rounds"] for t in r["tables"] if t["kind"] == "played"):
        for number in table["seats"]:
            played[number] += 1
    return {e["number"] for e in event["entrants"] if e["withdrawn"] and e["number"] in field and 2 * played[e["number"]] < games}


def without_luck(table, number):
    """Returns for each game that was played what the entrant has won without luck in hundredths of a hole, and its variance."""
    left = []
    for game in table.get("games", [table]):
        if game["kind"] != "played":
            continue
        seat = game["seats"].index(number)
        luck, variance = game.get("luck", (None, None))
        holes = 100 * (game["holes"][seat] - game["holes"][1 - seat])
        left.append(None if luck is None else (holes - (luck if seat == 0 else -luck), variance))
    return left


def round_at(table, seat, kind):
    holes = table["holes"][seat] - table["holes"][1 - seat]
    score = Fraction(0) if kind in ("annulled", "open") else score_at(table, seat)
    number, opponent = table["seats"][seat], table["seats"][1 - seat]
    boards = board_points(table, number) if "games" in table else Fraction(0)
    luck = without_luck(table, number) if kind == "played" else ()
    return Round(kind, opponent, score, holes, seat == 0, table["begun"], boards, luck)


def histories(event):
    void = left_too_early(event)
    rounds = {entrant["number"]: [] for entrant in event["entrants"]}
    if event["system"] == "arena":
        for table in event["rounds"][0]["tables"]:
            for seat, number in enumerate(table["seats"]):
                rounds[number].append(round_at(table, seat, table["kind"]))
        return rounds, void
    for each in event["rounds"]:
        had = {}
        for table in each["tables"]:
            kind = "annulled" if void & set(table["seats"]) else table["kind"]
            for seat, number in enumerate(table["seats"]):
                had[number] = round_at(table, seat, kind)
        for number, halves in each["byes"]:
            had[number] = Round("bye", score=Fraction(0 if number in void else halves, 2))
        for number, list_of in rounds.items():
            list_of.append(had.get(number) or Round("absent"))
    return rounds, void


def wins_of(history):
    return sum((r.score for r in history), Fraction(0))


def tie_break(kind, number, tied, rounds, wins, boards):
    """Returns the value, and its summands as round, opponent, value, cut."""
    history = [(i, r) for i, r in enumerate(rounds[number], 1) if r.kind != "open"]

    def strength(r):
        return wins[r.opponent] if r.kind == "played" else wins[number]

    if kind == "buchholz_cut_1":
        parts = [[i, r.opponent, strength(r), False] for i, r in history]
        if parts:
            min(parts, key=lambda part: part[2])[3] = True
    elif kind == "sonneborn_berger":
        parts = [[i, r.opponent, r.score * strength(r), False] for i, r in history]
    elif kind == "board_points":
        parts = [[i, r.opponent, r.boards if r.kind == "played" else Fraction(boards, 2) if r.score else Fraction(0), False] for i, r in history]
    elif kind == "luck_removed":
        complete = all(game is not None for each in rounds.values() for r in each for game in r.luck)
        parts = [[i, r.opponent, Fraction(sum(game[0] for game in r.luck), 100), False] for i, r in history if complete and r.kind == "played"]
    elif kind == "holes":
        parts = [[i, r.opponent, Fraction(r.holes), False] for i, r in history if r.kind == "played"]
    else:
        met = all(any(r.kind == "played" and r.opponent == b for r in rounds[a]) for a, b in itertools.permutations(tied, 2))
        parts = [[i, r.opponent, r.score, False] for i, r in history if met and r.kind == "played" and r.opponent in tied]
    return sum((part[2] for part in parts if not part[3]), Fraction(0)), parts


UNITS = {"direct_encounter": 2, "buchholz_cut_1": 2, "sonneborn_berger": 4, "holes": 1, "board_points": 2, "luck_removed": 100}


def eliminated_in(event, history):
    lives = {"knockout": 1, "double_knockout": 2}[event["system"]]
    for i, r in enumerate(history, 1):
        lives -= r.score == 0
        if lives == 0:
            return i
    return len(history) + 1


def places_of(event):
    """Returns the place of each entrant, how many share it, and their figures as the program gives them."""
    rounds, void = histories(event)
    wins = {number: wins_of(history) for number, history in rounds.items()}
    figures = {number: [] for number in rounds}
    groups = [[n for n in rounds if n not in void]]

    def split(key):
        nonlocal groups
        parts = []
        for group in groups:
            ordered = sorted(group, key=key, reverse=True)
            parts += [list(part) for _, part in itertools.groupby(ordered, key)]
        groups = parts

    if "knockout" in event["system"]:
        split(lambda n: (eliminated_in(event, rounds[n]), wins[n]))
    else:
        split(lambda n: wins[n])
        for kind in event["tie_breaks"]:
            value = {}
            for group in groups:
                for number in group:
                    value[number], parts = tie_break(kind, number, group, rounds, wins, event["boards"])
                    unit = UNITS[kind]
                    figures[number].append({"value": value[number] * unit, "sum": [[i, o, v * unit, cut] for i, o, v, cut in parts]})
            split(lambda n: value[n])  # pylint: disable=cell-var-from-loop
    places, place = {number: (0, False) for number in void}, 1
    for group in groups:
        places.update({number: (place, len(group) > 1) for number in group})
        place += len(group)
    return places, wins, figures


def check_luck(row, history):
    games = [game for r in history for game in r.luck]
    left = [game for game in games if game is not None]
    luck = row["luck"]
    assert (luck["games"], luck["reviewed"]) == (len(games), len(left)), row
    assert luck["sum"] == sum(value for value, _ in left) and luck["variance"] == sum(variance for _, variance in left), row
    if left and 2 * len(left) >= len(games):
        assert abs(luck["mean"] - luck["sum"] / 100 / len(left)) < 1e-9, row
        assert abs(luck["plus_or_minus"] - 2 * luck["variance"] ** 0.5 / 100 / len(left)) < 1e-9, row
    else:
        assert luck["mean"] == luck["plus_or_minus"] == 1e9, "no mean before half of the games are reviewed"


def check_standings(event):
    matches = [table for each in event["rounds"] for table in each["tables"] if "games" in table]
    for table in matches:
        check_match(event, table)
    places, wins, figures = places_of(event)
    rounds, _ = histories(event)
    rows = event["standings"]
    assert sorted(row["entrant"] for row in rows) == sorted(places), "each entrant once"
    order = [row["place"] or len(rows) + 1 for row in rows]
    assert order == sorted(order), "in the order of places"
    for row in rows:
        number = row["entrant"]
        assert (row["place"], row["shared"]) == places[number], (row, places[number])
        assert row["wins"]["value"] == 2 * wins[number], row
        assert sum(part[2] for part in row["wins"]["sum"]) == row["wins"]["value"], row
        assert row.get("tie_breaks", []) == figures[number], (row, figures[number])
        check_luck(row, rounds[number])
    return len(matches)


class Ladder:
    """A ladder by its acts, one after another."""

    MOST_CHALLENGES = 2

    def __init__(self, reach):
        self.reach = reach
        self.rating, self.here, self.seats, self.winner = {}, set(), {}, {}
        self.steps = None  # none before it has begun

    def places(self):
        """All steps again, with the results as they are known now."""
        order = []
        for kind, number in self.steps:
            if kind == "enter":
                order.append(number)
            elif kind == "leave":
                order.remove(number)
            elif self.winner[number] >= 0:
                winner, loser = self.seats[number][self.winner[number]], self.seats[number][1 - self.winner[number]]
                if loser in order and winner in order and order.index(loser) < order.index(winner):
                    order.remove(winner)
                    order.insert(order.index(loser), winner)
        return order

    def open(self):
        return [seats for table, seats in self.seats.items() if table not in self.winner]

    def check_challenge(self, challenged, challenger):
        order = self.places()
        assert 1 <= order.index(challenger) - order.index(challenged) <= self.reach, "within reach"
        assert challenger not in [black for _, black in self.open()], "one challenge at a time"
        assert [challenger, challenged] not in self.open(), "not two against one another"
        assert sum(white == challenged for white, _ in self.open()) < self.MOST_CHALLENGES
        last = [seats for seats in self.seats.values() if challenged in seats or challenger in seats]
        assert len(order) == 2 or not last or set(last[-1]) != {challenged, challenger}, "they have met last"

    def decide(self, table, winner):
        if table not in self.winner:
            self.steps.append(("decide", table))
        self.winner[table] = winner

    def act(self, act):
        kind, entrant = act["act"], act.get("entrant")
        if kind == "add_entrant":
            self.rating[entrant] = act["rating"]
        if kind in ("add_entrant", "readmit"):
            self.here.add(entrant)
            if self.steps is not None:
                self.steps.append(("enter", entrant))
        elif kind == "start_round":
            self.steps = [("enter", n) for n in sorted(self.here, key=lambda n: (-self.rating[n], n))]
        elif kind == "start_table":
            assert act["table"] == len(self.seats) + 1
            self.check_challenge(*act["seats"])
            self.seats[act["table"]] = act["seats"]
        elif kind == "withdraw":
            self.here.remove(entrant)
            if self.steps is not None:
                for table, seats in self.seats.items():
                    if entrant in seats and table not in self.winner:
                        self.decide(table, 1 - seats.index(entrant))
                self.steps.append(("leave", entrant))
        elif "winner" in act:
            self.decide(act["table"], act["winner"])


def check_ladder(event):
    ladder = Ladder(event["reach"])
    for act in event["acts"]:
        ladder.act(act)
    order = ladder.places() if ladder.steps is not None else None
    if order is not None:
        rows = [row["entrant"] for row in event["standings"] if row["place"]]
        assert rows == order, (rows, order)
        assert [row["place"] for row in event["standings"]] == [*range(1, len(order) + 1)] + [0] * (len(event["standings"]) - len(order))
    return len(ladder.seats)


def check_league(event):
    """Ranks all members by one key: their division after they have moved, and where they come from."""
    divisions, keys = event["divisions"], {}
    for i, division in enumerate(divisions):
        up = min(event["moves"], len(division) // 2, len(divisions[i - 1]) // 2) if i > 0 else 0
        down = min(event["moves"], len(division) // 2, len(divisions[i + 1]) // 2) if i + 1 < len(divisions) else 0
        for place, member in enumerate(division):
            if place < up:
                keys[member] = (i - 1, 2, place)
            elif place >= len(division) - down:
                keys[member] = (i + 1, 0, place)
            else:
                keys[member] = (i, 1, place)
    for member, rating in event["newcomers"]:
        keys[member] = (len(divisions), -rating, member)
    order = sorted(keys, key=keys.get)
    made = event["next"]
    assert [member for division in made for member in division] == order, event
    size, rest = event["size"], len(order) % event["size"]
    joins = 0 < rest < 3 and len(order) > size
    sizes = [size] * (len(order) // size) + ([rest] if rest and not joins else [])
    if joins:
        sizes[-1] += rest
    assert [len(division) for division in made] == sizes, event


LONGEST_WAIT = 120


def arena_costs(event):
    """Returns the free entrants of an arena, and the costs of each pair of them; NOBODY leaves one out."""
    rounds, _ = histories(event)
    tables = event["rounds"][0]["tables"]
    present = [e["number"] for e in event["entrants"] if not e["withdrawn"] and not e["away"]]
    busy = {n for t in tables if t["kind"] == "open" for n in t["seats"]}
    free = [n for n in present if n not in busy]
    since = {e["number"]: max([e["since"]] + [t["ended"] for t in tables if e["number"] in t["seats"]]) for e in event["entrants"]}
    waited = {n: 1 + sum(since[other] > since[n] for other in free) for n in free}
    score = {n: 2 * wins_of(rounds[n]) for n in free}
    rating = {e["number"]: e["rating"] for e in event["entrants"]}
    last = {n: rounds[n][-1].opponent if rounds[n] else NOBODY for n in free}
    excluded = {frozenset(pair) for pair in event["excluded"]}

    def costs(a, b):
        if NOBODY in (a, b):
            return [0, waited[a or b], 0, 0]
        just_met = last[a] == b or last[b] == a
        early = event["now"] - max(since[a], since[b]) < LONGEST_WAIT
        if frozenset((a, b)) in excluded or (just_met and early and len(present) > 2):
            return [1, waited[a] + waited[b], 0, 0]
        return [0, 0, (score[a] - score[b]) ** 2, abs(rating[a] - rating[b])]

    return free, costs


def check_arena(event):
    """Compares the tables that an arena begins with a pairing of least cost."""
    free, costs = arena_costs(event)

    def weigh(a, b):
        number = 0
        for cost in costs(a, b):
            number = number * 10**9 + int(cost)
        return number

    places = free + [NOBODY] * (len(free) % 2)
    pairs = [tuple(seats) for seats in event["next"]["tables"]]
    paired = [n for pair in pairs for n in pair]
    assert len(set(paired)) == len(paired) and set(paired) <= set(free), "at one table each"
    assert all(costs(*pair)[0] == 0 for pair in pairs), "nobody meets their last opponent"
    left = [n for n in places if n not in paired]
    assert all(costs(*pair)[0] == 1 for pair in itertools.combinations(left, 2) if NOBODY not in pair), "nobody waits for nothing"
    pairs += zip(left[::2], left[1::2])
    weight = {frozenset(p): weigh(*p) for p in itertools.combinations(places, 2)}
    most = max(weight.values()) + 1
    graph = networkx.Graph()
    graph.add_weighted_edges_from((*pair, most - cost) for pair, cost in weight.items())
    least = sum(weight[frozenset(pair)] for pair in networkx.max_weight_matching(graph, maxcardinality=True))
    assert sum(weight[frozenset(pair)] for pair in pairs) == least, (pairs, event)


class Swiss:
    """The costs of the next round, by the rules alone."""

    def __init__(self, event):
        self.event = event
        self.rounds, _ = histories(event)
        self.rating = {e["number"]: e["rating"] for e in event["entrants"]}
        self.club = {e["number"]: e["club"] for e in event["entrants"]}
        self.here = [e["number"] for e in event["entrants"] if not e["withdrawn"] and e["next_bye"] < 0]
        self.score = {n: 2 * wins_of(self.rounds[n]) for n in self.here}
        self.excluded = {frozenset(pair) for pair in event["excluded"]}
        self.group = {}
        for number in sorted(self.here, key=lambda n: (-self.rating[n], n)):
            self.group.setdefault(self.score[number], []).append(number)
        self.floated = {n: self.last_float(n) for n in self.here}

    def last_float(self, number):
        if not self.event["rounds"]:
            return None
        last = self.rounds[number][-1]
        if last.kind == "bye":
            return "down" if last.score == 1 else None
        if last.opponent == NOBODY:
            return None
        own, other = (wins_of(self.rounds[n][:-1]) for n in (number, last.opponent))
        return None if own == other else "down" if own > other else "up"

    def rank(self, number):
        return self.group[self.score[number]].index(number)

    def size(self, number):
        return len(self.group[self.score[number]])

    def costs(self, a, b):
        if NOBODY in (a, b):
            number = a or b
            had_one = any(r.kind == "bye" and r.score == 1 for r in self.rounds[number])
            rest = self.size(number) - 1 - self.rank(number)
            return [0, (had_one, self.score[number]), 0, int(self.floated[number] == "down"), 0, rest]
        if (-self.score[a], self.rank(a)) > (-self.score[b], self.rank(b)):
            a, b = b, a
        met = any(r.opponent == b and (r.kind != "forfeit" or r.begun) for r in self.rounds[a])
        apart = len(self.event["rounds"]) < self.event["apart_rounds"]
        gap = self.score[a] - self.score[b]
        if gap:
            floats = (self.floated[a] == "down") + (self.floated[b] == "up")
            half = self.size(a) - 1 - self.rank(a) + abs(self.rank(b) - self.size(b) // 2)
        else:
            floats = 0
            half = abs(self.rank(b) - self.rank(a) - self.size(a) // 2)
        same_club = apart and self.club[a] != "" and self.club[a] == self.club[b]
        return [int(met or frozenset((a, b)) in self.excluded), (False, 0), gap * gap, floats, int(same_club), half]

    def weigh(self, costs):
        """One whole number, of any length, in which each cost outweighs all that can come after it."""
        conflict, (had_one, score), *rest = costs
        number = conflict * 1000 + had_one * 500 + int(score)
        for cost in rest:
            number = number * 1_000_000 + int(cost)
        return number


def check_pairing(event):
    """Returns whether there was a pairing to check."""
    swiss = Swiss(event)
    places = swiss.here + [NOBODY] * (len(swiss.here) % 2)
    made = event["next"]
    asked = {e["number"] for e in event["entrants"] if e["next_bye"] >= 0 and not e["withdrawn"]}
    pairs = [tuple(seats) for seats in made["tables"]] + [(n, NOBODY) for n, _ in made["byes"] if n not in asked]
    assert sorted(itertools.chain(*pairs)) == sorted(places), "each entrant once"
    weight = {frozenset(p): swiss.weigh(swiss.costs(*p)) for p in itertools.combinations(places, 2)}
    most = max(weight.values()) + 1
    graph = networkx.Graph()
    graph.add_weighted_edges_from((*pair, most - cost) for pair, cost in weight.items())
    least = sum(weight[frozenset(pair)] for pair in networkx.max_weight_matching(graph, maxcardinality=True))
    found = sum(weight[frozenset(pair)] for pair in pairs)
    assert found == least, (found, least, event)
    for white, black in made["tables"]:
        whites = [sum(r.white and r.kind != "forfeit" for r in swiss.rounds[n]) for n in (white, black)]
        assert (whites[0], -swiss.rating[white], white) < (whites[1], -swiss.rating[black], black), (white, black)


def main():
    started = time.monotonic()
    events = pairings = matches = ticks = challenges = leagues = tables = 0
    for line in sys.stdin:
        event = json.loads(line)
        if event["system"] == "league":
            check_league(event)
            leagues += 1
            continue
        events += 1
        if event["seats"] > 2:
            tables += check_tables(event)
            continue
        if event["system"] == "ladder":
            challenges += check_ladder(event)
            continue
        matches += check_standings(event)
        if event["system"] == "swiss" and "next" in event:
            check_pairing(event)
            pairings += 1
        if event["system"] == "arena" and "next" in event:
            check_arena(event)
            ticks += 1
    assert min(events, pairings, matches, ticks, challenges, leagues, tables) > 0, "no events came"
    print(
        f"{events} events: standings, {matches} matches, {challenges} challenges of ladders and {leagues} leagues agree; "
        f"{pairings} Swiss pairings and {ticks} of arenas of least cost, by networkx {networkx.__version__}, "
        f"and {tables} rounds at tables of three and four by brute force; "
        f"{time.monotonic() - started:.1f} s"
    )


if __name__ == "__main__":
    main()
