// A match whose boards are kept by their players (section R).
#include <utility>

#include "base/assert.h"
#include "game/match/account_seats.h"
#include "game/match/match.h"

namespace trictrac {
namespace {

using referee::Kind;

std::unexpected<Rejection> not_now() { return std::unexpected(Rejection{Objection::WrongStage, {}}); }

std::unexpected<Rejection> rejected(referee::Denial denial) {
  return std::unexpected(Rejection{Objection::Refused, {}, denial.rule, std::move(denial.what)});
}

// The kind of a step of a turn; of what is none, resigning.
struct KindOf {
  Kind operator()(const Throwing&) const { return Kind::Roll; }
  Kind operator()(const Playing&) const { return Kind::Play; }
  Kind operator()(const Hold&) const { return Kind::Hold; }
  Kind operator()(const Go&) const { return Kind::Go; }
  template <class Other>
  Kind operator()(const Other&) const {
    return Kind::Resign;
  }
};

std::vector<Step> steps_of(const Play& play) { return {play.begin(), play.end()}; }

}  // namespace

Side doer_of(const HandBoard& board, const MatchAction& action) {
  if (const auto* said = std::get_if<ByHand>(&action)) return said->side;
  const auto* a = std::get_if<Action>(&action);
  if (const auto* resign = a ? std::get_if<Resign>(a) : nullptr) return resign->side;
  const Kind kind = a ? std::visit(KindOf{}, *a) : Kind::Resign;
  return kind == Kind::Resign ? asked_side(board.referee()) : board.side_of(kind);
}

std::expected<MatchEffects, Rejection> Match::on_hand_board(const Action& action) {
  const Awaits now = awaits();
  if (const auto* lead = std::get_if<TakeLead>(&action))
    return now == Awaits::Lead && may_lead(lead->first) ? lead_by_hand(*lead) : not_now();
  if (const auto* a = std::get_if<Throwing>(&action))
    return by_hand(doer_of(*hand_, action), referee::Throw{a->roll});
  if (const auto* a = std::get_if<Playing>(&action))
    return by_hand(doer_of(*hand_, action), referee::Put{steps_of(a->play)});
  if (std::holds_alternative<Hold>(action)) return by_hand(doer_of(*hand_, action), referee::Stay{});
  if (std::holds_alternative<Go>(action)) return by_hand(doer_of(*hand_, action), referee::Leave{});
  const auto* resign = std::get_if<Resign>(&action);
  if (!resign) return not_now();
  // Who has lost all but the dispute gives that up.
  if (state().stage == Stage::Over) return by_hand(resign->side, referee::Agree{});
  return by_hand(resign->side, referee::GiveUp{});
}

std::expected<MatchEffects, Rejection> Match::by_hand(Side side, const referee::Action& action) {
  const bool gives_up = kind_of(action) == Kind::Resign;
  if (!hand_ || (awaits() != Awaits::Tour && !(gives_up && awaits() == Awaits::Lead))) return not_now();
  auto followed = hand_->act(side, action);
  if (!followed) return rejected(std::move(followed.error()));
  MatchEffects all = counted(std::move(*followed));
  all.effects.judged = kind_of(action) == Kind::Roll && !hand_->referee().pending().early;
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
  auto thrown = by_hand(lead.first, referee::Throw{*lead.roll});
  TRICTRAC_ASSERT(thrown.has_value());
  thrown->account_changed |= all.account_changed;
  return thrown;
}

std::expected<MatchEffects, Rejection> Match::suspend_by_hand(const Suspend& event) {
  auto followed = hand_->suspend(event);
  if (!followed) return rejected(std::move(followed.error()));
  return counted(std::move(*followed));
}

Match Match::assisted() const {
  Match m = *this;
  if (!hand_) return m;
  State s = state();
  for (RuleOptions* o : {&s.options, &m.rules_})
    o->marking = Marking::Engine, o->pegs = Pegs::Law, o->hand_law = HandLaw::First;
  m.hand_.reset();
  m.tour_ = Tour(s);
  return m;
}

}  // namespace trictrac
