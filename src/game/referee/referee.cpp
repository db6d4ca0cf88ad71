#include "game/referee/referee.h"

#include <algorithm>

#include "base/assert.h"
#include "game/rules/setup.h"

namespace trictrac::referee {
namespace {

// What stands in a position from outside: all marks before it were made, and rightly.
Pending begun(const State& s) {
  Pending p;
  p.base = s.marks;
  switch (s.stage) {
    case Stage::Lead: p.phase = Phase::Lead; break;
    case Stage::Decide:
    case Stage::Move: p.phase = Phase::Play; break;
    case Stage::Roll: p.phase = Phase::Throw; break;
    case Stage::Over: p.phase = Phase::Throw, p.settled = true; break;
  }
  if (p.phase != Phase::Play) return p;
  p.rolls = 1;
  if (s.stage == Stage::Decide) p.held[s.to_act] = -1;
  return p;
}

// A claim names the mark it is about, and is refused for what is to be said of that one.
std::optional<MarkPart> part_claimed(const GameEvent& event) {
  if (const auto* a = std::get_if<ClaimEcole>(&event)) return a->part;
  if (const auto* a = std::get_if<Rectify>(&event)) return a->part;
  return std::nullopt;
}

}  // namespace

Referee::Referee(const State& state) : Referee(state, begun(state)) {
  if (pending_.phase != Phase::Play) return;
  const int due = turn_.events.points_roller();
  pending_.gained[state_.to_act] = {1, 1, due, 0, due, 0, false, false, false, jans_of(turn_, To::Roller)};
}

Referee::Referee(const State& state, Pending pending) : state_(state), pending_(std::move(pending)) {
  judge_roll();
  score_ = score_of(pending_.base, pending_.entries, state_.options.goal);
  if (!pending_.settled) refresh();
}

void Referee::judge_roll() {
  if (pending_.phase != Phase::Play && pending_.phase != Phase::Going) return;
  State before = state_;  // the roll in hand has been counted already
  if (before.rolls_in_releve[before.to_act] > 0) --before.rolls_in_releve[before.to_act];
  judge(state_.board, state_.roll, state_.options, context_of(before), turn_);
}

int Referee::own_holes(Side s) const {
  int holes = 0;
  for (std::size_t i = 0; i < pending_.entries.size(); ++i) {
    const Entry& e = pending_.entries[i];
    if (e.why == Why::Gained && e.side == s && e.of == pending_.gained[s].of && i < score_.entries.size())
      holes += score_.entries[i].holes;
  }
  return holes;
}

// The score and the stage follow from what is marked and what is pending.
void Referee::refresh() {
  if (state_.outcome && state_.outcome->by == Ending::Resignation) return;
  score_ = score_of(pending_.base, pending_.entries, state_.options.goal);
  state_.marks = score_.marks;
  state_.outcome.reset();
  const bool may_go = own_holes(state_.to_act) > pending_.held[state_.to_act];
  switch (pending_.phase) {
    case Phase::Lead: state_.stage = Stage::Lead; break;
    case Phase::Throw: state_.stage = Stage::Roll; break;
    case Phase::Play: state_.stage = may_go ? Stage::Decide : Stage::Move; break;
    case Phase::Going: state_.stage = Stage::Decide; break;
    case Phase::Again: state_.stage = Stage::Move; break;
  }
  if (!score_.winner) return;
  state_.stage = Stage::Over;  // K6
  state_.outcome = Outcome{*score_.winner, Ending::Holes};
  if (!by_hand()) pending_.settled = true;
}

// R4: nothing waits for who has nothing to play.
bool Referee::passes(Side s, EventKind k) const {
  const bool unplayable = pending_.phase == Phase::Play && state_.stage == Stage::Move &&
                          turn_.plays[0].size == 0 && !pending_.early;
  return unplayable && (state_.to_act == s ? k == EventKind::Invite && by_hand()
                                           : k == EventKind::RollDice || k == EventKind::Mark);
}

template <class Other>
Referee::Done Referee::take(Side, const Other&) {
  TRICTRAC_ASSERT(!"untimely");
  return {};
}

std::expected<void, Denial> Referee::take_in_time(Side side, const GameEvent& event) {
  if (auto wrong = untimely(side, kind_of(event))) {
    const auto part = pending_.settled ? std::nullopt : part_claimed(event);
    auto of_part = part ? may_claim(side, *part) : std::nullopt;
    return std::unexpected(of_part ? std::move(*of_part) : std::move(*wrong));
  }
  const bool going = pending_.phase == Phase::Going;
  // What the other marks late may make a double hole simple: he still goes with a hole.
  const int holes = kind_of(event) == EventKind::Mark ? 1 : own_holes(pending_.goer);
  Done done = std::visit([&](const auto& a) { return take(side, a); }, event);
  if (!done) return done;
  refresh();
  if (going && pending_.phase == Phase::Going) stay_if_undone(pending_.goer, holes);
  go_after_all();
  drop_questions();
  refresh();
  return done;
}

std::vector<Reckoned> Referee::reckoned() const {
  std::vector<Reckoned> all;
  for (std::size_t i = 0; i < pending_.entries.size(); ++i)
    all.push_back({pending_.entries[i], score_.entries[i]});
  return all;
}

std::expected<void, Denial> Referee::act(Side side, const GameEvent& event) {
  settled_.clear();
  if (!passes(side, kind_of(event))) return take_in_time(side, event);
  Referee passed = *this;
  Done done = passed.take_in_time(state_.to_act, PlayMen{});
  if (done) done = passed.take_in_time(side, event);
  if (done) *this = std::move(passed);
  return done;
}

std::vector<EventKind> Referee::may(Side side) const {
  std::vector<EventKind> all;
  for (const EventKind k : kRefereed)
    if (may(side, k)) all.push_back(k);
  return all;
}

bool Referee::may(Side side, EventKind k) const {
  return !untimely(side, k) || (passes(side, k) && (k != EventKind::Mark || by_hand()));
}

Side asked_side(const Referee& game) {
  if (game.state().stage == Stage::Over) return other(game.state().outcome->winner);
  return game.pending().phase == Phase::Going ? game.asked_to_agree() : game.state().to_act;
}

}  // namespace trictrac::referee
