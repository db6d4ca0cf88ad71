#include "engine/players/lessons.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <string>

#include "engine/explain/facts.h"
#include "engine/explain/odds.h"
#include "game/rules/state_after.h"

namespace trictrac::players {
namespace {

using explanation::Fact, explanation::men_in;

// The men of the player after a play, and the facts about the position.
struct Counted {
  const Men& own;
  const explanation::Facts& facts;
};

template <Fact kFact>
double value(const Counted& c) {
  return c.facts.values[kFact];
}

// Flèches from which a man reaches the corner with one number, until it is taken.
double builders(const Counted& c) {
  return c.own.on(kCoin) >= 2 ? 0 : size(at_least(c.own, 1) & span(kCoin - 6, kCoin - 1));
}

double before_return(const Counted& c) { return men_in(c.own, span(kTalon, kCoin)); }

double missing_in_return(const Counted& c) {
  int n = 0;
  for (FlecheSet jan = kRetour; jan;) n += std::max(0, 2 - c.own.on(pop(jan)));
  return n;
}

double way_home(const Counted& c) {
  int pips = 0;
  for (Fleche f = kTalon; f < first_of(kRetour); ++f) pips += c.own.on(f) * (first_of(kRetour) - f);
  return pips;
}

double one(const Counted&) { return 1; }

// What the lessons, or the sections of docs/strategy.md, teach about a play. The unit is a throw that hits:
// a man hit by three throws more is as bad as three. The stage is that of the board before the play.
struct StageWorth {
  int filling, keeping, in_return;  // of one more
};
struct PlayRule {
  std::string_view name;
  StageWorth worth;
  double (*count)(const Counted&);
};
constexpr PlayRule kPlayRules[] = {
    // Lesson 20: take the corner, prepare it from several flèches, and bring no third man.
    {"corner", {90, 0, 20}, value<Fact::Corner>},
    {"corner", {6, 0, 0}, builders},
    {"third-man", {-20, 0, 0}, value<Fact::ThirdOnCorner>},
    // Lesson 19: the cases on 8 to 11 first.
    {"cases", {30, 30, 15}, value<Fact::HighCases>},
    {"cases", {12, 12, 0}, value<Fact::CaseOnSeven>},
    {"cases", {4, 0, 0}, value<Fact::LowCases>},
    // Lesson 18: a fresh man.
    {"fresh-men", {-9, -2, -7}, value<Fact::Talon>},
    // Lesson 21: count the throws that hit; set a trap. Lesson 2: hit.
    {"hit", {-1, -1, -1}, value<Fact::TheyHit>},
    {"trap", {1, 1, 1}, value<Fact::TheyHitFalsely>},
    {"attack", {1, 0, 0}, value<Fact::Hit>},
    // Lesson 5, *Filling and keeping*: count the throws that fill, and the men that are missing.
    {"filling", {2, 2, 2}, value<Fact::Fill>},
    {"filling", {-7, -10, -6}, value<Fact::Missing>},
    // Lesson 6, the same section: keep, and hold spare men back; no heaps.
    {"keeping", {0, -2, -1}, value<Fact::Break>},
    {"spare-men", {0, 5, 0}, value<Fact::Spare>},
    {"spare-men", {-9, -6, -6}, value<Fact::Heaps>},
    // *The return*: stay out of it as long as you can; then bring the last men home, to fill it.
    {"return", {0, -13, -16}, before_return},
    {"return", {0, 0, -9}, missing_in_return},
    {"return", {0, 0, -1}, way_home},
};

// What lesson 22 and *Hold or go* teach, about the position after holding: hold if it adds up to more than
// nothing.
struct HoldRule {
  std::string_view name;
  int worth;
  double (*count)(const Counted&);
};
constexpr HoldRule kHoldRules[] = {
    {"hold-unsure", -65, one},
    {"hold-corners", 50, value<Fact::Corner>},
    {"hold-corners", -50, value<Fact::TheirCorner>},
    {"hold-cases", 25, value<Fact::HighCases>},
    {"hold-cases", -20, value<Fact::TheirHighCases>},
    {"hold-jans", -10, value<Fact::Missing>},
    {"hold-jans", 15, value<Fact::TheirMissing>},
    {"hold-time", 25, value<Fact::Spare>},
    {"hold-time", -25, value<Fact::TheirSpare>},
    {"hold-points", 6, value<Fact::Points>},
    {"hold-points", -9, value<Fact::TheirPoints>},
};

using WorthAtStage = int StageWorth::*;
WorthAtStage stage_of(const Men& own) {
  if (men_in(own, span(kOtherCoin, kLast)) > 0) return &StageWorth::in_return;
  return explanation::full_jan(own) ? &StageWorth::keeping : &StageWorth::filling;
}

class Learner final : public Player {
 public:
  explicit Learner(std::string_view without) : without_(without) {}

  GameEvent choose(const Match& match) override {
    const Tour& tour = match.tour();
    const State& state = tour.state();
    const auto worth_of = [&, stage = stage_of(state.board.own)](const Play& play) {
      const auto after = state_after(tour, play);
      // Nothing is left to be lost by it.
      if (!after) return std::numeric_limits<double>::infinity();
      return worth(kPlayRules, *after, state.to_act, [&](const PlayRule& rule) { return rule.worth.*stage; });
    };
    const auto best = std::ranges::max_element(tour.turn().plays, {}, worth_of);
    if (state.stage == Stage::Move) return PlayMen{*best};
    const auto held = state_after(tour, *best);
    if (!held || worth(kHoldRules, *held, state.to_act, &HoldRule::worth) > 0) return Hold{};
    return Go{};
  }

 private:
  template <class Rules, class WorthOf>
  double worth(const Rules& rules, const State& after, Side side, WorthOf worth_of) const {
    const Position board = seen_by(side, after);
    const explanation::Facts facts = explanation::facts_of(after, side);
    double sum = 0;
    for (const auto& rule : rules)
      if (without_.empty() || !rule.name.starts_with(without_))
        sum += std::invoke(worth_of, rule) * rule.count({board.own, facts});
    return sum;
  }

  const std::string without_;
};

}  // namespace

std::unique_ptr<Player> make_learner(std::string_view text) {
  constexpr std::string_view kName = "lessons", kWithout = ",without=";
  if (!text.starts_with(kName)) return nullptr;
  const std::string_view rest = text.substr(kName.size());
  if (rest.empty()) return std::make_unique<Learner>("");
  if (!rest.starts_with(kWithout)) return nullptr;
  const std::string_view name = rest.substr(kWithout.size());
  const auto named = [&](const auto& rule) { return !name.empty() && rule.name.starts_with(name); };
  if (std::ranges::none_of(kPlayRules, named) && std::ranges::none_of(kHoldRules, named)) return nullptr;
  return std::make_unique<Learner>(name);
}

}  // namespace trictrac::players
