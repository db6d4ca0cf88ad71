// Who is at a game: those connected, with the players whose seats they hold, and what they wish.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "apps/server/watcher.h"

namespace trictrac {

// Nobody is kept alive by being here. Whenever it changes who is here, everybody hears it once.
class Circle {
 public:
  // Comes, or comes anew, holding the seats of these players, and hears who is here.
  void enter(const std::shared_ptr<Watcher>& who, std::vector<int> players);
  // Does nothing where he is not here.
  void leave(const Watcher& who);
  bool anybody() const;

  void show(int n, const std::string& line) const;
  void announce(News news, const std::string& message) const;

  // A player wishes another game, or no more; false where it was so already.
  bool wish(int player, bool wishes) {
    return wishes ? wishes_.insert(player).second : wishes_.erase(player) > 0;
  }
  std::vector<int> wishes() const { return {wishes_.begin(), wishes_.end()}; }

 private:
  struct Visit {
    std::weak_ptr<Watcher> who;
    std::vector<int> players;
  };
  void forget(const Watcher* who);
  std::string here() const;
  bool announce_who_is_here();

  std::vector<Visit> visits_;
  std::string announced_;  // who is here, as it was last announced
  std::set<int> wishes_;
};

}  // namespace trictrac
