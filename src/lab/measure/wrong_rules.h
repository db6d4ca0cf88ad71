// The change in play between two sets of rules: how often they have different best answers, and what it costs
// to answer by the wrong ones.
#pragma once

#include "lab/measure/draw.h"

namespace trictrac::measure {

// A net that plays tours by some rules.
struct RulesPlayed {
  RuleOptions rules;
  std::shared_ptr<const net::Weights> weights;
};

// Compares the answers to rolls of tours under the right rules.
class WrongRules {
 public:
  WrongRules(const RulesPlayed& right, const RulesPlayed& wrong, const Tables& tables, const Depth& depth);

  // The answer by the wrong rules.
  struct Finding {
    bool differs = false;
    Thousandths cost{};  // by the net of the right rules, at the depth of the search: below zero where it
                         // prefers that answer one ply deeper
  };

  // Returns what the wrong rules make of `roll`, thrown in `before`, a state at Roll under the right rules.
  // The roll scores, and its legal plays are, as the right rules have them; the wrong ones only value what
  // follows. A roll with a single answer, and one that ends the tour, gives no difference.
  Finding examine(const State& before, Roll roll);

 private:
  Millionths equity(const Choice& choice);

  const RulesPlayed right_, wrong_;
  const Depth depth_;
  RoundSearch by_right_, by_wrong_;
  RolledPosition thrown_;
};

}  // namespace trictrac::measure
