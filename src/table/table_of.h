// What every table does alike, whatever is played at it: it keeps what was done, checks what is asked, and
// knows who does what comes next. One event at a time; no I/O or thread, and what time it is must be said.
//
// `Kinds` names the types of a game, and how its bots answer. `Self`, the table of that game, derives from
// this and adds:
//   static std::optional<TableError> problem(const Config&)   why nothing can be played so
//   static std::vector<LoggedEvent> opening_of(const Config&) the events a game that came as a record begins
//   with static Game game_of(const Config&)                   as it begins static auto apply_to(Game&, Side,
//   const GameEvent&)  applies an event that is not beside the game bool over() const the match has been
//   played to its end int player_of(Side) const                            the number of the seat that plays
//   this side now Side whose_turn() const                              who must act, if the game is to go on
//   Side acting_side(const GameEvent&) const             who does this, unless it is said (section R)
//   std::optional<Side> lead_given() const               who throws first where nobody draws for it
//   bool draws_roll() const                              the next roll is one of the seed's numbered rolls
//   bool same(const GameEvent& asked, const GameEvent& done) const   is this what was asked for?
//   bool for_anybody(const GameEvent&) const             may any player here ask it for any side?
//   bool seats_due() const                               who sits where is still to be drawn
//   bool in_turn(Side, const GameEvent&) const           may this side ask for it now?
//   bool fits(const GameEvent&) const                    is it this that is asked now?
//   Parsed<GameEvent> event_of(Side, const GameEvent&) const   what it would do, with all fields filled
//   bool draws() const                   the table draws before anybody is asked for anything: seats, a lead
//   Next next_in_play() const                            who does what comes next, the opening being done
//   GameEvent draw() const                               at Next::Own: what the table draws
//   std::optional<GameEvent> throw_ready() const         at Next::Bot: what a bot throws, where it may throw
//   std::optional<Side> bystander() const                who is not asked and may have something to say
//   std::optional<GameEvent> only_event() const          at Next::Person: what they have no choice but to do
//   bool drawn_so(const GameEvent&) const                could the table have drawn this?
//   bool may_take_back(const GameEvent&) const           may it be taken back by consent, if it came last?
//   void count(const GameEvent&)                         keeps its own counts of an event applied
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/text_of.h"
#include "game/event/event.h"
#include "table/accord.h"
#include "table/dice_tags.h"
#include "table/objection.h"
#include "table/seat.h"
#include "table/shares.h"
#include "table/thinking.h"
#include "table/timing.h"

namespace trictrac {

template <class Self, class Kinds>
class TableOf {
 public:
  using Config = typename Kinds::Config;
  using Game = typename Kinds::Game;
  using Effects = typename Kinds::Effects;

  // Makes the bot that a seat names, or null.
  using MakeBot =
      std::function<std::shared_ptr<typename Kinds::Bot>(std::string_view name, std::uint64_t seed)>;

  // A new table; a record it came from has been played, nothing has been drawn.
  static Parsed<Self> open(Config config, MakeBot make_bot = Kinds::make_bot);
  // The table as it was after `done` (the deeds of its first lines).
  static Parsed<Self> restore(Config config, std::span<const LoggedEvent> done,
                              MakeBot make_bot = Kinds::make_bot);
  // This table as it was after its first `n` lines.
  Parsed<Self> as_of(int n) const {
    return restore(config_, std::span(done_).first(static_cast<std::size_t>(n)), make_bot_);
  }

  // It is that moment from now on, as far as the table knows; of no matter without a clock.
  void set_time(Moment now) { timing_.set(now); }
  // The time of the players; none without a clock.
  const std::optional<Clocks>& clocks() const { return timing_.clocks(); }
  // Does this player wish what he has no choice in to be done for him?
  bool trusts(int player) const { return is_person(player) && timing_.trusts(player); }
  // Why a player cannot do this beside the game, if so; and has it been done, so that nothing is to do?
  std::optional<TableError> objection_to(const GameEvent& aside) const;
  bool has(const GameEvent& aside) const;

  // Why the clocks cannot be changed so, if so.
  std::optional<TableError> objection_to(const ClockChange& change) const;

  // What an act would do as line `n`.
  struct Asked {
    LoggedEvent event;
    bool repeated = false;  // line `n` is this very act: there is nothing to do
  };
  Parsed<Asked> asked(int n, Side side, const GameEvent& request) const;

  // The seats are known by other names, which are only shown, from now on.
  void rename(int player, std::string name) {
    config_.seats[static_cast<std::size_t>(player)].name = std::move(name);
  }
  // The number of the player at a side now, who changes where more than two play; nothing before their seats
  // have been drawn.
  std::optional<int> who_plays(Side side) const {
    return self().seats_due() ? std::nullopt : std::optional(static_cast<int>(self().player_of(side)));
  }
  // Was line `n` this very act?
  bool was(int n, Side side, const GameEvent& request) const;

  // Why what all people here agree to cannot be done as line `n`, if so.
  std::optional<TableError> objection_to(Accord accord, int n) const;
  // All people have agreed to end it without a winner; to go on another day, and nothing has been done since.
  bool stopped() const { return stopped_; }
  bool put_off() const { return !done_.empty() && std::holds_alternative<Adjourn>(done_.back().event); }
  // The match has been played to its end, or stopped.
  bool ended() const { return stopped_ || self().over(); }
  // Its last deed was that somebody's time was out.
  bool ended_by_time() const {
    return ended() && last_played() && std::holds_alternative<LoseOnTime>(last_played()->event);
  }
  // Its last deed was that somebody gave the round in hand up, or had no time left.
  bool given_up() const {
    return last_played() && (std::holds_alternative<LoseOnTime>(last_played()->event) ||
                             std::holds_alternative<Resign>(last_played()->event));
  }
  // Throws made here that have not been taken back.
  int throws() const {
    return static_cast<int>(std::ranges::count_if(played_, [&](std::size_t i) {
      return i >= opening_.size() && std::holds_alternative<RollDice>(done_[i].event);
    }));
  }
  // What the people have given to fair dice so far.
  const Shares& shares() const { return shares_; }

  // Who plays a side now; sides change hands where more than two play.
  const Seat& seat_at(Side side) const { return config_.seats[self().player_of(side)]; }
  Next next() const;
  // The people from whom something is awaited; none where a bot is asked or the table itself does what comes
  // next, or the game is over or put off.
  std::vector<int> awaited() const;
  // The table does what comes next, where something is drawn or done for a player: nobody is asked.
  bool acts() const { return self().draws() || goes_by_itself() || timing_.is_out(); }
  // At Next::Own: what the table does.
  LoggedEvent own() const;
  // Who must act, if the game is to go on.
  Side asked_side() const { return self().whose_turn(); }
  // At Next::Bot: who thinks, and what about.
  Side thinker() const { return unheard().value_or(asked_side()); }
  Thinking<Kinds> think() const;
  // It had nothing to say, and is not heard again before the next line.
  void hear_nothing() { heard_ = lines(); }
  // What the table or a bot does now, thinking in place; nothing where it waits for a person or is over.
  std::optional<LoggedEvent> next_event();

  // Could it be what is done next, the table and its seed being what they are?
  bool could_be(const LoggedEvent& done) const;
  // Does it as the next line; nothing, and nothing is changed, where the rules do not take it of that side.
  std::optional<Effects> apply(const LoggedEvent& event);
  // Does an event of the side that does it now.
  std::optional<Effects> apply(const GameEvent& event) { return apply(logged(event)); }
  // Returns an event that nobody says with the side that does it now.
  LoggedEvent logged(GameEvent event) const { return {self().acting_side(event), std::move(event)}; }

  // As asked() and apply(). True where line `n` was this very act already.
  Parsed<bool> act(int n, Side side, const GameEvent& request);
  // Goes on until a person must act.
  void catch_up();

  int lines() const { return static_cast<int>(done_.size()); }
  const std::vector<LoggedEvent>& done() const { return done_; }  // of each line
  const Config& config() const { return config_; }
  const Game& game() const { return game_; }
  const auto& state() const { return game_.state(); }

 protected:
  // The tables inherit it, which a private one would not allow.
  TableOf(Config config, MakeBot make_bot)  // NOLINT(bugprone-crtp-constructor-accessibility)
      : config_(std::move(config)),
        make_bot_(std::move(make_bot)),
        opening_(Self::opening_of(config_)),
        game_(Self::game_of(config_)),
        shares_(config_.fair, config_.seats),
        timing_(config_.clock, static_cast<int>(config_.seats.size())),
        seed_(config_.seed) {}

  bool is_opening() const { return done_.size() < opening_.size(); }
  typename Kinds::Bot& bot_at(Side side) const { return *bots_[self().player_of(side)]; }
  const std::vector<LoggedEvent>& opening() const { return opening_; }
  // What the game follows from: all that was done but for what was done beside it, or taken back.
  std::size_t count_played() const { return played_.size(); }
  const LoggedEvent* last_played() const { return played_.empty() ? nullptr : &done_[played_.back()]; }
  std::vector<LoggedEvent> played() const;
  // What the dice follow from.
  const Seed& seed() const { return seed_; }
  int leads() const { return leads_; }  // of the match so far
  int drawn() const { return drawn_; }  // rolls drawn here, not counting the leads'
  DiceOfGame dice() const;

 private:
  const Self& self() const { return static_cast<const Self&>(*this); }
  Self& self() { return static_cast<Self&>(*this); }

  std::optional<TableError> seat_bots();
  std::optional<TableError> why_not(int n, Side side, const GameEvent& request) const;
  bool could_be_taken_back() const;

  bool is_person(int player) const {
    return player >= 0 && player < static_cast<int>(config_.seats.size()) &&
           config_.seats[static_cast<std::size_t>(player)].human();
  }
  std::optional<int> asked_player() const;
  bool goes_by_itself() const;
  // The bot that is still to be heard at this line, though another is asked.
  std::optional<Side> unheard() const { return heard_ == lines() ? std::nullopt : self().bystander(); }
  void tick(const GameEvent& event, bool round_ended);
  // May it be done now?
  bool fits_beside(const GameEvent& event) const;
  // Changes what it changes but for the line it makes.
  void do_beside(const GameEvent& event);
  void take_back();

  Config config_;
  MakeBot make_bot_;
  std::vector<LoggedEvent> opening_;  // one for each of the first lines
  Game game_;
  std::vector<LoggedEvent> done_;
  std::vector<std::size_t> played_;  // which of them the game follows from
  Shares shares_;
  Timing timing_;
  Seed seed_;  // the house's until all shares are in
  bool stopped_ = false;
  int drawn_ = 0;
  int leads_ = 0;
  int heard_ = -1;  // as many lines there were when a bot who was not asked had nothing to say
  std::vector<std::shared_ptr<typename Kinds::Bot>> bots_;  // one a seat, null for people
};

template <class Self, class Kinds>
Parsed<Self> TableOf<Self, Kinds>::open(Config config, MakeBot make_bot) {
  auto table = restore(std::move(config), {}, std::move(make_bot));
  while (table && table->is_opening())
    if (!table->apply(table->own()))
      return refuse(ErrorCode::BadRecord, "an event of the record is not legal");
  return table;
}

template <class Self, class Kinds>
Parsed<Self> TableOf<Self, Kinds>::restore(Config config, std::span<const LoggedEvent> done,
                                           MakeBot make_bot) {
  if (auto wrong = Self::problem(config)) return std::unexpected(std::move(*wrong));
  Self table(std::move(config), std::move(make_bot));
  if (auto unknown = table.seat_bots()) return std::unexpected(std::move(*unknown));
  for (const LoggedEvent& d : done) {
    table.set_time(d.at);
    if (!table.could_be(d) || !table.apply(d))
      return refuse(ErrorCode::Internal,
                    text_of("stored line {} does not follow from what came before", table.lines() + 1));
  }
  return table;
}

template <class Self, class Kinds>
std::optional<TableError> TableOf<Self, Kinds>::seat_bots() {
  for (const Seat& seat : config_.seats) {
    const int player = static_cast<int>(bots_.size());
    bots_.push_back(seat.human() ? nullptr : make_bot_(seat.bot, bot_seed(config_.seed, player)));
    if (!seat.human() && !bots_.back())
      return TableError{ErrorCode::BadOption, "there is no bot \"" + seat.bot + "\"", {}, 0};
  }
  return std::nullopt;
}

// What a stored line says must be what this very table would have let be done.
template <class Self, class Kinds>
bool TableOf<Self, Kinds>::could_be(const LoggedEvent& done) const {
  if (is_opening()) return done.event == opening_[done_.size()].event;
  const auto* overtime = std::get_if<LoseOnTime>(&done.event);
  const bool claimed = overtime && overtime->absent;
  if (claimed && !timing_.runs_live()) return false;
  const bool anyhow = claimed || std::holds_alternative<ClockChange>(done.event);
  if (anyhow ? !timing_.fits_anyhow(done.at) : !timing_.fits(done.at, overtime != nullptr)) return false;
  return is_beside(done.event) || (!stopped_ && !shares_.due() && self().drawn_so(done.event));
}

template <class Self, class Kinds>
Next TableOf<Self, Kinds>::next() const {
  if (is_opening()) return Next::Own;
  if (stopped_) return Next::Nothing;
  if (shares_.due()) return Next::Shares;
  if (goes_by_itself() || timing_.is_out()) return Next::Own;
  const Next next = self().next_in_play();
  return next == Next::Person && unheard() ? Next::Bot : next;
}

template <class Self, class Kinds>
LoggedEvent TableOf<Self, Kinds>::own() const {
  if (is_opening()) return opening_[done_.size()];
  if (timing_.is_out()) return logged(LoseOnTime{asked_side()});
  return logged(goes_by_itself() ? *self().only_event() : self().draw());
}

// Whose time runs.
template <class Self, class Kinds>
std::optional<int> TableOf<Self, Kinds>::asked_player() const {
  if (is_opening() || ended() || put_off() || shares_.due()) return std::nullopt;
  if (self().next_in_play() != Next::Person) return std::nullopt;
  return static_cast<int>(self().player_of(asked_side()));
}

template <class Self, class Kinds>
std::vector<int> TableOf<Self, Kinds>::awaited() const {
  if (is_opening() || ended()) return {};
  if (shares_.due()) return shares_.owing();
  const auto player = asked_player();
  return player ? std::vector{*player} : std::vector<int>();
}

template <class Self, class Kinds>
bool TableOf<Self, Kinds>::goes_by_itself() const {
  const auto player = asked_player();
  return player && trusts(*player) && self().only_event();
}

template <class Self, class Kinds>
auto TableOf<Self, Kinds>::played() const -> std::vector<LoggedEvent> {
  std::vector<LoggedEvent> all;
  for (const std::size_t i : played_) all.push_back(done_[i]);
  return all;
}

template <class Self, class Kinds>
bool TableOf<Self, Kinds>::was(int n, Side side, const GameEvent& request) const {
  if (n < 1 || n > lines()) return false;
  if (done_[n - 1].side != side && !self().for_anybody(request)) return false;
  return self().same(request, done_[n - 1].event);
}

template <class Self, class Kinds>
std::optional<TableError> TableOf<Self, Kinds>::why_not(int n, Side side, const GameEvent& request) const {
  return objection({.n = n,
                    .lines = lines(),
                    .of_person = seat_at(side).human() || self().for_anybody(request),
                    .over = ended(),
                    .begun = next() != Next::Own && next() != Next::Shares,
                    .resigns = std::holds_alternative<Resign>(request),
                    .in_turn = self().in_turn(side, request) || self().for_anybody(request),
                    .in_stage = self().fits(request)});
}

template <class Self, class Kinds>
auto TableOf<Self, Kinds>::asked(int n, Side side, const GameEvent& request) const -> Parsed<Asked> {
  if (was(n, side, request)) return Asked{done_[n - 1], true};
  if (auto wrong = why_not(n, side, request)) return std::unexpected(std::move(*wrong));
  auto event = self().event_of(side, request);
  if (!event) return std::unexpected(std::move(event.error()));
  return Asked{is_said(kind_of(*event)) ? LoggedEvent{side, std::move(*event)} : logged(std::move(*event)),
               false};
}

template <class Self, class Kinds>
Thinking<Kinds> TableOf<Self, Kinds>::think() const {
  Thinking<Kinds> thinking{lines() + 1, thinker(), game_, bots_[self().player_of(thinker())], {}, !unheard()};
  if (thinking.asked) thinking.ready = self().throw_ready();
  return thinking;
}

template <class Self, class Kinds>
std::optional<LoggedEvent> TableOf<Self, Kinds>::next_event() {
  while (next() == Next::Bot) {
    const Side side = thinker();
    if (auto event = think().find()) return LoggedEvent{side, std::move(*event)};
    hear_nothing();
  }
  return next() == Next::Own ? std::optional(own()) : std::nullopt;
}

template <class Self, class Kinds>
auto TableOf<Self, Kinds>::apply(const LoggedEvent& done) -> std::optional<Effects> {
  const auto& [side, event, at] = done;
  if (is_beside(event)) {
    if (!fits_beside(event) || side != state().to_act) return std::nullopt;
    done_.push_back({side, event, timing_.stamp()});
    do_beside(event);
    tick(event, false);
    return Effects{};
  }
  if (!is_said(kind_of(event)) && side != self().acting_side(event)) return std::nullopt;
  const bool draws = std::holds_alternative<RollDice>(event) && !is_opening() && self().draws_roll();
  const bool lead = std::holds_alternative<TakeLead>(event);
  const bool only_says_so = lead && leads_ == 0 && self().lead_given();
  Effects effects{};
  const Moment stamp = timing_.stamp();
  if (!only_says_so) {
    auto followed = Self::apply_to(game_, side, event);
    if (!followed) return std::nullopt;
    effects = std::move(*followed);
  }
  drawn_ += draws;
  leads_ += lead;
  self().count(event);
  played_.push_back(done_.size());
  done_.push_back({side, event, stamp});
  tick(event, Kinds::ends_round(effects));
  return effects;
}

// After an event: whose time runs now. What a player does aside leaves it as it is, and so do the clocks.
template <class Self, class Kinds>
void TableOf<Self, Kinds>::tick(const GameEvent& event, bool round_ended) {
  const bool runs_on = is_aside(event) || std::holds_alternative<ClockChange>(event);
  if (!runs_on) timing_.ask(asked_player(), round_ended && !ended());  // at the end each keeps what was left
}

template <class Self, class Kinds>
Parsed<bool> TableOf<Self, Kinds>::act(int n, Side side, const GameEvent& request) {
  const auto what = asked(n, side, request);
  if (!what) return std::unexpected(what.error());
  if (!what->repeated && !apply(what->event))
    return refuse(ErrorCode::Internal, "the rules do not take this action");
  return what->repeated;
}

template <class Self, class Kinds>
void TableOf<Self, Kinds>::catch_up() {
  while (const auto event = next_event())
    if (!apply(*event)) return;
}

template <class Self, class Kinds>
DiceOfGame TableOf<Self, Kinds>::dice() const {
  const auto given = std::ranges::count_if(
      opening_, [](const LoggedEvent& e) { return std::holds_alternative<RollDice>(e.event); });
  return {.seed = config_.seed,
          .from_record = !opening_.empty(),
          .given = static_cast<int>(given),
          .drawn = drawn_,
          .over = ended(),
          .end = stopped_          ? kEndStopped
                 : ended_by_time() ? kEndByTime
                                   : std::string_view(),
          .shares = shares_.given()};
}

}  // namespace trictrac

#include "table/table_beside.h"
