#include "apps/server/hub/audience.h"

#include <algorithm>
#include <utility>

namespace trictrac {

void Audience::enter(const std::shared_ptr<Subscriber>& who, Present as, Moment now) {
  forget(who.get());
  visits_.push_back({who, std::move(as), now});
  if (!announce_who_is_here())
    who->hear(kTopic<contract::Here>, std::make_shared<const std::string>(announced_));
}

void Audience::leave(const Subscriber& who) {
  forget(&who);
  announce_who_is_here();
}

void Audience::unseat(int player, std::int64_t but) {
  for (Visit& visit : visits_) {
    if (visit.as.person == but || std::erase(visit.as.players, player) == 0) continue;
    if (const auto who = visit.who.lock()) who->unseat(player);
  }
  announce_who_is_here();
}

bool Audience::anybody() const {
  return std::ranges::any_of(visits_, [](const Visit& v) { return !v.who.expired(); });
}

bool Audience::has(const Subscriber& who) const {
  return std::ranges::any_of(visits_, [&](const Visit& v) { return v.who.lock().get() == &who; });
}

void Audience::show(int n, const std::string& line) const {
  const auto message = std::make_shared<const std::string>(line);
  const auto visits = visits_;  // a subscriber that is shown it may leave
  for (const Visit& visit : visits)
    if (const auto who = visit.who.lock()) who->show(n, message);
}

void Audience::announce(const Topic& topic, const std::string& text,
                        const std::function<bool(const Present&)>& hears) const {
  const auto message = std::make_shared<const std::string>(text);
  const auto visits = visits_;
  for (const Visit& visit : visits)
    if (const auto who = visit.who.lock(); who && hears(visit.as)) who->hear(topic, message);
}

void Audience::forget(const Subscriber* who) {
  std::erase_if(visits_, [&](const Visit& v) { return v.who.expired() || v.who.lock().get() == who; });
}

bool Audience::is_here(int player) const { return !connections(player, "").empty(); }

std::map<std::string, Moment> Audience::connections(int player, const std::string& here) const {
  std::map<std::string, Moment> all;
  for (const Visit& visit : visits_)
    if (!visit.who.expired() && std::ranges::find(visit.as.players, player) != visit.as.players.end()) {
      Moment& since = all.try_emplace(here, visit.since).first->second;
      since = std::min(since, visit.since);
    }
  for (const auto& [server, at] : elsewhere_)
    if (const auto found = at.players.find(player); found != at.players.end()) all[server] = found->second;
  return all;
}

bool Audience::agree(int player, MutualOffer accord, int line, bool wishes) {
  if (line != proposed_as_) proposed_.clear();
  proposed_as_ = line;
  return wishes ? proposed_[accord].insert(player).second : proposed_.erase(accord) > 0;
}

std::vector<Proposal> Audience::proposals(int line) const {
  std::vector<Proposal> all;
  if (line != proposed_as_) return all;
  for (const auto& [accord, players] : proposed_)
    all.push_back({accord, std::vector<int>(players.begin(), players.end())});
  return all;
}

// The earlier a report says that they came, the less time it took.
void Audience::put_elsewhere(const std::string& server, const std::map<int, Moment>& players, int watching) {
  Elsewhere& at = elsewhere_[server];
  const auto before = std::exchange(at, {players, watching}).players;
  for (auto& [player, since] : at.players)
    if (const auto known = before.find(player); known != before.end()) since = std::min(since, known->second);
  announce_who_is_here();
}

void Audience::forget(const std::string& server) {
  if (elsewhere_.erase(server) > 0) announce_who_is_here();
}

std::pair<std::vector<int>, int> Audience::here_now() const {
  std::set<int> players;
  int watching = 0;
  for (const Visit& visit : visits_) {
    if (visit.who.expired()) continue;
    players.insert(visit.as.players.begin(), visit.as.players.end());
    watching += visit.as.players.empty();
  }
  return {{players.begin(), players.end()}, watching};
}

bool Audience::plays_here() const {
  return std::ranges::any_of(visits_,
                             [](const Visit& v) { return !v.as.players.empty() && !v.who.expired(); });
}

bool Audience::young_plays_here() const {
  return std::ranges::any_of(
      visits_, [](const Visit& v) { return v.as.young && !v.as.players.empty() && !v.who.expired(); });
}

int Audience::watching() const {
  int all = here_now().second;
  for (const auto& [server, at] : elsewhere_) all += at.watching;
  return all;
}

std::string Audience::here() const {
  const auto here = here_now().first;
  std::set<int> players(here.begin(), here.end());
  for (const auto& [server, at] : elsewhere_)
    for (const auto& [player, since] : at.players) players.insert(player);
  return message_text(contract::Here{{players.begin(), players.end()}, watching()});
}

// False where nothing has changed.
bool Audience::announce_who_is_here() {
  std::string now = here();
  if (now == announced_) return false;
  announced_ = std::move(now);
  announce(kTopic<contract::Here>, announced_);
  return true;
}

}  // namespace trictrac
