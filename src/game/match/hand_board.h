// A board whose players mark for themselves (section R), in a match. It passes their marks, as corrected, to
// the ledger above, and reports what was wrong in a roll once nobody can dispute it.
#pragma once

#include <optional>
#include <vector>

#include "game/match/match_ledger.h"
#include "game/referee/referee.h"

namespace trictrac {

// Returns whether the players keep the board with these options (R1).
constexpr bool is_marked_by_hand(const RuleOptions& o) {
  return o.marking == Marking::Hand || o.moves == Moves::Touch;
}

// Points that an event marked, or took back.
struct Moved {
  Side side = Side::White;
  referee::Why why = referee::Why::Gained;
  int points = 0;
  friend bool operator==(const Moved&, const Moved&) = default;
};

// A roll of the match, and its number from 1.
struct NumberedRoll {
  int number = 0;
  Roll roll;
  friend bool operator==(const NumberedRoll&, const NumberedRoll&) = default;
};

// A wrong mark or play that can no longer be disputed.
struct Missed {
  Side side = Side::White;
  std::optional<MarkPart> part;       // none: a wrong play
  NumberedRoll roll;                  // the first, where a mark was for two
  std::vector<referee::JanDue> jans;  // the jans that were due
  int due = 0;                        // in points
  int marked = 0;                     // by the player
  int schooled = 0;                   // of the difference, by the opponent
  int points = 0;                     // those too few, or with a minus too many, that nobody claimed
  std::string_view rule;              // of a wrong play
  friend bool operator==(const Missed&, const Missed&) = default;
};

struct HandEffects {
  std::vector<Moved> moved;  // in the order in which it counts
  std::vector<Missed> missed;
  std::optional<referee::Ruling> ruling;  // R12: the school that was maintained
  bool stays = false;                     // R16: the player who had gone must stay
  Releve releve = Releve::None;
};

// The board of one round.
class HandBoard {
 public:
  // Begins a round from a state without problems. `account` is the ledger at that time, after `rolls` rolls
  // of the match.
  HandBoard(const State& start, MatchLedger account, int rolls);

  const referee::Referee& referee() const { return referee_; }
  const State& state() const { return referee_.state(); }
  // Returns whether the round has ended at its board and no dispute is possible any more.
  bool settled() const { return state().stage == Stage::Over && referee_.pending().settled; }
  // Returns the number of rolls of the match so far.
  int rolls() const { return first_ + referee_.pending().rolls; }

  // Returns the side that may do an event of this kind now, or the side to act if neither may.
  Side side_of(EventKind kind) const;

  // Applies an event, or returns the error and changes nothing.
  std::expected<HandEffects, ActionError> act(Side side, const GameEvent& action);
  // Holds for the side to act, and suspends a game of combiné (S3).
  std::expected<HandEffects, ActionError> suspend(const Suspended& event);

  // Returns the ledger with all that has been marked. Holes that would end the round end it when they are
  // settled.
  MatchLedger account() const;

 private:
  struct HeldSuspension {
    int moment = 0;
    Suspended event;
  };

  HandEffects effects_of(const referee::Referee& before, Side side, const GameEvent& action) const;
  void settle();
  bool going_closes() const;
  void note_roll();
  void drop_rolls();
  std::vector<Missed> missed_since(const referee::Referee& before, EventKind done) const;
  std::optional<Missed> missed_mark(const referee::Referee& before, Side s, MarkPart part,
                                    const referee::PendingMark& x) const;
  std::optional<Missed> missed_play(const referee::Referee& before) const;
  NumberedRoll numbered(int roll) const;

  referee::Referee referee_;
  MatchLedger account_;               // without the results that the referee can still correct
  std::vector<HeldSuspension> held_;  // suspensions since then
  std::vector<NumberedRoll> rolls_;   // those with pending reports
  int first_ = 0;                     // rolls of the match before the referee's first
};

}  // namespace trictrac
