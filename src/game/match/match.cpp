#include "game/match/match.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace trictrac {
namespace {

std::vector<int> as_entered(int players) {
  std::vector<int> order(players);
  std::iota(order.begin(), order.end(), 0);
  return order;
}

std::unexpected<Rejection> wrong_stage() { return std::unexpected(Rejection{Objection::WrongStage, {}}); }

RuleOptions with_goal(RuleOptions rules, Format format) {
  rules.goal = goal_of(format);
  return rules;
}

State blank(const RuleOptions& rules) {
  State s;
  s.options = rules;
  return s;
}

// Where the board begins: a match that is resumed begins a marqué, whose first throw is told.
State begun(const MatchOptions& options, State start) {
  if (!resumes(options)) return start;
  start.stage = Stage::Roll;
  start.to_act = first_lead(options);
  return start;
}

// A tour that is over already counts as played.
Account account_at(const MatchOptions& options, const State& start) {
  Account a = begin_account(options, start.options.worth, as_entered(options.players), start.to_act);
  a = with_holes(std::move(a), start.marks);
  if (!start.outcome) return a;
  const auto [winner, by] = *start.outcome;
  if (by == Ending::Resignation) return after(std::move(a), GivenUp{other(winner)});
  return after(std::move(a), HolesWon{winner, 0});
}

bool names_each_once(std::vector<int> order, int players) {
  std::ranges::sort(order);
  return order == as_entered(players);
}

}  // namespace

std::optional<std::string> problem_of(const MatchOptions& options, const State& start) {
  if (auto p = problem_of(options)) return p;
  if (start.stage != Stage::Lead && resumes(options))
    return "a match is resumed between two marqués, not from a position";
  if (start.stage != Stage::Lead && options.players > 2) return "from a position two players begin";
  if (start.options.goal != goal_of(options.format)) return "what ends a round is not what this format says";
  const bool has_holes = start.marks.holes != PerSide<int>{};
  const bool counts_going = options.format != Format::Tours && options.format != Format::Filled;
  if (counts_going && (has_holes || start.stage == Stage::Decide)) return "this format begins without holes";
  if (start.stage == Stage::Over && options != MatchOptions{})
    return "a match does not begin where a tour is over";
  return std::nullopt;
}

Match::Match(const MatchOptions& options, const RuleOptions& rules)
    : Match(options, blank(with_goal(rules, options.format))) {}

Match::Match(const MatchOptions& options, const State& start)
    : account_(account_at(options, begun(options, start))),
      tour_(begun(options, start)),
      rules_(start.options),
      seats_taken_(options.players == 2 || resumes(options)),
      led_(state().stage != Stage::Lead) {}

Awaits Match::awaits() const {
  if (!seats_taken_) return Awaits::Seats;
  if (trictrac::over(account_)) return half_wanted(account_) ? Awaits::Half : Awaits::Nothing;
  const bool between = state().stage == Stage::Over || state().stage == Stage::Lead;
  return between ? Awaits::Lead : Awaits::Tour;
}

std::expected<MatchEffects, Rejection> Match::act(const MatchAction& action) {
  if (over()) return std::unexpected(Rejection{Objection::GameOver, {}});
  if (const auto* a = std::get_if<Action>(&action)) return on_board(*a);
  if (const auto* a = std::get_if<TakeSeats>(&action)) return take_seats(*a);
  if (const auto* a = std::get_if<Suspending>(&action)) return suspend(*a);
  return throw_half(std::get<HalfThrown>(action));
}

std::expected<MatchEffects, Rejection> Match::on_board(const Action& action) {
  const Awaits now = awaits();
  if (now == Awaits::Seats || now == Awaits::Half) return wrong_stage();
  if (now == Awaits::Lead && state().stage == Stage::Over) {
    if (!std::holds_alternative<TakeLead>(action)) return wrong_stage();
    return next_round(std::get<TakeLead>(action));
  }
  const Side roller = state().to_act;
  auto effects = tour_.act(action);
  if (!effects) return std::unexpected(effects.error());
  MatchEffects all{*effects, false, false};
  follow(action, roller, all);
  return all;
}

// The board of the round before is left only when the lead is taken.
std::expected<MatchEffects, Rejection> Match::next_round(const TakeLead& lead) {
  Tour next(fresh(Stage::Lead, Side::White));
  auto effects = next.act(lead);
  if (!effects) return std::unexpected(effects.error());
  tour_ = std::move(next);
  MatchEffects all{*effects, false, false};
  follow(lead, lead.first, all);
  return all;
}

void Match::follow(const Action& action, Side roller, MatchEffects& all) {
  if (const auto* lead = std::get_if<TakeLead>(&action); lead && !led_) {
    settle_lead(lead->first);
    all.account_changed = true;
    roller = lead->first;
  }
  if (const auto& award = all.effects.marked; award && award->holes > 0)
    count(HolesWon{award->side, award->holes, award->side == roller}, all);
  if (const auto* gives_up = std::get_if<Resign>(&action)) count(GivenUp{gives_up->side}, all);
  if (!std::holds_alternative<Go>(action)) return;
  const Account before = account_;
  count(Went{roller}, all);
  if (!trictrac::over(account_)) put_back(first_throw_after(before, account_, roller), all.round_ended);
}

void Match::count(const AccountEvent& e, MatchEffects& all) {
  const int round = round_of(account_);
  account_ = after(std::move(account_), e);
  all.account_changed = true;
  all.round_ended = all.round_ended || round_of(account_) != round || account_.gave_up;
  if (state().stage != Stage::Over && !all.round_ended) tour_.stand(holes_of(account_));
}

// The men are back on the talons; a new round has its own first roll and holes (P11, K7).
void Match::put_back(Side first, bool new_round) {
  if (!new_round) return tour_.stand(holes_of(account_));
  tour_ = Tour(fresh(draws_each_lead(account_) ? Stage::Lead : Stage::Roll, first));
}

State Match::fresh(Stage stage, Side first) const {
  State s = blank(rules_);
  s.to_act = first;
  s.stage = stage;
  return s;
}

void Match::settle_lead(Side lead) {
  account_ = led_by(std::move(account_), lead);
  led_ = true;
}

std::expected<MatchEffects, Rejection> Match::take_seats(const TakeSeats& a) {
  if (awaits() != Awaits::Seats || !names_each_once(a.order, account_.options.players)) return wrong_stage();
  account_.order = a.order;
  seats_taken_ = true;
  if (tells_first_lead(account_.options) && !led_) {
    const Side lead = first_lead(account_.options);
    settle_lead(lead);
    tour_.act_lawful(TakeLead{lead, {}});
  }
  return MatchEffects{{}, true, false};
}

std::expected<MatchEffects, Rejection> Match::suspend(const Suspending& a) {
  if (!may_suspend(*this, a.game)) return wrong_stage();
  MatchEffects all;
  const Side roller = state().to_act;
  all.effects = tour_.act_lawful(Hold{});
  count(Suspend{roller, a.game}, all);
  tour_.stand(holes_of(account_));
  return all;
}

std::expected<MatchEffects, Rejection> Match::throw_half(const HalfThrown& a) {
  if (awaits() != Awaits::Half) return wrong_stage();
  if (refused(account_, a)) return std::unexpected(Rejection{Objection::BadRoll, {}});
  account_ = after(std::move(account_), a);
  return MatchEffects{{}, true, false};
}

bool may_suspend(const Match& m, Game game) {
  return m.awaits() == Awaits::Tour && m.state().stage == Stage::Decide &&
         !refused(m.account(), Suspend{m.state().to_act, game});
}

std::vector<MatchAction> lawful_decisions(const Account& a, Side s) {
  std::vector<MatchAction> all{Action{Hold{}}, Action{Go{}}};
  for (const Game game : {Game::Ecrire, Game::Honours})
    if (!refused(a, Suspend{s, game})) all.push_back(Suspending{game});
  return all;
}

}  // namespace trictrac
