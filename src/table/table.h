// Trictrac at a table, in any format: its seats, its dice, and every event checked.
#pragma once

#include "engine/attention/hand_player.h"
#include "engine/bots/bot.h"
#include "game/rules/reasons.h"
#include "table/config.h"
#include "table/play_session.h"

namespace trictrac {

// A bot at a seat: `chooser` plays for it, `marker` sees to its marks where the players keep the board.
struct AttendingBot {
  std::unique_ptr<Bot> chooser;
  attention::HandPlayer marker;
};

// The game a session plays (playable_game.h).
struct Trictrac {
  using Config = TableConfig;
  using Game = Match;
  using Effects = MatchEffects;
  using Bot = AttendingBot;
  using View = SessionView<Trictrac>;

  static std::optional<ApiError> problem(const TableConfig& config);
  static std::vector<LoggedEvent> opening(const TableConfig& config);
  static Match begin(const TableConfig& config) { return {config.match, config.start}; }
  static std::optional<Side> lead_given(const TableConfig& config);

  static std::expected<MatchEffects, ActionError> apply(Match& match, Side side, const GameEvent& event) {
    return match.act(side, event);
  }
  static bool ends_round(const MatchEffects& effects) { return effects.round_ended; }
  static bool is_over(const Match& match) { return match.over(); }

  static std::size_t player_of(const Match& match, Side side);
  static bool awaits_seats(const Match& match) { return match.awaits() == Awaits::Seats; }

  static Side side_asked(const Match& match);
  static Side acting_side(const Match& match, const GameEvent& event) {
    return trictrac::acting_side(match, event);
  }
  static bool is_turn_of(const Match& match, Side side, const GameEvent& request);
  static bool is_asked(const Match& match, const GameEvent& request);
  static bool is_same(const GameEvent& request, const GameEvent& event);
  // Returns whether it is a throw by hand, which anybody may enter, for a bot too.
  static bool is_for_anybody(const TableConfig& config, const GameEvent& request);
  static Parsed<GameEvent> fill(const View& at, Side side, const GameEvent& request);

  static Next next(const View& at);
  // Returns whether seats, a lead, the roll it gives or a half fiche is drawn next.
  static bool draws(const View& at);
  static GameEvent draw(const View& at);
  static bool draws_numbered_roll(const View& at);
  static bool may_have_drawn(const View& at, const GameEvent& event);
  static std::optional<GameEvent> only_event(const View& at);
  // Returns whether it is a play or a decision, or a throw that was entered by hand.
  static bool may_take_back(const TableConfig& config, const GameEvent& event);

  static std::shared_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);
  // Returns what a bot does; `ready` is what it throws, where it may.
  static GameEvent answer(Bot& bot, const Match& match, Side side, const std::optional<GameEvent>& ready);
  static std::optional<GameEvent> remark(Bot& bot, const Match& match, Side side);
  static std::optional<GameEvent> ready_throw(const View& at);
  static std::optional<Side> bystander(const View& at);
};

using Table = PlaySession<Trictrac>;

// Returns the rule that `side` breaks by beginning its roll with these steps; none if it may.
Parsed<std::optional<RuleViolation>> check_steps(const Table& table, Side side, std::span<const Step> steps);

// Returns what is to be said of an event before `match` takes it: why the play was bound, and by what right
// it is made.
std::vector<Reason> reasons_of(const Match& match, const GameEvent& event);

// Returns the game so far, with the seed once it is over.
Record record_of(const Table& table);

}  // namespace trictrac
