// The interface between a session and the game that is played in it: the rules of seats, turns and draws.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "game/event/event.h"
#include "table/api_error.h"
#include "table/config.h"
#include "table/dice.h"

namespace trictrac {

// The kinds of next step at a table, by who takes it.
enum class Next : std::uint8_t {
  Nothing,  // the match is over
  Shares,   // a share of the dice is still to be given
  Mirror,   // the next throw waits for the mirrored board
  Person,
  Own,  // the table by itself and at once: the opening of a record, a draw, a throw for a bot, what leaves a
        // player no choice and is done for them, the end of a player whose time is out
  Bot,  // a bot, who must think: of its answer, or whether it has something to say
};

// The view of its session that a game is given.
template <class G>
struct SessionView {
  const typename G::Config& config;
  const typename G::Game& game;
  const DiceSource& dice;
  int leads = 0;                      // taken so far
  RollsDrawn rolls{};                 // here
  int halves = 0;                     // half fiches thrown for (S3)
  const LoggedEvent* last = nullptr;  // the last event of the game itself; null: none
  bool is_last_ours = false;          // it was done here, not in the record that the game came from

  // Returns the seat that plays `side` now.
  const Seat& seat_at(Side side) const { return config.seats[G::player_of(game, side)]; }
};

// A question to a bot at one line. It may be answered on any thread, but not in parallel with another one of
// the same table.
template <class G>
struct Thinking {
  int line = 0;             // the number its event shall get
  Side side = Side::White;  // who thinks
  typename G::Game game;
  std::shared_ptr<typename G::Bot> bot;
  std::optional<GameEvent> ready;  // its throw, unless it must do something else first
  bool asked = true;               // else another player is, and the bot may only say something

  // Returns the bot's event, or nullopt if it is not asked and has nothing to say.
  std::optional<GameEvent> find() {
    if (!asked) return G::remark(*bot, game, side);
    return G::answer(*bot, game, side, ready);
  }
};

// A game that can be played in a session. All functions are static; a Game is changed by `apply` alone.
//
// Config:  problem       the reason why a Config cannot be played
//          opening       the events of the record with which the game begins
//          begin         the game before them
//          lead_given    the side that throws first, if the lead is not drawn
// Seats:   player_of     the number of the seat that plays a side now
//          awaits_seats  whether the seats are still to be drawn
// Turn:    side_asked    the side that must act for the game to continue
//          acting_side   the side that acts in an event, unless the event names it (section R)
//          is_turn_of    whether a side may request an event now
//          is_asked      whether the game awaits this event
//          is_same       whether an event is the requested one
//          is_for_anybody  whether any player may request an event for any side
//          fill          the event of a request, with all fields filled, or the reason why it is refused
// Table:   next          the source of the next event, after the opening
//          draws         whether the session draws before any player must act
//          draw          the event that it draws, at Next::Own
//          draws_numbered_roll  whether the next roll is one of the seed's numbered rolls
//          throwing_side  the side that throws one of these next; none where a roll is played, or all is over
//          may_have_drawn  whether the session could have drawn this event
//          only_event    the only event that the player to act can choose
//          may_take_back  whether the last event may be taken back by consent
// Bots:    make_bot      the bot of that name, or null
//          answer        the event of `side`, the side to act
//          remark        the announcement of the side that is not to act
//          ready_throw   the throw of a bot, if it may throw
//          bystander     the side that is not to act and may announce something
template <class G>
concept PlayableGame =
    requires(const typename G::Config& config, const typename G::Game& game, typename G::Game& changed,
             const typename G::Effects& effects, typename G::Bot& bot, const SessionView<G>& view, Side side,
             const GameEvent& event, std::string_view name, std::uint64_t seed,
             const std::optional<GameEvent>& ready) {
      { G::problem(config) } -> std::same_as<std::optional<ApiError>>;
      { G::opening(config) } -> std::same_as<std::vector<LoggedEvent>>;
      { G::begin(config) } -> std::same_as<typename G::Game>;
      { G::lead_given(config) } -> std::same_as<std::optional<Side>>;

      { *G::apply(changed, side, event) } -> std::convertible_to<typename G::Effects>;
      { G::ends_round(effects) } -> std::same_as<bool>;
      { G::is_over(game) } -> std::same_as<bool>;

      { G::player_of(game, side) } -> std::same_as<std::size_t>;
      { G::awaits_seats(game) } -> std::same_as<bool>;

      { G::side_asked(game) } -> std::same_as<Side>;
      { G::acting_side(game, event) } -> std::same_as<Side>;
      { G::is_turn_of(game, side, event) } -> std::same_as<bool>;
      { G::is_asked(game, event) } -> std::same_as<bool>;
      { G::is_same(event, event) } -> std::same_as<bool>;
      { G::is_for_anybody(config, event) } -> std::same_as<bool>;
      { G::fill(view, side, event) } -> std::same_as<Parsed<GameEvent>>;

      { G::next(view) } -> std::same_as<Next>;
      { G::draws(view) } -> std::same_as<bool>;
      { G::draw(view) } -> std::same_as<GameEvent>;
      { G::draws_numbered_roll(view) } -> std::same_as<bool>;
      { G::throwing_side(view) } -> std::same_as<std::optional<Side>>;
      { G::may_have_drawn(view, event) } -> std::same_as<bool>;
      { G::only_event(view) } -> std::same_as<std::optional<GameEvent>>;
      { G::may_take_back(config, event) } -> std::same_as<bool>;

      { G::make_bot(name, seed) } -> std::same_as<std::shared_ptr<typename G::Bot>>;
      { G::answer(bot, game, side, ready) } -> std::same_as<GameEvent>;
      { G::remark(bot, game, side) } -> std::same_as<std::optional<GameEvent>>;
      { G::ready_throw(view) } -> std::same_as<std::optional<GameEvent>>;
      { G::bystander(view) } -> std::same_as<std::optional<Side>>;
    };

}  // namespace trictrac
