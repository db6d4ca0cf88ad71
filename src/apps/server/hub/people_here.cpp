#include "apps/server/hub/people_here.h"

#include <algorithm>
#include <utility>

#include "wire/lobby_text.h"

namespace trictrac {
namespace {

constexpr Topic kNews{"news"};

}  // namespace

PeopleHere::PeopleHere(ClusterPeers& peers) : peers_(peers) {
  peers_.on<peer::PersonHere>([this](const peer::PersonHere& n) {
    if (n.doing > 0)
      elsewhere_[n.server][n.person] =
          static_cast<Doing>(std::min(n.doing, static_cast<int>(Doing::AtTable)));
    else if (const auto at = elsewhere_.find(n.server); at != elsewhere_.end())
      at->second.erase(n.person);
  });
  peers_.on<peer::NewsOf>([this](const peer::NewsOf& n) { tell_here(n.person); });
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

std::set<std::int64_t> PeopleHere::in_lobby() const {
  std::set<std::int64_t> all;
  const auto add = [&](std::int64_t person) {
    if (doing(person) == Doing::InLobby) all.insert(person);
  };
  for (const auto& [person, pages] : here_) add(person);
  for (const auto& [server, people] : elsewhere_)
    for (const auto& [person, doing] : people) add(person);
  return all;
}

void PeopleHere::change(std::int64_t person, Pages by) {
  if (person == 0) return;
  Pages& pages = here_[person];
  const Doing before = pages.doing();
  pages.all += by.all;
  pages.in_lobby += by.in_lobby;
  pages.at_tables += by.at_tables;
  const Doing now = pages.doing();
  if (now != before) say(person, now);
  if (now == Doing::Away) here_.erase(person);
}

void PeopleHere::say(std::int64_t person, Doing doing) const {
  peers_.say(peer::PersonHere{peers_.me(), person, static_cast<int>(doing)});
}

void PeopleHere::follow(std::weak_ptr<Subscriber> who, std::int64_t person) {
  followers_[person].push_back(std::move(who));
}

void PeopleHere::unfollow(const Subscriber& who, std::int64_t person) {
  const auto at = followers_.find(person);
  if (at == followers_.end()) return;
  std::erase_if(at->second, [&](const std::weak_ptr<Subscriber>& each) {
    const auto here = each.lock();
    return !here || here.get() == &who;
  });
  if (at->second.empty()) followers_.erase(at);
}

void PeopleHere::tell(std::int64_t person) {
  tell_here(person);
  peers_.say(peer::NewsOf{person});
}

void PeopleHere::tell_here(std::int64_t person) const {
  const auto at = followers_.find(person);
  if (at == followers_.end()) return;
  const auto text = std::make_shared<const std::string>(news_text());
  const auto all = at->second;  // one that hears may leave
  for (const auto& each : all)
    if (const auto who = each.lock()) who->hear(kNews, text);
}

}  // namespace trictrac
