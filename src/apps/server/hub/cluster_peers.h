// The other servers of the same games: what they say to each other beside what is stored, and which of them
// are there. What is lost of it is found out again: from the store, or because it is said again.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "apps/server/runtime/ids.h"
#include "store/store.h"
#include "wire/company_text.h"
#include "wire/protocol.h"

namespace trictrac {

namespace peer {

// A game has changed, as the store announces: how many events it has now.
struct Changed {
  std::string game;
  int events = 0;
};
// Who is at a game there: the players of those connected, and how many look on.
struct Here {
  std::string server, game;
  std::vector<int> players;
  int watching = 0;
};
struct PhraseSaid {
  std::string game;
  Say said;
};
// The n-th that was said at a game is stored, or has been taken away.
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
// Somebody has come to a game, or with "" to the lobby: all say what they know of it.
struct Asks {
  std::string game;
};
// Seats of a game are offered there, as offer_text has it, by these persons; "": no more.
struct Offers {
  std::string server, game, text;
  std::vector<std::int64_t> persons{};
};
// A game in play there may be watched, as live_text has it, with so many who look on; "": no more.
struct GamePlayed {
  std::string server, game, text;
  std::vector<std::int64_t> persons{};
  int watching = 0;
};
// Two persons keep apart, or no more.
struct Apart {
  std::int64_t person = 0, other = 0;
  bool apart = true;
};
// Somebody asked for something that is counted, here as there (RateLimits::CountedActivity).
struct Counted {
  int activity = 0;
  std::string by;
};
// The server goes on; or it ends, and nobody is there any more.
struct Lives {
  std::string server;
  bool on = true;
};
// All games have been paused, or no more: the store says which.
struct ServiceChanged {};
// A session has been ended, whose sockets are to be closed.
struct SessionEnded {
  std::string token;
};
// The seats of one person are another's.
struct HandedOver {
  std::int64_t from = 0, to = 0;
};

using Note = std::variant<Changed, Here, PhraseSaid, TalkStored, Wished, Agreed, Asks, Offers, Lives,
                          SessionEnded, HandedOver, Apart, Counted, GamePlayed, ServiceChanged>;

// Prints a note.
std::string note_text(const Note& note);
// Reads a note; nothing if it is none: of a server of another version, perhaps.
std::optional<Note> parse_note(std::string_view text);

}  // namespace peer

class ClusterPeers {
 public:
  using Clock = std::chrono::steady_clock;
  // A server that says nothing for so long has gone.
  static constexpr std::chrono::seconds kSilence{15};

  explicit ClusterPeers(Store& store) : store_(store) {}

  // Returns the name by which the other servers know this one.
  const std::string& me() const { return me_; }
  // Nothing where no other can be there.
  void say(const peer::Note& note) {
    if (store_.shared()) store_.announce(peer::note_text(note));
  }
  bool any() const { return !heard_.empty(); }
  // False: it is new here.
  bool hear_from(const std::string& server, Clock::time_point now) {
    return !heard_.insert_or_assign(server, now).second;
  }
  void forget(const std::string& server) { heard_.erase(server); }
  // Those who have gone silent.
  std::vector<std::string> silent(Clock::time_point now) const;

 private:
  Store& store_;
  std::string me_ = new_game_id();
  std::map<std::string, Clock::time_point> heard_;
};

}  // namespace trictrac
