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
  using Effects = MatchEffects;
  // Whoever chooses for a seat, and who sees to its marks where the players keep the board.
  struct Bot {
    std::unique_ptr<trictrac::Bot> plays;
    attention::Player attends;
  };
  static std::shared_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);
  // What `side`, who is asked, says or does; `ready` where it may throw.
  static GameEvent answer(Bot& bot, const Match& match, Side side, const std::optional<GameEvent>& ready);
  // What `side`, who is not asked, has to say.
  static std::optional<GameEvent> remark(Bot& bot, const Match& match, Side side);
  static bool ends_round(const MatchEffects& effects) { return effects.round_ended; }
};

class Table : public TableOf<Table, TrictracKinds> {
 public:
  const Match& match() const { return game(); }
  // Anybody at the table may say what was thrown by hand, for a bot too.
  bool for_anybody(const GameEvent& request) const;

  // May `side` begin its roll with these steps? The law they break if not.
  Parsed<std::optional<Refusal>> why(Side side, std::span<const Step> steps) const;
  // The table draws before anybody is asked for anything: seats, a lead and the roll it gives, a half fiche.
  bool draws() const;
  // What is to be said of an event before it is done: why the play was bound, and by what right it is made.
  std::vector<Reason> reasons_of(const GameEvent& event) const;

  // The game so far, with the seed once it is over.
  Record record() const;

 private:
  friend class TableOf<Table, TrictracKinds>;
  using TableOf::TableOf;

  static std::optional<TableError> problem(const TableConfig& config);
  static std::vector<LoggedEvent> opening_of(const TableConfig& config) { return opening_events(config); }
  static Match game_of(const TableConfig& config) { return Match(config.match, config.start); }
  static auto apply_to(Match& match, Side side, const GameEvent& event) { return match.act(side, event); }

  bool over() const { return match().over(); }
  std::size_t player_of(Side side) const;
  std::optional<Side> lead_given() const { return trictrac::lead_given(config()); }
  bool draws_roll() const { return !lead_gives_roll() && !config().by_hand; }
  bool same(const GameEvent& request, const GameEvent& event) const;
  bool seats_due() const { return match().awaits() == Awaits::Seats; }
  Side whose_turn() const;
  Side acting_side(const GameEvent& event) const { return trictrac::acting_side(match(), event); }
  bool in_turn(Side side, const GameEvent&) const { return by_players() || side == state().to_act; }
  bool fits(const GameEvent& request) const;
  Parsed<GameEvent> event_of(Side side, const GameEvent& request) const;
  Next next_in_play() const;
  GameEvent draw() const;
  std::optional<GameEvent> throw_ready() const;
  std::optional<GameEvent> only_event() const;
  bool drawn_so(const GameEvent& event) const;
  bool may_take_back(const GameEvent& event) const;  // a throw too where it was entered by hand
  void count(const GameEvent& event) { halves_ += std::holds_alternative<ThrowHalf>(event); }

  Parsed<GameEvent> filled(Side side, const GameEvent& request) const;
  Parsed<GameEvent> roll_of(const RollDice& asked) const;
  Parsed<GameEvent> play_of(std::span<const Step> steps) const;
  TakeLead draw_lead() const;
  TakeSeats draw_seats() const;
  ThrowHalf draw_half() const;
  bool lead_gives_roll() const;
  Roll next_roll() const;

  // Section R (table_by_hand.cpp).
  bool by_players() const { return match().hand() != nullptr; }
  std::optional<TableError> why_not_by_hand(Side side, const GameEvent& event) const;
  Next next_by_hand() const;
  std::optional<Side> bystander() const;
  std::optional<Side> bot_to_answer() const;
  std::optional<Side> bot_to_ask() const;
  std::optional<Refusal> refuse_by_hand(std::span<const Step> steps, bool partial) const;

  int halves_ = 0;  // half fiches thrown for so far
};

}  // namespace trictrac
