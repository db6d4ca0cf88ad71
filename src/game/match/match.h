// A match in play: the tour on the board and the ledger above it, in any format (section E).
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

// What followed from an event.
struct MatchEffects {
  Effects effects;
  bool account_changed = false;
  bool round_ended = false;
  std::optional<HandEffects> by_hand{};  // at a board kept by its players
};

// Returns why a first round cannot begin so, in English; nothing if it can.
std::optional<std::string> problem_of(const MatchOptions& options, const State& start);

// What is asked now.
enum class Awaits : std::uint8_t { Seats, Lead, Tour, Half, Nothing };

// A match of any format.
class Match {
 public:
  // Begins a match. `options` have no problem; the goal of `rules` is set to the format's.
  explicit Match(const MatchOptions& options = {}, const RuleOptions& rules = {});
  // Begins the first round from a position: neither `start` nor the two together have a problem (setup.h,
  // problem_of). A match that is resumed begins with a throw, everyone sitting as named.
  Match(const MatchOptions& options, const State& start);

  const MatchOptions& options() const { return account_.options; }
  const MatchLedger& account() const { return account_; }
  // Returns the board; the holes on it are those of the ledger. When a round has been won by holes it stays
  // as it ended until the next lead is taken.
  const Tour& tour() const { return tour_; }
  // Returns the board where the players keep it, else null. Then tour() stands as the match began.
  const HandBoard* hand() const { return hand_ ? &*hand_ : nullptr; }
  const State& state() const { return hand_ ? hand_->state() : tour_.state(); }
  // Returns the judgement of the roll in hand.
  const Turn& turn() const { return hand_ ? hand_->referee().turn() : tour_.turn(); }
  // Returns what was wrong at boards kept by their players and can no longer be disputed, in order.
  const std::vector<Missed>& missed() const { return missed_; }
  // Returns the match as it would go on from here if the program marked: for looking ahead.
  Match assisted() const;
  Awaits awaits() const;
  bool over() const { return awaits() == Awaits::Nothing; }

  // Applies an event, or returns why not and changes nothing. TakeLead is also how the next round begins
  // where its lead is drawn. `side` acts where the players keep the board (section R); where the program
  // does, the side to act does.
  std::expected<MatchEffects, ActionError> act(Side side, const GameEvent& event);
  std::expected<MatchEffects, ActionError> act(const LoggedEvent& logged) {
    return act(logged.side, logged.event);
  }
  // Applies an event of acting_side.
  std::expected<MatchEffects, ActionError> act(const GameEvent& event);

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
  bool may_lead(Side first) const;
  void settle_lead(Side lead);
  std::expected<MatchEffects, ActionError> next_round(const TakeLead& lead);
  void count(const LedgerEvent& e, MatchEffects& effects);
  void count(const TurnEvent& event, Side roller, MatchEffects& effects);
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

// Returns the side that may do `event` now; the side that is asked where neither may.
Side acting_side(const Match& match, const GameEvent& event);

// Returns whether the side to act may suspend that game now (S3).
bool may_suspend(const Match& m, CombineGame game);

// Returns what `s`, who is asked, may do at Decide: hold, go and, in combiné, suspend a game (S3).
std::vector<GameEvent> legal_decisions(const MatchLedger& a, Side s);

}  // namespace trictrac
