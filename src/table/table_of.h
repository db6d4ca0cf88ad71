// What every table does alike, whatever is played at it: it keeps what was done, checks what is asked, and
// knows who does what comes next. One deed at a time; no I/O or thread, and what time it is must be said.
//
// `Kinds` names the types of a game, and how its bots answer. `Self`, the table of that game, derives from
// this and adds:
//   static std::optional<TableError> problem(const Config&)   why nothing can be played so
//   static std::vector<Deed> opening_of(const Config&)   the deeds a game that came as a record begins with
//   static Game game_of(const Config&)                   as it begins
//   static auto action_of(const Deed&)                   the action a deed does in the game
//   bool over() const                                    the match has been played to its end
//   int player_of(Side) const                            the number of the seat that plays this side now
//   Side whose_turn() const                              who must act, if the game is to go on
//   Side doer_of(const Deed&) const                      who does this, that is neither a lead nor given up
//   std::optional<Side> lead_given() const               who throws first where nobody draws for it
//   bool draws_roll() const                              the next roll is one of the seed's numbered rolls
//   bool same(const Request&, const Deed&) const         is this what was asked for?
//   bool for_anybody(const Request&) const               may whoever plays here ask it for any side?
//   bool seats_due() const                               who sits where is still to be drawn
//   bool in_turn(Side, const Request&) const             may this side ask for it now?
//   bool fits(const Request&) const                      is it this that is asked now?
//   Parsed<Deed> deed_of(Side, const Request&) const     what it would do
//   bool draws() const                   the table draws before anybody is asked for anything: seats, a lead
//   Next next_in_play() const                            who does what comes next, the opening being done
//   Deed draw() const                                    at Next::Own: what the table draws
//   std::optional<Deed> throw_ready() const              at Next::Bot: what a bot throws, where it may throw
//   std::optional<Side> bystander() const                who is not asked and may have something to say
//   std::optional<Deed> only_deed() const                at Next::Person: what he has no choice but to do
//   bool drawn_so(const Deed&) const                     could the table have drawn this deed?
//   bool may_take_back(const Deed&) const                may it be taken back by consent, if it came last?
//   void count(const Deed&)                              keeps its own counts of a deed done
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/text_of.h"
#include "table/accord.h"
#include "table/deed.h"
#include "table/dice_tags.h"
#include "table/objection.h"
#include "table/request.h"
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
  using Deed = typename Kinds::Deed;
  using Done = DoneBy<Deed>;
  using Effects = typename Kinds::Effects;

  // Makes the bot that a seat names, or null.
  using MakeBot =
      std::function<std::shared_ptr<typename Kinds::Bot>(std::string_view name, std::uint64_t seed)>;

  // A new table; a record it came from has been played, nothing has been drawn.
  static Parsed<Self> open(Config config, MakeBot make_bot = Kinds::make_bot);
  // The table as it was after `done` (the deeds of its first lines).
  static Parsed<Self> restore(Config config, std::span<const Done> done, MakeBot make_bot = Kinds::make_bot);
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
  std::optional<TableError> objection_to(const Aside& aside) const;
  bool has(const Aside& aside) const;

  // Why the clocks cannot be changed so, if so.
  std::optional<TableError> objection_to(const ClockChange& change) const;

  // What an act would do as line `n`.
  struct Asked {
    Deed deed;
    bool repeated = false;  // line `n` is this very act: there is nothing to do
  };
  Parsed<Asked> asked(int n, Side side, const Request& request) const;

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
  bool was(int n, Side side, const Request& request) const;

  // Why what all people here agree to cannot be done as line `n`, if so.
  std::optional<TableError> objection_to(Accord accord, int n) const;
  // All people have agreed to end it without a winner; to go on another day, and nothing has been done since.
  bool stopped() const { return stopped_; }
  bool put_off() const { return !done_.empty() && std::holds_alternative<PutOff>(done_.back().deed); }
  // The match has been played to its end, or stopped.
  bool ended() const { return stopped_ || self().over(); }
  // Its last deed was that somebody's time was out.
  bool ended_by_time() const {
    return ended() && last_played() && std::holds_alternative<Overtime>(last_played()->deed);
  }
  // Its last deed was that somebody gave the round in hand up, or had no time left.
  bool given_up() const {
    return last_played() && (std::holds_alternative<Overtime>(last_played()->deed) ||
                             std::holds_alternative<typename Kinds::Resign>(last_played()->deed));
  }
  // Throws made here that have not been taken back.
  int throws() const {
    return static_cast<int>(std::ranges::count_if(played_, [&](std::size_t i) {
      return i >= opening_.size() && std::holds_alternative<typename Kinds::Throwing>(done_[i].deed);
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
  Deed own() const;
  // Who must act, if the game is to go on.
  Side asked_side() const { return self().whose_turn(); }
  // At Next::Bot: who thinks, and what about.
  Side thinker() const { return unheard().value_or(asked_side()); }
  Thinking<Kinds> think() const;
  // It had nothing to say, and is not heard again before the next line.
  void hear_nothing() { heard_ = lines(); }
  // What the table or a bot does now, thinking in place; nothing where it waits for a person or is over.
  std::optional<Deed> next_deed();

  // Could it be what is done next, the table and its seed being what they are?
  bool could_be(const Done& done) const;
  // Does it as the next line; nothing, and nothing is changed, where the rules do not take it.
  std::optional<Effects> apply(const Deed& deed);

  // As asked() and apply(). True where line `n` was this very act already.
  Parsed<bool> act(int n, Side side, const Request& request);
  // Goes on until a person must act.
  void catch_up();

  int lines() const { return static_cast<int>(done_.size()); }
  const std::vector<Done>& done() const { return done_; }  // of each line
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
  const std::vector<Deed>& opening() const { return opening_; }
  // What the game follows from: all that was done but for what was done beside it, or taken back.
  std::size_t count_played() const { return played_.size(); }
  const Done* last_played() const { return played_.empty() ? nullptr : &done_[played_.back()]; }
  std::vector<Done> played() const;
  // What the dice follow from.
  const Seed& seed() const { return seed_; }
  int leads() const { return leads_; }  // of the match so far
  int drawn() const { return drawn_; }  // rolls drawn here, not counting the leads'
  DiceOfGame dice() const;

 private:
  const Self& self() const { return static_cast<const Self&>(*this); }
  Self& self() { return static_cast<Self&>(*this); }

  std::optional<TableError> seat_bots();
  std::optional<TableError> why_not(int n, Side side, const Request& request) const;
  bool could_be_taken_back() const;
  Side side_of(const Deed& deed) const;

  bool is_person(int player) const {
    return player >= 0 && player < static_cast<int>(config_.seats.size()) &&
           config_.seats[static_cast<std::size_t>(player)].human();
  }
  std::optional<int> asked_player() const;
  bool goes_by_itself() const;
  // The bot that is still to be heard at this line, though another is asked.
  std::optional<Side> unheard() const { return heard_ == lines() ? std::nullopt : self().bystander(); }
  void tick(const Deed& deed, bool round_ended);
  template <class Beside>
  bool fits_beside(const Beside& deed) const;
  template <class Beside>
  void do_beside(const Beside& deed);

  Config config_;
  MakeBot make_bot_;
  std::vector<Deed> opening_;  // one for each of the first lines
  Game game_;
  std::vector<Done> done_;
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
      return refuse(ErrorCode::BadRecord, "an action of the record is not lawful");
  return table;
}

template <class Self, class Kinds>
Parsed<Self> TableOf<Self, Kinds>::restore(Config config, std::span<const Done> done, MakeBot make_bot) {
  if (auto wrong = Self::problem(config)) return std::unexpected(std::move(*wrong));
  Self table(std::move(config), std::move(make_bot));
  if (auto unknown = table.seat_bots()) return std::unexpected(std::move(*unknown));
  for (const Done& d : done) {
    table.set_time(d.at);
    if (!table.could_be(d) || !table.apply(d.deed) || table.done_.back().side != d.side)
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
bool TableOf<Self, Kinds>::could_be(const Done& done) const {
  if (is_opening()) return done.deed == opening_[done_.size()];
  const auto* overtime = std::get_if<Overtime>(&done.deed);
  const bool claimed = overtime && overtime->absent;
  if (claimed && !timing_.runs_live()) return false;
  const bool anyhow = claimed || std::holds_alternative<ClockChange>(done.deed);
  if (anyhow ? !timing_.fits_anyhow(done.at) : !timing_.fits(done.at, overtime != nullptr)) return false;
  return is_beside(done.deed) || (!stopped_ && !shares_.due() && self().drawn_so(done.deed));
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
auto TableOf<Self, Kinds>::own() const -> Deed {
  if (is_opening()) return opening_[done_.size()];
  if (timing_.is_out()) return Overtime{asked_side()};
  if (goes_by_itself()) return *self().only_deed();
  return self().draw();
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
  return player && trusts(*player) && self().only_deed();
}

template <class Self, class Kinds>
auto TableOf<Self, Kinds>::played() const -> std::vector<Done> {
  std::vector<Done> all;
  for (const std::size_t i : played_) all.push_back(done_[i]);
  return all;
}

template <class Self, class Kinds>
bool TableOf<Self, Kinds>::was(int n, Side side, const Request& request) const {
  if (n < 1 || n > lines()) return false;
  if (done_[n - 1].side != side && !self().for_anybody(request)) return false;
  return self().same(request, done_[n - 1].deed);
}

template <class Self, class Kinds>
std::optional<TableError> TableOf<Self, Kinds>::why_not(int n, Side side, const Request& request) const {
  return objection({.n = n,
                    .lines = lines(),
                    .of_person = seat_at(side).human() || self().for_anybody(request),
                    .over = ended(),
                    .begun = next() != Next::Own && next() != Next::Shares,
                    .resigns = std::holds_alternative<AskResign>(request),
                    .in_turn = self().in_turn(side, request) || self().for_anybody(request),
                    .in_stage = self().fits(request)});
}

template <class Self, class Kinds>
auto TableOf<Self, Kinds>::asked(int n, Side side, const Request& request) const -> Parsed<Asked> {
  if (was(n, side, request)) return Asked{done_[n - 1].deed, true};
  if (auto wrong = why_not(n, side, request)) return std::unexpected(std::move(*wrong));
  auto deed = self().deed_of(side, request);
  if (!deed) return std::unexpected(std::move(deed.error()));
  return Asked{std::move(*deed), false};
}

template <class Self, class Kinds>
Thinking<Kinds> TableOf<Self, Kinds>::think() const {
  Thinking<Kinds> thinking{lines() + 1, thinker(), game_, bots_[self().player_of(thinker())], {}, !unheard()};
  if (thinking.asked) thinking.ready = self().throw_ready();
  return thinking;
}

template <class Self, class Kinds>
auto TableOf<Self, Kinds>::next_deed() -> std::optional<Deed> {
  while (next() == Next::Bot) {
    if (auto deed = think().find()) return deed;
    hear_nothing();
  }
  return next() == Next::Own ? std::optional(own()) : std::nullopt;
}

template <class Self, class Kinds>
Side TableOf<Self, Kinds>::side_of(const Deed& deed) const {
  if (const auto* lead = std::get_if<LeadDrawn>(&deed)) return lead->first;
  if (const auto* resign = std::get_if<typename Kinds::Resign>(&deed)) return resign->side;
  return self().doer_of(deed);
}

template <class Self, class Kinds>
auto TableOf<Self, Kinds>::apply(const Deed& deed) -> std::optional<Effects> {
  if (is_beside(deed)) {
    const bool fits = std::visit([&](const auto& d) { return fits_beside(d); }, deed);
    if (!fits) return std::nullopt;
    done_.push_back({state().to_act, deed, timing_.stamp()});
    std::visit([&](const auto& d) { do_beside(d); }, deed);
    tick(deed, false);
    return Effects{};
  }
  const bool draws =
      std::holds_alternative<typename Kinds::Throwing>(deed) && !is_opening() && self().draws_roll();
  const bool lead = std::holds_alternative<LeadDrawn>(deed);
  const bool only_says_so = lead && leads_ == 0 && self().lead_given();
  Done done{side_of(deed), deed, timing_.stamp()};
  Effects effects{};
  if (!only_says_so) {
    auto followed = game_.act(Self::action_of(deed));
    if (!followed) return std::nullopt;
    effects = std::move(*followed);
  }
  drawn_ += draws;
  leads_ += lead;
  self().count(deed);
  played_.push_back(done_.size());
  done_.push_back(std::move(done));
  tick(deed, Kinds::ends_round(effects));
  return effects;
}

// After a deed: whose time runs now. What a player does aside leaves it as it is, and so do the clocks.
template <class Self, class Kinds>
void TableOf<Self, Kinds>::tick(const Deed& deed, bool round_ended) {
  const bool runs_on = std::visit(
      []<class Kind>(const Kind&) { return kAside<Kind> || std::is_same_v<Kind, ClockChange>; }, deed);
  if (!runs_on) timing_.ask(asked_player(), round_ended && !ended());  // at the end each keeps what was left
}

template <class Self, class Kinds>
Parsed<bool> TableOf<Self, Kinds>::act(int n, Side side, const Request& request) {
  const auto what = asked(n, side, request);
  if (!what) return std::unexpected(what.error());
  if (!what->repeated && !apply(what->deed))
    return refuse(ErrorCode::Internal, "the rules do not take this action");
  return what->repeated;
}

template <class Self, class Kinds>
void TableOf<Self, Kinds>::catch_up() {
  while (const auto deed = next_deed())
    if (!apply(*deed)) return;
}

template <class Self, class Kinds>
DiceOfGame TableOf<Self, Kinds>::dice() const {
  const auto given = std::ranges::count_if(
      opening_, [](const Deed& d) { return std::holds_alternative<typename Kinds::Throwing>(d); });
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
