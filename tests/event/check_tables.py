"""Counts events at tables of three and four again: what each entrant has won there, their places, and the next round, for which
it tries every division of a few entrants, and every change of two places of many. Shares no code with the program."""
import itertools

# Every division of so many entrants is tried.
MOST_EXACT = 9


def seat_at(table, seat):
    """Returns what a round of a table adds for a seat: its kind, its amount and its halves of a table won."""
    kind, amounts = table["kind"], table["amounts"]
    if kind == "played":
        best = max(amounts)
        return kind, amounts[seat], 0 if amounts[seat] < best else 2 if amounts.count(best) == 1 else 1
    return kind, 0, 2 if kind == "forfeit" and table["winner"] == seat else 0


def missing_at(table):
    if table["kind"] == "played":
        return "forfeit", min(0, *table["amounts"]), 0
    return table["kind"], 0, 0


def histories(event):
    """Returns for each entrant what each round was: its kind, their only opponent if there was one, amount, halves."""
    rounds = {entrant["number"]: [] for entrant in event["entrants"]}
    for each in event["rounds"]:
        had = {number: ("bye", 0, 0, halves) for number, halves in each["byes"]}
        for table in each["tables"]:
            assert table["kind"] != "played" or sum(table["amounts"]) == 0, table
            for seat, number in enumerate(table["seats"]):
                kind, amount, halves = seat_at(table, seat)
                had[number] = kind, table["seats"][1 - seat] if len(table["seats"]) == 2 else 0, amount, halves
            for number in table["missing"]:
                kind, amount, halves = missing_at(table)
                had[number] = kind, 0, amount, halves
        for number, history in rounds.items():
            history.append(had.get(number, ("absent", 0, 0, 0)))
    return rounds


def parts_of(history, what):
    """Returns the summands of a number, as the program prints them."""
    counted = [(i, each) for i, each in enumerate(history, 1) if each[0] != "open"]
    if what != "best_table":
        member = 2 if what == "balance" else 3
        return [[i, each[1], each[member], False] for i, each in counted]
    parts = [[i, each[1], each[2], True] for i, each in counted if each[0] == "played"]
    if parts:
        max(parts, key=lambda part: part[2])[3] = False
    return parts


def figure(history, what):
    parts = parts_of(history, what)
    return {"value": sum(part[2] for part in parts if not part[3]), "sum": parts}


def check_standings(event):
    rounds = histories(event)
    names = ["balance"] + event["tie_breaks"]
    key = {number: tuple(figure(history, name)["value"] for name in names) for number, history in rounds.items()}
    rows = event["standings"]
    assert sorted(row["entrant"] for row in rows) == sorted(rounds), "each entrant once"
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows), "in the order of places"
    for row in rows:
        number, history = row["entrant"], rounds[row["entrant"]]
        assert row["place"] == 1 + sum(other > key[number] for other in key.values()), (row, key)
        assert row["shared"] == (list(key.values()).count(key[number]) > 1), row
        assert row["balance"] == figure(history, "balance"), (row, history)
        assert row["wins"] == figure(history, "tables_won"), (row, history)
        assert row.get("tie_breaks", []) == [figure(history, name) for name in event["tie_breaks"]], (row, history)


class Round:
    """The next round, by its rules alone."""

    def __init__(self, event):
        self.event = event
        rounds = histories(event)
        here = [e for e in event["entrants"] if not e["withdrawn"] and e["next_bye"] < 0]
        self.score = {e["number"]: sum(part[2] for part in parts_of(rounds[e["number"]], "balance")) for e in here}
        self.order = [e["number"] for e in sorted(here, key=lambda e: (-self.score[e["number"]], -e["rating"], e["number"]))]
        self.sizes = self.sizes_of(len(self.order))
        self.byes = []
        given = {n: sum(n in dict(r["byes"]) and n not in r["asked"] for r in event["rounds"]) for n in self.order}
        while len(self.order) > sum(self.sizes):
            free = min(self.order, key=lambda n: (given[n], -self.order.index(n)))
            self.byes.append(free)
            self.order.remove(free)
        self.club = {e["number"]: e["club"] for e in here}
        self.excluded = {frozenset(pair) for pair in event["excluded"]}
        self.met = {}
        for table in (t for r in event["rounds"] for t in r["tables"] if t["kind"] != "forfeit" or t["begun"]):
            for pair in itertools.combinations(table["seats"], 2):
                self.met[frozenset(pair)] = self.met.get(frozenset(pair), 0) + 1

    def sizes_of(self, count):
        most, least = self.event["seats"], self.event["least_seats"]
        fits = [(full, fewer) for full in range(count // most + 1) for fewer in range(count // least + 1)]
        seated = [(full * most + fewer * least, full, fewer) for full, fewer in fits if full * most + fewer * least <= count]
        _, full, fewer = max(seated)
        if most == least:
            full, fewer = full + fewer, 0
        return [most] * full + [least] * fewer

    def costs(self, a, b):
        scores = [self.score[n] for n in self.order]
        first, second = scores.index(self.score[a]), scores.index(self.score[b])
        apart = len(self.event["rounds"]) < self.event["apart_rounds"]
        same_club = apart and self.club[a] != "" and self.club[a] == self.club[b]
        size = scores.count(self.score[a])
        part = [(self.order.index(n) - first) * self.event["seats"] // size for n in (a, b)] if first == second else [0, 1]
        pair = frozenset((a, b))
        return pair in self.excluded, self.met.get(pair, 0) ** 2, same_club, (first - second) ** 2, part[0] == part[1]

    def weigh(self, tables):
        pairs = [self.costs(*pair) for table in tables for pair in itertools.combinations(table, 2)]
        return tuple(map(sum, zip(*pairs)))

    def divisions(self, left, sizes):
        """All divisions of these entrants into tables of these sizes."""
        if not left:
            yield []
        for size in set(sizes):
            rest = list(sizes)
            rest.remove(size)
            for others in itertools.combinations(left[1:], size - 1):
                table = (left[0], *others)
                for more in self.divisions([n for n in left if n not in table], rest):
                    yield [table, *more]


def check_round(event):
    asked = {e["number"] for e in event["entrants"] if e["next_bye"] >= 0 and not e["withdrawn"]}
    made, rules = event["next"], Round(event)
    tables = made["tables"]
    given = [n for n, _ in made["byes"] if n not in asked]
    assert sorted(map(len, tables)) == sorted(rules.sizes), (tables, rules.sizes)
    assert sorted(itertools.chain(*tables)) == sorted(rules.order), "each entrant once"
    assert sorted(given) == sorted(rules.byes) and all(halves == 0 for _, halves in made["byes"]), (given, rules.byes)
    found = rules.weigh(tables)
    if len(rules.order) <= MOST_EXACT:
        assert found == min(map(rules.weigh, rules.divisions(rules.order, rules.sizes))), (found, event)
        return
    cost = {frozenset(pair): rules.costs(*pair) for pair in itertools.combinations(rules.order, 2)}

    def weigh(table):
        return map(sum, zip(*(cost[frozenset(pair)] for pair in itertools.combinations(table, 2))))

    for one, other in itertools.combinations(tables, 2):
        before = tuple(map(sum, zip(weigh(one), weigh(other))))
        for a, b in itertools.product(one, other):
            changed = [[b if n == a else n for n in one], [a if n == b else n for n in other]]
            assert tuple(map(sum, zip(*map(weigh, changed)))) >= before, ("a change of two places is better", a, b, event)


def check_tables(event):
    """Returns how many rounds there were to check."""
    check_standings(event)
    if "next" not in event:
        return 0
    check_round(event)
    return 1
