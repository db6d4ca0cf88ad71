#include "engine/advice/review.h"

#include <cstdlib>

#include "game/match/match_ledger.h"
#include "text/trid.h"

namespace trictrac::advice {

namespace {

// Returns the match before the next throw, as if that had been said before the time for it had passed.
std::optional<Match> after(const Match& before, const LoggedEvent& closing, std::optional<LoggedEvent> said) {
  Match m = before;
  if (said && !m.act(*said)) return std::nullopt;
  if (!std::holds_alternative<RollDice>(closing.event)) {
    if (!m.act(closing)) return std::nullopt;
  } else if (m.state().stage == Stage::Move && !m.act(PlayMen{})) {  // nothing could be played (R4)
    return std::nullopt;
  }
  // The loser of a hole that ends it has no more to say.
  if (m.awaits() == Awaits::Tour && m.state().outcome) m.act(other(m.state().outcome->winner), Agree{});
  return m;
}

// Returns White's equity of `m`.
std::optional<Millionths> equity_of(Round& round, const Match& before, const std::optional<Match>& m) {
  if (!m) return std::nullopt;
  RoundSearch& search = round.equity();
  const bool ended = m->over() || round_of(m->account()) != round_of(before.account());
  if (ended) return search.stakes().start(search.stakes().at(m->account()), seating_of(m->account()).lead);
  if (m->awaits() != Awaits::Tour || m->state().stage != Stage::Roll) return std::nullopt;
  return search.searcher().equity(search.chance_node(*m));
}

}  // namespace

MissedEquity equity_of(Round& round, const Match& before, const LoggedEvent& closing, const Missed& missed) {
  if (!missed.part || missed.points == 0) return {};
  const auto stood = equity_of(round, before, after(before, closing, {}));
  if (!stood) return {};
  const Side by = other(missed.side);
  const auto gain = [&](Side side, const GameEvent& word) -> std::optional<Amount> {
    const auto said = equity_of(round, before, after(before, closing, LoggedEvent{by, word}));
    if (!said) return std::nullopt;
    return round.amount(sign(side) * (*said - *stood), round.equity().stakes().at(before.account()));
  };
  return {gain(missed.side, Rectify{*missed.part}),
          gain(by, ClaimEcole{std::abs(missed.points), *missed.part})};
}

namespace {

constexpr int kFarthest = 2;

bool asks(const Match& m) {
  const Stage stage = m.state().stage;
  return m.awaits() == Awaits::Tour && (stage == Stage::Decide || stage == Stage::Move);
}

bool answers(const GameEvent& event) {
  switch (kind_of(event)) {
    case EventKind::Hold:
    case EventKind::Go:
    case EventKind::PlayMen:
    case EventKind::Suspend: return true;
    default: return false;
  }
}

Amount& operator+=(Amount& sum, const Amount& more) {
  sum.unit += more.unit;
  sum.holes += more.holes;
  sum.mille += more.mille;
  return sum;
}

State start_of(const Record& record) {
  State start = record.start;
  start.options = record.options;
  return start;
}

}  // namespace

Thousandths PlayerSeen::rate() const {
  return choices() > 0 ? (plays.lost.mille + decisions.lost.mille) / choices() : Thousandths{};
}

Reviewer::Reviewer(const EngineResources& resources, const Record& record, const ReviewOptions& options)
    : resources_(resources),
      events_(record.events),
      options_(options),
      match_(record.match, start_of(record)) {
  review_.plies = options.plies;
  review_.players.resize(static_cast<std::size_t>(record.match.players));
}

ReviewProgress Reviewer::progress() const {
  return {static_cast<int>(next_), static_cast<int>(events_.size())};
}

bool Reviewer::step() {
  while (next_ < events_.size() && !take(events_[next_++])) {
  }
  return next_ < events_.size();
}

// Applies an event; returns whether there was something to look at.
bool Reviewer::take(const LoggedEvent& logged) {
  const bool looked = look(logged.event);
  const std::optional<Match> before = match_.hand() ? std::optional(match_) : std::nullopt;
  const auto effects = match_.act(logged);
  if (!effects) return looked;
  if (before) look_at_missed(*before, logged);
  mark(effects->effects.marked);
  if (question_ && asks(match_)) question_->apply_decision(logged.event, match_.assisted());
  if (!asks(match_)) question_.reset();
  if (round_ && (round_of(match_.account()) != round_number_ || match_.awaits() == Awaits::Nothing)) leave();
  return looked;
}

bool Reviewer::look(const GameEvent& event) {
  if (const auto* lead = std::get_if<TakeLead>(&event)) return look_at_lead(*lead);
  if (const auto* thrown = std::get_if<RollDice>(&event))
    return match_.awaits() == Awaits::Tour && look_at_throw(match_.assisted(), *thrown->dice, true);
  return answers(event) && asks(match_) && look_at_answer(event);
}

// Looks at the dice that draw the lead: they may be the first roll (K9).
bool Reviewer::look_at_lead(const TakeLead& lead) {
  if (!lead.roll) return false;
  Match before = match_.assisted();
  if (!before.act(TakeLead{lead.first})) return false;
  return look_at_throw(before, *lead.roll, false);
}

bool Reviewer::look_at_throw(const Match& before, Roll roll, bool free) {
  enter(before);
  const Fortune f = fortune_of(*round_, before, roll);
  const int n = review_.rolls.empty() ? 1 : review_.rolls.back().at.n + 1;
  RollSeen seen{place(before), roll, free, free ? f.luck : Amount{}, f.before, f.after, {}};
  seen.at.n = n;
  review_.players[static_cast<std::size_t>(seen.at.player)].luck += seen.luck;
  review_.rounds.back().luck[seen.at.side] += seen.luck.unit;
  review_.rolls.push_back(seen);
  return true;
}

bool Reviewer::look_at_answer(const GameEvent& action) {
  enter(match_);
  if (!question_) question_.emplace(*round_, match_.assisted(), options_.plies);
  const auto doubt = options_.plies < kFarthest ? std::optional(options_.doubt) : std::nullopt;
  AnswerSeen a{place(match_), match_.state().roll, question_->cost_of(action, doubt, options_.rollouts), {}};
  if (a.cost.grade != Grade::Good) a.trid = print_trid(match_.state());
  count(a);
  if (a.cost.choices > 1) review_.answers.push_back(a);
  return a.cost.graded();
}

void Reviewer::count(const AnswerSeen& a) {
  PlayerSeen& player = review_.players[static_cast<std::size_t>(a.at.player)];
  GradeTally& tally = a.cost.decision ? player.decisions : player.plays;
  if (a.cost.choices == 1) ++tally.forced;
  if (!a.cost.graded()) return;
  ++tally.choices;
  tally.lost += a.cost.given.lost;
  ++tally.grades[static_cast<std::size_t>(a.cost.grade)];
}

// Reviews the marks that can no longer be disputed after the event. A mark wholly claimed as an école was
// right in the end.
void Reviewer::look_at_missed(const Match& before, const LoggedEvent& closing) {
  const auto& all = match_.missed();
  for (std::size_t i = before.missed().size(); i < all.size(); ++i) {
    if (all[i].part && all[i].points == 0) continue;
    enter(before);
    RecordPlace at = place(before);
    at.n = all[i].roll.number;
    at.side = all[i].side;
    at.player = player_at(before.account(), at.side);
    review_.missed.push_back({at, all[i], equity_of(*round_, before, closing, all[i])});
  }
}

void Reviewer::enter(const Match& match) {
  if (round_) return;
  const MatchLedger& a = match.account();
  round_ = std::make_unique<Round>(resources_, a);
  round_number_ = round_of(a);
  review_.rounds.push_back({.players = {player_at(a, Side::White), player_at(a, Side::Black)}});
}

void Reviewer::leave() {
  RoundSeen& seen = review_.rounds.back();
  seen.ended = true;
  seen.result = round_->paid(match_.account());
  question_.reset();
  round_.reset();
}

void Reviewer::mark(const std::optional<Award>& award) {
  if (award && award->holes > 0 && !review_.rolls.empty())
    review_.rolls.back().holes[award->side] += award->holes;
}

RecordPlace Reviewer::place(const Match& match) const {
  const Side side = match.state().to_act;
  return {static_cast<int>(next_) - 1, review_.rolls.empty() ? 0 : review_.rolls.back().at.n,
          static_cast<int>(review_.rounds.size()) - 1, side, player_at(match.account(), side)};
}

}  // namespace trictrac::advice
