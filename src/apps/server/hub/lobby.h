// The lobby: games open to everybody, whose makers wait for an opponent, and games in progress that may be
// watched.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/server/hub/audience.h"
#include "apps/server/hub/hub.h"

namespace trictrac {

// The most games in the list, and the most that each server announces to the others.
inline constexpr std::size_t kMostLive = 50;

// The games in progress that may be watched, by their servers.
class LiveGames {
 public:
  // Stores a game of a server. Returns false if nothing changed.
  bool put(const std::string& server, const std::string& game, const LiveGame& live);
  // Removes the games of a server. Returns false if it had none.
  bool forget(const std::string& server) { return servers_.erase(server) > 0; }
  // Returns the games of a server, by name.
  std::map<std::string, LiveGame> of(const std::string& server) const;
  // Returns the text of a game that a person plays, or "".
  std::string_view text_of(std::int64_t person) const;
  // Returns the texts of all games without these persons, each once, the most watched first.
  std::vector<std::string_view> texts(const std::set<std::int64_t>& apart) const;

 private:
  std::map<std::string, std::map<std::string, LiveGame>> servers_;
};

// Shows the offers to the visitors of the lobby. An offer lasts as long as the subscriber that made it.
class Lobby {
 public:
  // Follows the games of a hub, which must outlive it.
  explicit Lobby(Hub& hub);
  Lobby(const Lobby&) = delete;
  Lobby& operator=(const Lobby&) = delete;

  // Offers these seats of a game, by their codes, for `who`, who waits at its table, in place of its earlier
  // offers; without seats, ends its offer. With the name of a club, it is shown on the page of the club
  // alone, to its members, if the person who offers is one. Answers "".
  void offer(const std::string& id, std::map<int, std::string> claims, const std::string& club,
             std::weak_ptr<Subscriber> who, Hub::Answer<std::string> then);
  // Sends `who` the offers, now and after each change, without those of people who keep apart from `person`
  // (0: unknown).
  void enter(const std::shared_ptr<Subscriber>& who, std::int64_t person = 0,
             std::set<std::int64_t> apart = {});
  // Sets whether two people are kept apart: neither is then shown the offers of the second, at any server.
  void keep_apart(std::int64_t person, std::int64_t other, bool apart);
  // Returns the last offer of a person, to everybody or to that club, and a game in progress that they play
  // and that may be watched, by their texts; "" where there is none.
  std::string offer_of(std::int64_t person, std::string_view club) const;
  std::string live_of(std::int64_t person) const { return std::string(live_.text_of(person)); }
  // Has games in progress be found for a while, from now on, although nobody is in the lobby.
  void want_live();
  // Removes `who` and ends its offers.
  void leave(const Subscriber& who);
  // Finds the games in progress, and announces the changes since the last announcement. Call it about once a
  // second; between two calls, only the first change is announced at once.
  void tick();

 private:
  struct Offer {
    const Subscriber* by = nullptr;  // none where another server offers it
    std::string server;              // that server
    std::string game;
    std::map<int, std::string> claims;
    OpenGame offered;
  };
  struct Subscription {
    std::weak_ptr<Subscriber> who;
    std::int64_t person = 0;
    std::set<std::int64_t> apart;
  };
  void put(const Subscriber& who, const std::string& id, OpenGame game, std::map<int, std::string> claims);
  void put_elsewhere(const std::string& server, const std::string& id, const OpenGame& offered);
  void take(const std::string& id, int player, std::string_view game);
  void part(std::int64_t person, std::int64_t other, bool apart);
  void forget(const std::string& server);
  bool live_is_wanted() const;
  void look_for_live();
  void put_live(const std::string& id, const LiveGame& live);
  void say_offer(const std::string& id, const OpenGame& offered) const;
  void say_live(const std::string& id, const LiveGame& live) const;
  template <class Which>
  bool withdraw(Which which);
  void announce();
  std::shared_ptr<const std::string> message(const std::set<std::int64_t>& apart) const;

  Hub& hub_;
  std::vector<Offer> offers_;  // the latest last
  std::vector<Subscription> here_;
  LiveGames live_;
  bool live_changed_ = false;  // since it was announced
  int ticks_ = 0;
  int wanted_until_ = 0;    // the tick after which nobody outside the lobby wants games in progress
  bool announced_ = false;  // since the last tick
  bool changed_ = false;    // since it was announced
  bool paused_ = false;
};

}  // namespace trictrac
