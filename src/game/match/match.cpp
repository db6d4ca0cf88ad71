#include "game/match/match.h"

#include <utility>

#include "base/assert.h"
#include "base/narrow.h"
#include "base/text_of.h"
#include "game/match/format_list.h"

namespace trictrac {

namespace {

std::unexpected<ActionError> wrong_stage() {
  return std::unexpected(ActionError{ActionProblem::WrongStage, {}});
}

RuleOptions with_goal(RuleOptions rules, Format format) {
  rules.goal = goal_of(format);
  return rules;
}

State blank(const RuleOptions& rules) {
  State s;
  s.options = rules;
  return s;
}

// Returns the first state: a match resumed between two marqués begins one, whose first throw is known.
State begun(const MatchOptions& options, State start) {
  if (!resumes(options) || start.stage != Stage::Lead) return start;
  start.stage = Stage::Roll;
  start.to_act = first_lead(options);
  return start;
}

// A tour that is over already counts as played.
MatchLedger account_at(const MatchOptions& options, const State& start) {
  const Side lead = resumes(options) ? first_lead(options) : start.to_act;
  MatchLedger a = begin_account(options, start.options.worth, as_entered(options.players), lead);
  a = with_holes(std::move(a), start.marks);
  if (start.stage == Stage::Decide) in_format(a, [&](auto f, auto& of) { f.set_going(of, start.to_act); });
  if (!start.outcome) return a;
  const auto [winner, by] = *start.outcome;
  if (by == Ending::Resignation) return after(std::move(a), GivenUp{other(winner)});
  const RoundEnd won{start.marks.holes, in_grande_bredouille(start.marks, winner)};
  return refused(a, won) ? a : after(std::move(a), won);
}

}  // namespace

std::optional<std::string> problem_of(const MatchOptions& options, const State& start) {
  if (auto p = problem_of(options)) return p;
  const bool told = of_format(options.format, [&](auto f) { return f.tells_round(options); });
  if (start.stage != Stage::Lead && resumes(options) && !told)
    return "a match resumes between two marqués, not from a position";
  if (start.stage != Stage::Lead && options.players > 2)
    return "only a match of two players starts from a position";
  if (start.stage != Stage::Lead && draws_white(options))
    return "white=higher_die is drawn before the first roll: leave it out when a game starts from a position";
  if (start.options.goal != goal_of(options.format))
    return "the round does not end with as many holes as in this format";
  if (start.stage == Stage::Over && options != MatchOptions{})
    return "a match cannot start from a position where the tour is over";
  return of_format(options.format, [&](auto f) { return f.problem_of_start(options, start); });
}

Match::Match(const MatchOptions& options, const RuleOptions& rules)
    : Match(options, blank(with_goal(rules, options.format))) {}

Match::Match(const MatchOptions& options, const State& start)
    : account_(account_at(options, begun(options, start))),
      tour_(begun(options, start)),
      rules_(start.options),
      seats_taken_((options.players == 2 && !draws_white(options)) || resumes(options) ||
                   start.stage != Stage::Lead),
      led_(state().stage != Stage::Lead) {
  TRICTRAC_ASSERT(!problem_of(options, start));
  if (is_marked_by_hand(start.options)) hand_.emplace(begun(options, start), account_, 0);
}

Awaits Match::awaits() const {
  if (!seats_taken_) return Awaits::Seats;
  if (trictrac::over(account_)) return half_wanted(account_) ? Awaits::Half : Awaits::Nothing;
  const bool ended = state().stage == Stage::Over && (!hand_ || hand_->settled());
  const bool between = ended || state().stage == Stage::Lead;
  return between ? Awaits::Lead : Awaits::Tour;
}

std::expected<MatchEffects, ActionError> Match::act(Side side, const GameEvent& event) {
  if (over()) return std::unexpected(ActionError{ActionProblem::GameOver, {}});
  if (const auto* a = std::get_if<TakeSeats>(&event)) return take_seats(*a);
  if (const auto* a = std::get_if<Suspend>(&event)) return suspend(*a);
  if (const auto* a = std::get_if<ThrowHalf>(&event)) return throw_half(*a);
  if (const auto* a = std::get_if<LoseOnTime>(&event)) return act(a->side, Resign{a->side});
  if (const auto* a = std::get_if<PlayMen>(&event); a && a->steps.size > std::size(Play{}.steps))
    return wrong_stage();  // Le Tric Trac's
  if (hand_) return on_hand_board(side, event);
  const auto of_turn = narrow<TurnEvent>(event);
  return of_turn ? on_board(*of_turn) : wrong_stage();
}

std::expected<MatchEffects, ActionError> Match::act(const GameEvent& event) {
  return act(acting_side(*this, event), event);
}

MatchEffects Match::act_legal(const LoggedEvent& logged) {
  auto effects = act(logged);
  if (!effects)
    fatal(text_of("the program chose what cannot be done now: {}", name_of(kind_of(logged.event))));
  return *std::move(effects);
}

MatchEffects Match::act_legal(const GameEvent& event) {
  return act_legal({acting_side(*this, event), event});
}

// Without holes, the ledger and the holes at the board stay as they are.
template <class Event>
void Match::act_on_board(const Event& event) {
  TRICTRAC_ASSERT(!hand_ && awaits() == Awaits::Tour);
  const Side roller = state().to_act;
  tour_.act_legal(event, [&](const Effects& followed) {
    if (!followed.marked || followed.marked->holes == 0) return state().marks.holes;
    MatchEffects all;
    count(followed.marked, roller, all);
    return all.round_ended ? state().marks.holes : holes_of(account_);
  });
}

void Match::act_legal(Roll roll) { act_on_board(roll); }
void Match::act_legal(const Play& play) { act_on_board(play); }

std::expected<MatchEffects, ActionError> Match::on_board(const TurnEvent& event) {
  const Awaits now = awaits();
  if (now == Awaits::Seats || now == Awaits::Half) return wrong_stage();
  const auto* lead = std::get_if<TakeLead>(&event);
  if (lead && !may_lead(lead->first)) return wrong_stage();
  if (now == Awaits::Lead && state().stage == Stage::Over) return lead ? next_round(*lead) : wrong_stage();
  const Side roller = state().to_act;
  const auto all = act_at(tour_, event, [&](MatchEffects& e) { count(event, roller, e); });
  const bool ended_by_going = all && all->round_ended && std::holds_alternative<Go>(event);
  if (ended_by_going && !trictrac::over(account_)) begin_round();
  return all;
}

// The board of the round before is left only when the lead is taken.
std::expected<MatchEffects, ActionError> Match::next_round(const TakeLead& lead) {
  Tour next(fresh(Stage::Lead, Side::White));
  const auto all = act_at(next, lead, [&](MatchEffects& e) { count(lead, lead.first, e); });
  if (all) tour_ = std::move(next);
  return all;
}

// The holes at the board are the account's, or, when it has closed the round, those with which it ended.
template <class Count>
std::expected<MatchEffects, ActionError> Match::act_at(Tour& board, const TurnEvent& event, Count count) {
  MatchEffects all;
  const auto taken = board.act(event, [&](const Effects& followed) {
    all.effects = followed;
    count(all);
    return all.round_ended ? board.state().marks.holes : holes_of(account_);
  });
  if (!taken) return std::unexpected(taken.error());
  return all;
}

// Applies an event at the board to the account.
void Match::count(const TurnEvent& event, Side roller, MatchEffects& all) {
  if (const auto* lead = std::get_if<TakeLead>(&event); lead && !led_) {
    settle_lead(lead->first);
    all.account_changed = true;
    roller = lead->first;
  }
  count(all.effects.marked, roller, all);
  if (const auto* gives_up = std::get_if<Resign>(&event)) count(GivenUp{gives_up->side}, all);
  if (std::holds_alternative<Go>(event)) count(Went{roller}, all);
}

void Match::count(const std::optional<Award>& marked, Side roller, MatchEffects& all) {
  if (marked && marked->holes > 0) count(HolesWon{marked->side, marked->holes, marked->side == roller}, all);
}

void Match::count(const LedgerEvent& e, MatchEffects& all) {
  const int round = round_of(account_);
  account_ = after(std::move(account_), e);
  all.account_changed = true;
  all.round_ended = all.round_ended || round_of(account_) != round || account_.gave_up;
}

// The winner of the draw has White.
bool Match::may_lead(Side first) const {
  return led_ || first == Side::White || !draws_white(account_.options);
}

// A round has its own first roll and holes (P11, K7).
void Match::begin_round() {
  const Side first = seating_of(account_).lead;
  const State begun = fresh(draws_each_lead(account_) ? Stage::Lead : Stage::Roll, first);
  if (hand_)
    hand_.emplace(begun, account_, hand_->rolls());
  else
    tour_ = Tour(begun);
}

State Match::fresh(Stage stage, Side first) const {
  State s = blank(rules_);
  s.to_act = first;
  s.stage = stage;
  return s;
}

void Match::settle_lead(Side lead) {
  in_format(account_, [&](auto f, auto& of) { f.set_lead(of, lead); });
  led_ = true;
}

std::expected<MatchEffects, ActionError> Match::take_seats(const TakeSeats& a) {
  if (awaits() != Awaits::Seats || !seats_each_once(a.order, account_.options.players)) return wrong_stage();
  account_.order = a.order;
  seats_taken_ = true;
  if (first_lead_known(account_.options) && !led_) {
    const Side lead = first_lead(account_.options);
    settle_lead(lead);
    if (hand_)
      begin_round();
    else
      tour_.act_legal(TakeLead{lead});
  }
  return MatchEffects{{}, true, false};
}

std::expected<MatchEffects, ActionError> Match::suspend(const Suspend& a) {
  if (!may_suspend(*this, a.game)) return wrong_stage();
  const Suspended event{state().to_act, a.game};
  if (hand_) return suspend_by_hand(event);
  return act_at(tour_, Hold{}, [&](MatchEffects& e) { count(event, e); });
}

std::expected<MatchEffects, ActionError> Match::throw_half(const ThrowHalf& a) {
  if (awaits() != Awaits::Half) return wrong_stage();
  const Roll last = a.dice.empty() ? Roll{} : a.dice.back();
  const HalfThrown thrown{last.a, last.b};
  if (refused(account_, thrown)) return std::unexpected(ActionError{ActionProblem::BadRoll, {}});
  account_ = after(std::move(account_), thrown);
  return MatchEffects{{}, true, false};
}

bool may_suspend(const Match& m, CombineGame game) {
  return m.awaits() == Awaits::Tour && m.state().stage == Stage::Decide &&
         !refused(m.account(), Suspended{m.state().to_act, game});
}

std::vector<GameEvent> legal_decisions(const MatchLedger& a, Side s) {
  std::vector<GameEvent> all{Hold{}, Go{}};
  for (const CombineGame game : {CombineGame::Ecrire, CombineGame::Honours})
    if (!refused(a, Suspended{s, game})) all.push_back(Suspend{game});
  return all;
}

// A match whose boards are kept by their players (section R).

Side acting_side(const Match& match, const GameEvent& event) {
  if (const auto* resign = std::get_if<Resign>(&event)) return resign->side;
  if (const auto* late = std::get_if<LoseOnTime>(&event)) return late->side;
  if (const auto* lead = std::get_if<TakeLead>(&event)) return lead->first;
  const HandBoard* hand = match.hand();
  return hand ? hand->side_of(kind_of(event)) : match.state().to_act;
}

std::expected<MatchEffects, ActionError> Match::on_hand_board(Side side, const GameEvent& event) {
  if (const auto* lead = std::get_if<TakeLead>(&event))
    return awaits() == Awaits::Lead && may_lead(lead->first) ? lead_by_hand(*lead) : wrong_stage();
  const auto* resign = std::get_if<Resign>(&event);
  if (!resign) return by_hand(side, event);
  // A player who has lost all but the dispute gives that up.
  if (state().stage == Stage::Over) return by_hand(resign->side, Agree{});
  return by_hand(resign->side, event);
}

std::expected<MatchEffects, ActionError> Match::by_hand(Side side, const GameEvent& event) {
  const bool gives_up = std::holds_alternative<Resign>(event);
  if (awaits() != Awaits::Tour && !(gives_up && awaits() == Awaits::Lead)) return wrong_stage();
  auto followed = hand_->act(side, event);
  if (!followed) return std::unexpected(std::move(followed.error()));
  MatchEffects all = counted(std::move(*followed));
  all.effects.judged = std::holds_alternative<RollDice>(event) && !hand_->referee().pending().early;
  if (gives_up) count(GivenUp{side}, all);
  return all;
}

// The account follows the marks; going may have ended a round, and the next begins.
MatchEffects Match::counted(HandEffects followed) {
  MatchEffects all;
  MatchLedger now = hand_->account();
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

std::expected<MatchEffects, ActionError> Match::lead_by_hand(const TakeLead& lead) {
  if (lead.roll && (!valid(*lead.roll) || lead.roll->doublet()))
    return std::unexpected(ActionError{ActionProblem::BadRoll, {}});
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

std::expected<MatchEffects, ActionError> Match::suspend_by_hand(const Suspended& event) {
  auto followed = hand_->suspend(event);
  if (!followed) return std::unexpected(std::move(followed.error()));
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
