// The language of probability cases: reading it, its codes, and asking it of a roll.
#include "predicates.h"

#include <algorithm>
#include <stdexcept>

namespace cases {
namespace {

bool only_digits(const std::string& text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

// Lists of flèches follow these heads, single numbers or jans all others.
bool takes_list(const std::string& head) {
  return head == "hit_true" || head == "hit_false" || head == "hit_mixed";
}

}  // namespace

Json parse_code(const std::string& code) {
  Json predicate = Json::array();
  for (const std::string& part : split(code, ':')) {
    if (!predicate.empty() && takes_list(predicate[0])) {
      Json list = Json::array();
      for (const std::string& f : split(part, ',')) list.push_back(std::stoi(f));
      predicate.push_back(list);
    } else if (only_digits(part)) {
      predicate.push_back(std::stoi(part));
    } else {
      predicate.push_back(part);
    }
  }
  return predicate;
}

const twin::Verdict& RollInHand::verdict() const {
  if (!verdict_) verdict_ = judge_(c_.board, d1_, d2_, c_.options, c_.context);
  return *verdict_;
}

const twin::Event* RollInHand::event(const std::string& jan) const {
  for (const twin::Event& event : verdict().events)
    if (event.jan == jan) return &event;
  return nullptr;
}

int RollInHand::best_next(const Json& predicate) const {
  int best = 0;
  for (const twin::Play& play : verdict().plays) {
    Case next = c_;
    next.board = play.after;
    int favourable = 0;
    for (int a = 1; a <= 6; ++a)
      for (int b = 1; b <= 6; ++b) favourable += holds(predicate, RollInHand(next, a, b, judge_));
    best = std::max(best, favourable);
  }
  return best;
}

namespace {

using Test = std::function<bool(const Json&, const RollInHand&)>;
using Codes = std::map<std::string, Test>;

// Element i of a predicate, as a number.
int number_at(const Json& predicate, std::size_t i) { return predicate.at(i).get<int>(); }

// Some legal play, the obligations obeyed, satisfies the test.
template <class PlayTest>
bool some_play(const RollInHand& roll, const PlayTest& test) {
  for (const twin::Play& play : roll.verdict().plays)
    if (test(play)) return true;
  return false;
}

// ---- Hits of men and coins.

// Hits of one sort, "hit_true_" or "hit_false_".
std::vector<twin::Event> hits(const RollInHand& roll, const std::string& sort) {
  std::vector<twin::Event> found;
  for (const twin::Event& event : roll.verdict().events)
    if (event.jan.starts_with(sort)) found.push_back(event);
  return found;
}

int ways_on(const RollInHand& roll, const std::string& sort, int fleche) {
  for (const twin::Event& event : hits(roll, sort))
    if (event.at == std::vector<int>{fleche}) return event.ways;
  return 0;
}

// All the listed flèches are hit in this way; without a list, any is.
bool all_hit(const Json& p, const RollInHand& roll, const std::string& sort) {
  if (p.size() < 2) return !hits(roll, sort).empty();
  return std::ranges::all_of(p.at(1), [&](const Json& f) { return ways_on(roll, sort, f.get<int>()) > 0; });
}

// Returns whether one of the two men is hit truly, and one falsely.
bool mixed(const Json& p, const RollInHand& roll) {
  const int a = p.at(1).at(0).get<int>(), b = p.at(1).at(1).get<int>();
  const auto way_round = [&](int x, int y) {
    return ways_on(roll, "hit_true_", x) > 0 && ways_on(roll, "hit_false_", y) > 0;
  };
  return way_round(a, b) || way_round(b, a);
}

int hit_points(const RollInHand& roll) {
  int points = 0;
  for (const twin::Event& event : hits(roll, "hit_true_")) points += event.points;
  return points;
}

// ["hit_count", "true" | "false", [flèches]]: how many of the listed men are hit.
int hit_count(const Json& p, const RollInHand& roll) {
  const std::string sort = "hit_" + p.at(1).get<std::string>() + "_";
  return static_cast<int>(
      std::ranges::count_if(p.at(2), [&](const Json& f) { return ways_on(roll, sort, f.get<int>()) > 0; }));
}

// ["hit_ways", [flèches]]: the ways of hitting the listed men, or all men, added up.
int hit_ways(const Json& p, const RollInHand& roll) {
  int ways = 0;
  for (const twin::Event& event : hits(roll, "hit_true_"))
    if (p.size() < 2 || std::ranges::find(p.at(1), Json(event.at.at(0))) != p.at(1).end()) ways += event.ways;
  return ways;
}

const Codes& hit_codes() {
  static const Codes codes{
      {"hit_true", [](auto& p, auto& r) { return all_hit(p, r, "hit_true_"); }},
      {"hit_false", [](auto& p, auto& r) { return all_hit(p, r, "hit_false_"); }},
      {"both_true", [](auto& p, auto& r) { return all_hit(p, r, "hit_true_"); }},
      {"both_false", [](auto& p, auto& r) { return all_hit(p, r, "hit_false_"); }},
      {"one_true_one_false", mixed},
      {"hit_mixed", mixed},
      {"hit_false_n",
       [](auto& p, auto& r) { return static_cast<int>(hits(r, "hit_false_").size()) == number_at(p, 1); }},
      {"hit_ways>=",
       [](auto& p, auto& r) { return ways_on(r, "hit_true_", number_at(p, 1)) >= number_at(p, 2); }},
      {"hit_points>=", [](auto& p, auto& r) { return hit_points(r) >= number_at(p, 1); }},
      {"hit_points=", [](auto& p, auto& r) { return hit_points(r) == number_at(p, 1); }},
      {"hit_points_in",
       [](auto& p, auto& r) { return hit_points(r) >= number_at(p, 1) && hit_points(r) <= number_at(p, 2); }},
      {"corner_hit", [](auto&, auto& r) { return r.event("corner_hit") != nullptr; }},
      {"two_tables", [](auto&, auto& r) { return r.event("two_tables") != nullptr; }},
  };
  return codes;
}

// ---- Filling, keeping and breaking the three jans.

std::string jan_name(const Json& argument) {
  const std::string name = argument.get<std::string>();
  return name == "petit" || name == "grand" ? name + "_jan" : name;
}

int first_of(const std::string& jan) { return jan == "petit_jan" ? 1 : jan == "grand_jan" ? 7 : 19; }

bool is_full(const twin::Board& board, int first) {
  return std::all_of(board.own.begin() + first, board.own.begin() + first + 6,
                     [](int men) { return men >= 2; });
}

const twin::Event* fill(const Json& p, const RollInHand& roll) {
  return roll.event(jan_name(p.at(1)) + "_fill");
}
const twin::Event* keep(const Json& p, const RollInHand& roll) {
  return roll.event(jan_name(p.at(1)) + "_keep");
}

int ways_of(const twin::Event* event) { return event ? event->ways : 0; }
int points_of(const twin::Event* event) { return event ? event->points : 0; }

// A play of both numbers that keeps, with no man gone past the own coin.
bool keeps_inside(const Json& p, const RollInHand& roll) {
  const std::string jan = jan_name(p.at(1));
  if (!keep(p, roll) || roll.event("helpless")) return false;
  return some_play(roll, [&](const twin::Play& play) {
    const auto beyond = [](const twin::Board& board) {
      return std::vector<int>(board.own.begin() + 13, board.own.end());
    };
    return is_full(play.after, first_of(jan)) && beyond(play.after) == beyond(roll.board()) &&
           play.after.own_off == roll.board().own_off;
  });
}

const Codes& plein_codes() {
  static const Codes codes{
      {"fill", [](auto& p, auto& r) { return ways_of(fill(p, r)) >= (p.size() > 2 ? number_at(p, 2) : 1); }},
      {"fill_exact", [](auto& p, auto& r) { return ways_of(fill(p, r)) == number_at(p, 2); }},
      {"fill_points>=", [](auto& p, auto& r) { return points_of(fill(p, r)) >= number_at(p, 2); }},
      {"fill_points=", [](auto& p, auto& r) { return points_of(fill(p, r)) == number_at(p, 2); }},
      {"keep", [](auto& p, auto& r) { return keep(p, r) != nullptr; }},
      {"keep_noimp", [](auto& p, auto& r) { return keep(p, r) && !r.event("helpless"); }},
      {"keep_inside", keeps_inside},
      {"break",
       [](auto& p, auto& r) { return is_full(r.board(), first_of(jan_name(p.at(1)))) && !keep(p, r); }},
  };
  return codes;
}

// ---- Points, coins, cases, dice.

// By effect each man goes the whole number; par puissance one less each.
bool takes_corner(const RollInHand& roll, int pips_less) {
  return some_play(roll, [&](const twin::Play& play) {
    if (roll.board().own[12] > 0 || play.after.own[12] < 2) return false;
    int pips = 0;
    for (const auto& [from, to] : play.steps) pips += to - from;
    return pips_less < 0 || pips == roll.d1() + roll.d2() - pips_less;
  });
}

bool corner_men_left(const RollInHand& roll, int men) {
  return some_play(roll,
                   [&](const twin::Play& play) { return play.after.own[12] == roll.board().own[12] - men; });
}

// Two men can be brought together on an empty flèche by the two direct numbers.
bool makes_by_both(const Json& p, const RollInHand& roll) {
  const int f = p.at(1).get<int>();
  std::array<int, 26> men = roll.board().own;
  for (const int d : {roll.d1(), roll.d2()})
    if (f - d < 1 || --men[f - d] < 0) return false;
  return roll.board().opp[f] == 0;
}

bool leaves_blot_in(const twin::Board& board, int first, int last) {
  return std::any_of(board.own.begin() + first, board.own.begin() + last + 1,
                     [](int men) { return men == 1; });
}

bool contains(const RollInHand& roll, int n) { return roll.d1() == n || roll.d2() == n; }

// Lengths that the roll gives: each number and the sum.
bool reaches(const RollInHand& roll, int n) { return contains(roll, n) || roll.d1() + roll.d2() == n; }

int directions(const Json& p, const RollInHand& roll) {
  std::vector<int> lengths{roll.d1(), roll.d1() + roll.d2()};
  if (roll.d1() != roll.d2()) lengths.push_back(roll.d2());
  return static_cast<int>(std::ranges::count_if(
      lengths, [&](int n) { return std::ranges::find(p.at(2), Json(n)) != p.at(2).end(); }));
}

const Codes& other_codes() {
  static const Codes codes{
      {"points>=", [](auto& p, auto& r) { return r.verdict().points_player >= number_at(p, 1); }},
      {"player_points_ge", [](auto& p, auto& r) { return r.verdict().points_player >= number_at(p, 1); }},
      {"opponent_points_ge", [](auto& p, auto& r) { return r.verdict().points_opponent >= number_at(p, 1); }},
      {"take_corner", [](auto&, auto& r) { return takes_corner(r, -1); }},
      {"take_corner_natural", [](auto&, auto& r) { return takes_corner(r, 0); }},
      {"take_corner_power", [](auto&, auto& r) { return takes_corner(r, 2); }},
      {"corner_cannot_leave", [](auto&, auto& r) { return !corner_men_left(r, 2); }},
      {"third_corner_man_passes", [](auto&, auto& r) { return corner_men_left(r, 1); }},
      {"make_both_dice", makes_by_both},
      {"cover",
       [](auto& p, auto& r) {
         return some_play(r, [&](auto& play) { return play.after.own[number_at(p, 1)] >= 2; });
       }},
      {"forced_blot_grand_jan",
       [](auto&, auto& r) {
         return !some_play(r, [](auto& play) { return !leaves_blot_in(play.after, 7, 12); });
       }},
      {"forced_blot_own_half",
       [](auto&, auto& r) {
         return !some_play(r, [](auto& play) { return !leaves_blot_in(play.after, 1, 12); });
       }},
      {"dice_sum", [](auto& p, auto& r) { return r.d1() + r.d2() == number_at(p, 1); }},
      {"dice_sum_le", [](auto& p, auto& r) { return r.d1() + r.d2() <= number_at(p, 1); }},
      {"dice_contains", [](auto& p, auto& r) { return contains(r, number_at(p, 1)); }},
      {"contains", [](auto& p, auto& r) { return contains(r, number_at(p, 1)); }},
      {"dice_reach",
       [](auto& p, auto& r) {
         return std::ranges::any_of(p.at(1), [&](const Json& n) { return reaches(r, n.get<int>()); });
       }},
      {"dice_ways>=", [](auto& p, auto& r) { return directions(p, r) >= number_at(p, 1); }},
      {"or",
       [](auto& p, auto& r) {
         return std::any_of(p.begin() + 1, p.end(), [&](const Json& q) { return holds(q, r); });
       }},
      {"and",
       [](auto& p, auto& r) {
         return std::all_of(p.begin() + 1, p.end(), [&](const Json& q) { return holds(q, r); });
       }},
  };
  return codes;
}

}  // namespace

bool holds(const Json& predicate, const RollInHand& roll) {
  const std::string head = predicate.at(0).get<std::string>();
  for (const Codes* codes : {&hit_codes(), &plein_codes(), &other_codes()})
    if (const auto found = codes->find(head); found != codes->end()) return found->second(predicate, roll);
  throw std::runtime_error("unknown code " + head);
}

int measure(const Json& predicate, const RollInHand& roll) {
  const std::string head = predicate.at(0).get<std::string>();
  if (head == "next") return roll.best_next(predicate.at(1));
  if (head == "keep_twice") {
    const Json keep{"keep", predicate.at(1)};
    return holds(keep, roll) ? roll.best_next(keep) : 0;
  }
  if (head == "hit_count") return hit_count(predicate, roll);
  if (head == "hit_ways") return hit_ways(predicate, roll);
  return holds(predicate, roll);
}

}  // namespace cases
