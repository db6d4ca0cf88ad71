#include "game/match/hand_board.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

#include "game/referee/remedies.h"

namespace trictrac {
namespace {

using referee::Place;
using referee::Reckoned;
using referee::Referee;
using referee::Why;

// All marks of `s` that may be in question.
std::array<std::pair<MarkPart, const referee::PendingMark*>, 3> marks_of(const Referee& r, Side s) {
  const referee::Pending& p = r.pending();
  return {{{MarkPart::Gained, &p.past[s]},
           {MarkPart::Gained, &p.gained[s]},
           {MarkPart::Received, &p.received[s]}}};
}

bool closes(const MatchLedger& before, const MatchLedger& after) {
  return round_of(before) != round_of(after) || over(after);
}

// Counts what a mark means to the account; false where holes would end the round and may yet be taken back.
bool count(MatchLedger& account, const Reckoned& mark, bool settled, HandLaw law) {
  const auto& [entry, counted] = mark;
  const bool school = entry.why == Why::School || entry.why == Why::FalseSchool;
  HolesWon won{entry.side, counted.holes, entry.why == Why::Gained, school};
  if (law == HandLaw::Amended) {
    won.pavillon = entry.pavillon;
    won.etendard = entry.etendard;
    won.cravate = entry.cravate;
  }
  LedgerEvent event = won;
  if (entry.why == Why::Gone)
    event = Went{entry.side};
  else if (counted.holes == 0)
    return true;
  if (refused(account, event)) return true;
  MatchLedger next = after(account, event);
  if (entry.why != Why::Gone && closes(account, next) && !settled) return false;
  account = std::move(next);
  return true;
}

// Returns the marks that are new, changed or gone.
std::vector<Moved> moved_since(const Referee& before, const Referee& after) {
  std::map<std::tuple<int, int, Why, Side>, int> points;
  const auto add = [&](const std::vector<Reckoned>& all, int sign) {
    for (const auto& [e, counted] : all) points[{e.moment, e.of, e.why, e.side}] += sign * counted.points;
  };
  add(before.reckoned(), -1);
  add(after.settled(), 1);
  add(after.reckoned(), 1);
  std::vector<Moved> moved;
  for (const auto& [key, change] : points)
    if (change != 0) moved.push_back({std::get<Side>(key), std::get<Why>(key), change});
  return moved;
}

std::vector<Moved> moved_by(const Referee& before, const Referee& after, const GameEvent& action) {
  std::vector<Moved> moved = moved_since(before, after);
  // With pegs moved by hand, a mark may show other points than were announced.
  const auto* mark = std::get_if<Mark>(&action);
  if (mark && moved.size() == 1) moved[0].points = mark->points;
  return moved;
}

Releve releve_of(const Referee& before, const Referee& after, EventKind done) {
  if (after.pending().gone && !before.pending().gone) return Releve::Go;
  const bool played = done == EventKind::PlayMen || done == EventKind::ChooseRemedy;
  const bool back = after.state().board == start_position() && before.state().board != start_position();
  return played && back ? Releve::Out : Releve::None;
}

// Returns the points of the école on a mark that stand and are right.
int schooled(const Referee& r, const referee::EcoleClaim& c) {
  for (const auto& [e, counted] : r.reckoned())
    if (e.why == Why::School && e.of == c.id) return std::min(c.right, e.points);
  return 0;
}

}  // namespace

HandBoard::HandBoard(const State& start, MatchLedger account, int rolls)
    : referee_(start), account_(std::move(account)), first_(rolls - referee_.pending().rolls) {
  if (referee_.pending().phase == referee::Phase::Play) note_roll();
}

Side HandBoard::side_of(EventKind kind) const {
  const Side asked = asked_side(referee_);
  for (const Side s : {asked, other(asked)})
    if (referee_.may(s, kind)) return s;
  return asked;
}

std::expected<HandEffects, ActionError> HandBoard::act(Side side, const GameEvent& action) {
  const Referee before = referee_;
  if (auto done = referee_.act(side, action); !done) return std::unexpected(std::move(done.error()));
  HandEffects effects = effects_of(before, side, action);
  settle();
  referee_.set_closing(going_closes());
  const bool thrown = referee_.pending().rolls != before.pending().rolls;
  if (thrown && referee_.pending().phase == referee::Phase::Play) note_roll();
  drop_rolls();
  return effects;
}

// Would the going in hand end the round?
bool HandBoard::going_closes() const {
  if (referee_.pending().phase != referee::Phase::Going) return false;
  const MatchLedger now = account();
  const LedgerEvent went = Went{referee_.pending().goer};
  return !refused(now, went) && closes(now, after(now, went));
}

std::expected<HandEffects, ActionError> HandBoard::suspend(const Suspended& event) {
  auto effects = act(event.side, Hold{});
  if (effects) held_.push_back({moment(referee_.pending().rolls, Place::Gained), event});
  return effects;
}

HandEffects HandBoard::effects_of(const Referee& before, Side side, const GameEvent& action) const {
  const EventKind done = kind_of(action);
  HandEffects effects;
  effects.moved = moved_by(before, referee_, action);
  effects.missed = missed_since(before, done);
  if (const auto* maintained = std::get_if<Augment>(&action))
    effects.ruling = before.ruling(side, maintained->part);
  const bool going = before.pending().phase == referee::Phase::Going;
  effects.stays = going && referee_.pending().phase != referee::Phase::Going && !referee_.pending().gone &&
                  state().stage != Stage::Over;
  effects.releve = releve_of(before, referee_, done);
  return effects;
}

MatchLedger HandBoard::account() const {
  MatchLedger account = account_;
  auto held = held_.begin();
  const auto count_held = [&](int before) {
    for (; held != held_.end() && held->moment < before; ++held)
      if (!refused(account, held->event)) account = after(std::move(account), held->event);
  };
  for (const Reckoned& mark : referee_.reckoned()) {
    count_held(mark.entry.moment);
    if (!count(account, mark, referee_.pending().settled, state().options.hand_law)) return account;
  }
  count_held(moment(referee_.pending().rolls + 1, Place::Thrown));
  return account;
}

// Applies the marks that can no longer be corrected.
void HandBoard::settle() {
  for (const Reckoned& mark : referee_.settled()) {
    while (!held_.empty() && held_.front().moment < mark.entry.moment) {
      if (!refused(account_, held_.front().event)) account_ = after(account_, held_.front().event);
      held_.erase(held_.begin());
    }
    count(account_, mark, true, state().options.hand_law);
  }
}

void HandBoard::note_roll() { rolls_.push_back({rolls(), state().roll}); }

// Forgets the rolls that no mark can concern any more.
void HandBoard::drop_rolls() {
  int least = referee_.pending().rolls;
  for (const Side s : kSides)
    for (const auto& [part, x] : marks_of(referee_, s))
      if (x->of > 0 && (x->open || x->claimable)) least = std::min(least, x->of);
  std::erase_if(rolls_, [&](const NumberedRoll& r) { return r.number < first_ + least; });
}

NumberedRoll HandBoard::numbered(int roll) const {
  const auto found = std::ranges::find(rolls_, first_ + roll, &NumberedRoll::number);
  return found == rolls_.end() ? NumberedRoll{first_ + roll, {}} : *found;
}

// Returns the errors that the action has put beyond dispute.
std::vector<Missed> HandBoard::missed_since(const Referee& before, EventKind done) const {
  std::vector<Missed> all;
  const bool settles = referee_.pending().settled && !before.pending().settled;
  for (const Side s : kSides)
    for (const auto& [part, was] : marks_of(before, s)) {
      const referee::PendingMark* is = referee_.sheet_of(s, part, was->of);
      const bool open = is && is->claimable && !settles;
      // A player who gives up has not done with the roll in hand.
      const bool unfinished =
          done == EventKind::Resign && !was->done && before.verdict(s, part, *was).excess == 0;
      if (was->of == 0 || !was->claimable || open || unfinished) continue;
      if (auto missed = missed_mark(before, s, part, *was)) all.push_back(std::move(*missed));
    }
  if (done == EventKind::RollDice)
    if (auto missed = missed_play(before)) all.push_back(std::move(*missed));
  return all;
}

std::optional<Missed> HandBoard::missed_mark(const Referee& before, Side s, MarkPart part,
                                             const referee::PendingMark& x) const {
  const auto [missing, excess] = before.verdict(s, part, x);
  Missed missed{s, part, numbered(x.of), x.jans, x.due, before.marked(s, part, x), 0, 0, {}};
  for (const referee::EcoleClaim& c : before.pending().claims) {
    if (c.by == s || c.part != part || c.of != x.of) continue;
    missed.marked += c.back - c.back_again;
    missed.schooled += schooled(before, c);
  }
  missed.points = missing > 0 ? missing : -excess;
  if (missed.points == 0 && missed.schooled == 0) return std::nullopt;
  return missed;
}

// R21: a wrong play that the opponent has let pass by throwing.
std::optional<Missed> HandBoard::missed_play(const Referee& before) const {
  const auto& played = before.pending().played;
  if (!played || referee_.pending().played) return std::nullopt;
  const referee::Attempt attempt{played->before, played->roll, before.state().options, played->steps};
  const auto rule = referee::fault_of(attempt);
  if (!rule) return std::nullopt;
  return Missed{played->by, {}, numbered(before.pending().rolls), {}, 0, 0, 0, 0, *rule};
}

}  // namespace trictrac
