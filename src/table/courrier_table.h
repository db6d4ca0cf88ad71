// One match of Le Tric Trac at a table, by the rules of source S4 (docs/courrier.md).
#pragma once

#include "engine/bots/courrier_bot.h"
#include "table/courrier_config.h"
#include "table/table_of.h"

namespace trictrac::courrier {

struct CourrierKinds {
  using Config = courrier::Config;
  using Game = courrier::Match;
  using Effects = courrier::Effects;
  using Bot = courrier::Bot;
  static std::shared_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);
  // At Stage::Move.
  static GameEvent answer(Bot& bot, const Game& game, Side, const std::optional<GameEvent>&) {
    return PlayMen{game.plays()[bot.choose_play(game)]};
  }
  static std::optional<GameEvent> remark(Bot&, const Game&, Side) { return std::nullopt; }
  static bool ends_round(const Effects& effects) { return effects.won.has_value(); }
};

class Table : public TableOf<Table, CourrierKinds> {
 public:
  bool for_anybody(const GameEvent&) const { return false; }

  // The table draws the lead before anybody is asked for anything.
  bool draws() const { return !last_played(); }

  // Why `side` may not be asking about its roll now, if so.
  std::optional<TableError> no_roll_for(Side side) const;

  // The match so far, with the seed once it is over.
  Record record() const;

 private:
  friend class TableOf<Table, CourrierKinds>;
  using TableOf::TableOf;

  static std::optional<TableError> problem(const Config& config);
  static std::vector<LoggedEvent> opening_of(const Config& config);
  static Game game_of(const Config& config) { return Game(config.start); }
  static auto apply_to(Game& game, Side, const GameEvent& event) { return game.act(event); }

  bool over() const { return state().stage == Stage::Over; }
  std::size_t player_of(Side side) const { return index(side); }
  Side whose_turn() const { return state().to_act; }
  Side acting_side(const GameEvent& event) const { return courrier::acting_side(game(), event); }
  bool in_turn(Side side, const GameEvent&) const { return side == state().to_act; }
  // From a position there is no lead to draw: line 1 only says whose turn it is.
  std::optional<Side> lead_given() const;
  bool draws_roll() const { return true; }
  bool same(const GameEvent& request, const GameEvent& event) const;
  bool seats_due() const { return false; }
  bool fits(const GameEvent& request) const;
  Parsed<GameEvent> event_of(Side side, const GameEvent& request) const;
  Next next_in_play() const;
  GameEvent draw() const;
  std::optional<GameEvent> throw_ready() const { return std::nullopt; }
  std::optional<Side> bystander() const { return std::nullopt; }
  std::optional<GameEvent> only_event() const;
  bool drawn_so(const GameEvent& event) const;
  bool may_take_back(const GameEvent& event) const { return std::holds_alternative<PlayMen>(event); }
  void count(const GameEvent&) {}

  TakeLead draw_lead() const;
  Roll next_roll() const { return drawn_roll(seed(), drawn()); }
};

}  // namespace trictrac::courrier
