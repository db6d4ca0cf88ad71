// The codes of probability cases, by family; internal to predicates.
#pragma once

#include "predicates.h"

namespace cases {

using Test = std::function<bool(const Json&, const RollInHand&)>;
using Codes = std::map<std::string, Test>;

// Hits of men and coins.
const Codes& hit_codes();
// Filling, keeping and breaking the three jans.
const Codes& plein_codes();
// Points, coins, cases, dice.
const Codes& other_codes();

// ["hit_count", "true" | "false", [flèches]]: how many of the listed men are hit.
int hit_count(const Json& predicate, const RollInHand& roll);
// ["hit_ways", [flèches]]: the ways of hitting the listed men, or all men, added up.
int hit_ways(const Json& predicate, const RollInHand& roll);

// Element i of a predicate, as a number.
inline int number_at(const Json& predicate, std::size_t i) { return predicate.at(i).get<int>(); }

// Some lawful play, the obligations obeyed, satisfies the test.
template <class PlayTest>
bool some_play(const RollInHand& roll, const PlayTest& test) {
  for (const twin::Play& play : roll.verdict().plays)
    if (test(play)) return true;
  return false;
}

}  // namespace cases
