#include "engine/explain/odds.h"

#include <algorithm>
#include <iterator>

namespace trictrac::explanation {

namespace {

enum class Sort { None, HitTrue, HitFalse, Fill, Keep };

Sort sort_of(Jan jan) {
  switch (jan) {
    case Jan::HitTrueOuter:
    case Jan::HitTrueHome: return Sort::HitTrue;
    case Jan::HitFalseOuter:
    case Jan::HitFalseHome: return Sort::HitFalse;
    case Jan::PetitJanFill:
    case Jan::GrandJanFill:
    case Jan::RetourFill: return Sort::Fill;
    case Jan::PetitJanKeep:
    case Jan::GrandJanKeep:
    case Jan::RetourKeep: return Sort::Keep;
    default: return Sort::None;
  }
}

// The odds that one roll counts for.
struct Done {
  std::uint32_t jans = 0;
  FlecheSet true_on = 0, false_on = 0;
  bool fill = false, keep = false;
};

Done done_by(const Events& events) {
  Done d;
  for (const Event& e : events) {
    d.jans |= std::uint32_t{1} << static_cast<int>(e.jan);
    const Sort sort = sort_of(e.jan);
    if (sort == Sort::HitTrue) d.true_on |= e.at;
    if (sort == Sort::HitFalse) d.false_on |= e.at;
    d.fill |= sort == Sort::Fill;
    d.keep |= sort == Sort::Keep;
  }
  return d;
}

bool takes_coin(const Men& before, const Play& play) {
  return before.on(kCoin) == 0 && after(before, play).on(kCoin) >= 2;
}

// By puissance each man stops one flèche short of where its number leads.
bool by_puissance(const Play& play, Roll roll) {
  int pips = 0;
  for (const Step& s : play) pips += s.to - s.from;
  return pips != roll.sum();
}

void count_places(FlecheSet at, int n, std::array<int, kLast + 1>& counts) {
  while (at) counts[pop(at)] += n;
}

void count_coin(const Position& p, Roll roll, const Plays& plays, Odds& odds) {
  bool effect = false, puissance = false;
  for (const Play& play : plays)
    if (takes_coin(p.own, play)) (by_puissance(play, roll) ? puissance : effect) = true;
  if (effect || puissance) odds.coin += throws(roll);
  if (effect) odds.coin_by_effect += throws(roll);
  if (puissance) odds.coin_by_puissance += throws(roll);
}

void count(const Done& d, bool was_full, int n, Odds& odds) {
  for (int j = 0; j < kJans; ++j)
    if (d.jans >> j & 1) odds.jan[j] += n;
  count_places(d.true_on, n, odds.true_on);
  count_places(d.false_on, n, odds.false_on);
  if (d.true_on) odds.hit_true += n;
  if (d.false_on) odds.hit_false += n;
  if (d.fill) odds.fill += n;
  if (d.keep) odds.keep += n;
  if (was_full && !d.keep) odds.breaks += n;
}

}  // namespace

bool is_full(const Men& men, FlecheSet jan) { return (at_least(men, 2) & jan) == jan; }

std::optional<FlecheSet> full_jan(const Men& men) {
  const auto* const jan = std::ranges::find_if(kPleins, [&](FlecheSet j) { return is_full(men, j); });
  return jan == std::end(kPleins) ? std::nullopt : std::optional(*jan);
}

void add_roll(const Position& p, Roll roll, const Turn& turn, Odds& odds) {
  count(done_by(turn.events), full_jan(p.own).has_value(), throws(roll), odds);
  count_coin(p, roll, turn.plays, odds);
}

Odds odds_of(const Position& p, const RuleOptions& options, const Context& context) {
  Odds odds;
  Turn turn;
  for (const Roll roll : all_rolls()) {
    judge(p, roll, options, context, turn);
    add_roll(p, roll, turn, odds);
  }
  return odds;
}

Odds odds_of(const Position& p, Roll roll, const RuleOptions& options, const Context& context) {
  Odds odds;
  Turn turn;
  judge(p, roll, options, context, turn);
  add_roll(p, roll, turn, odds);
  return odds;
}

State thrown_by(Side side, State s) {
  if (s.to_act == side) return s;
  s.board = turned(s.board);
  s.to_act = side;
  return s;
}

Odds odds_of(const State& s) { return odds_of(s.board, s.options, context_of(s)); }

Odds odds_of_opponent(const State& s) { return odds_of(thrown_by(other(s.to_act), s)); }

}  // namespace trictrac::explanation
