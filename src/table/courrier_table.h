// One match of Le Tric Trac at a table, by the rules of source S4 (docs/courrier.md).
#pragma once

#include "engine/bots/courrier_bot.h"
#include "table/courrier_config.h"
#include "table/table_of.h"

namespace trictrac::courrier {

struct CourrierKinds {
  using Config = courrier::Config;
  using Game = courrier::Match;
  using Deed = courrier::Deed;
  using Effects = courrier::Effects;
  using Throwing = courrier::Throwing;
  using Resign = courrier::Resign;
  using Bot = courrier::Bot;
  static std::shared_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);
  // At Stage::Move.
  static Deed answer(Bot& bot, const Game& game, Side, const std::optional<Deed>&) {
    return Playing{game.plays()[bot.choose_play(game)]};
  }
  static std::optional<Deed> remark(Bot&, const Game&, Side) { return std::nullopt; }
  static bool ends_round(const Effects& effects) { return effects.won.has_value(); }
};

class Table : public TableOf<Table, CourrierKinds> {
 public:
  bool for_anybody(const Request&) const { return false; }

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
  static std::vector<Deed> opening_of(const Config& config);
  static Game game_of(const Config& config) { return Game(config.start); }
  static Action action_of(const Deed& deed);

  bool over() const { return state().stage == Stage::Over; }
  std::size_t player_of(Side side) const { return index(side); }
  Side whose_turn() const { return state().to_act; }
  Side doer_of(const Deed&) const { return state().to_act; }
  bool in_turn(Side side, const Request&) const { return side == state().to_act; }
  // From a position there is no lead to draw: line 1 only says whose turn it is.
  std::optional<Side> lead_given() const;
  bool draws_roll() const { return true; }
  bool same(const Request& request, const Deed& deed) const;
  bool seats_due() const { return false; }
  bool fits(const Request& request) const;
  Parsed<Deed> deed_of(Side side, const Request& request) const;
  Next next_in_play() const;
  Deed draw() const;
  std::optional<Deed> throw_ready() const { return std::nullopt; }
  std::optional<Side> bystander() const { return std::nullopt; }
  std::optional<Deed> only_deed() const;
  bool drawn_so(const Deed& deed) const;
  bool may_take_back(const Deed& deed) const { return std::holds_alternative<Playing>(deed); }
  void count(const Deed&) {}

  LeadDrawn draw_lead() const;
  Roll next_roll() const { return drawn_roll(seed(), drawn()); }
};

}  // namespace trictrac::courrier
