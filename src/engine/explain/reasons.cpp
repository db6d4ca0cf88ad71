#include "engine/explain/reasons.h"

#include <algorithm>
#include <cmath>

#include "base/text_of.h"

namespace trictrac::explanation {
namespace {

// A deed is said if it is among so many of the heaviest facts; so many counts are said at most.
constexpr std::size_t kHeaviest = 3, kCounts = 2, kHoldReasons = 3;
// A count is said if it weighs this part of the heaviest one, and what speaks against if it weighs this part
// of the first reason.
constexpr double kPartOfCount = 0.35, kPartOfThough = 0.5;

// Facts of which one says what the other says: the first is easier to see on the board, and is said in place
// of the second if it weighs nearly as much.
constexpr std::pair<Fact, Fact> kAlike[] = {
    {Fact::TheyHit, Fact::TheirGain},  {Fact::TheyHit, Fact::TheyWinHole},
    {Fact::TheyHit, Fact::HighAlone},  {Fact::TheyWinHole, Fact::TheirGain},
    {Fact::TheyFill, Fact::TheirGain}, {Fact::TheyKeep, Fact::TheirGain},
    {Fact::TheyKeep, Fact::TheyBreak}, {Fact::TheirSpare, Fact::TheyKeep},
    {Fact::Keep, Fact::Break},         {Fact::Spare, Fact::Keep},
    {Fact::Fill, Fact::Gain},          {Fact::TheyHitFalsely, Fact::YourShare},
};
constexpr double kPartOfAlike = 0.6;

bool are_alike(Fact a, Fact b) {
  return std::ranges::any_of(
      kAlike, [&](const auto& pair) { return pair == std::pair(a, b) || pair == std::pair(b, a); });
}

FlecheSet places_of(Fact f, const Facts& facts) {
  switch (f) {
    case Fact::LowCases: return facts.cases & span(2, 6);
    case Fact::CaseOnSeven: return facts.cases & only(7);
    case Fact::HighCases: return facts.cases & span(8, 11);
    case Fact::Corner:
    case Fact::ThirdOnCorner:
    case Fact::TakeCorner: return only(kCoin);
    case Fact::Talon: return only(kTalon);
    case Fact::HighAlone: return facts.alone;
    case Fact::Heaps: return facts.heaps;
    case Fact::Full: return facts.full;
    case Fact::Passed: return facts.passed;
    case Fact::Missing: return facts.missing;
    case Fact::TheyHit: return facts.hit;
    case Fact::TheyHitFalsely: return facts.hit_falsely;
    default: return 0;
  }
}

bool is_case(Fact f) { return f == Fact::LowCases || f == Fact::CaseOnSeven || f == Fact::HighCases; }

// The facts before a play and after two.
struct Compared {
  Facts before, best, given;
};

// Names what a deed is about, and which of the answers did it.
void place_deed(const Compared& c, Reason& r) {
  const Facts& better = r.weight > 0 ? c.best : c.given;
  const Facts& worse = r.weight > 0 ? c.given : c.best;
  r.before = c.before.values[r.fact];
  // The answer it speaks for does nothing good itself: the other one does harm.
  r.undone = kFacts[r.fact].sign * (better.values[r.fact] - r.before) <= 0;
  const FlecheSet all = places_of(r.fact, better), won = all & ~places_of(r.fact, worse);
  r.at = won ? won : all;
  if (!is_case(r.fact)) return;
  const FlecheSet made = won & ~c.before.cases;
  r.undone = made == 0;
  r.at = made ? made : won;
}

void place(const Compared& c, Reason& r) {
  if (kFacts[r.fact].kind == FactKind::Deed) return place_deed(c, r);
  // The flèches that only the answer with more of it has, if there are any.
  const FlecheSet best = places_of(r.fact, c.best), given = places_of(r.fact, c.given);
  const FlecheSet more = r.best > r.given ? best : given, less = r.best > r.given ? given : best;
  r.at = more & ~less ? more & ~less : more;
  r.rolls = (r.best > r.given ? c.best : c.given).rolls[r.fact];
}

void by_weight(std::vector<Reason>& all) {
  std::ranges::stable_sort(
      all, [](const Reason& a, const Reason& b) { return std::abs(a.weight) > std::abs(b.weight); });
}

// Returns the reason to say in place of `r`: one that says the same and is easier to see, or `r` itself.
Reason easiest_to_see(const std::vector<Reason>& all, const Reason& r) {
  for (const auto& [seen, of] : kAlike) {
    if (of != r.fact) continue;
    const auto found = std::ranges::find(all, seen, &Reason::fact);
    if (found != all.end() && found->weight >= kPartOfAlike * r.weight) return *found;
  }
  return r;
}

bool says_the_same(const std::vector<Reason>& said, Fact f) {
  return std::ranges::any_of(said, [&](const Reason& r) { return r.fact == f || are_alike(r.fact, f); });
}

void say(const Reason& r, Role role, std::vector<Reason>& said) {
  said.push_back(r);
  said.back().role = role;
}

// Adds the heaviest reasons for the best, which come first in `all`, and the heaviest against it.
void add_counts(const std::vector<Reason>& all, std::size_t most, std::vector<Reason>& said) {
  double heaviest = 0;
  std::size_t counts = 0;
  for (const Reason& r : all) {
    if (r.weight <= 0 || r.role == Role::Deed || counts == most) continue;
    heaviest = std::max(heaviest, r.weight);
    const Reason seen = easiest_to_see(all, r);
    if (r.weight < kPartOfCount * heaviest || says_the_same(said, r.fact) || says_the_same(said, seen.fact))
      continue;
    say(seen, Role::Count, said);
    ++counts;
  }
  const auto against = std::ranges::find_if(all, [](const Reason& r) { return r.weight < 0; });
  if (said.empty() || against == all.end()) return;
  if (-against->weight >= kPartOfThough * said.front().weight) say(*against, Role::Though, said);
}

// Returns by which words the reason at that place is added to those before it: a deed, what follows from it,
// and what speaks against.
std::string_view joint_at(const Explanation& e, std::size_t at) {
  const Reason& first = e.reasons.front();
  const auto is_though = [&](std::size_t i) { return e.reasons[i].role == Role::Though; };
  if (is_though(at)) return "said.though";
  if (at == 0) return first.role == Role::Deed || e.hold ? "" : "said.after";
  if (at == 1 && first.role == Role::Deed) return first.undone ? "said.instead" : "said.then";
  return at + 1 == e.reasons.size() || is_though(at + 1) ? "said.and" : "said.list";
}

void join(Explanation& e) {
  for (std::size_t i = 0; i < e.reasons.size(); ++i) e.reasons[i].joined = joint_at(e, i);
}

// No jan can be filled any more, or none soon: after one of the plays, or while holding. The number of men is
// then no number that a player can count.
bool is_out_of_reach(const Reason& r, bool hold) {
  return (r.fact == Fact::Missing || r.fact == Fact::TheirMissing) &&
         (hold ? r.best : std::max(r.best, r.given)) >= kMostMissing;
}

// The men that are hit are few enough to be named.
bool names_men(const Reason& r, bool hold) {
  constexpr int kMostNamed = 3;
  return r.fact == Fact::TheyHit && !hold && r.at && size(r.at) <= kMostNamed;
}

}  // namespace

ReasonNumbers numbers_of(const Reason& r, bool hold) {
  if (r.fact == Fact::Spare || r.fact == Fact::TheirSpare) return {std::round(r.best), std::round(r.given)};
  const auto in_tenths = [](double x) { return std::round(10 * x) / 10; };
  if (kFacts[r.fact].kind != FactKind::Deed || hold) return {in_tenths(r.best), in_tenths(r.given)};
  if (is_case(r.fact)) return {static_cast<double>(size(r.at)), 0};
  const double best = std::abs(r.best - r.before), given = std::abs(r.given - r.before);
  return r.weight > 0 ? ReasonNumbers{best, given} : ReasonNumbers{given, best};
}

bool is_few(const Reason& r, bool hold) {
  return hold && numbers_of(r, hold).n > 0 && r.best < r.given && !is_out_of_reach(r, hold);
}

std::string code_of(const Reason& r, bool hold) {
  const FactRow& fact = kFacts[r.fact];
  if (fact.kind == FactKind::Deed && !hold)
    return text_of("{}.{}", r.undone ? "undone" : "deeds", is_case(r.fact) ? "cases" : fact.name);
  const std::string_view owner = fact.own ? "own" : "other";
  const ReasonNumbers numbers = numbers_of(r, hold);
  const bool none = numbers.n == 0;
  const bool speaks_for = r.weight > 0;
  if (is_out_of_reach(r, hold))
    return text_of("{}.{}.{}", hold ? "held" : "compared", owner,
                   speaks_for && !hold ? "jan_in_reach" : "far_from_jan");
  if (r.fact == Fact::CornerLost && !hold)
    return speaks_for ? "compared.own.corner_in_reach" : "compared.own.corner_lost";
  if (names_men(r, hold))
    return text_of("compared.other.{}", none ? "hit_none_at" : r.best > r.given ? "hit_more_at" : "hit_at");
  return text_of("{}.{}.{}", none ? "none" : hold ? "held" : "compared", owner, fact.name);
}

Explanation explain_play(const State& before, const State& best, const State& given, const Weights& weights) {
  const Side side = before.to_act;
  State unplayed = before;
  unplayed.stage = Stage::Roll;
  const Compared c{facts_of(unplayed, side), facts_of(best, side), facts_of(given, side)};
  const PhaseWeights& w = weights[phase_of_plays(c.best, c.given, before.rolls_in_releve[side])];
  Explanation e;
  std::vector<Reason> all;
  for (const Fact f : all_facts()) {
    Reason r{
        .fact = f, .role = Role::Count, .best = c.best.values[f], .given = c.given.values[f], .weight = 0};
    r.weight = w.weight[f] * (r.best - r.given);
    e.sum += r.weight;
    if (r.weight == 0) continue;
    place(c, r);
    all.push_back(r);
  }
  if (e.sum <= 0) return e;
  by_weight(all);
  for (std::size_t i = 0; i < std::min(kHeaviest, all.size()); ++i)
    if (all[i].weight > 0 && kFacts[all[i].fact].kind == FactKind::Deed) {
      say(all[i], Role::Deed, e.reasons);
      break;
    }
  for (Reason& r : all)
    if (kFacts[r.fact].kind == FactKind::Deed && r.weight > 0) r.role = Role::Deed;
  add_counts(all, kCounts, e.reasons);
  join(e);
  return e;
}

Explanation explain_hold(const State& held, Side side, bool go, const Weights& weights) {
  const Facts facts = facts_of(held, side);
  const PhaseWeights& w = weights[phase_of_hold(facts)];
  const double sign = go ? -1 : 1;
  Explanation e{.hold = true, .go = go, .sum = sign * w.bias};
  std::vector<Reason> all;
  for (const Fact f : all_facts()) {
    const double value = facts.values[f], weight = sign * w.weight[f] * (value - w.mean[f]);
    e.sum += weight;
    if (weight != 0)
      all.push_back({.fact = f,
                     .role = Role::Count,
                     .best = value,
                     .given = w.mean[f],
                     .weight = weight,
                     .at = places_of(f, facts),
                     .rolls = facts.rolls[f]});
  }
  if (e.sum <= 0) return e;
  by_weight(all);
  add_counts(all, kHoldReasons, e.reasons);
  join(e);
  return e;
}

}  // namespace trictrac::explanation
