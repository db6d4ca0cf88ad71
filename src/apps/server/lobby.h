// Games that stand open to anybody: their makers wait, and whoever looks for a game is shown them.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "apps/server/watcher.h"

namespace trictrac {

// A game is offered as long as whoever offers it is at its table. Nobody is kept alive by being here.
class Lobby {
 public:
  // `offered` is called whenever a game is offered here, with offer_text, or no more, with "".
  explicit Lobby(std::function<void(const std::string& id, const std::string& text)> offered)
      : offered_(std::move(offered)) {}

  // `who` offers these seats of a game, by their codes; `game` is its message "game". It takes the place of
  // what he offered before.
  void offer(const Watcher& who, const std::string& id, std::string_view game,
             std::map<int, std::string> claims);
  // A seat of a game has been taken; with the last of those offered the offer ends.
  void take(const std::string& id, int player, std::string_view game);
  // Comes to look, and hears at once what is offered, and again whenever that changes.
  void enter(const std::shared_ptr<Watcher>& who);
  // Goes away; what he offered is offered no more.
  void leave(const Watcher& who);
  // Another server offers a game, as offer_text has it; with "" no more.
  void put_elsewhere(const std::string& server, const std::string& id, const std::string& text);
  void forget(const std::string& server);
  // What is offered here, by the games.
  std::map<std::string, std::string> offered_here() const;
  // To be called about once a second. Between two calls all hear of changes once, at the first; what changed
  // after it they hear now.
  void tick();

 private:
  struct Offer {
    const Watcher* by = nullptr;  // none where another server offers it
    std::string server;           // that server
    std::string game;
    std::map<int, std::string> claims;
    std::string text;
  };
  template <class Which>
  bool withdraw(Which which);
  void announce();
  std::shared_ptr<const std::string> message() const;

  std::function<void(const std::string&, const std::string&)> offered_;
  std::vector<Offer> offers_;  // the latest last
  std::vector<std::weak_ptr<Watcher>> here_;
  bool announced_ = false;  // since the last tick
  bool changed_ = false;    // since it was announced
};

}  // namespace trictrac
