// The games on disk, as events. No call waits for the disk: every call returns at once and its answer comes
// later.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "game/clock/clocks.h"
#include "store/stored.h"

namespace trictrac {

// A job to be done later, from `due` on (seconds since 1970). There is at most one of a kind and a subject.
struct NewJob {
  std::string kind;
  std::string subject;  // its subject, in words of its kind
  std::int64_t due = 0;
  friend bool operator==(const NewJob&, const NewJob&) = default;
};

// A player's seat.
struct StoredSeat {
  std::string key;          // key_hash of its key, "" for a bot or a seat not yet claimed
  std::string claim;        // hash of the code by which it is claimed, "" if there is none
  std::string name;         // given with the claim, "" if none was
  std::int64_t person = 0;  // Person::row of the maker of the game or the claimer of the seat, 0: unknown
  bool guest = false;       // the name is not that of the person's account
  friend bool operator==(const StoredSeat&, const StoredSeat&) = default;
};

// A seat that was claimed, and the jobs that follow.
struct SeatTaken {
  StoredSeat seat;
  std::vector<NewJob> jobs{};
};

// The state of a game, known without replaying it.
struct Awaited {
  std::vector<int> asked{};  // the players from whom something is awaited; none where it is over, or a bot or
                             // the table itself does what comes next
  bool over = false;
};

// Events that follow those stored, with the time at which the next player's time runs out (game/clock), that
// player, and the jobs that follow.
struct NewEvents {
  std::vector<std::string> events;
  std::optional<Moment> ends{};
  Awaited awaited{};
  std::vector<NewJob> jobs{};
};

// The place of a game in a tournament, by its name.
struct TournamentPlace {
  std::string tournament;
  int round = 0, table = 0;  // from 1
  int board = 0;             // of a match, from 1; else 0
  friend bool operator==(const TournamentPlace&, const TournamentPlace&) = default;
};

// A game as it is stored.
struct StoredGame {
  std::string config;             // the text from which a table is restored
  std::vector<StoredSeat> seats;  // one for each player, in the order of their numbers
  int rules = 0;                  // the version of the rules it is played by
  std::vector<std::string> events;
  std::string next{};            // the id of the next game of its players, "" if there is none
  std::optional<Moment> ends{};  // as NewEvents; as it was given, of a game to be created
  Awaited awaited{};             // as it was given, of a game to be created
  std::int64_t touched =
      0;  // when an event was last stored, seconds since 1970: the store says so, not the caller
  std::optional<TournamentPlace> tournament{};                        // the store says so too (tournaments.h)
  friend bool operator==(const StoredGame& a, const StoredGame& b) {  // but for what the store says
    return std::tie(a.config, a.seats, a.rules, a.events, a.next) ==
           std::tie(b.config, b.seats, b.rules, b.events, b.next);
  }
};

// A game in the list of all games.
struct GameListing {
  std::int64_t place = 0;  // in the order of the list, from 1
  std::string id;
  std::int64_t touched = 0;  // as StoredGame has it
};

// A time during which no server could serve the games of a store.
struct Outage {
  Moment from = 0;
  Moment until = 0;
  friend bool operator==(const Outage&, const Outage&) = default;
};
// A running server says so every kBetweenSigns; one that is silent for longer than kLongestSilence is not
// running.
inline constexpr Millis kBetweenSigns = 5 * kSecond, kLongestSilence = 15 * kSecond;
// The last sign of a server that died is known for so long, which is longer than a live decision lasts.
inline constexpr Millis kSignsKept = 3 * 3600 * kSecond;
// A store that answers later than this, and a server that does nothing for longer, could take no act
// meanwhile.
inline constexpr Millis kLongestStall = kSecond;

// The report of a server on its service.
struct ServiceSign {
  std::string server;  // its name, which no other has had
  Moment now = 0;
  Moment trouble_since = 0;  // it could take no act since then; 0: it could
  bool leaves = false;       // it takes none from now on
  bool begins = false;       // it has just started
};
// The reports of all servers of a store.
struct ServiceState {
  std::vector<Outage> outages;            // of the last months; they may overlap
  Moment paused_since = 0;                // since when all games are paused; 0: they are not
  std::map<std::string, Moment> signs{};  // the last of each server that has not left
  bool noted = true;  // false: the store was too slow, so that the sign says nothing of now
};

// The text for an announcement of the receiving process itself.
inline constexpr std::string_view kOwnNote = "own";

// The announcement about a changed game: its number of events, or kNotItsEvents if its seats, or the game
// that follows it, have changed.
inline constexpr std::int64_t kNotItsEvents = 0;
inline std::string changed_text(std::string_view id, std::int64_t events) {
  return R"({"note":"changed","game":")" + std::string(id) + R"(","events":)" + std::to_string(events) + "}";
}

// A function called once, on the thread for the store's answers.
template <class T>
using Then = std::move_only_function<void(Stored<T>)>;

// Stores games. A call answered without error is durable: it survives the process and a loss of power. Calls
// are carried out in order; a call that fails changes nothing. Every call is answered, also when the store is
// being closed.
class Store {
 public:
  virtual ~Store() = default;

  // Stores a new game. Conflict: a game of that name exists.
  virtual void create(std::string id, StoredGame game, Then<void> then) = 0;
  // Stores all of the events or none; `first` is the number of the first, from 1. Conflict: the last stored
  // event is not `first` - 1.
  virtual void append(std::string id, int first, NewEvents events, Then<void> then) = 0;
  // Answers the names of at most `most` games in which a player's time has run out at `now`, the longest
  // first.
  virtual void due(Moment now, int most, Then<std::vector<std::string>> then) = 0;
  // Gives the free seat of `player` to the holder of its claim, which is then used up: `taken` is the seat
  // afterwards, with the jobs that follow. Answers false if the claim is wrong or used, or there is none.
  virtual void claim(std::string id, int player, std::string claim_hash, SeatTaken taken,
                     Then<bool> then) = 0;
  // Gives the seat of `player` from one person to another: `taken` is the seat afterwards, with the jobs that
  // follow. Answers false if it is not that person's.
  virtual void pass_seat(std::string id, int player, std::int64_t from, SeatTaken taken, Then<bool> then) = 0;
  // Creates `next`, under that name, as the game that follows `id`, both or nothing; if one follows already,
  // does nothing. Answers the name of the game that follows. Conflict: there is a game of that name, or a
  // seat has other keys than the caller believed.
  virtual void follow(std::string id, std::string next, StoredGame game, Then<std::string> then) = 0;
  // Reads a whole game, never a part; answers nullopt if there is none. Damaged names the game and the event.
  virtual void load(std::string id, Then<std::optional<StoredGame>> then) = 0;
  // Reads the events from `first` on, for a caller who has the earlier ones. Conflict: there are fewer than
  // `first`.
  virtual void load_from(std::string id, int first, Then<std::vector<std::string>> then) = 0;
  // Notes that a server serves the games. An outage is kept where nobody could take an act: since the last
  // sign, when this is the first of a server and no other serves, or none has given one for longer than
  // kLongestSilence; and since the trouble of this one, unless another has served meanwhile. A server that
  // leaves notes an outage that begins.
  virtual void serve(ServiceSign sign, Then<ServiceState> then) = 0;
  // Pauses all games from `now` on, or ends the pause, which is then an outage that is kept. False: it is so
  // already.
  virtual void pause(Moment now, bool on, Then<bool> then) = 0;
  // Answers whether the store can read and write, each of its tables.
  virtual void check(Then<void> then) = 0;
  // Calls `hear` from now on, on the thread of the answers, with the announcements of other processes that
  // use the same games; with "" if some may have been lost, and with kOwnNote when an announcement
  // of this process has gone to all: those before it have been heard. A process that changes a game announces
  // changed_text with it.
  virtual void watch(std::function<void(std::string text)> hear) = 0;
  // Announces a text to all those processes, after the earlier calls; texts of more than kMostAnnounced bytes
  // are dropped.
  static constexpr std::size_t kMostAnnounced = 7'900;
  virtual void announce(std::string text) = 0;
  // Returns whether there may be such processes.
  virtual bool shared() const = 0;

  // Lists at most `most` games after a place in which no clock is running, in the order of their places.
  virtual void list(std::int64_t after, int most, Then<std::vector<GameListing>> then) = 0;
  // Removes a game with everything stored about it, if it was last touched then. Answers false if there is
  // none, somebody has touched it since, or a clock is running in it.
  virtual void remove(std::string id, std::int64_t touched, Then<bool> then) = 0;
  // Returns the number of calls that have not begun.
  virtual std::size_t waiting() const = 0;
};

}  // namespace trictrac
