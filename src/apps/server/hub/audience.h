// The connections of one game: subscribers, their seats, and pending offers.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "game/clock/clocks.h"
#include "wire/company_message.h"
#include "wire/protocol.h"

namespace trictrac {

// The delivery of a message beside the lines of a game to a page that reads slowly.
enum class Delivery : std::uint8_t {
  Latest,  // only the latest of its topic
  Last,    // so too, after those of all other topics: a page that has it knows all that stands
  Always,
  IfRoom,  // not at all
};

// A kind of message beside the lines. Each place where a page may be has topics of its own.
struct Topic {
  std::string_view name;
  Delivery delivery = Delivery::Latest;
  bool stands() const { return delivery == Delivery::Latest || delivery == Delivery::Last; }
};

// A page that is shown a game as it goes on.
class Subscriber {
 public:
  virtual ~Subscriber() = default;
  // Shows the message of a new event, which is durable.
  virtual void show(int n, const std::shared_ptr<const std::string>& line) = 0;
  // Counts events that are made again for this subscriber only, or returns the error.
  virtual std::optional<ApiError> count_lines(int lines) = 0;
  // Takes a player's seat, which has passed to another person.
  virtual void unseat(int player) = 0;
  // Shows a message of that topic.
  virtual void hear(const Topic& topic, const std::shared_ptr<const std::string>& message) = 0;
};

// The topic of a message about the people at a game.
template <class News>
inline constexpr Delivery kDelivery = Delivery::Latest;
template <>
inline constexpr Delivery kDelivery<contract::Here> = Delivery::Last;
template <>
inline constexpr Delivery kDelivery<contract::Taken> = Delivery::Always;
template <>
inline constexpr Delivery kDelivery<contract::TalkedNow> = Delivery::IfRoom;
template <class News>
inline constexpr Topic kTopic{contract::kFields<News>.name, kDelivery<News>};

// The subscribers of a game, which it does not own. Each change of the people present is announced once to
// everybody.
class Audience {
 public:
  // A subscriber that is present.
  struct Present {
    std::vector<int> players;
    std::int64_t person = 0;  // Person::row, 0: unknown
    bool account = false;     // else a guest
    bool young = false;       // a young player
  };
  static bool to_all(const Present&) { return true; }
  // Adds `who` as present since `now`, and tells it who else is.
  void enter(const std::shared_ptr<Subscriber>& who, Present as, Moment now);
  // Removes `who`, if it is present.
  void leave(const Subscriber& who);
  // Takes a player's seat from all who are present, except for one person.
  void unseat(int player, std::int64_t but);
  bool anybody() const;
  bool has(const Subscriber& who) const;

  void show(int n, const std::string& line) const;
  // Sends a message to the subscribers for which `hears` returns true.
  void announce(const Topic& topic, const std::string& message,
                const std::function<bool(const Present&)>& hears = to_all) const;
  // Sends one of `Company` (wire/page_message.h).
  template <class News>
  void announce(const News& news, const std::function<bool(const Present&)>& hears = to_all) const {
    announce(kTopic<News>, message_text(news), hears);
  }

  // Records whether a player wants a rematch; returns false if that changes nothing.
  bool wish(int player, bool wishes) {
    return wishes ? wishes_.insert(player).second : wishes_.erase(player) > 0;
  }
  std::vector<int> wishes() const { return {wishes_.begin(), wishes_.end()}; }

  // Records that a player accepts an offer as event `line`, or declines it, which ends the offer; returns
  // false if that changes nothing. Another event ends all offers.
  bool agree(int player, MutualOffer accord, int line, bool wishes);
  // Returns the offers as that event.
  std::vector<Proposal> proposals(int line) const;
  // Returns whether the player is connected, to this or another server.
  bool is_here(int player) const;

  // Returns the servers that the player is connected to, this one by the name `here`, and since when.
  std::map<std::string, Moment> connections(int player, const std::string& here) const;

  // Sets the people at this game who are connected to another server, and since when.
  void put_elsewhere(const std::string& server, const std::map<int, Moment>& players, int watching);
  void forget(const std::string& server);
  // Returns whether one of the players is connected to this server.
  bool plays_here() const;
  // Returns whether one of the players connected to this server is a young player.
  bool young_plays_here() const;
  // Returns the number of spectators, on all servers.
  int watching() const;
  // Returns the players connected to this server, and its number of spectators.
  std::pair<std::vector<int>, int> here_now() const;

 private:
  struct Visit {
    std::weak_ptr<Subscriber> who;
    Present as;
    Moment since = 0;
  };
  // The people at another server.
  struct Elsewhere {
    std::map<int, Moment> players;  // since when each is connected
    int watching = 0;
  };
  void forget(const Subscriber* who);
  std::string here() const;
  bool announce_who_is_here();

  std::vector<Visit> visits_;
  std::map<std::string, Elsewhere> elsewhere_;  // by server
  std::string announced_;                       // the last announced message "here"
  std::set<int> wishes_;
  int proposed_as_ = 0;  // the event it would be
  std::map<MutualOffer, std::set<int>> proposed_;
};

}  // namespace trictrac
