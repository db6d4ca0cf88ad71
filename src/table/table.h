// Trictrac at a table, in any format: its seats, its dice, and every event checked.
#pragma once

#include "engine/attention/hand_player.h"
#include "engine/bots/bot.h"
#include "game/rules/reasons.h"
#include "table/config.h"
#include "table/play_session.h"

namespace trictrac {

// A bot at a seat: `chooser` plays for it, and `marker` makes its marks where the players keep the board.
struct AttendingBot {
  std::unique_ptr<Bot> chooser;
  attention::HandPlayer marker;
};

// The game of a session (playable_game.h).
struct Trictrac {
  using Config = TableConfig;
  using Game = Match;
  using Effects = MatchEffects;
  using Bot = AttendingBot;
  using View = SessionView<Trictrac>;

  static std::optional<ApiError> problem(const TableConfig& config);
  static std::vector<LoggedEvent> opening(const TableConfig& config);
  static Match begin(const TableConfig& config) { return {config.match, config.start}; }
  static std::optional<Side> lead_given(const TableConfig& config) { return trictrac::lead_given(config); }

  static std::expected<MatchEffects, ActionError> apply(Match& match, Side side, const GameEvent& event) {
    return match.act(side, event);
  }
  static bool ends_round(const MatchEffects& effects) { return effects.round_ended; }
  static bool is_over(const Match& match) { return match.over(); }

  static std::size_t player_of(const Match& match, Side side) {
    return static_cast<std::size_t>(player_at(match.account(), side));
  }
  static bool awaits_seats(const Match& match) { return match.awaits() == Awaits::Seats; }

  static Side side_asked(const Match& match);
  static Side acting_side(const Match& match, const GameEvent& event) {
    return trictrac::acting_side(match, event);
  }
  static bool is_turn_of(const Match& match, Side side, const GameEvent& request);
  static bool is_asked(const Match& match, const GameEvent& request);
  static bool is_same(const GameEvent& request, const GameEvent& event);
  // Returns whether it is a throw by hand, which any player may enter, also for a bot.
  static bool is_for_anybody(const TableConfig& config, const GameEvent& request);
  static Parsed<GameEvent> fill(const View& at, Side side, const GameEvent& request);

  static Next next(const View& at);
  // Returns whether seats, a lead, its roll or half a fiche is drawn next.
  static bool draws(const View& at);
  static GameEvent draw(const View& at);
  static bool draws_numbered_roll(const View& at);
  static std::optional<Side> throwing_side(const View& at);
  static bool may_have_drawn(const View& at, const GameEvent& event);
  static std::optional<GameEvent> only_event(const View& at);
  // Returns whether it is a play or a decision, or a throw entered by hand.
  static bool may_take_back(const TableConfig& config, const GameEvent& event);

  static std::shared_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);
  // Returns the event of a bot; `ready` is its throw, where it may throw.
  static GameEvent answer(Bot& bot, const Match& match, Side side, const std::optional<GameEvent>& ready);
  static std::optional<GameEvent> remark(Bot& bot, const Match& match, Side side);
  static std::optional<GameEvent> ready_throw(const View& at);
  static std::optional<Side> bystander(const View& at);
};

using Table = PlaySession<Trictrac>;

// Returns the rule that `side` breaks by beginning its roll with these steps, or nullopt if it may.
Parsed<std::optional<RuleViolation>> check_steps(const Table& table, Side side, std::span<const Step> steps);

// Returns the reasons for an event before `match` applies it: why the play was forced, and what allows it.
std::vector<Reason> reasons_of(const Match& match, const GameEvent& event);

// Returns the game so far, with the seed once it is over.
Record record_of(const Table& table);

}  // namespace trictrac
