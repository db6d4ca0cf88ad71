#include "apps/server/hub/people_here.h"

#include <algorithm>

namespace trictrac {

PeopleHere::PeopleHere(ClusterPeers& peers) : peers_(peers) {
  peers_.on<peer::PersonHere>([this](const peer::PersonHere& n) {
    if (n.doing > 0)
      elsewhere_[n.server][n.person] = n.doing > 1 ? Doing::AtTable : Doing::Here;
    else if (const auto at = elsewhere_.find(n.server); at != elsewhere_.end())
      at->second.erase(n.person);
  });
  peers_.when_asked([this] {
    for (const auto& [person, pages] : here_) say(person, pages.doing());
  });
  peers_.when_gone([this](const std::string& server) { elsewhere_.erase(server); });
}

PeopleHere::Doing PeopleHere::doing(std::int64_t person) const {
  const auto at = here_.find(person);
  Doing doing = at == here_.end() ? Doing::Away : at->second.doing();
  for (const auto& [server, people] : elsewhere_)
    if (const auto there = people.find(person); there != people.end()) doing = std::max(doing, there->second);
  return doing;
}

void PeopleHere::change(std::int64_t person, Pages by) {
  if (person == 0) return;
  Pages& pages = here_[person];
  const Doing before = pages.doing();
  pages.all += by.all;
  pages.at_tables += by.at_tables;
  const Doing now = pages.doing();
  if (now != before) say(person, now);
  if (now == Doing::Away) here_.erase(person);
}

void PeopleHere::say(std::int64_t person, Doing doing) const {
  peers_.say(peer::PersonHere{peers_.me(), person, static_cast<int>(doing)});
}

}  // namespace trictrac
