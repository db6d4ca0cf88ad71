// The people who are connected to this server by any page, or to another one of the same games: what they do,
// and their pages that follow what changes for them.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "apps/server/hub/audience.h"
#include "apps/server/hub/cluster_peers.h"

namespace trictrac {

class PeopleHere {
 public:
  // The doings of a person (Person::row); of several, the last counts.
  enum class Doing : std::uint8_t { Away, Here, InLobby, AtTable };

  // Tells the other servers, which must outlive it, and hears of theirs.
  explicit PeopleHere(ClusterPeers& peers);
  PeopleHere(const PeopleHere&) = delete;
  PeopleHere& operator=(const PeopleHere&) = delete;

  // Note that a page of a person has come or gone, that it is in the lobby or no longer, and that it holds a
  // seat at a table or no longer. Each is called once for each page.
  void come(std::int64_t person) { change(person, {.all = 1}); }
  void go(std::int64_t person) { change(person, {.all = -1}); }
  void enter_lobby(std::int64_t person) { change(person, {.in_lobby = 1}); }
  void leave_lobby(std::int64_t person) { change(person, {.in_lobby = -1}); }
  void sit(std::int64_t person) { change(person, {.at_tables = 1}); }
  void stand(std::int64_t person) { change(person, {.at_tables = -1}); }
  // Returns what a person does, at this server or another.
  Doing doing(std::int64_t person) const;
  bool is_here(std::int64_t person) const { return doing(person) != Doing::Away; }
  // Returns the people who are in the lobby, at any server, and at no table.
  std::set<std::int64_t> in_lobby() const;

  // Notes that `who` is a page of that person that follows what changes for them, until it leaves.
  void follow(std::weak_ptr<Subscriber> who, std::int64_t person);
  void unfollow(const Subscriber& who, std::int64_t person);
  // Has all pages that follow a person ask what has changed for them.
  void tell(std::int64_t person);

 private:
  // The numbers of pages: of all, of those in the lobby, and of those at a table.
  struct Pages {
    int all = 0, in_lobby = 0, at_tables = 0;
    Doing doing() const {
      if (all == 0) return Doing::Away;
      if (at_tables > 0) return Doing::AtTable;
      return in_lobby > 0 ? Doing::InLobby : Doing::Here;
    }
  };
  void change(std::int64_t person, Pages by);
  void say(std::int64_t person, Doing doing) const;
  void tell_here(std::int64_t person) const;

  ClusterPeers& peers_;
  std::map<std::int64_t, Pages> here_;
  std::map<std::string, std::map<std::int64_t, Doing>> elsewhere_;  // by server
  std::map<std::int64_t, std::vector<std::weak_ptr<Subscriber>>> followers_;
};

}  // namespace trictrac
