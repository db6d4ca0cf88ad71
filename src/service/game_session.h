// One game at a table whatever its rules, as a service that keeps many needs it: texts in, texts out.
//
// One event at a time: act() does what a person asks, and no more. What comes next is asked with next() and
// done by do_own(), or by think() and apply(). The caller stores an event before it shows its line; if it
// cannot store it, it drops the game and restores it from what is stored.
#pragma once

#include <array>
#include <expected>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/json.h"
#include "game/event/event.h"
#include "standing/counted.h"
#include "table/api_error.h"
#include "table/config.h"
#include "table/dice.h"
#include "table/play_session.h"
#include "wire/config_text.h"

namespace trictrac {

// An event that was applied, as line `n`.
struct NumberedEvent {
  int n = 0;          // from 1
  std::string event;  // print_event, for a store
  std::string json;   // the message "line" of the protocol
};

// The answer of a bot, as line `n`.
struct Thought {
  int n = 0;
  std::optional<LoggedEvent> event{};  // nothing: the bot was not asked, and has nothing to say
  bool silent() const { return !event; }
};

// No limit on the number of lines.
inline constexpr int kAllLines = std::numeric_limits<int>::max();

// A game in progress, by any rules.
class GameSession {
 public:
  virtual ~GameSession() = default;

  // Applies a request of a side as line `n`; returns nullopt if line `n` already is that very request.
  virtual Parsed<std::optional<NumberedEvent>> act(int n, Side side, const GameEvent& request) = 0;

  // Applies an event that a player does alone beside the game; returns nullopt if it changes nothing.
  virtual Parsed<std::optional<NumberedEvent>> act_beside_game(const GameEvent& aside) = 0;
  // Returns the reason why the offer, accepted by all people, cannot be carried out as line `n`, or nullopt;
  // `agree` carries it out. Call `agree` only without objection.
  virtual std::optional<ApiError> objection_to(MutualOffer offer, int n) const = 0;
  virtual std::optional<NumberedEvent> agree(MutualOffer offer) = 0;

  // Ends the game beside its rules, for its tournament; returns nullopt if it is over.
  virtual std::optional<NumberedEvent> stop(const StopGame& how) = 0;

  // Sets the current time, and how much of it the network may have taken from the player to act; without a
  // clock it does not matter.
  virtual void set_time(Moment now, Millis lag) = 0;
  // Returns when the time of the player to act runs out, or nullopt if no clock runs.
  virtual std::optional<Moment> ends() const = 0;

  // Returns when the running clock was last started, or nullopt if no clock runs.
  virtual std::optional<Moment> clock_since() const = 0;
  // Returns the player whose live clock runs, or nullopt.
  virtual std::optional<int> asked_live() const = 0;
  // Returns the number of events that determine the game: all except those beside it.
  virtual int moves() const = 0;
  // Returns the number of throws made here by all players.
  virtual int throws() const = 0;
  // Changes the clocks for the server, or returns the error.
  virtual Parsed<NumberedEvent> change_clock(const ClockChange& change) = 0;
  // Makes a player lose on time, because they have been away for long: one whose live clock runs, or who owes
  // a share of the dice; then the whole match ends. Returns the events, none if neither is so.
  virtual std::vector<NumberedEvent> claim_absent(int player) = 0;
  // Returns whether the game waits for shares of the dice and can be claimed from a player who owes one.
  virtual bool is_claimed_for_share() const = 0;

  // Returns who acts next.
  virtual Next next() const = 0;
  // Returns the people who must act next (PlaySession::awaited).
  virtual std::vector<int> awaited() const = 0;
  // Applies the next event of the table, at Next::Own; returns nullopt if the rules refuse it.
  virtual std::optional<NumberedEvent> do_own() = 0;
  // Returns the function that finds a bot's answer, at Next::Bot. It is independent of this object and may
  // run on any thread, but not in parallel with another one of the same game.
  virtual std::function<Thought()> think() const = 0;
  // Applies the next event in its stored form (print_event). Returns nullopt if it does not follow; the table
  // must then be restored from the store.
  virtual std::optional<NumberedEvent> follow(std::string_view event) = 0;
  // Applies the answer of a bot; returns nullopt if the bot is silent, or the game has moved on.
  virtual std::optional<NumberedEvent> apply(const Thought& thought) = 0;
  // Continues until a person must act; bots think in place.
  std::vector<NumberedEvent> catch_up();

  // Returns the message "verdict": whether `side` may begin its roll with these steps.
  virtual Parsed<std::string> verdict(Side side, std::span<const Step> steps) const = 0;

  virtual int lines() const = 0;
  // Returns the events of all lines, as texts for a store.
  virtual std::vector<std::string> events() const = 0;
  // Returns the function that makes the messages of at most `most` lines after `since`. It is independent of
  // this object and may run on any thread.
  virtual std::function<std::vector<std::string>()> lines_after(int since, int most = kAllLines) const = 0;
  // Returns the seats of the players, who are numbered from 0, as they are shown; with more than two, players
  // change sides.
  virtual std::span<const Seat> seats() const = 0;
  int players() const { return static_cast<int>(seats().size()); }
  bool is_person(int player) const { return seats()[static_cast<std::size_t>(player)].human(); }
  const std::string& name_of(int player) const { return seats()[static_cast<std::size_t>(player)].name; }
  // Returns the player of a side now, or nullopt before the seats of more than two players are drawn.
  virtual std::optional<int> who_plays(Side side) const = 0;
  // Returns whether a player waits while others play, and may not advise them.
  virtual bool is_silent(int player) const = 0;
  // Returns whether any player here may send this request for any side.
  virtual bool for_anybody(const GameEvent& request) const = 0;
  // Returns whether line `n` is this very request.
  virtual bool was(int n, Side side, const GameEvent& request) const = 0;
  // Changes how a player is shown: under another name, unless it is empty, and as a guest or not.
  virtual void show_seat(int player, std::string name, bool guest) = 0;
  // Returns the name of the format.
  virtual std::string format() const = 0;
  // Returns whether the game is rated.
  virtual bool rated() const = 0;
  // Returns whether only its players see it.
  virtual bool is_private() const = 0;

  // Returns whether a board of such a game can be mirrored; and the mirrored board, or nullopt.
  virtual bool can_be_mirrored() const = 0;
  virtual std::optional<MirroredWith> mirror() const = 0;
  // Returns how far this board has come, for its mirrored board; and applies what follows from how far that
  // one has come: returns the events, none if there is nothing new.
  virtual MirrorStatus mirror_status() const = 0;
  virtual std::vector<NumberedEvent> follow_mirror(const MirrorStatus& mirror) = 0;

  // Returns the score in short (stands_json).
  virtual Json stands() const = 0;
  // Returns how the game was ended beside its rules, or nullopt.
  virtual std::optional<StopGame> stopped() const = 0;
  // Returns the points of each player: of White and Black the holes of tours, else what each has won in the
  // account; of more than two players, what each has won there less what they have lost.
  virtual std::vector<int> points() const = 0;
  // Returns the player who has given the whole match up, or nullopt.
  virtual std::optional<int> gave_up() const = 0;
  // Returns the players who have given no commitment to a share of fair dice: they have never been here.
  virtual std::vector<int> uncommitted() const = 0;
  // Returns how the game ended. Requires Next::Nothing, and two players.
  virtual standing::Finish finish() const = 0;
  // Returns the commitment to the seed of the dice; "" if dice are thrown by hand.
  virtual std::string commit() const = 0;
  // Returns the message "game" for the viewers described by `viewed`.
  virtual std::string game_text(const Viewed& viewed) const = 0;
  // Returns the game so far as a record, with the seed once it is over.
  virtual std::string record_text() const = 0;
  // Returns the configuration from which, with its events, the game is restored: one line of text for a
  // store, with the present names.
  virtual std::string config_text() const = 0;

 private:
  std::optional<NumberedEvent> next_line();
};

// Must be increased when a change of the rules gives another game for the same events.
inline constexpr int kEventsVersion = 1;

// Settings that the service adds to a request for a game.
struct GameCreationOptions {
  Seed seed{};                           // drawn for it
  bool may_name_seed = false;            // a request may name another
  std::string date;                      // as a record writes it, or empty
  bool keeps_time = false;               // games may have a clock and be rated: the service tells the time
  std::optional<MirroredWith> mirror{};  // the mirrored board, whose game has the same seed
};

// Creates a requested game (the body of POST /api/games); nothing is drawn yet.
Parsed<std::unique_ptr<GameSession>> create_session(const Json& new_game,
                                                    const GameCreationOptions& creation);

// Creates a game from a record, to continue or to look at; `bot` gives a side to the computer.
Parsed<std::unique_ptr<GameSession>> create_session_from(std::string_view record,
                                                         const std::optional<BotSeat>& bot,
                                                         const GameCreationOptions& creation);

// Restores a game from its stored configuration and events (print_event).
Parsed<std::unique_ptr<GameSession>> restore_session(std::string_view config,
                                                     std::span<const std::string> events);

// Creates the game that follows one made from `config`: the same people and options, in the order of
// numbers_in_next().
Parsed<std::unique_ptr<GameSession>> create_rematch(std::string_view config,
                                                    const GameCreationOptions& creation);

}  // namespace trictrac
