// The steps of a turn, and when a window closes (S1 XVIII, R4, R5, R8).
#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "game/referee/fault.h"
#include "game/referee/referee.h"
#include "game/rules/law_text.h"
#include "game/rules/tariff.h"

namespace trictrac::referee {
namespace {

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

// The steps of an attempt; the sum of both numbers in one is spelled out where it is lawful so.
std::vector<Step> steps_of(const Attempt& a) {
  if (a.steps.size() != 1 || fault_of(a)) return {a.steps.begin(), a.steps.end()};
  const Play p = as_play(a.before, a.roll, a.steps);
  return {p.begin(), p.end()};
}

bool obeys(const Obligation& o, const Men& men) {
  if (o.kind == Obligation::Kind::TakeLast) return men.off == kMenPerSide;
  return (at_least(men, 2) & o.jan) == o.jan;
}

}  // namespace

std::vector<JanDue> jans_of(const Turn& turn, To to) {
  std::vector<JanDue> all;
  for (const Event& e : turn.events)
    if (e.to() == to) all.push_back({e.jan, e.ways, e.points});
  return all;
}

int points_of_obligation(const Turn& turn) {
  int points = 0;
  for (const Event& e : turn.events)
    if (is_for(e.jan, turn.obligation.kind)) points += e.points;
  return points;
}

Referee::Done Referee::take(Side s, const RollDice& a) {
  const Roll roll = a.dice.value_or(Roll{});
  if (!valid(roll)) return std::unexpected(Denial{"M1", "a roll is two numbers from 1 to 6"});
  if (pending_.phase == Phase::Lead) {
    if (roll.doublet() && state_.options.lead != Lead::ThrowAnew)
      return std::unexpected(Denial{"K9", "equal dice do not decide who begins: they are thrown again"});
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

// R30: the dice thrown while `player` was still playing are now the roll in hand. Nothing of that play is put
// right; its marks may be claimed until a man is touched. They are void if `player` throws again (K5).
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
    pending_.past[s].open = false;
    pending_.past[s].done = true;
  }
  pending_.gained[s] = {pending_.rolls, pending_.rolls, turn_.events.points_roller(), 0, 0, 0, true,
                        false,          true,           jans_of(turn_, To::Roller)};
  if (!by_hand()) add_mark(s, MarkPart::Gained, Mark{turn_.events.points_roller(), {}, {}, {}});
  drop_what_is_settled();
}

// R5, R8, R11, R12, R14, R21: what the dice of `thrower` end.
void Referee::close_windows(Side thrower) {
  const Side y = other(thrower);
  Sheet& mine = pending_.received[thrower];
  mine.open = false;
  mine.done = mine.of > 0;
  pending_.gained[y].open = pending_.gained[y].claimable = false;
  pending_.gained[y].done = true;
  pending_.past[y] = {};
  if (pending_.received[y].done) pending_.received[y].claimable = false;
  touch_men(state_.to_act);
  if (pending_.trespass && pending_.trespass->by == y) pending_.trespass.reset();
  if (pending_.played && pending_.played->by == y) see_trespass();
  if (!pending_.played || pending_.played->by != thrower) pending_.played.reset();
}

// R26: a man who has stopped in the second table where he may not, and was not seen.
void Referee::see_trespass() {
  const auto fault = find_fault(attempt());
  if (!fault || fault->what != Fault::What::Forbidden) return;
  const Fleche on = fault->wrong[0].to;
  if (contains(kOtherGrandJan, on)) pending_.trespass = Trespass{pending_.played->by, on};
}

// R11, R12: whoever throws or touches has had his time to dispute, and to maintain.
void Referee::touch_men(Side s) {
  for (Claim& c : pending_.claims) {
    if (c.by == s) c.insists = false;
    if (c.by != s) c.fresh = false;
  }
}

// R5: what follows the marking has been said; marks that are still open are complete.
void Referee::declare_intention(Side s) {
  const auto complete = [](Sheet& mark) {
    mark.open = false;
    mark.done = true;
  };
  if (late(s)) complete(pending_.gained[s]);
  if (pending_.phase == Phase::Throw && pending_.received[s].open) complete(pending_.received[s]);
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
  pending_.gained[s].open = false;
  pending_.gained[s].done = true;
  if (!by_hand()) go_back();
  return {};
}

Referee::Done Referee::take(Side s, const Agree&) {
  const bool going = pending_.phase == Phase::Going && state_.stage != Stage::Over;
  if (!going)
    pending_.settled = true;
  else if (s == pending_.goer)
    touch_men(s);  // he says no more of schools
  else
    go_back();
  return {};
}

// R16: a going that the rules do not allow is taken back; to one that they allow there is nothing to object.
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

// K4: the points of both are lost, and the roll gives the other nothing; all that hung on it is settled.
void Referee::go_back() {
  const Side s = pending_.goer;
  std::erase_if(pending_.entries, [&](const Entry& e) {
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

// R16: what was declared binds him again, where a dispute has given him his hole back.
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
  if (refusal) return std::unexpected(denial_of(*refusal));
  if (auto wrong = not_as_touched(steps)) return std::unexpected(std::move(*wrong));
  if (pending_.early && fault_of(t) == "R27")
    return std::unexpected(
        Denial{"R27", "one man alone may not stand on a coin: the next dice lie on the board already"});
  touch_men(state_.to_act);
  pending_.gained[other(s)].claimable = false;
  hold_by_doing(s);
  pending_.stayed = false;
  Sheet& mine = pending_.gained[s];
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
    pending_.played = Played{state_.board, state_.to_act, state_.roll, steps, state_.rolls_in_releve};
  for (const Step& s : steps_of(a)) {
    state_.board.own.take(s.from);
    state_.board.own.arrive(s.to);
  }
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
  if (by_hand() || !score_.winner) pass_on(state_);  // else it is over, and nobody throws
}

// What the roll gives the other: to be marked until he throws (R5).
void Referee::count_received(const Attempt& a) {
  const Side y = other(state_.to_act);
  Sheet& his = pending_.received[y];
  if (!his.open) his = {pending_.rolls, pending_.rolls, 0, 0, 0, 0, true, false, true, {}};
  his.roll = pending_.rolls;
  his.due += turn_.events.points_other();
  for (const JanDue& d : jans_of(turn_, To::Other)) his.jans.push_back(d);
  const int unplayed = touch_moves() && !pending_.early ? left_unplayed(a) : 0;
  owe_helplessness(his, unplayed);
  if (!by_hand())
    add_mark(y, MarkPart::Received, Mark{turn_.events.points_other() + unplayed * kHelpless, {}, {}, {}});
}

// What nobody can dispute any more goes into `base`.
void Referee::drop_what_is_settled() {
  int least = moment(pending_.rolls, Place::Thrown);
  for (const Side s : kSides)
    for (const MarkPart part : {MarkPart::Gained, MarkPart::Received})
      if (const Sheet& x = sheet(s, part); x.claimable || x.open)
        least = std::min(least, moment(x.of, part == MarkPart::Gained ? Place::Gained : Place::Received));
  for (const Sheet* x : {&pending_.past.white, &pending_.past.black})
    if (x->of > 0) least = std::min(least, moment(x->of, Place::Gained));
  // What a dispute has given back counts as long as another school for that mark may be answered.
  const auto answerable = [all = pending_.claims](const Claim& c) {
    return std::ranges::any_of(all, [&](const Claim& k) {
      return k.by == c.by && k.part == c.part && k.of == c.of && (k.fresh || k.insists);
    });
  };
  std::erase_if(pending_.claims, [&](const Claim& c) {
    const Sheet* x = sheet_of(other(c.by), c.part, c.of);
    return !answerable(c) && (!x || !x->claimable);
  });
  for (const Claim& c : pending_.claims)
    least = std::min(least, moment(c.of, c.part == MarkPart::Gained ? Place::Gained : Place::Received));
  auto& all = pending_.entries;
  const auto kept = std::ranges::find_if(all, [&](const Entry& e) { return e.moment >= least; });
  const Score before = score_of(pending_.base, {all.begin(), kept}, state_.options.goal);
  for (auto e = all.begin(); e != kept; ++e)
    settled_.push_back({*e, before.entries[static_cast<std::size_t>(e - all.begin())]});
  pending_.base = before.marks;
  all.erase(all.begin(), kept);
}

}  // namespace trictrac::referee
