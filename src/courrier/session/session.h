// Le Tric Trac at a table, by the rules of source S4 (docs/courrier.md).
#pragma once

#include "courrier/bot/bot.h"
#include "courrier/text/record.h"
#include "table/play_session.h"

namespace trictrac::courrier {

struct Config {
  std::vector<Seat> seats{2};  // White's and Black's
  Seed seed{};
  std::string date;                  // as a record writes it, or empty
  State start;                       // with the terms; Stage::Lead unless it starts from a position
  std::vector<LoggedEvent> opening;  // done before it came to this table, its dice not drawn here
  std::vector<std::pair<std::string, std::string>> tags;  // of the record it came from
  bool fair = false;  // every person gives a share of the dice (table/shares.h)
  std::optional<ClockTerms> clock{};
  bool rated = false;       // it counts for the ratings of the two who play (standing/counted.h)
  bool is_private = false;  // it has no spectators, and is not listed
};

// Makes the configuration for continuing, or looking at, a game. Both seats are people unless `bot` gives one
// to the computer.
Parsed<Config> config_of(const Record& record, const Seed& seed, const std::optional<BotSeat>& bot);

// The game of a session (playable_game.h).
struct Courrier {
  using Config = courrier::Config;
  using Game = courrier::Match;
  using Effects = courrier::Effects;
  using Bot = courrier::Bot;
  using View = SessionView<Courrier>;

  static std::optional<ApiError> problem(const Config& config);
  static std::vector<LoggedEvent> opening(const Config& config);
  static Game begin(const Config& config) { return Game(config.start); }
  // Returns who leads in a game that starts from a position: event 1 then only says whose turn it is.
  static std::optional<Side> lead_given(const Config& config);

  static auto apply(Game& game, Side, const GameEvent& event) { return game.act(event); }
  static bool ends_round(const Effects& effects) { return effects.won.has_value(); }
  static bool is_over(const Game& game) { return game.state().stage == Stage::Over; }

  static std::size_t player_of(const Game&, Side side) { return index(side); }
  static bool awaits_seats(const Game&) { return false; }

  static Side side_asked(const Game& game) { return game.state().to_act; }
  static Side acting_side(const Game& game, const GameEvent& event) {
    return courrier::acting_side(game, event);
  }
  static bool is_turn_of(const Game& game, Side side, const GameEvent&) { return side == side_asked(game); }
  static bool is_asked(const Game& game, const GameEvent& request);
  static bool is_same(const GameEvent& request, const GameEvent& event);
  static bool is_for_anybody(const Config&, const GameEvent&) { return false; }
  static Parsed<GameEvent> fill(const View& at, Side side, const GameEvent& request);

  static Next next(const View& at);
  // Returns whether the lead is still to be drawn, before any player acts.
  static bool draws(const View& at) { return !at.last; }
  static GameEvent draw(const View& at);
  static bool draws_numbered_roll(const View&) { return true; }
  static std::optional<Side> throwing_side(const View&) { return std::nullopt; }  // none is mirrored
  static bool may_have_drawn(const View& at, const GameEvent& event);
  static std::optional<GameEvent> only_event(const View& at);
  static bool may_take_back(const Config&, const GameEvent& event) {
    return std::holds_alternative<PlayMen>(event);
  }

  static std::shared_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed) {
    return courrier::make_bot(name, seed);
  }
  // At Stage::Move.
  static GameEvent answer(Bot& bot, const Game& game, Side, const std::optional<GameEvent>&) {
    return PlayMen{game.plays()[bot.choose_play(game)]};
  }
  static std::optional<GameEvent> remark(Bot&, const Game&, Side) { return std::nullopt; }
  static std::optional<GameEvent> ready_throw(const View&) { return std::nullopt; }
  static std::optional<Side> bystander(const View&) { return std::nullopt; }
};

using Table = PlaySession<Courrier>;

// Returns the reason why `side` may not ask about its roll now, or nullopt.
std::optional<ApiError> no_roll_for(const Table& table, Side side);

// Returns the match so far, with the seed once it is over.
Record record_of(const Table& table);

}  // namespace trictrac::courrier
