// Who is at a game: those connected, with the players whose seats they hold, and what they wish.
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

// Nobody is kept alive by being here. Whenever it changes who is here, everybody hears it once.
class Audience {
 public:
  // Somebody who is here.
  struct Present {
    std::vector<int> players;
    std::int64_t person = 0;  // Person::row, 0: nobody known
    bool account = false;     // else a guest
  };
  // Comes, or comes anew, holding the seats of these players, and hears who is here.
  void enter(const std::shared_ptr<Subscriber>& who, std::vector<int> players, std::int64_t person = 0,
             bool account = false);
  // Does nothing where he is not here.
  void leave(const Subscriber& who);
  bool anybody() const;
  bool has(const Subscriber& who) const;

  void show(int n, const std::string& line) const;
  void announce(News news, const std::string& message) const;
  // To those of whom `hears` says so.
  void announce(News news, const std::string& message, std::function<bool(const Present&)> hears) const;

  // A player wishes another game, or no more; false where it was so already.
  bool wish(int player, bool wishes) {
    return wishes ? wishes_.insert(player).second : wishes_.erase(player) > 0;
  }
  std::vector<int> wishes() const { return {wishes_.begin(), wishes_.end()}; }

  // A player agrees to what is proposed as line `line`, or will not have it, and then it is proposed no more;
  // false where it was so already. Another line ends all that was proposed.
  bool agree(int player, MutualOffer accord, int line, bool wishes);
  // What is proposed as that line.
  std::vector<Proposal> proposals(int line) const;
  // Here, or at another server.
  bool is_here(int player) const;

  // Who is at this game at another server.
  void put_elsewhere(const std::string& server, std::vector<int> players, int watching);
  void forget(const std::string& server);
  // Is one of the players connected here?
  bool plays_here() const;
  // How many look on, here and elsewhere.
  int watching() const;
  // The players of those connected here, and how many look on.
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
  int proposed_as_ = 0;  // the line it would be
  std::map<MutualOffer, std::set<int>> proposed_;
};

}  // namespace trictrac
