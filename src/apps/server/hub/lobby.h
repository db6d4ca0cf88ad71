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

#include "apps/server/hub/subscriber.h"

namespace trictrac {

// The most games in the list, and the most that each server announces to the others.
inline constexpr std::size_t kMostLive = 50;

// A game in the list: live_text, or "" when it leaves the list; its players (Person::row), and its number of
// spectators.
struct LiveGame {
  std::string text;
  std::vector<std::int64_t> persons{};
  int watching = 0;
  friend bool operator==(const LiveGame&, const LiveGame&) = default;
};

// The games in progress that may be watched, by their servers.
class LiveGames {
 public:
  // Stores a game of a server. Returns false if nothing changed.
  bool put(const std::string& server, const std::string& game, const LiveGame& live);
  // Removes the games of a server. Returns false if it had none.
  bool forget(const std::string& server) { return servers_.erase(server) > 0; }
  // Returns the games of a server, by name.
  std::map<std::string, LiveGame> of(const std::string& server) const;
  // Returns the texts of all games without these persons, each once, the most watched first.
  std::vector<std::string_view> texts(const std::set<std::int64_t>& apart) const;

 private:
  std::map<std::string, std::map<std::string, LiveGame>> servers_;
};

// The offer of a game: offer_text, or "" when it ends; and the people in its seats (Person::row).
struct Offered {
  std::string text;
  std::vector<std::int64_t> persons{};
};

// Shows the offers to the visitors of the lobby. An offer lasts as long as the subscriber that made it.
class Lobby {
 public:
  // `offered` is called when an offer begins or ends at this server.
  explicit Lobby(std::function<void(const std::string& id, const Offered&)> offered)
      : offered_(std::move(offered)) {}

  // Offers these seats of a game for `who`, by their codes, replacing its earlier offers; `game` is the
  // message "game".
  void offer(const Subscriber& who, const std::string& id, std::string_view game,
             std::map<int, std::string> claims, std::vector<std::int64_t> persons = {});
  // Records that a seat of a game is taken; the last of those offered ends the offer.
  void take(const std::string& id, int player, std::string_view game);
  // Sends `who` the offers, now and after each change, without those of people who keep apart from `person`
  // (0: unknown).
  void enter(const std::shared_ptr<Subscriber>& who, std::int64_t person = 0,
             std::set<std::int64_t> apart = {});
  // Sets whether two people are kept apart.
  void keep_apart(std::int64_t person, std::int64_t other, bool apart);
  // Removes `who` and ends its offers.
  void leave(const Subscriber& who);
  // Records an offer of another server, or its end.
  void put_elsewhere(const std::string& server, const std::string& id, const Offered& offered);
  void forget(const std::string& server);
  // Records whether the operator has paused all games.
  void set_paused(bool paused) {
    if (std::exchange(paused_, paused) != paused) announce();
  }
  // Records a game in progress at another server (here: ""), or its end if its text is "".
  void put_live(const std::string& server, const std::string& id, const LiveGame& live) {
    if (live_.put(server, id, live)) live_changed_ = true;
  }
  std::map<std::string, LiveGame> live_here() const { return live_.of(""); }
  // Returns whether the lobby has visitors.
  bool anybody() const { return !here_.empty(); }
  // Returns the offers of this server, by game.
  std::map<std::string, Offered> offered_here() const;
  // Announces the changes since the last announcement. Call it about once a second; between two calls, only
  // the first change is announced at once.
  void tick();

 private:
  struct Offer {
    const Subscriber* by = nullptr;  // none where another server offers it
    std::string server;              // that server
    std::string game;
    std::map<int, std::string> claims;
    Offered offered;
  };
  struct Subscription {
    std::weak_ptr<Subscriber> who;
    std::int64_t person = 0;
    std::set<std::int64_t> apart;
  };
  template <class Which>
  bool withdraw(Which which);
  void announce();
  std::shared_ptr<const std::string> message(const std::set<std::int64_t>& apart) const;

  std::function<void(const std::string&, const Offered&)> offered_;
  std::vector<Offer> offers_;  // the latest last
  std::vector<Subscription> here_;
  LiveGames live_;
  bool live_changed_ = false;  // since it was announced
  int ticks_ = 0;
  bool announced_ = false;  // since the last tick
  bool changed_ = false;    // since it was announced
  bool paused_ = false;
};

}  // namespace trictrac
