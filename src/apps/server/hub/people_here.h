// The people who are connected to the servers by any page: clubs show which of their members are here.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "apps/server/hub/cluster_peers.h"

namespace trictrac {

class PeopleHere {
 public:
  // The doings of a person (Person::row); of several, the last counts.
  enum class Doing : std::uint8_t { Away, Here, AtTable };

  // Tells the other servers, which must outlive it, and hears of theirs.
  explicit PeopleHere(ClusterPeers& peers);
  PeopleHere(const PeopleHere&) = delete;
  PeopleHere& operator=(const PeopleHere&) = delete;

  // Note that a page of a person has come or gone, and that it holds a seat at a table or no longer. Each is
  // called once for each page.
  void come(std::int64_t person) { change(person, {1, 0}); }
  void go(std::int64_t person) { change(person, {-1, 0}); }
  void sit(std::int64_t person) { change(person, {0, 1}); }
  void stand(std::int64_t person) { change(person, {0, -1}); }
  // Returns what a person does, at this server or another.
  Doing doing(std::int64_t person) const;

 private:
  // The numbers of pages, and of those at a table.
  struct Pages {
    int all = 0, at_tables = 0;
    Doing doing() const {
      if (all == 0) return Doing::Away;
      return at_tables > 0 ? Doing::AtTable : Doing::Here;
    }
  };
  void change(std::int64_t person, Pages by);
  void say(std::int64_t person, Doing doing) const;

  ClusterPeers& peers_;
  std::map<std::int64_t, Pages> here_;
  std::map<std::string, std::map<std::int64_t, Doing>> elsewhere_;  // by server
};

}  // namespace trictrac
