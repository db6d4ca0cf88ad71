// Games that stand open to anybody: their makers wait, and whoever looks for a game is shown them; and games
// in play that may be watched.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "apps/server/hub/live_games.h"
#include "apps/server/hub/subscriber.h"

namespace trictrac {

// What is offered of a game: offer_text, "" where it is offered no more, and who sits there (Person::row).
struct Offered {
  std::string text;
  std::vector<std::int64_t> persons{};
};

// A game is offered as long as whoever offers it is at its table. Nobody is kept alive by being here.
class Lobby {
 public:
  // `offered` is called whenever a game is offered here, or no more.
  explicit Lobby(std::function<void(const std::string& id, const Offered&)> offered)
      : offered_(std::move(offered)) {}

  // `who` offers these seats of a game, by their codes; `game` is its message "game". It takes the place of
  // what he offered before.
  void offer(const Subscriber& who, const std::string& id, std::string_view game,
             std::map<int, std::string> claims, std::vector<std::int64_t> persons = {});
  // A seat of a game has been taken; with the last of those offered the offer ends.
  void take(const std::string& id, int player, std::string_view game);
  // Comes to look, and hears at once what is offered, and again whenever that changes.
  // Of whoever is known (`person`) nothing is shown that is offered by those he does not wish to meet, or who
  // do not wish to meet him.
  void enter(const std::shared_ptr<Subscriber>& who, std::int64_t person = 0,
             std::set<std::int64_t> apart = {});
  // From now on two persons do not wish to meet, or do again.
  void keep_apart(std::int64_t person, std::int64_t other, bool apart);
  // Goes away; what he offered is offered no more.
  void leave(const Subscriber& who);
  // Another server offers a game, or no more.
  void put_elsewhere(const std::string& server, const std::string& id, const Offered& offered);
  void forget(const std::string& server);
  // A game in play at another server may be watched, or with "" no more; or here, where `server` is "".
  void put_live(const std::string& server, const std::string& id, const LiveGame& live) {
    if (live_.put(server, id, live)) live_changed_ = true;
  }
  std::map<std::string, LiveGame> live_here() const { return live_.of(""); }
  // Does anybody look?
  bool anybody() const { return !here_.empty(); }
  // What is offered here, by the games.
  std::map<std::string, Offered> offered_here() const;
  // To be called about once a second. Between two calls all hear of changes once, at the first; what changed
  // after it they hear now.
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
