#include "game/referee/referee.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "base/text_of.h"
#include "game/referee/remedies.h"
#include "game/rules/law.h"
#include "game/rules/setup.h"
#include "game/rules/tariff.h"

namespace trictrac::referee {

ActionError deny(std::string_view rule, std::string what) {
  return {ActionProblem::Refused, {}, rule, std::move(what)};
}

ActionError deny(const RuleViolation& violation) {
  const LawText& law = text(violation.law);
  return deny(law.rule, std::string(law.english));
}

namespace {

// Reads a position from outside as if all marks before it were made, and rightly.
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

// Returns the jans that a roll gives to the roller, or to the opponent.
std::vector<JanDue> jans_of(const Turn& turn, To to) {
  std::vector<JanDue> all;
  for (const Event& e : turn.events)
    if (e.to() == to) all.push_back({e.jan, e.ways, e.points});
  return all;
}

// Returns the mark that a claim names; it is refused for that mark's reasons.
std::optional<MarkPart> part_claimed(const GameEvent& event) {
  if (const auto* a = std::get_if<ClaimEcole>(&event)) return a->part;
  if (const auto* a = std::get_if<Rectify>(&event)) return a->part;
  return std::nullopt;
}

// Two at once would need more than fifteen men.
bool is_for(Jan jan, Obligation::Kind kind) {
  switch (kind) {
    case Obligation::Kind::Fill: return jan >= Jan::PetitJanFill && jan <= Jan::RetourFill;
    case Obligation::Kind::Keep: return jan >= Jan::PetitJanKeep && jan <= Jan::RetourKeep;
    case Obligation::Kind::TakeLast: return jan == Jan::BearOff;
    case Obligation::Kind::None: return false;
  }
  return false;
}

// The steps of an attempt; the sum of both numbers in one is spelled out where it is legal so.
std::vector<Step> steps_of(const Attempt& a) {
  if (a.steps.size() != 1 || fault_of(a)) return {a.steps.begin(), a.steps.end()};
  const Play p = as_play(a.before, a.roll, a.steps);
  return {p.begin(), p.end()};
}

bool obeys(const Obligation& o, const Men& men) {
  if (o.kind == Obligation::Kind::TakeLast) return men.off == kMenPerSide;
  return (at_least(men, 2) & o.jan) == o.jan;
}

ActionError by_the_program() {
  return deny("R1", "the program marks the points here: marking is not by hand");
}
ActionError moves_are_checked() {
  return deny("R1", "wrong moves are refused here: nothing is touched or put right");
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
  for (const auto& [e, counted] : score_.entries)
    if (e.why == Why::Gained && e.side == s && e.of == pending_.gained[s].of) holes += counted.holes;
  return holes;
}

// Sets the score and the stage, which follow from the marks and the pending state.
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

// R4: nothing waits for a player who has nothing to play.
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

std::expected<void, ActionError> Referee::take_in_time(Side side, const GameEvent& event) {
  if (auto wrong = untimely(side, kind_of(event))) {
    const auto part = pending_.settled ? std::nullopt : part_claimed(event);
    auto of_part = part ? may_claim(side, *part) : std::nullopt;
    return std::unexpected(of_part ? std::move(*of_part) : std::move(*wrong));
  }
  const bool going = pending_.phase == Phase::Going;
  // A late mark of the opponent may make a double hole simple: the goer still goes with a hole.
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

std::expected<void, ActionError> Referee::act(Side side, const GameEvent& event) {
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

// The steps of a turn, and when a window closes (S1 XVIII, R4, R5, R8).

int points_of_obligation(const Turn& turn) {
  int points = 0;
  for (const Event& e : turn.events)
    if (is_for(e.jan, turn.obligation.kind)) points += e.points;
  return points;
}

Referee::Done Referee::take(Side s, const RollDice& a) {
  const Roll roll = a.dice.value_or(Roll{});
  if (!valid(roll)) return std::unexpected(deny("M1", "a roll is two numbers from 1 to 6"));
  if (pending_.phase == Phase::Lead) {
    if (roll.doublet() && state_.options.lead != Lead::ThrowAnew)
      return std::unexpected(deny("K9", "equal dice do not decide who throws first: throw again"));
    state_.to_act = s;
  }
  if (throws_early(s)) {
    pending_.early = roll;
    return {};
  }
  close_windows(s);
  throw_dice(roll);
  return {};
}

// They were thrown all the same, and keep their number.
void Referee::void_early() {
  if (std::exchange(pending_.early, {})) ++pending_.rolls;
}

// R30: makes the dice thrown while `player` was still playing the roll in hand. That play can no longer be
// corrected; its marks may be claimed until a man is touched. The dice are void if `player` throws again
// (K5).
void Referee::take_up_early(Side player) {
  if (!pending_.early) return;
  if (state_.to_act == player) return void_early();
  const Roll roll = *std::exchange(pending_.early, {});
  pending_.played.reset();
  close_windows(other(player));
  pending_.gained[player].claimable = true;
  throw_dice(roll);
}

void Referee::throw_dice(Roll roll) {
  judge(state_.board, roll, state_.options, context_of(state_), turn_);
  count_throw(state_, roll);
  ++pending_.rolls;
  pending_.phase = Phase::Play;
  pending_.gone = pending_.stayed = false;
  const Side s = state_.to_act;
  pending_.held[s] = 0;
  if (pending_.gained[s].claimable) {
    pending_.past[s] = std::move(pending_.gained[s]);
    pending_.past[s].complete();
  }
  pending_.gained[s] = {pending_.rolls, pending_.rolls, turn_.events.points_roller(), 0, 0, 0, true,
                        false,          true,           jans_of(turn_, To::Roller)};
  if (!by_hand()) add_mark(s, MarkPart::Gained, Mark{turn_.events.points_roller(), {}, {}, {}});
  drop_what_is_settled();
}

// R5, R8, R11, R12, R14, R21: what the dice of `thrower` end.
void Referee::close_windows(Side thrower) {
  const Side y = other(thrower);
  PendingMark& mine = pending_.received[thrower];
  mine.open = false;
  mine.done = mine.of > 0;
  pending_.gained[y].complete();
  pending_.gained[y].claimable = false;
  pending_.past[y] = {};
  if (pending_.received[y].done) pending_.received[y].claimable = false;
  touch_men(state_.to_act);
  if (pending_.trespass && pending_.trespass->by == y) pending_.trespass.reset();
  if (pending_.played && pending_.played->by == y) see_trespass();
  if (!pending_.played || pending_.played->by != thrower) pending_.played.reset();
}

// R26: a man that has stopped in the second table where it may not, and was not seen.
void Referee::see_trespass() {
  const auto fault = find_fault(attempt());
  if (!fault || fault->what != Fault::What::Forbidden) return;
  const Fleche on = fault->wrong[0].to;
  if (contains(kOtherGrandJan, on)) pending_.trespass = Trespass{pending_.played->by, on};
}

// R11, R12: a player who throws or touches can no longer dispute, or maintain.
void Referee::touch_men(Side s) {
  for (EcoleClaim& c : pending_.claims) {
    if (c.by == s) c.insists = false;
    if (c.by != s) c.fresh = false;
  }
}

// R5: what follows the marking has been said; marks that are still open are complete.
void Referee::declare_intention(Side s) {
  if (late(s)) pending_.gained[s].complete();
  if (pending_.phase == Phase::Throw && pending_.received[s].open) pending_.received[s].complete();
}

Referee::Done Referee::take(Side s, const Invite&) {
  declare_intention(s);
  return {};
}

// K4, S2: a player who marks the points that are left, or plays, holds.
void Referee::hold_by_doing(Side s) {
  if (own_holes(s) > pending_.held[s]) hold(s);
}

Referee::Done Referee::take(Side s, const Hold&) {
  hold(s);
  return {};
}

Referee::Done Referee::take(Side s, const Go&) {
  pending_.goer = s;
  pending_.phase = Phase::Going;
  pending_.gained[s].complete();
  if (!by_hand()) go_back();
  return {};
}

Referee::Done Referee::take(Side s, const Agree&) {
  const bool going = pending_.phase == Phase::Going && state_.stage != Stage::Over;
  if (!going)
    pending_.settled = true;
  else if (s == pending_.goer)
    touch_men(s);  // no more is said of schools
  else
    go_back();
  return {};
}

// R16: takes back a going that the rules do not allow; a legal one gives no reason to object.
Referee::Done Referee::take(Side s, const Object&) {
  Referee mended = *this;
  if (!mended.take_back_all(other(s))) return {};
  *this = std::move(mended);
  stay_after_all();
  return {};
}

Referee::Done Referee::take(Side s, const Resign&) {
  state_.stage = Stage::Over;
  state_.outcome = Outcome{other(s), Ending::Resignation};
  pending_.settled = true;
  return {};
}

// K4: the points of both are lost, and the roll gives the opponent nothing; all that hung on it is settled.
void Referee::go_back() {
  const Side s = pending_.goer;
  std::erase_if(pending_.entries, [&](const MarkEntry& e) {
    return e.why == Why::Received && e.side != s && e.moment == moment(pending_.rolls, Place::Received);
  });
  insert(pending_.entries, {s, Why::Gone, 0, moment(pending_.rolls, Place::Gone), 0, {}, true, true});
  go_away(state_);
  state_.to_act = s;
  pending_.phase = Phase::Throw;
  pending_.gone = true;
  pending_.gained = pending_.received = pending_.past = {};
  pending_.held = {};
  pending_.played.reset();
  pending_.trespass.reset();
  pending_.demand.reset();
  void_early();
}

void Referee::stay_after_all() {
  pending_.phase = state_.to_act == pending_.goer ? Phase::Play : Phase::Throw;
  pending_.stayed = true;
  refresh();
  hold(pending_.goer);
}

// R16: the going binds again, where a dispute has given the hole back.
void Referee::go_after_all() {
  const bool same = pending_.phase == Phase::Play || pending_.phase == Phase::Throw;
  if (!pending_.stayed || !same || own_holes(pending_.goer) <= pending_.held[pending_.goer]) return;
  pending_.stayed = false;
  pending_.phase = Phase::Going;
}

Referee::Done Referee::take(Side s, const PlayMen& a) {
  if (pending_.phase == Phase::Again || pending_.phase == Phase::Throw) return play_again(a);
  const std::vector<Step> steps(a.steps.begin(), a.steps.end());
  const Attempt t{state_.board, state_.roll, state_.options, steps};
  const auto refusal = touch_moves() ? impossible(t) : refuse(t.before, t.roll, t.options, turn_, t.steps);
  if (refusal) return std::unexpected(deny(*refusal));
  if (auto wrong = not_as_touched(steps)) return std::unexpected(std::move(*wrong));
  if (pending_.early && fault_of(t) == "R27")
    return std::unexpected(
        deny("R27", "a man alone may not stand on a corner: the next roll has been thrown already"));
  touch_men(state_.to_act);
  pending_.gained[other(s)].claimable = false;
  hold_by_doing(s);
  pending_.stayed = false;
  PendingMark& mine = pending_.gained[s];
  const bool nothing_to_touch = turn_.plays[0].size == 0 && steps.empty();  // R14
  mine.open = mine.open && nothing_to_touch && by_hand();
  mine.done = !mine.open;
  move(steps);
  take_up_early(s);
  return {};
}

void Referee::move(const std::vector<Step>& steps) {
  const Attempt a{state_.board, state_.roll, state_.options, steps};
  count_received(a);
  if (touch_moves())
    pending_.played = LastPlay{state_.board, state_.to_act, state_.roll, steps, state_.rolls_in_releve};
  for (const Step& s : steps_of(a)) carry_out(state_.board.own, s);
  if (touch_moves() && !obeys(turn_.obligation, state_.board.own))
    pending_.gained[state_.to_act].undone = points_of_obligation(turn_);
  hand_over();
}

void Referee::hand_over() {
  pending_.touched.clear();
  pending_.adjusting = false;
  pending_.demand.reset();
  if (pending_.trespass && pending_.trespass->by == state_.to_act) pending_.trespass.reset();
  pending_.phase = Phase::Throw;
  if (by_hand() || !score_.winner) pass_on(state_);  // else it is over, and no throw follows
}

// Gives the opponent the points of the roll: they may mark them until they throw (R5).
void Referee::count_received(const Attempt& a) {
  const Side y = other(state_.to_act);
  PendingMark& received = pending_.received[y];
  if (!received.open) received = {pending_.rolls, pending_.rolls, 0, 0, 0, 0, true, false, true, {}};
  received.roll = pending_.rolls;
  received.due += turn_.events.points_other();
  for (const JanDue& d : jans_of(turn_, To::Other)) received.jans.push_back(d);
  const int unplayed = touch_moves() && !pending_.early ? left_unplayed(a) : 0;
  owe_helplessness(received, unplayed);
  if (!by_hand())
    add_mark(y, MarkPart::Received, Mark{turn_.events.points_other() + unplayed * kHelpless, {}, {}, {}});
}

// Moves marks that can no longer be disputed into `base`.
void Referee::drop_what_is_settled() {
  int least = moment(pending_.rolls, Place::Thrown);
  for (const Side s : kSides)
    for (const MarkPart part : {MarkPart::Gained, MarkPart::Received})
      if (const PendingMark& x = sheet(s, part); x.claimable || x.open)
        least = std::min(least, moment(x.of, part == MarkPart::Gained ? Place::Gained : Place::Received));
  for (const PendingMark* x : {&pending_.past.white, &pending_.past.black})
    if (x->of > 0) least = std::min(least, moment(x->of, Place::Gained));
  // Points returned by a dispute count as long as another école for that mark may be claimed.
  const auto answerable = [all = pending_.claims](const EcoleClaim& c) {
    return std::ranges::any_of(all, [&](const EcoleClaim& k) {
      return k.by == c.by && k.part == c.part && k.of == c.of && (k.fresh || k.insists);
    });
  };
  std::erase_if(pending_.claims, [&](const EcoleClaim& c) {
    const PendingMark* x = sheet_of(other(c.by), c.part, c.of);
    return !answerable(c) && (!x || !x->claimable);
  });
  for (const EcoleClaim& c : pending_.claims)
    least = std::min(least, moment(c.of, c.part == MarkPart::Gained ? Place::Gained : Place::Received));
  auto& all = pending_.entries;
  const auto kept = std::ranges::find_if(all, [&](const MarkEntry& e) { return e.moment >= least; });
  const HandScore before = score_of(pending_.base, {all.begin(), kept}, state_.options.goal);
  settled_.insert(settled_.end(), before.entries.begin(), before.entries.end());
  pending_.base = before.marks;
  all.erase(all.begin(), kept);
}

// The moment of each event (S1 XVIII, R4-R8, R11, R14, R16).

bool Referee::asked_to_throw(Side s) const { return pending_.phase == Phase::Throw && state_.to_act == s; }

// R14.
bool Referee::late(Side s) const {
  return pending_.phase == Phase::Throw && state_.to_act != s && pending_.gained[s].open;
}

// R26: the player's own man in a forbidden jan; whether one stands there is not said.
bool Referee::may_mend(Side s) const {
  return touch_moves() && pending_.phase == Phase::Throw && pending_.played && pending_.played->by == s &&
         state_.to_act != s;
}

// K5: a player who has borne off has thrown again, and touched nothing.
bool Referee::again_in_hand(Side y) const {
  return pending_.phase == Phase::Play && pending_.played && pending_.played->by == y && state_.to_act == y &&
         pending_.touched.empty();
}

// R30.
bool Referee::throws_early(Side s) const {
  const bool in_hand = pending_.phase == Phase::Play && state_.to_act != s;
  return by_hand() && in_hand && !pending_.early && !passes(s, EventKind::RollDice);
}

std::optional<ActionError> Referee::may_roll(Side s) const {
  if (pending_.phase == Phase::Lead) return std::nullopt;
  if (asked_to_throw(s) && pending_.played && pending_.played->by != s && fault_of(attempt()) == "R27")
    return deny("R27", "a man alone may not stand on a corner: choose a remedy before you throw");
  if (asked_to_throw(s)) return std::nullopt;
  if (pending_.phase == Phase::Going)
    return deny("R16", "a player has said that they go: the opponent agrees or objects before anyone throws");
  if (pending_.phase == Phase::Throw)
    return deny("R4", text_of("it is {}'s turn to throw", title_of(state_.to_act)));
  if (throws_early(s)) return std::nullopt;
  if (pending_.early && state_.to_act != s)
    return deny("R30", "you have thrown already: your dice count once this roll is played");
  return deny("R4", text_of("{} plays this roll first", title_of(state_.to_act)));
}

std::optional<ActionError> Referee::may_mark(Side s) const {
  if (!by_hand()) return by_the_program();
  const bool own = pending_.phase == Phase::Play && state_.to_act == s && pending_.gained[s].open;
  if (own || asked_to_throw(s) || late(s) || pending_.received[s].open) return std::nullopt;
  if (pending_.gained[s].of > 0 && pending_.gained[s].done)
    return deny(
        "R5", "you have touched your men or said that you go, or your opponent has thrown: your mark stands");
  return deny("R4", "mark after you throw; mark what your opponent's roll gave you after it is played");
}

std::optional<ActionError> Referee::may_decide(Side s) const {
  if (late(s) && own_holes(s) > pending_.held[s]) return std::nullopt;
  const bool asked = pending_.phase == Phase::Play && state_.to_act == s && state_.stage == Stage::Decide;
  if (asked) return std::nullopt;
  return deny("K4", "hold or go after you mark a hole for your own roll, and before you touch a man");
}

std::optional<ActionError> Referee::may_play(Side s) const {
  if (may_mend(s)) return std::nullopt;
  if (state_.to_act != s) return deny("R4", text_of("it is {}'s turn", title_of(state_.to_act)));
  if (pending_.phase == Phase::Again) return std::nullopt;
  if (pending_.phase == Phase::Going) return deny("R16", "a player who has said that they go is bound by it");
  if (pending_.phase != Phase::Play) return deny("R4", "throw the dice first");
  if (state_.stage == Stage::Decide && !by_hand())
    return deny("K4", "you have marked a hole: hold or go first");
  return std::nullopt;
}

std::optional<ActionError> Referee::may_touch(Side s) const {
  if (!touch_moves() && !by_hand()) return moves_are_checked();  // R5: touching also ends the marking
  const bool chosen = by_hand() || state_.stage == Stage::Move;  // K4: by hand touching is holding
  if (state_.to_act == s && pending_.phase == Phase::Play && chosen) return std::nullopt;
  return deny("R20", "touch your men when it is your turn to play");
}

// The answer does not say whether anything is wrong (R3).
std::optional<ActionError> Referee::may_remedy(Side s) const {
  if (!touch_moves()) return moves_are_checked();
  const Side y = other(s);
  if (pending_.phase == Phase::Throw && pending_.played && pending_.played->by == y) return std::nullopt;
  const bool before_play = pending_.phase == Phase::Play && state_.to_act == y && !pending_.early;
  if (before_play && !pending_.demand) return std::nullopt;
  return deny("R21", "a move can be put right only after it is played and before the next throw");
}

// R6, R8, R12.
std::optional<ActionError> Referee::may_claim(Side s, MarkPart part) const {
  if (!by_hand()) return by_the_program();
  const Side y = other(s);
  const PendingMark& x = in_dispute(y, part);
  if (x.of == 0 || !x.claimable)
    return deny("R8", "nothing can be claimed now: an école must be claimed before you throw");
  const auto disputed = [&](const EcoleClaim& c) {
    return c.by == s && c.part == part && c.of == x.of && c.disputed > 0;
  };
  if (verdict(y, part, x).school() == 0 && std::ranges::any_of(pending_.claims, disputed))
    return deny("R12", "that école was disputed: maintain it (an augmentation)");
  if (!x.done && marked(y, part, x) == 0) return not_yet(y, part);
  return std::nullopt;
}

// R5, R14: why nothing is missing yet of what `y` has to mark.
ActionError Referee::not_yet(Side y, MarkPart part) const {
  if (part == MarkPart::Received)
    return deny("R5", "what your opponent has not marked is no école until they throw");
  if (late(y))
    return deny("R14",
                "your opponent could play no man: they may complete their mark until you throw, so it is no "
                "école yet");
  return deny(
      "R5", "what your opponent has not marked is no école until they touch their men, or say that they go");
}

// One of the opponent's marks can be disputed; the event says which.
std::optional<ActionError> Referee::may_claim_any(Side s) const {
  auto gained = may_claim(s, MarkPart::Gained);
  auto received = may_claim(s, MarkPart::Received);
  if (!gained || !received) return std::nullopt;
  return gained->rule == "R8" ? received : gained;
}

std::optional<ActionError> Referee::may_agree(Side s) const {
  if (state_.stage == Stage::Over && by_hand() && state_.outcome->winner != s) return std::nullopt;
  if (state_.stage == Stage::Over || pending_.phase != Phase::Going)
    return deny("R16", "nobody has said that they go");
  if (asked_to_agree() == s) return std::nullopt;
  if (pending_.goer == s) return deny("R16", "your opponent must agree to your going");
  return deny("R11",
              "this going ends the marqué or the match: the player who goes must first answer the écoles, or "
              "agree to them");
}

std::optional<ActionError> Referee::may_object(Side s) const {
  if (state_.stage != Stage::Over && pending_.phase == Phase::Going && pending_.goer != s)
    return std::nullopt;
  return deny("R16", "your opponent has not said that they go");
}

Side Referee::asked_to_agree() const {
  const Side y = other(pending_.goer);
  const bool unanswered = claim_of(y, &EcoleClaim::fresh) || claim_of(pending_.goer, &EcoleClaim::insists);
  return closing_ && unanswered ? pending_.goer : y;
}

// R5.
std::optional<ActionError> Referee::may_invite(Side s) const {
  if (!by_hand()) return by_the_program();
  const bool opponent_throws = pending_.phase == Phase::Throw && state_.to_act != s;
  if (opponent_throws && (pending_.gained[s].open || pending_.received[s].open)) return std::nullopt;
  return deny("R5", opponent_throws ? "your mark is complete already: no invitation to throw is needed"
                                    : "you invite your opponent to throw when it is their turn to throw");
}

// R10-R12.
std::optional<ActionError> Referee::may_answer(Side s, EventKind k) const {
  if (k == EventKind::Augment) {
    if (claim_of(s, &EcoleClaim::insists)) return std::nullopt;
    return deny("R12", "no école of yours was disputed, or you have thrown or touched a man since");
  }
  if (claim_of(other(s), &EcoleClaim::fresh)) return std::nullopt;
  if (k == EventKind::DemandWhole)
    return deny("R10", "no école was marked in part, so none can be demanded whole");
  return deny("R11", "there is no école that you can still dispute: you can until you throw or touch a man");
}

std::optional<ActionError> Referee::untimely(Side s, EventKind k) const {
  const bool over = state_.stage == Stage::Over;
  const bool of_marks = (k >= EventKind::ClaimEcole && k <= EventKind::Justify) || k == EventKind::Agree;
  if (over && (pending_.settled || !of_marks)) return deny("K6", "the game is over");
  switch (k) {
    case EventKind::RollDice: return may_roll(s);
    case EventKind::Mark: return may_mark(s);
    case EventKind::ClaimEcole:
    case EventKind::Rectify: return may_claim_any(s);
    case EventKind::DemandWhole:
    case EventKind::DisputeEcole:
    case EventKind::Augment: return may_answer(s, k);
    case EventKind::Justify:
    case EventKind::Resign: return std::nullopt;
    case EventKind::Touch:
    case EventKind::Adoube: return may_touch(s);
    case EventKind::PlayMen: return may_play(s);
    case EventKind::AskRemedies:
    case EventKind::ChooseRemedy: return may_remedy(s);
    case EventKind::Hold:
    case EventKind::Go: return may_decide(s);
    case EventKind::Agree: return may_agree(s);
    case EventKind::Object: return may_object(s);
    case EventKind::Invite: return may_invite(s);
    default: return deny("R4", "only the players' marks and moves are judged here");
  }
}

}  // namespace trictrac::referee
