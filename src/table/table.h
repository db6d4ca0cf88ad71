// One match of trictrac at a table, of any format: its seats, its dice, and every action checked.
#pragma once

#include "engine/attention/player.h"
#include "engine/bots/bot.h"
#include "game/rules/reasons.h"
#include "table/config.h"
#include "table/opening.h"
#include "table/table_of.h"

namespace trictrac {

struct TrictracKinds {
  using Config = TableConfig;
  using Game = Match;
  using Deed = trictrac::Deed;
  using Effects = MatchEffects;
  using Throwing = trictrac::Throwing;
  using Resign = trictrac::Resign;
  // Whoever chooses for a seat, and who sees to its marks where the players keep the board.
  struct Bot {
    std::unique_ptr<trictrac::Bot> plays;
    attention::Player attends;
  };
  static std::shared_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);
  // What `side`, who is asked, says or does; `ready` where it may throw.
  static Deed answer(Bot& bot, const Match& match, Side side, const std::optional<Deed>& ready);
  // What `side`, who is not asked, has to say.
  static std::optional<Deed> remark(Bot& bot, const Match& match, Side side);
  static bool ends_round(const MatchEffects& effects) { return effects.round_ended; }
};

class Table : public TableOf<Table, TrictracKinds> {
 public:
  const Match& match() const { return game(); }
  // Anybody at the table may say what was thrown by hand, for a bot too.
  bool for_anybody(const Request& request) const;

  // May `side` begin its roll with these steps? The law they break if not.
  Parsed<std::optional<Refusal>> why(Side side, std::span<const Step> steps) const;
  // The table draws before anybody is asked for anything: seats, a lead and the roll it gives, a half fiche.
  bool draws() const;
  // What is to be said of a deed before it is done: why the play was bound, and by what right it is made.
  std::vector<Reason> reasons_of(const Deed& deed) const;

  // The game so far, with the seed once it is over.
  Record record() const;

 private:
  friend class TableOf<Table, TrictracKinds>;
  using TableOf::TableOf;

  static std::optional<TableError> problem(const TableConfig& config);
  static std::vector<Deed> opening_of(const TableConfig& config) { return opening_deeds(config); }
  static Match game_of(const TableConfig& config) {
    return Match(config.match, config.start, keeper_of(config.start.options));
  }
  static MatchAction action_of(const Deed& deed) { return trictrac::action_of(deed); }

  bool over() const { return match().over(); }
  std::size_t player_of(Side side) const;
  std::optional<Side> lead_given() const { return trictrac::lead_given(config()); }
  bool draws_roll() const { return !lead_gives_roll() && !config().by_hand; }
  bool same(const Request& request, const Deed& deed) const;
  bool seats_due() const { return match().awaits() == Awaits::Seats; }
  Side whose_turn() const;
  Side doer_of(const Deed& deed) const;
  bool in_turn(Side side, const Request&) const { return by_players() || side == state().to_act; }
  bool fits(const Request& request) const;
  Parsed<Deed> deed_of(Side side, const Request& request) const;
  Next next_in_play() const;
  Deed draw() const;
  std::optional<Deed> throw_ready() const;
  std::optional<Deed> only_deed() const;
  bool drawn_so(const Deed& deed) const;
  bool may_take_back(const Deed& deed) const;  // a throw too where it was entered by hand
  void count(const Deed& deed) { halves_ += std::holds_alternative<HalfDrawn>(deed); }

  Parsed<Deed> asked_deed(Side side, const Request& request) const;
  Parsed<Deed> roll_of(const AskRoll& asked) const;
  Parsed<Deed> play_of(std::span<const Step> steps) const;
  LeadDrawn draw_lead() const;
  SeatsDrawn draw_seats() const;
  HalfDrawn draw_half() const;
  bool lead_gives_roll() const;
  Roll next_roll() const;

  // Section R (table_by_hand.cpp).
  bool by_players() const { return match().hand() != nullptr; }
  std::optional<TableError> why_not_by_hand(Side side, const Deed& deed) const;
  Next next_by_hand() const;
  std::optional<Side> bystander() const;
  std::optional<Side> bot_to_answer() const;
  std::optional<Side> bot_to_ask() const;
  std::optional<Refusal> refuse_by_hand(std::span<const Step> steps, bool partial) const;

  int halves_ = 0;  // half fiches thrown for so far
};

}  // namespace trictrac
