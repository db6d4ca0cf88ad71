#include "game/rules/reasons.h"

#include <algorithm>

#include "game/rules/ground.h"
#include "game/rules/refusal.h"

namespace trictrac {
namespace {

// P9: the last man off leaves no number unplayed.
bool one_number(const Sequence& s) { return s.size == 1 && !s.last_off; }

Reason which_number(const Sequence& s, Roll roll) {
  if (roll.doublet()) return Reason::OneOnly;
  return s.numbers[0] == roll.high() ? Reason::HigherOnly : Reason::LowerOnly;
}

// Adds the reasons why a tout d'une passed where it did.
void add_rest(const Position& p, Fleche rest, std::vector<Reason>& found) {
  const bool on_coin = rest == kOtherCoin || (rest == kCoin && p.own.on(kCoin) == 0);
  if (on_coin)
    found.push_back(Reason::RestOnCoin);
  else if (!contains(survey(p).stops, rest))
    found.push_back(Reason::Passage);
  found.push_back(Reason::ToutDUne);
}

void add_effects(const Position& p, const Sequence& s, std::vector<Reason>& found) {
  const Play play = play_of(s);
  const int before = p.own.on(kCoin), men = after(p.own, play).on(kCoin);
  const bool puissance = by_puissance(s);
  if (puissance) found.push_back(Reason::Puissance);
  if (!puissance && before == 0 && men > 0) found.push_back(Reason::CoinTaken);
  if (before > 0 && men == 0) found.push_back(Reason::CoinLeft);
  if (play.tout_d_une()) add_rest(p, play.steps[0].to, found);
  if (s.exceeding > 0) found.push_back(Reason::Exceeding);
}

}  // namespace

std::vector<Reason> binding(Roll roll, const Turn& turn, const std::vector<Sequence>& all) {
  const Sequence& any = all.front();
  if (any.size == 0) return {Reason::NothingToPlay};
  std::vector<Reason> found;
  if (one_number(any)) found.push_back(which_number(any, roll));
  switch (turn.obligation.kind) {
    case Obligation::Kind::None: break;
    case Obligation::Kind::Fill: found.push_back(Reason::MustFill); break;
    case Obligation::Kind::Keep: found.push_back(Reason::MustKeep); break;
    case Obligation::Kind::TakeLast: found.push_back(Reason::MustTakeLast); break;
  }
  if (turn.plays.size() == 1) found.push_back(Reason::OnlyPlay);
  return found;
}

std::vector<Reason> reasons(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn,
                            std::span<const Step> steps) {
  const std::vector<Sequence> all = legal_sequences(p, roll, options, turn);
  const auto played = std::find_if(all.begin(), all.end(), [&](const Sequence& s) {
    return s.size == steps.size() && std::equal(steps.begin(), steps.end(), s.steps);
  });
  if (played == all.end()) return {};
  std::vector<Reason> found = binding(roll, turn, all);
  add_effects(p, *played, found);
  return found;
}

}  // namespace trictrac
