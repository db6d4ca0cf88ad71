// Checks the statements of a case against a judge.
#include <algorithm>
#include <sstream>

#include "cases.h"
#include "predicates.h"

namespace cases {

std::string describe(const std::vector<twin::Event>& events) {
  std::string text;
  for (const twin::Event& event : events) {
    text += (text.empty() ? "" : ", ") + event.jan + " x" + std::to_string(event.ways) + " " +
            std::to_string(event.points) + (event.to_player ? " player" : " opponent");
    for (const int f : event.at) text += " @" + std::to_string(f);
  }
  return "[" + text + "]";
}

std::string describe(const twin::Board& board) {
  std::ostringstream text;
  for (int f = 1; f <= 24; ++f)
    if (board.own[f] > 0) text << f << ':' << board.own[f] << ' ';
  text << "off:" << board.own_off;
  return text.str();
}

// ---- Kinds score, moves and game, and the marks.

namespace {

// Collects the failures of one case.
struct Report {
  const Case& c;
  std::vector<Failure> failures;
  void require(bool holds, const std::string& what) {
    if (!holds) failures.push_back({c.id, what});
  }
  void require_equal(int expected, int found, const std::string& what) {
    require(expected == found,
            what + ": expected " + std::to_string(expected) + ", found " + std::to_string(found));
  }
};

twin::Verdict judged(const Case& c, const Judge& judge) {
  return judge(c.board, c.d1, c.d2, c.options, c.context);
}

// `at` binds only where the case gives it.
bool matches(const Json& expected, const twin::Event& event) {
  if (expected.at("jan") != event.jan || expected.at("ways") != event.ways ||
      expected.at("points") != event.points)
    return false;
  if ((expected.at("to") == "player") != event.to_player) return false;
  if (!expected.contains("at") || !expected["at"].is_array() || expected["at"].empty()) return true;
  std::vector<int> at = expected["at"].get<std::vector<int>>();
  std::ranges::sort(at);
  return at == event.at;
}

Json expected_events(const Json& expect) {
  Json events = expect.value("events", Json::array());
  for (const Json& event : expect.value("other_events_by_recount", Json::array())) events.push_back(event);
  return events;
}

void check_events(const Case& c, const twin::Verdict& verdict, Report& report) {
  std::vector<twin::Event> left = verdict.events;
  for (const Json& expected : expected_events(c.expect)) {
    const auto found =
        std::ranges::find_if(left, [&](const twin::Event& event) { return matches(expected, event); });
    report.require(found != left.end(), "no event " + expected.dump() + " in " + describe(verdict.events));
    if (found != left.end()) left.erase(found);
  }
  if (c.complete) report.require(left.empty(), "events beyond the book: " + describe(left));
  for (const Json& absent : c.expect.value("events_absent", Json::array()))
    for (const twin::Event& event : verdict.events)
      report.require(event.jan != absent.get<std::string>(), "unexpected " + event.jan);
}

int hit_points(const twin::Verdict& verdict, bool to_player) {
  int points = 0;
  for (const twin::Event& event : verdict.events)
    if (event.jan.starts_with("hit_") && event.to_player == to_player) points += event.points;
  return points;
}

void check_totals(const Case& c, const twin::Verdict& verdict, Report& report) {
  const auto check = [&](const char* key, int found) {
    if (c.expect.contains(key)) report.require_equal(c.expect[key].get<int>(), found, key);
  };
  check("hit_points_player", hit_points(verdict, true));
  check("points_player_hits", hit_points(verdict, true));
  check("hit_points_opponent", hit_points(verdict, false));
  if (!c.complete && c.kind == "score") return;
  check("points_player", verdict.points_player);
  check("points_opponent", verdict.points_opponent);
  check("points_roller", verdict.points_player);
}

// Applies the steps of a book's play; only the resulting board counts.
twin::Board played(const Case& c, const Json& play) {
  twin::Board board = c.board;
  for (const Json& step : play) {
    const int to = step.at(1).get<int>();
    --board.own.at(step.at(0).get<int>());
    if (to == 25)
      ++board.own_off;
    else
      ++board.own.at(to);
  }
  return board;
}

bool is_legal(const twin::Verdict& verdict, const twin::Board& board) {
  return std::ranges::any_of(verdict.plays, [&](const twin::Play& play) { return play.after == board; });
}

void check_only(const Case& c, const twin::Verdict& verdict, Report& report) {
  const Json& only = c.expect["moves_only"];
  for (const Json& play : only)
    report.require(is_legal(verdict, played(c, play)), "not legal: " + play.dump());
  for (const twin::Play& play : verdict.plays)
    report.require(
        std::ranges::any_of(only, [&](const Json& expected) { return played(c, expected) == play.after; }),
        "legal beyond the book: " + describe(play.after));
}

void check_plays(const Case& c, const twin::Verdict& verdict, Report& report) {
  for (const Json& play : c.expect.value("moves_legal", Json::array()))
    report.require(is_legal(verdict, played(c, play)), "not legal: " + play.dump());
  for (const Json& play : c.expect.value("moves_illegal", Json::array()))
    report.require(!is_legal(verdict, played(c, play)), "legal: " + play.dump());
  if (c.expect.contains("moves_only")) check_only(c, verdict, report);
}

// The plays an author weighs against each other: a list of plays, or objects with one.
std::vector<Json> weighed_plays(const Json& expect) {
  std::vector<Json> plays;
  for (const char* key : {"best", "avoid", "inferior", "worse"}) {
    const Json named = expect.value(key, Json::array());
    for (const Json& entry : named.is_array() ? named : Json::array({named})) {
      if (entry.is_array()) plays.push_back(entry);
      if (entry.is_object() && entry.contains("play") && entry["play"].is_array())
        plays.push_back(entry["play"]);
    }
  }
  return plays;
}

}  // namespace

std::vector<Failure> check_score(const Case& c, const Judge& judge) {
  Report report{c, {}};
  const twin::Verdict verdict = judged(c, judge);
  check_events(c, verdict, report);
  check_totals(c, verdict, report);
  return report.failures;
}

std::vector<Failure> check_moves(const Case& c, const Judge& judge) {
  Report report{c, {}};
  const twin::Verdict verdict = judged(c, judge);
  check_plays(c, verdict, report);
  check_totals(c, verdict, report);
  if (c.expect.contains("keeps_grand_jan")) {
    const bool keeps =
        std::ranges::any_of(verdict.events, [](const auto& event) { return event.jan == "grand_jan_keep"; });
    report.require(keeps == c.expect["keeps_grand_jan"].get<bool>(),
                   "keeps_grand_jan: " + describe(verdict.events));
  }
  return report.failures;
}

std::vector<Failure> check_game(const Case& c, const Judge& judge) {
  Report report{c, {}};
  const twin::Verdict verdict = judged(c, judge);
  check_events(c, verdict, report);
  check_totals(c, verdict, report);
  check_plays(c, verdict, report);
  return report.failures;
}

std::vector<Failure> check_decision(const Case& c, const Judge& judge) {
  Report report{c, {}};
  if (c.d1 == 0) return {};
  const twin::Verdict verdict = judged(c, judge);
  for (const Json& play : weighed_plays(c.expect))
    report.require(is_legal(verdict, played(c, play)), "not legal: " + play.dump());
  check_totals(c, verdict, report);
  return report.failures;
}

std::vector<Failure> check_marks(const Case& c, const Judge& judge, const Mark& mark) {
  Report report{c, {}};
  if (!c.marks) return {};
  const MarkOutcome outcome = mark(c.marks->player, c.marks->opponent, judged(c, judge));
  const auto check = [&](std::optional<int> expected, int found, const char* what) {
    if (expected) report.require_equal(*expected, found, what);
  };
  check(c.marks->holes_won, outcome.holes_won, "holes_won");
  check(c.marks->points_left, outcome.points_left, "points_left");
  check(c.marks->opponent_holes_won, outcome.opponent_holes_won, "opponent_holes_won");
  check(c.marks->opponent_points, outcome.opponent_points, "opponent_points");
  return report.failures;
}

// ---- The favourable rolls of a probability case, counted.

namespace {

const Json& stated(const Case& c) { return c.expect.at("probability"); }

// The code as a list, whichever of the two notations the source has.
Json predicate_of(const Case& c) {
  return stated(c).contains("check") ? stated(c)["check"] : parse_code(stated(c)["code"].get<std::string>());
}

// [6, 5] and [5, 6] name the same roll.
bool lists_roll(const Json& rolls, int high, int low) {
  return std::ranges::any_of(rolls, [&](const Json& roll) {
    const int a = roll.at(0).get<int>(), b = roll.at(1).get<int>();
    return std::max(a, b) == high && std::min(a, b) == low;
  });
}

const Json* listed_rolls(const Case& c) {
  for (const char* key : {"favourable_rolls", "rolls"})
    if (stated(c).contains(key) && stated(c)[key].is_array()) return &stated(c)[key];
  return nullptr;
}

}  // namespace

bool has_code(const Case& c) {
  return c.expect.contains("probability") && (stated(c).contains("check") || stated(c).contains("code"));
}

std::vector<Failure> check_probability(const Case& c, const Judge& judge) {
  if (!has_code(c)) return {};
  const Json predicate = predicate_of(c);
  const Json* listed = listed_rolls(c);
  std::string differing;
  int favourable = 0;
  for (int high = 1; high <= 6; ++high) {
    for (int low = 1; low <= high; ++low) {
      const int amount = measure(predicate, RollInHand(c, high, low, judge));
      favourable += amount * (high == low ? 1 : 2);
      if (listed && (amount > 0) != lists_roll(*listed, high, low))
        differing += (amount > 0 ? " +" : " -") + std::to_string(high) + "-" + std::to_string(low);
    }
  }
  const int expected = stated(c).at("favourable").get<int>();
  if (favourable == expected && differing.empty()) return {};
  return {{c.id, predicate.dump() + ": expected " + std::to_string(expected) + ", found " +
                     std::to_string(favourable) +
                     (differing.empty() ? "" : "; rolls added or missing:" + differing)}};
}

bool is_checkable(const Case& c) {
  return c.kind == "score" || c.kind == "moves" || c.kind == "game" || c.kind == "decision" ||
         (c.kind == "probability" && has_code(c));
}

std::vector<Failure> check(const Case& c, const Judge& judge) {
  if (c.kind == "score") return check_score(c, judge);
  if (c.kind == "moves") return check_moves(c, judge);
  if (c.kind == "game") return check_game(c, judge);
  if (c.kind == "decision") return check_decision(c, judge);
  if (c.kind == "probability") return check_probability(c, judge);
  return {};
}

}  // namespace cases
