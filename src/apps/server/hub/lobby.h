// Games that are open to anybody, whose makers wait for an opponent; and games in play that may be watched.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/hub/subscriber.h"

namespace trictrac {

// The most that are listed at once, and the most that each server announces to the others.
inline constexpr std::size_t kMostLive = 50;

// A game as it is listed: live_text, "" where it is listed no more; who plays there (Person::row), and how
// many look on.
struct LiveGame {
  std::string text;
  std::vector<std::int64_t> persons{};
  int watching = 0;
  friend bool operator==(const LiveGame&, const LiveGame&) = default;
};

// The games in play that may be watched, by the servers at which they are played.
class LiveGames {
 public:
  // Stores a game as that server has it. False if nothing changed.
  bool put(const std::string& server, const std::string& game, const LiveGame& live);
  // Drops the games of a server. False if it had none.
  bool forget(const std::string& server) { return servers_.erase(server) > 0; }
  // Returns the games of that server, by name.
  std::map<std::string, LiveGame> of(const std::string& server) const;
  // Returns their texts, without the games of these persons: the most watched first, each once.
  std::vector<std::string_view> texts(const std::set<std::int64_t>& apart) const;

 private:
  std::map<std::string, std::map<std::string, LiveGame>> servers_;
};

// What is offered of a game: offer_text, "" where it is offered no more, and who sits there (Person::row).
struct Offered {
  std::string text;
  std::vector<std::int64_t> persons{};
};

// Shows what is offered to those who look. A game is offered as long as the subscriber that offers it lives.
class Lobby {
 public:
  // `offered` is called whenever a game is offered here, or no more.
  explicit Lobby(std::function<void(const std::string& id, const Offered&)> offered)
      : offered_(std::move(offered)) {}

  // Offers these seats of a game for `who`, by their codes, in place of what it offered before; `game` is the
  // message "game".
  void offer(const Subscriber& who, const std::string& id, std::string_view game,
             std::map<int, std::string> claims, std::vector<std::int64_t> persons = {});
  // Notes that a seat of a game has been taken; with the last of those offered the offer ends.
  void take(const std::string& id, int player, std::string_view game);
  // Tells `who` at once what is offered, and again whenever that changes, without what is offered by the
  // persons from whom `person` (0: nobody known) keeps apart.
  void enter(const std::shared_ptr<Subscriber>& who, std::int64_t person = 0,
             std::set<std::int64_t> apart = {});
  // Keeps two persons apart from now on, or no more.
  void keep_apart(std::int64_t person, std::int64_t other, bool apart);
  // Tells `who` nothing any more; what it offered is offered no more.
  void leave(const Subscriber& who);
  // Notes that another server offers a game, or no more.
  void put_elsewhere(const std::string& server, const std::string& id, const Offered& offered);
  void forget(const std::string& server);
  // Notes that a game in play at another server (here: "") may be watched, or no more where its text is "".
  void put_live(const std::string& server, const std::string& id, const LiveGame& live) {
    if (live_.put(server, id, live)) live_changed_ = true;
  }
  std::map<std::string, LiveGame> live_here() const { return live_.of(""); }
  // Returns whether anybody looks.
  bool anybody() const { return !here_.empty(); }
  // Returns what is offered here, by game.
  std::map<std::string, Offered> offered_here() const;
  // Announces what changed since the last announcement. To be called about once a second; between two calls
  // only the first change is announced at once.
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
};

}  // namespace trictrac
