// A match in progress: the tour at the board and the ledger above it, in any format (section E).
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/event/event.h"
#include "game/match/hand_board.h"
#include "game/match/match_ledger.h"
#include "game/rules/state.h"

namespace trictrac {

struct MatchEffects {
  Effects effects;
  bool account_changed = false;
  bool round_ended = false;
  std::optional<HandEffects> by_hand{};  // at a board kept by its players
};

// Returns the reason, in English, why a first round cannot begin like this, or nullopt.
std::optional<std::string> problem_of(const MatchOptions& options, const State& start);

enum class Awaits : std::uint8_t { Seats, Lead, Tour, Half, Nothing };

class Match {
 public:
  // Begins a match. Requires options without problems; sets the goal of `rules` to that of the format.
  explicit Match(const MatchOptions& options = {}, const RuleOptions& rules = {});
  // Begins the first round from a position. Requires that `start`, and both together, have no problem
  // (setup.h, problem_of). A resumed match begins with a throw, everybody seated as named.
  Match(const MatchOptions& options, const State& start);

  const MatchOptions& options() const { return account_.options; }
  const MatchLedger& account() const { return account_; }
  // Returns the board, with the holes of the ledger. After a round won by holes it stays as it ended until
  // the next lead.
  const Tour& tour() const { return tour_; }
  // Returns the board kept by its players, or null; tour() is then as at the beginning of the match.
  const HandBoard* hand() const { return hand_ ? &*hand_ : nullptr; }
  const State& state() const { return hand_ ? hand_->state() : tour_.state(); }
  // Returns the judgement of the roll in hand.
  const Turn& turn() const { return hand_ ? hand_->referee().turn() : tour_.turn(); }
  // Returns the wrong marks and plays that can no longer be disputed, in order.
  const std::vector<Missed>& missed() const { return missed_; }
  // Returns the match as it would continue if the program marked, for looking ahead.
  Match assisted() const;
  Awaits awaits() const;
  bool over() const { return awaits() == Awaits::Nothing; }

  // Applies an event, or returns the error and changes nothing. TakeLead also begins the next round, if its
  // lead is drawn. At a board kept by its players, `side` acts (section R); otherwise the side to act does.
  std::expected<MatchEffects, ActionError> act(Side side, const GameEvent& event);
  std::expected<MatchEffects, ActionError> act(const LoggedEvent& logged) {
    return act(logged.side, logged.event);
  }
  // Applies an event for acting_side.
  std::expected<MatchEffects, ActionError> act(const GameEvent& event);

  // Applies an event that the program itself has chosen; ends the program if it is refused, so that no game
  // goes on, or counts, without it.
  MatchEffects act_legal(const LoggedEvent& logged);
  MatchEffects act_legal(const GameEvent& event);
  // Apply a roll, and one of turn().plays, at a board that the program marks, in less time: no event is made
  // of them, and none is checked.
  void act_legal(Roll roll);
  void act_legal(const Play& play);

  // Returns whether `first` may throw first when the lead is taken: in the first round of players who draw
  // for White, only White (S1 V).
  bool may_lead(Side first) const;

 private:
  std::expected<MatchEffects, ActionError> on_board(const TurnEvent& event);
  std::expected<MatchEffects, ActionError> on_hand_board(Side side, const GameEvent& event);
  std::expected<MatchEffects, ActionError> by_hand(Side side, const GameEvent& event);
  std::expected<MatchEffects, ActionError> lead_by_hand(const TakeLead& lead);
  std::expected<MatchEffects, ActionError> suspend_by_hand(const Suspended& event);
  MatchEffects counted(HandEffects followed);
  std::expected<MatchEffects, ActionError> take_seats(const TakeSeats& a);
  std::expected<MatchEffects, ActionError> suspend(const Suspend& a);
  std::expected<MatchEffects, ActionError> throw_half(const ThrowHalf& a);
  void settle_lead(Side lead);
  std::expected<MatchEffects, ActionError> next_round(const TakeLead& lead);
  void count(const LedgerEvent& e, MatchEffects& effects);
  void count(const TurnEvent& event, Side roller, MatchEffects& effects);
  void count(const std::optional<Award>& marked, Side roller, MatchEffects& effects);
  template <class Event>
  void act_on_board(const Event& event);
  template <class Count>
  std::expected<MatchEffects, ActionError> act_at(Tour& board, const TurnEvent& event, Count count);
  void begin_round();
  State fresh(Stage stage, Side first) const;

  MatchLedger account_;
  Tour tour_;
  std::optional<HandBoard> hand_;
  std::vector<Missed> missed_;
  RuleOptions rules_;
  bool seats_taken_ = false;
  bool led_ = false;  // who throws first in the first round is settled
};

// Returns the side that may do `event` now, or the side to act if neither may.
Side acting_side(const Match& match, const GameEvent& event);

// Returns whether the side to act may suspend this game now (S3).
bool may_suspend(const Match& m, CombineGame game);

// Returns the decisions open to `s`, the side to act, at Decide: hold, go and, in combiné, suspend a game
// (S3).
std::vector<GameEvent> legal_decisions(const MatchLedger& a, Side s);

}  // namespace trictrac
