// A game in progress, by any rules: keeps its events, checks requests, and knows who acts next. It takes one
// event at a time, does no I/O, has no threads, and must be told the time.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/assert.h"
#include "base/overloaded.h"
#include "base/text_of.h"
#include "game/event/event.h"
#include "table/config.h"
#include "table/dice.h"
#include "table/mirror.h"
#include "table/mutual_offer.h"
#include "table/playable_game.h"
#include "table/shares.h"
#include "table/timing.h"

namespace trictrac {

// A session of game `G`.
template <PlayableGame G>
class PlaySession {
 public:
  using Config = typename G::Config;
  using Game = typename G::Game;
  using Effects = typename G::Effects;

  // Creates the bot that a seat names, or returns null.
  using MakeBot = std::function<std::shared_ptr<typename G::Bot>(std::string_view name, std::uint64_t seed)>;

  // Opens a new table: the record that it came from is played, and nothing is drawn yet. Fails if the
  // configuration cannot be played.
  static Parsed<PlaySession> open(Config config, MakeBot make_bot = G::make_bot);
  // Restores the table after `done`, the events of its first lines. Fails if one of them does not follow.
  static Parsed<PlaySession> restore(Config config, std::span<const LoggedEvent> done,
                                     MakeBot make_bot = G::make_bot);
  // Returns this table after its first `n` lines.
  Parsed<PlaySession> as_of(int n) const {
    return restore(config_, std::span(done_).first(static_cast<std::size_t>(n)), make_bot_);
  }

  // Sets the current time, and how much of it the network may have taken from the player to act; without a
  // clock it does not matter.
  void set_time(Moment now, Millis lag = 0) { timing_.set(now, lag); }
  // Returns the clocks of the players, or nullopt in a game without.
  const std::optional<Clocks>& clocks() const { return timing_.clocks(); }
  // Returns whether the table makes this player's forced plays and throws for them.
  bool plays_for(int player) const { return is_person(player) && timing_.plays_for(player); }
  // Return the reason why a player cannot do this beside the game, or nullopt; and whether it has been done
  // already.
  std::optional<ApiError> objection_to(const GameEvent& aside) const;
  bool has(const GameEvent& aside) const;

  // Returns the reason why the clocks cannot be changed like this, or nullopt.
  std::optional<ApiError> objection_to(const ClockChange& change) const;

  // The event of a request, with all fields filled.
  struct ResolvedRequest {
    LoggedEvent event;
    bool repeated = false;  // line `n` is this very act: there is nothing to do
  };
  // Returns the event of a request of `side` as line `n`, or the error.
  Parsed<ResolvedRequest> resolve(int n, Side side, const GameEvent& request) const;

  // Changes how a seat is shown: under another name, where one is given, and as a guest's or not.
  void show_seat(int player, std::string name, bool guest) {
    Seat& seat = config_.seats[static_cast<std::size_t>(player)];
    if (!name.empty()) seat.name = std::move(name);
    seat.guest = guest;
  }
  // Returns the player of `side` now, which changes with more than two players; nullopt before their seats
  // are drawn.
  std::optional<int> who_plays(Side side) const {
    return G::awaits_seats(game_) ? std::nullopt : std::optional(static_cast<int>(G::player_of(game_, side)));
  }
  // Returns whether line `n` is this very request; changes of the clocks in between do not matter.
  bool was(int n, Side side, const GameEvent& request) const;

  // Returns the reason why the offer, accepted by all people, cannot be carried out as line `n`, or nullopt.
  std::optional<ApiError> objection_to(MutualOffer offer, int n) const;
  // Return whether the game was ended beside its rules, by consent of all people or by its tournament; and
  // whether it is adjourned: they have agreed to continue another day, and nothing has been done since.
  bool stopped() const { return stopped_.has_value(); }
  bool adjourned() const { return !done_.empty() && std::holds_alternative<Adjourn>(done_.back().event); }
  // Returns how the game was ended beside its rules, or nullopt.
  const std::optional<StopGame>& stop() const { return stopped_; }
  // Returns whether the match has been played to its end, or stopped.
  bool ended() const { return stopped_ || G::is_over(game_); }
  // Returns whether it ended because a player's time ran out.
  bool ended_by_time() const { return ended() && is_last_played<LoseOnTime>(); }
  // Returns whether its last event is a resignation or a loss on time.
  bool given_up() const { return is_last_played<LoseOnTime>() || is_last_played<Resign>(); }
  // Returns the number of throws made here, without those taken back.
  int throws() const {
    return static_cast<int>(std::ranges::count_if(played_, [&](std::size_t i) {
      return i >= opening_.size() && std::holds_alternative<RollDice>(done_[i].event);
    }));
  }
  // Returns the shares of fair dice given so far.
  const Shares& shares() const { return shares_; }

  // Returns the mirrored board, or nullopt.
  std::optional<MirroredWith> mirror() const {
    if constexpr (requires { config_.mirror; }) return config_.mirror;
    return std::nullopt;
  }
  // Returns how far this board has come, for its mirrored board.
  MirrorStatus mirror_status() const;
  // Returns the next event beside the game that follows from how far the mirrored board has come, or nullopt.
  std::optional<GameEvent> event_of_mirror(const MirrorStatus& mirror) const;
  // Returns whether the seed may be shown: the game is over, at a mirrored board in both games.
  bool shows_seed() const { return ended() && (!mirror() || (allowed_ && allowed_->over)); }
  // Returns whether the next throw waits for the mirrored board.
  bool is_held() const {
    const auto side = side_held();
    return side.has_value();
  }

  // Returns whether any player here may send this request for any side.
  bool is_for_anybody(const GameEvent& request) const { return G::is_for_anybody(config_, request); }

  // Returns the seat that plays `side` now; with more than two players, players change sides.
  const Seat& seat_at(Side side) const { return config_.seats[G::player_of(game_, side)]; }
  // Returns who acts next.
  Next next() const;
  // Returns the people who must act next; none if a bot or the table acts, or the game is over or adjourned.
  std::vector<int> awaited() const;
  // Returns whether the table acts next, because something is drawn or done for a player.
  bool acts() const { return G::draws(view()) || goes_by_itself() || timing_.is_out(); }
  // Returns the next event of the table, at Next::Own.
  LoggedEvent own() const;
  // Returns whether the game can be claimed from a player who has been away for long: their live clock runs,
  // or the game waits for shares and is not played by days.
  bool may_be_claimed() const { return shares_.due() ? !ended() && !timing_.by_days() : timing_.runs_live(); }
  // Returns the side that must act for the game to continue.
  Side asked_side() const { return G::side_asked(game_); }
  // Returns the side whose bot must think, at Next::Bot.
  Side thinker() const { return bot_to_hear().value_or(asked_side()); }
  Thinking<G> think() const;
  // Records that the bot had nothing to say: it is not asked again before the next line.
  void hear_nothing() { heard_ = lines(); }
  // Returns the next event of the table or of a bot, which thinks in place; nullopt if the table waits for a
  // person or the game is over.
  std::optional<LoggedEvent> next_event();

  // Returns whether `done` could be the next event, given this table and its seed.
  bool could_be(const LoggedEvent& done) const;
  // Applies an event as the next line; returns nullopt, and changes nothing, if the rules refuse it from that
  // side.
  std::optional<Effects> apply(const LoggedEvent& event);
  // Applies an event without a speaker, for the side that does it now.
  std::optional<Effects> apply(const GameEvent& event) { return apply(logged(event)); }
  // Returns an event without a speaker, with the side that does it now.
  LoggedEvent logged(GameEvent event) const { return {G::acting_side(game_, event), std::move(event)}; }

  int lines() const { return static_cast<int>(done_.size()); }
  // Returns the event of each line.
  const std::vector<LoggedEvent>& done() const { return done_; }
  const Config& config() const { return config_; }
  const Game& game() const { return game_; }
  const auto& state() const { return game_.state(); }

  // Returns the number of events that determine the game.
  int moves() const { return static_cast<int>(played_.size()); }
  // Returns the events that determine the game: all except those beside it and those taken back.
  std::vector<LoggedEvent> played() const;
  // Sets in a record the tags Commit and Dice, Shares for fair dice, Seed once the game is over, and End if
  // it was not played to its end. A record that was complete from the start keeps its own tags.
  template <class SomeRecord>
  void set_dice_tags(SomeRecord& record) const;

 private:
  PlaySession(Config config, MakeBot make_bot)
      : config_(std::move(config)),
        make_bot_(std::move(make_bot)),
        opening_(G::opening(config_)),
        game_(G::begin(config_)),
        shares_(config_.fair, config_.seats, mirror().has_value()),
        timing_(config_.clock, static_cast<int>(config_.seats.size())),
        dice_(config_.seed, mirrored_board()) {}

  bool is_opening() const { return done_.size() < opening_.size(); }
  const LoggedEvent* last_played() const { return played_.empty() ? nullptr : &done_[played_.back()]; }
  template <class Event>
  bool is_last_played() const {
    return last_played() && std::holds_alternative<Event>(last_played()->event);
  }
  SessionView<G> view() const {
    return {.config = config_,
            .game = game_,
            .dice = dice_,
            .leads = leads_,
            .rolls = drawn_,
            .halves = halves_,
            .last = last_played(),
            .is_last_ours = played_.size() > opening_.size()};
  }

  std::optional<ApiError> seat_bots() {
    for (const Seat& seat : config_.seats) {
      const int player = static_cast<int>(bots_.size());
      bots_.push_back(seat.human() ? nullptr : make_bot_(seat.bot, bot_seed(config_.seed, player)));
      if (!seat.human() && !bots_.back())
        return ApiError{ErrorCode::BadOption, "there is no bot \"" + seat.bot + "\""};
    }
    return std::nullopt;
  }

  std::optional<ApiError> why_not(int n, Side side, const GameEvent& request) const {
    const bool for_anybody = is_for_anybody(request);
    if (!seat_at(side).human() && !for_anybody) return ApiError{ErrorCode::NotAllowed, "a bot sits there"};
    if (line_answering(n) != lines() + 1) return stale();
    if (ended()) return game_over();
    if (next() == Next::Own || next() == Next::Shares)
      return ApiError{ErrorCode::WrongStage, "the game has not begun: the table has not drawn yet"};
    if (std::holds_alternative<Resign>(request)) return std::nullopt;
    if (is_held())
      return ApiError{ErrorCode::WrongStage, "the mirrored board has still to come to this throw"};
    if (!G::is_turn_of(game_, side, request) && !for_anybody) return not_your_turn();
    return G::is_asked(game_, request) ? std::nullopt : std::optional(something_else_asked());
  }
  ApiError stale() const { return {ErrorCode::Stale, text_of("the next line is {}", lines() + 1)}; }
  // Returns whether the last act was a person's, with no throw since.
  bool could_be_taken_back() const {
    const LoggedEvent* last = last_played();
    return last && played_.size() > opening_.size() && next() == Next::Person &&
           seat_at(last->side).human() && G::may_take_back(config_, last->event);
  }

  bool is_person(int player) const {
    return player >= 0 && player < static_cast<int>(config_.seats.size()) &&
           config_.seats[static_cast<std::size_t>(player)].human();
  }
  // Returns the player whose time runs.
  std::optional<int> asked_player() const {
    if (is_opening() || ended() || adjourned() || shares_.due() || is_held()) return std::nullopt;
    if (G::next(view()) != Next::Person) return std::nullopt;
    return static_cast<int>(G::player_of(game_, asked_side()));
  }
  bool goes_by_itself() const {
    const auto player = asked_player();
    return player && plays_for(*player) && G::only_event(view());
  }
  // Returns the side of a bot that is still to be asked at this line, although another player must act.
  std::optional<Side> bot_to_hear() const { return heard_ == lines() ? std::nullopt : G::bystander(view()); }
  // Starts the clock of the player to act after an event. Events that a player does aside change nothing, nor
  // do changes of the clocks. At the end every player keeps the rest.
  void tick(const LoggedEvent& done, bool round_ended) {
    if (is_aside(done.event) || std::holds_alternative<ClockChange>(done.event)) return;
    // A player whose throw is allowed now begins to use their time; that of others goes on.
    if (std::holds_alternative<AllowThrows>(done.event) && timing_.runs_for(asked_player())) return;
    timing_.ask(asked_player(), done.lag, round_ended && !ended());
  }
  // Returns the line that a request for line `n` makes: the server may have changed the clocks meanwhile.
  int line_answering(int n) const {
    while (n >= 1 && n <= lines() && comes_from_server(done_[n - 1].event)) ++n;
    return n;
  }
  static bool comes_from_server(const GameEvent& event) {
    return std::holds_alternative<ClockChange>(event) || std::holds_alternative<AllowThrows>(event);
  }

  std::optional<MirroredBoard> mirrored_board() const {
    const auto with = mirror();
    return with ? std::optional(with->board) : std::nullopt;
  }
  // Returns the side whose throw waits for the mirrored board.
  std::optional<Side> side_held() const {
    if (!mirror() || is_opening() || ended() || shares_.due() || allowed_->over) return std::nullopt;
    const auto side = G::throwing_side(view());
    const bool held = side && drawn_.of[*side] >= allowed_->throws[static_cast<std::size_t>(index(*side))];
    return held ? side : std::nullopt;
  }
  // Returns whether an event beside the game is possible now.
  bool fits_beside(const GameEvent& event) const {
    if (is_opening()) return false;
    const int n = lines() + 1;
    return std::visit(
        Overloaded{[&](const ClockChange& e) { return !objection_to(e); },
                   [&](const StopGame& e) { return is_whole(e) && !objection_to(MutualOffer::Stop, n); },
                   [&](Adjourn) { return !objection_to(MutualOffer::Adjourn, n); },
                   [&](TakeBack) { return !objection_to(MutualOffer::TakeBack, n); },
                   [&](const AllowThrows& e) { return may_allow(e); },
                   [&](const auto&) { return !objection_to(event); }},
        event);
  }
  // Returns whether it is awarded to a player who is there, or to nobody.
  bool is_whole(const StopGame& e) const {
    const int players = static_cast<int>(config_.seats.size());
    return !e.winner || (e.why == StopGame::Why::Forfeit && *e.winner >= 0 && *e.winner < players);
  }
  // Returns whether the mirrored board can let this one do that now; what was let cannot be taken away.
  bool may_allow(const AllowThrows& e) const {
    if (!mirror() || (allowed_ && allowed_->over)) return false;
    if (!allowed_) return e.over || (shares_.committed() && e == AllowThrows{});
    return e.over || (!ended() && e.throws[0] >= allowed_->throws[0] && e.throws[1] >= allowed_->throws[1]);
  }
  // Applies an event beside the game, except for its line.
  void do_beside(const GameEvent& event) {
    std::visit(
        Overloaded{[&](const CommitShare& e) { shares_.take(e); },
                   [&](const RevealShare& e) {
                     shares_.take(e);
                     if (const auto given = shares_.given(); !given.empty()) mix(given);
                   },
                   [&](const SetVacation& e) { timing_.take(e); }, [&](const AddTime& e) { timing_.take(e); },
                   [&](const SetAutoPlay& e) { timing_.take(e); },
                   [&](const ClockChange& e) { timing_.take(e); }, [&](const StopGame& e) { stopped_ = e; },
                   [&](TakeBack) { take_back(); },
                   [&](const AllowThrows& e) {
                     shares_.seal();
                     allowed_ = e;
                   },
                   [](const auto&) {}},
        event);
  }
  void mix(const std::vector<PlayerShare>& given) {
    const auto board = mirrored_board();
    dice_ = {board ? mixed_seed(config_.seed, given, *board) : mixed_seed(config_.seed, given), board};
  }
  // No throw is taken back: all that is counted stands.
  void take_back() {
    played_.pop_back();
    PlaySession before(config_, make_bot_);
    for (const std::size_t i : played_) before.apply(done_[i]);
    game_ = std::move(before.game_);
  }

  Config config_;
  MakeBot make_bot_;
  std::vector<LoggedEvent> opening_;  // one for each of the first lines
  Game game_;
  std::vector<LoggedEvent> done_;
  std::vector<std::size_t> played_;  // the indices of those that determine the game
  Shares shares_;
  Timing timing_;
  DiceSource dice_;  // of the config's seed, mixed with the shares once all are in
  std::optional<StopGame> stopped_;
  std::optional<AllowThrows> allowed_;  // by the mirrored board, once both have all commitments
  RollsDrawn drawn_;
  int leads_ = 0;   // of the match so far
  int halves_ = 0;  // half fiches thrown for
  int heard_ = -1;  // how many lines there were when a bot that was not asked had nothing to say
  std::vector<std::shared_ptr<typename G::Bot>> bots_;  // one a seat, null for people
};

template <PlayableGame G>
Parsed<PlaySession<G>> PlaySession<G>::open(Config config, MakeBot make_bot) {
  auto table = restore(std::move(config), {}, std::move(make_bot));
  while (table && table->is_opening())
    if (!table->apply(table->own()))
      return refuse(ErrorCode::BadRecord, "an event of the record is not legal");
  return table;
}

template <PlayableGame G>
Parsed<PlaySession<G>> PlaySession<G>::restore(Config config, std::span<const LoggedEvent> done,
                                               MakeBot make_bot) {
  if (auto wrong = G::problem(config)) return std::unexpected(std::move(*wrong));
  PlaySession table(std::move(config), std::move(make_bot));
  if (auto unknown = table.seat_bots()) return std::unexpected(std::move(*unknown));
  for (const LoggedEvent& d : done) {
    table.set_time(d.at);
    if (!table.could_be(d) || !table.apply(d))
      return refuse(ErrorCode::Internal,
                    text_of("stored line {} does not follow from what came before", table.lines() + 1));
  }
  return table;
}

// A stored line must be one that this very table would have allowed.
template <PlayableGame G>
bool PlaySession<G>::could_be(const LoggedEvent& done) const {
  if (is_opening()) return done.event == opening_[done_.size()].event;
  const auto* overtime = std::get_if<LoseOnTime>(&done.event);
  const bool claimed = overtime && overtime->absent;
  if (claimed && !may_be_claimed()) return false;
  const bool anyhow = claimed || std::holds_alternative<ClockChange>(done.event);
  if (done.lag > 0 && (anyhow || is_beside(done.event) || who_plays(done.side) != asked_player()))
    return false;
  if (anyhow ? !timing_.fits_order(done.at) : !timing_.fits(done.at, done.lag, overtime != nullptr))
    return false;
  if (is_beside(done.event)) return true;
  if (is_held() && std::holds_alternative<RollDice>(done.event)) return false;
  return !stopped_ && (claimed || !shares_.due()) && G::may_have_drawn(view(), done.event);
}

template <PlayableGame G>
Next PlaySession<G>::next() const {
  if (is_opening()) return Next::Own;
  if (stopped_) return Next::Nothing;
  if (shares_.due()) return ended() ? Next::Nothing : Next::Shares;
  if (goes_by_itself() || timing_.is_out()) return Next::Own;
  if (is_held()) return Next::Mirror;
  const Next next = G::next(view());
  return next == Next::Person && bot_to_hear() ? Next::Bot : next;
}

template <PlayableGame G>
LoggedEvent PlaySession<G>::own() const {
  if (is_opening()) return opening_[done_.size()];
  if (timing_.is_out()) return logged(LoseOnTime{asked_side()});
  return logged(goes_by_itself() ? *G::only_event(view()) : G::draw(view()));
}

template <PlayableGame G>
std::vector<int> PlaySession<G>::awaited() const {
  if (is_opening() || ended()) return {};
  if (shares_.due()) return shares_.owing();
  const auto player = asked_player();
  return player ? std::vector{*player} : std::vector<int>();
}

template <PlayableGame G>
auto PlaySession<G>::played() const -> std::vector<LoggedEvent> {
  std::vector<LoggedEvent> all;
  for (const std::size_t i : played_) all.push_back(done_[i]);
  return all;
}

template <PlayableGame G>
bool PlaySession<G>::was(int n, Side side, const GameEvent& request) const {
  n = line_answering(n);
  if (n < 1 || n > lines()) return false;
  if (done_[n - 1].side != side && !is_for_anybody(request)) return false;
  return G::is_same(request, done_[n - 1].event);
}

template <PlayableGame G>
auto PlaySession<G>::resolve(int n, Side side, const GameEvent& request) const -> Parsed<ResolvedRequest> {
  if (was(n, side, request)) return ResolvedRequest{done_[n - 1], true};
  if (auto wrong = why_not(n, side, request)) return std::unexpected(std::move(*wrong));
  auto event = G::fill(view(), side, request);
  if (!event) return std::unexpected(std::move(event.error()));
  LoggedEvent done =
      is_said(kind_of(*event)) ? LoggedEvent{side, std::move(*event)} : logged(std::move(*event));
  if (who_plays(done.side) == asked_player()) done.lag = timing_.lag();
  return ResolvedRequest{std::move(done), false};
}

template <PlayableGame G>
Thinking<G> PlaySession<G>::think() const {
  Thinking<G> thinking{lines() + 1, thinker(),     game_, bots_[G::player_of(game_, thinker())],
                       {},          !bot_to_hear()};
  if (thinking.asked) thinking.ready = G::ready_throw(view());
  return thinking;
}

template <PlayableGame G>
std::optional<LoggedEvent> PlaySession<G>::next_event() {
  while (next() == Next::Bot) {
    const Side side = thinker();
    if (auto event = think().find()) return LoggedEvent{side, std::move(*event)};
    hear_nothing();
  }
  return next() == Next::Own ? std::optional(own()) : std::nullopt;
}

template <PlayableGame G>
auto PlaySession<G>::apply(const LoggedEvent& done) -> std::optional<Effects> {
  const auto& [side, event, at, lag] = done;
  if (is_beside(event)) {
    if (!fits_beside(event) || side != state().to_act) return std::nullopt;
    done_.push_back({side, event, timing_.stamp()});
    do_beside(event);
    tick(done, false);
    return Effects{};
  }
  if (!is_said(kind_of(event)) && side != G::acting_side(game_, event)) return std::nullopt;
  const bool draws =
      std::holds_alternative<RollDice>(event) && !is_opening() && G::draws_numbered_roll(view());
  const bool lead = std::holds_alternative<TakeLead>(event);
  const bool only_says_so = lead && leads_ == 0 && G::lead_given(config_);
  Effects effects{};
  const Moment stamp = timing_.stamp();
  if (!only_says_so) {
    auto followed = G::apply(game_, side, event);
    if (!followed) return std::nullopt;
    effects = std::move(*followed);
  }
  if (draws) drawn_.add(side);
  leads_ += lead;
  halves_ += std::holds_alternative<ThrowHalf>(event);
  played_.push_back(done_.size());
  done_.push_back({side, event, stamp, lag});
  tick(done, G::ends_round(effects));
  return effects;
}

template <PlayableGame G>
template <class SomeRecord>
void PlaySession<G>::set_dice_tags(SomeRecord& record) const {
  if (!opening_.empty() && ended() && drawn_.all == 0) return;
  std::erase_if(record.tags, [](const auto& tag) {
    return tag.first == "Seed" || tag.first == "Shares" || tag.first == "End";
  });
  record.set_tag("Commit", commitment(config_.seed));
  const auto given = std::ranges::count_if(
      opening_, [](const LoggedEvent& e) { return std::holds_alternative<RollDice>(e.event); });
  const auto board = mirrored_board();
  record.set_tag("Dice", board              ? std::string(kMirroredDice[*board])
                         : opening_.empty() ? "table"
                                            : text_of("table from {}", given + 1));
  if (const auto shares = shares_.given(); !shares.empty()) record.set_tag("Shares", shares_tag(shares));
  if (shows_seed()) record.set_tag("Seed", to_hex(config_.seed));
  if (stopped_ || ended_by_time())
    record.set_tag("End", stopped_ ? end_tag(*stopped_) : std::string(kEndByTime));
}

// Events beside the game.

template <PlayableGame G>
std::optional<ApiError> PlaySession<G>::objection_to(const GameEvent& aside) const {
  TRICTRAC_ASSERT(is_aside(aside));
  if (is_opening() || ended()) return game_over();
  const bool is_share =
      std::holds_alternative<CommitShare>(aside) || std::holds_alternative<RevealShare>(aside);
  if (!is_share && !is_person(player_aside(aside)))
    return ApiError{ErrorCode::NotAllowed, "there is no player with that number here"};
  return std::visit(Overloaded{[&](const CommitShare& e) { return shares_.objection(e); },
                               [&](const RevealShare& e) { return shares_.objection(e); },
                               [&](const SetVacation& e) { return timing_.objection(e); },
                               [&](const AddTime& e) { return timing_.objection(e); },
                               [&](const SetAutoPlay& e) { return timing_.objection(e); },
                               [](const auto&) { return std::optional<ApiError>(); }},
                    aside);
}

template <PlayableGame G>
std::optional<ApiError> PlaySession<G>::objection_to(const ClockChange& change) const {
  if (is_opening() || ended()) return game_over();
  return timing_.objection(change);
}

template <PlayableGame G>
bool PlaySession<G>::has(const GameEvent& aside) const {
  if (const auto* e = std::get_if<CommitShare>(&aside)) return shares_.has(*e);
  if (const auto* e = std::get_if<RevealShare>(&aside)) return shares_.has(*e);
  const auto* e = std::get_if<SetAutoPlay>(&aside);
  return e && plays_for(e->player) == e->on;
}

template <PlayableGame G>
std::optional<ApiError> PlaySession<G>::objection_to(MutualOffer offer, int n) const {
  if (n != lines() + 1) return stale();
  if (is_opening() || ended()) return game_over();
  if (offer != MutualOffer::Stop && mirror())
    return ApiError{ErrorCode::NotAllowed,
                    "two boards go on together here: no move is taken back, and no game is adjourned"};
  if (offer == MutualOffer::Adjourn && adjourned())
    return ApiError{ErrorCode::WrongStage, "the game is adjourned"};
  if (offer == MutualOffer::TakeBack && !could_be_taken_back())
    return ApiError{ErrorCode::WrongStage,
                    "only a person's last action can be taken back, and only before the next throw"};
  return std::nullopt;
}

// Mirrored boards.

template <PlayableGame G>
MirrorStatus PlaySession<G>::mirror_status() const {
  MirrorStatus status{.commitments = shares_.own_commitments(),
                      .shares = shares_.own_shares(),
                      .sealed = shares_.committed(),
                      .thrown = drawn_.of,
                      .throws = {},
                      .over = ended()};
  if (!is_opening() && !ended() && !shares_.due()) status.throws = G::throwing_side(view());
  return status;
}

// The shares come first: without them nothing is drawn, not even where the mirrored board is over.
template <PlayableGame G>
std::optional<GameEvent> PlaySession<G>::event_of_mirror(const MirrorStatus& mirror) const {
  const int here = static_cast<int>(config_.seats.size());
  const auto fits = [&](const GameEvent& aside) { return !has(aside) && !objection_to(aside); };
  for (CommitShare commitment : mirror.commitments) {
    commitment.player += here;
    if (fits(commitment)) return commitment;
  }
  if (!allowed_ && mirror.sealed && may_allow({})) return AllowThrows{};
  for (RevealShare share : mirror.shares) {
    share.player += here;
    if (fits(share)) return share;
  }
  AllowThrows more = allowed_.value_or(AllowThrows{});
  more.over = mirror.over;
  if (mirror.over && may_allow(more)) return more;
  const auto side = side_held();
  if (!side || !may_throw(*side, drawn_.of, mirror)) return std::nullopt;
  more.throws[static_cast<std::size_t>(index(*side))] = drawn_.of[*side] + 1;
  return more;
}

}  // namespace trictrac
