// Counting the favourable rolls of a probability case.
#include <algorithm>

#include "cases.h"
#include "predicates.h"

namespace cases {
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

}  // namespace cases
