// Who is at a game: those connected, with the players whose seats they hold, and what they offer each other.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "apps/server/hub/subscriber.h"
#include "wire/company_text.h"

namespace trictrac {

// The subscribers of a game, which it does not keep alive. Everybody hears once of each change of who is
// here.
class Audience {
 public:
  // A subscriber that is here, as it came.
  struct Present {
    std::vector<int> players;
    std::int64_t person = 0;  // Person::row, 0: nobody known
    bool account = false;     // else a guest
  };
  // Adds `who`, holding the seats of these players, and tells it who is here.
  void enter(const std::shared_ptr<Subscriber>& who, std::vector<int> players, std::int64_t person = 0,
             bool account = false);
  // Removes `who`, if it is here.
  void leave(const Subscriber& who);
  bool anybody() const;
  bool has(const Subscriber& who) const;

  void show(int n, const std::string& line) const;
  void announce(News news, const std::string& message) const;
  // Tells those of whom `hears` says so.
  void announce(News news, const std::string& message, std::function<bool(const Present&)> hears) const;

  // Notes that a player wants another game, or no more; false if it was so already.
  bool wish(int player, bool wishes) {
    return wishes ? wishes_.insert(player).second : wishes_.erase(player) > 0;
  }
  std::vector<int> wishes() const { return {wishes_.begin(), wishes_.end()}; }

  // Notes that a player agrees to what is proposed as event `line`, or refuses it, which ends the proposal;
  // false if it was so already. Another event ends all that was proposed.
  bool agree(int player, MutualOffer accord, int line, bool wishes);
  // Returns what is proposed as that event.
  std::vector<Proposal> proposals(int line) const;
  // Returns whether the player is connected, here or at another server.
  bool is_here(int player) const;

  // Sets who is at this game at another server.
  void put_elsewhere(const std::string& server, std::vector<int> players, int watching);
  void forget(const std::string& server);
  // Returns whether one of the players is connected here.
  bool plays_here() const;
  // Returns how many watch, here and elsewhere.
  int watching() const;
  // Returns the players of those connected here, and how many watch.
  std::pair<std::vector<int>, int> here_now() const;

 private:
  struct Visit {
    std::weak_ptr<Subscriber> who;
    Present as;
  };
  void forget(const Subscriber* who);
  std::string here() const;
  bool announce_who_is_here();

  std::vector<Visit> visits_;
  std::map<std::string, std::pair<std::vector<int>, int>> elsewhere_;  // by server
  std::string announced_;  // who is here, as it was last announced
  std::set<int> wishes_;
  int proposed_as_ = 0;  // the event it would be
  std::map<MutualOffer, std::set<int>> proposed_;
};

}  // namespace trictrac
