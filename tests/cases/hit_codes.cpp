// Codes about hits.
#include <algorithm>

#include "codes.h"

namespace cases {
namespace {

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

// One of the two truly, the other falsely.
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

}  // namespace

int hit_count(const Json& p, const RollInHand& roll) {
  const std::string sort = "hit_" + p.at(1).get<std::string>() + "_";
  return static_cast<int>(
      std::ranges::count_if(p.at(2), [&](const Json& f) { return ways_on(roll, sort, f.get<int>()) > 0; }));
}

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

}  // namespace cases
