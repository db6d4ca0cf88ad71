// A match whose boards are kept by their players (section R).
#include <utility>

#include "base/assert.h"
#include "game/match/account_seats.h"
#include "game/match/match.h"

namespace trictrac {
namespace {

std::unexpected<Rejection> not_now() { return std::unexpected(Rejection{Objection::WrongStage, {}}); }

std::unexpected<Rejection> rejected(referee::Denial denial) {
  return std::unexpected(Rejection{Objection::Refused, {}, denial.rule, std::move(denial.what)});
}

}  // namespace

Side acting_side(const Match& match, const GameEvent& event) {
  if (const auto* resign = std::get_if<Resign>(&event)) return resign->side;
  if (const auto* late = std::get_if<LoseOnTime>(&event)) return late->side;
  if (const auto* lead = std::get_if<TakeLead>(&event)) return lead->first;
  const HandBoard* hand = match.hand();
  return hand ? hand->side_of(kind_of(event)) : match.state().to_act;
}

std::expected<MatchEffects, Rejection> Match::on_hand_board(Side side, const GameEvent& event) {
  if (const auto* lead = std::get_if<TakeLead>(&event))
    return awaits() == Awaits::Lead && may_lead(lead->first) ? lead_by_hand(*lead) : not_now();
  const auto* resign = std::get_if<Resign>(&event);
  if (!resign) return by_hand(side, event);
  // A player who has lost all but the dispute gives that up.
  if (state().stage == Stage::Over) return by_hand(resign->side, Agree{});
  return by_hand(resign->side, event);
}

std::expected<MatchEffects, Rejection> Match::by_hand(Side side, const GameEvent& event) {
  const bool gives_up = std::holds_alternative<Resign>(event);
  if (awaits() != Awaits::Tour && !(gives_up && awaits() == Awaits::Lead)) return not_now();
  auto followed = hand_->act(side, event);
  if (!followed) return rejected(std::move(followed.error()));
  MatchEffects all = counted(std::move(*followed));
  all.effects.judged = std::holds_alternative<RollDice>(event) && !hand_->referee().pending().early;
  if (gives_up) count(GivenUp{side}, all);
  return all;
}

// The account follows the marks; going may have ended a round, and the next begins.
MatchEffects Match::counted(HandEffects followed) {
  MatchEffects all;
  Account now = hand_->account();
  all.account_changed = now != account_;
  all.round_ended = round_of(now) != round_of(account_);
  account_ = std::move(now);
  all.effects.releve = followed.releve;
  missed_.insert(missed_.end(), followed.missed.begin(), followed.missed.end());
  all.by_hand = std::move(followed);
  const bool by_going = all.round_ended && state().stage != Stage::Over;
  if (by_going && !trictrac::over(account_)) begin_round();
  return all;
}

std::expected<MatchEffects, Rejection> Match::lead_by_hand(const TakeLead& lead) {
  if (lead.roll && (!valid(*lead.roll) || lead.roll->doublet()))
    return std::unexpected(Rejection{Objection::BadRoll, {}});
  MatchEffects all;
  if (!led_) {
    settle_lead(lead.first);
    all.account_changed = true;
  }
  hand_.emplace(fresh(Stage::Roll, lead.first), account_, hand_->rolls());
  all.by_hand.emplace();
  if (!lead.roll) return all;
  auto thrown = by_hand(lead.first, RollDice{lead.roll});
  TRICTRAC_ASSERT(thrown.has_value());
  thrown->account_changed |= all.account_changed;
  return thrown;
}

std::expected<MatchEffects, Rejection> Match::suspend_by_hand(const Suspended& event) {
  auto followed = hand_->suspend(event);
  if (!followed) return rejected(std::move(followed.error()));
  return counted(std::move(*followed));
}

Match Match::assisted() const {
  Match m = *this;
  if (!hand_) return m;
  State s = state();
  for (RuleOptions* o : {&s.options, &m.rules_})
    o->marking = Marking::Engine, o->moves = Moves::Refused, o->pegs = Pegs::Law,
    o->hand_law = HandLaw::First;
  m.hand_.reset();
  m.tour_ = Tour(s);
  return m;
}

}  // namespace trictrac
