// The other servers of the same games: the messages between them, beside the store, and which of them are
// alive. Messages may be lost: receivers recover from the store or from the next message.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "apps/server/hub/service_time.h"
#include "apps/server/runtime/ids.h"
#include "store/store.h"
#include "wire/company_message.h"
#include "wire/protocol.h"

namespace trictrac {

// The parts of the server that follow an event: they register themselves, and nobody lists them.
template <class... Of>
class Listeners {
 public:
  using Listener = std::function<void(const Of&...)>;
  void add(Listener listener) { all_.push_back(std::move(listener)); }
  // Calls all of them.
  void operator()(const Of&... of) const {
    for (const Listener& listener : all_) listener(of...);
  }

 private:
  std::vector<Listener> all_;
};

namespace peer {

// The number of events of a changed game, as the store announces it.
struct Changed {
  std::string game;
  int events = 0;
};
// A player connected to a game there, by number, and for how long.
struct ConnectedPlayer {
  int player = 0;
  Millis connected = 0;
};
// The people at a game there: the players, and the number of spectators.
struct Here {
  std::string server, game;
  std::vector<ConnectedPlayer> players;
  int watching = 0;
};
// A message to everybody at a game, as it is sent to pages.
struct Told {
  std::string game, message;
};
// The n-th chat message of a game has been stored, or removed.
struct TalkStored {
  std::string game;
  int n = 0;
};
struct Wished {
  std::string game;
  Again again;
};
struct Agreed {
  std::string game;
  AnswerOffer agree;
};
// A server has read a game, or with "" hears of others: all servers answer with their state of it, or of all.
struct Asks {
  std::string game;
};
// The offer of a game there, as offer_text, by these people; "": ended.
struct Offers {
  std::string server, game, text;
  std::vector<std::int64_t> persons{};
  std::string club{};  // OpenGame::club
};
// A game in progress there that may be watched, as live_text, with its number of spectators; "": ended.
struct GamePlayed {
  std::string server, game, text;
  std::vector<std::int64_t> persons{};
  int watching = 0;
};
// Two people are kept apart, or no longer.
struct Apart {
  std::int64_t person = 0, other = 0;
  bool apart = true;
};
// A request that all servers count (RateLimits::CountedActivity).
struct Counted {
  int activity = 0;
  std::string by;
};
// All servers say at once that they are alive.
struct Pings {
  std::string server;
};
// The server is alive; or it stops, and has no connections any more.
struct Lives {
  std::string server;
  bool on = true;
};
// All games have been paused, or no more: the store says which.
struct ServiceChanged {};
// A session has ended; its sockets are to be closed.
struct SessionEnded {
  std::string token;
};
// The seats of one person now belong to another.
struct HandedOver {
  std::int64_t from = 0, to = 0;
};
// A tournament has reached a state: the number of its last act; 0: something else about it has changed.
struct TournamentChanged {
  std::string tournament;
  int revision = 0;
};
// The points of a game of a tournament have changed there.
struct TableScored {
  std::string tournament, game;
  int white = 0, black = 0;
};
// A person has a page open there, at a table or elsewhere, or none any more (PeopleHere::Doing).
struct PersonHere {
  std::string server;
  std::int64_t person = 0;
  int doing = 0;
};

// Something has changed for a person: their pages ask.
struct NewsOf {
  std::int64_t person = 0;
};
// The operator has said something else of the server: the store has it.
struct ServerProfileChanged {};

using Note = std::variant<Changed, Here, Told, TalkStored, Wished, Agreed, Asks, Offers, Lives, Pings,
                          SessionEnded, HandedOver, Apart, Counted, GamePlayed, ServiceChanged,
                          TournamentChanged, TableScored, PersonHere, NewsOf, ServerProfileChanged>;

// Returns the text of a note.
std::string note_text(const Note& note);
// Reads a note; returns nullopt for any other text, perhaps of another version.
std::optional<Note> parse_note(std::string_view text);
// Returns the server that says in a note that it is alive; "" where none does.
std::string_view sender_of(const Note& note);

}  // namespace peer

class ClusterPeers {
 public:
  // The seconds, counted by this server, after which a silent server has gone. Each says every second that it
  // is alive.
  static constexpr int kMostMissed = 3;
  // The time after its last sign to the store in which a server that has gone is missed.
  static constexpr Millis kLongestUnnoticed = kBetweenSigns + (kMostMissed + 1) * kSecond;

  explicit ClusterPeers(Store& store) : store_(store) {}

  // Returns the name of this server among the others.
  const std::string& me() const { return me_; }
  // Sends a note; does nothing if there can be no other server.
  void say(const peer::Note& note) {
    if (store_.shared()) store_.announce(peer::note_text(note));
  }
  // Sets the function that is called with the notes of that type from other servers, which are dropped until
  // then.
  template <class T>
  void on(std::function<void(const T&)> handle) {
    handlers_[peer::Note(T{}).index()] = [handle = std::move(handle)](const peer::Note& note) {
      handle(std::get<T>(note));
    };
  }
  void hear(const peer::Note& note) const {
    if (const auto& handle = handlers_[note.index()]) handle(note);
  }
  // Adds a function that says all of this server that is not stored, for servers that do not know it.
  void when_asked(std::function<void()> say_all) { asked_.add(std::move(say_all)); }
  void say_everything() const { asked_(); }
  // Adds a function that is called when a server has gone.
  void when_gone(std::function<void(const std::string& server)> gone) { gone_.add(std::move(gone)); }
  bool any() const { return !heard_.empty(); }
  // Records a sign of a server; returns false if the server is new.
  bool hear_from(const std::string& server, Moment now);
  // Records the last sign that a server gave to the store; unless it gives another one, it has gone.
  void expect(const std::string& server, Moment last) { heard_.try_emplace(server, Heard{last}); }
  // Returns when that server last gave a sign; nothing: it is not known.
  std::optional<Moment> heard(const std::string& server) const;
  // Records a lost server; returns all of them.
  void note_lost(LostServer lost);
  const std::vector<LostServer>& lost() const { return lost_; }
  // Returns the number of signs heard so far, and whether every server has given one after so many.
  int signs() const { return signs_; }
  bool all_heard_after(int signs) const;
  // Returns whether a player may have lost their connection before `at` with a server that died: a server
  // silent since then, while the player was at no other one. `at_servers`: the servers with the time since
  // which the player is there.
  bool may_have_lost(const std::map<std::string, Moment>& at_servers, Moment at) const;
  void forget(const std::string& server) {
    heard_.erase(server);
    gone_(server);
  }
  // Records that a note of this server has come back: all earlier messages of other servers have been read.
  void hear_own() { ++own_heard_; }
  int own_heard() const { return own_heard_; }
  // Counts a second without a sign of life for every server, if any message could arrive; returns the servers
  // that have gone.
  std::vector<std::string> count_second();

 private:
  Store& store_;
  std::string me_ = new_game_id();
  struct Heard {
    Moment last = 0;
    int sign = 0;    // the number of that sign
    int missed = 0;  // seconds since then
  };
  std::map<std::string, Heard> heard_;
  std::array<std::function<void(const peer::Note&)>, std::variant_size_v<peer::Note>> handlers_;
  Listeners<> asked_;
  Listeners<std::string> gone_;
  std::vector<LostServer> lost_;
  int signs_ = 0;
  int own_heard_ = 0, own_heard_before_ = 0;  // at the last second
};

}  // namespace trictrac
