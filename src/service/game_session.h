// One game at a table whatever its rules, as a service that keeps many needs it: texts in, texts out.
//
// One event at a time: act() does what a person asks, and no more. What comes next is asked with next() and
// done by do_own(), or by think() and apply(). The caller stores an event before it shows its line; if it
// cannot store it, it drops the game and restores it from what is stored.
#pragma once

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
#include "standing/counted.h"
#include "table/api_error.h"
#include "table/config.h"
#include "table/dice.h"
#include "table/play_session.h"
#include "wire/config_text.h"

namespace trictrac {

// An event just applied, as line `n`.
struct NumberedEvent {
  int n = 0;          // from 1
  std::string event;  // print_event, for a store
  std::string json;   // the message "line" of the protocol
};

// What a bot answers, as line `n`.
struct Thought {
  int n = 0;
  std::optional<LoggedEvent> event{};  // nothing: the bot was not asked, and has nothing to say
  bool silent() const { return !event; }
};

// As many lines as there are.
inline constexpr int kAllLines = std::numeric_limits<int>::max();

// A game that is played, of any rules.
class GameSession {
 public:
  virtual ~GameSession() = default;

  // Does what a side asks as line `n`; nothing where line `n` is that very act already.
  virtual Parsed<std::optional<NumberedEvent>> act(int n, Side side, const GameEvent& request) = 0;

  // Does what a player does alone beside the game; nothing where it is so already.
  virtual Parsed<std::optional<NumberedEvent>> act_beside_game(const GameEvent& aside) = 0;
  // Returns why what all people agree to cannot be done as line `n`, if so; `agree` does what has no
  // objection.
  virtual std::optional<ApiError> objection_to(MutualOffer offer, int n) const = 0;
  virtual std::optional<NumberedEvent> agree(MutualOffer offer) = 0;

  // Sets what time it is; of no matter without a clock.
  virtual void set_time(Moment now) = 0;
  // Returns when the time of the player who is asked is out; nothing where no time runs.
  virtual std::optional<Moment> ends() const = 0;

  // Returns since when the clock of the player who is asked has run without an event; nothing while none
  // runs.
  virtual std::optional<Moment> clock_since() const = 0;
  // Returns the player whose live clock runs.
  virtual std::optional<int> asked_live() const = 0;
  // Counts the throws made here by all together.
  virtual int throws() const = 0;
  // Changes the clocks for the server, or says why not.
  virtual Parsed<NumberedEvent> change_clock(const ClockChange& change) = 0;
  // Lets the player whose live clock runs lose as if their time were out: they have been away for long.
  virtual std::optional<NumberedEvent> claim_absent() = 0;

  // Returns who does what comes next.
  virtual Next next() const = 0;
  // Returns the people from whom something is awaited (PlaySession::awaited).
  virtual std::vector<int> awaited() const = 0;
  // Does what the table does, at Next::Own; nothing where the rules do not take it.
  virtual std::optional<NumberedEvent> do_own() = 0;
  // Returns what finds a bot's answer, at Next::Bot. It stands by itself and may run on any thread, but those
  // of one game one after another.
  virtual std::function<Thought()> think() const = 0;
  // Does the next event as it was stored, by print_event; nothing where it does not follow, and then the
  // table is to be made again from what is stored.
  virtual std::optional<NumberedEvent> follow(std::string_view event) = 0;
  // Does what a bot answered; nothing where it is silent, or the game has gone on without it.
  virtual std::optional<NumberedEvent> apply(const Thought& thought) = 0;
  // Goes on until a person must act, thinking in place.
  std::vector<NumberedEvent> catch_up();

  // Returns the message "verdict": whether `side` may begin its roll with these steps.
  virtual Parsed<std::string> verdict(Side side, std::span<const Step> steps) const = 0;

  virtual int lines() const = 0;
  // Returns the events of all lines, as texts for a store.
  virtual std::vector<std::string> events() const = 0;
  // Returns what makes the messages of the lines after `since` again, at most so many. It stands by itself
  // and may run on any thread.
  virtual std::function<std::vector<std::string>()> lines_after(int since, int most = kAllLines) const = 0;
  // Returns how many players there are, numbered from 0; sides change hands where there are more than two.
  virtual int players() const = 0;
  virtual bool is_person(int player) const = 0;
  // Returns the player at a side now; nothing before the seats of more than two have been drawn.
  virtual std::optional<int> who_plays(Side side) const = 0;
  // Returns whether a player waits while others play, and may not advise them either.
  virtual bool is_silent(int player) const = 0;
  // Returns whether any player here may ask it for any side.
  virtual bool for_anybody(const GameEvent& request) const = 0;
  // Returns whether line `n` was this very act.
  virtual bool was(int n, Side side, const GameEvent& request) const = 0;
  // Changes the name under which a player is shown.
  virtual void rename(int player, std::string name) = 0;
  // Returns the name of the format that is played.
  virtual std::string format() const = 0;
  // Returns whether it counts for the ratings of the two who play.
  virtual bool rated() const = 0;
  // Returns whether only those who play see it.
  virtual bool is_private() const = 0;
  // Returns where it stands, in short (stands_json).
  virtual Json stands() const = 0;
  // Returns how it ended. Requires Next::Nothing, and that two played.
  virtual standing::Finish finish() const = 0;
  // Returns the commitment to the seed of the dice; "" where they are thrown by hand.
  virtual std::string commit() const = 0;
  // Returns the message "game" for those who view it so.
  virtual std::string game_text(const Viewed& viewed) const = 0;
  // Returns the game so far as a record, with the seed once it is over.
  virtual std::string record_text() const = 0;
  // Returns what it is made again from, with its events: one line of text for a store, with the names it has
  // now.
  virtual std::string config_text() const = 0;

 private:
  std::optional<NumberedEvent> next_line();
};

// Must be raised when a change of the rules makes another game of the same events.
inline constexpr int kEventsVersion = 1;

// What a service adds to a game asked for.
struct GameCreationOptions {
  Seed seed{};                 // drawn for it
  bool may_name_seed = false;  // a request may name another
  std::string date;            // as a record writes it, or empty
  bool keeps_time = false;     // games may have a clock and be rated: the service tells the time
};

// Creates a game as asked for (the body of POST /api/games); nothing is drawn yet.
Parsed<std::unique_ptr<GameSession>> create_session(const Json& new_game,
                                                    const GameCreationOptions& creation);

// Creates a game from a record, to go on with or to look at; `bot` gives a side to the computer.
Parsed<std::unique_ptr<GameSession>> create_session_from(std::string_view record,
                                                         const std::optional<BotSeat>& bot,
                                                         const GameCreationOptions& creation);

// Restores a game as it was when `config` and its events, by print_event, were stored.
Parsed<std::unique_ptr<GameSession>> restore_session(std::string_view config,
                                                     std::span<const std::string> events);

// Creates the game that follows one made from `config`: the same people play the same, in the order of
// numbers_in_next().
Parsed<std::unique_ptr<GameSession>> create_rematch(std::string_view config,
                                                    const GameCreationOptions& creation);

}  // namespace trictrac
