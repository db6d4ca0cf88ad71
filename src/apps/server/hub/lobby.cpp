#include "apps/server/hub/lobby.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "wire/company_text.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostShown = 100;  // the latest
// The interval of messages about games in play, which change all the time.
constexpr int kTicksBetweenLive = 3;

}  // namespace

void Lobby::offer(const Subscriber& who, const std::string& id, std::string_view game,
                  std::map<int, std::string> claims, std::vector<std::int64_t> persons) {
  withdraw([&](const Offer& offer) { return offer.by == &who; });
  if (!claims.empty()) {
    Offered offered{offer_text(game, claims), std::move(persons)};
    offered_(id, offered);
    offers_.push_back({&who, "", id, std::move(claims), std::move(offered)});
  }
  announce();
}

void Lobby::put_elsewhere(const std::string& server, const std::string& id, const Offered& offered) {
  withdraw([&](const Offer& offer) { return offer.server == server && offer.game == id; });
  if (!offered.text.empty()) offers_.push_back({nullptr, server, id, claims_in(offered.text), offered});
  announce();
}

void Lobby::forget(const std::string& server) {
  if (live_.forget(server)) live_changed_ = true;
  if (withdraw([&](const Offer& offer) { return offer.server == server; })) announce();
}

std::map<std::string, Offered> Lobby::offered_here() const {
  std::map<std::string, Offered> all;
  for (const Offer& offer : offers_)
    if (offer.by) all.emplace(offer.game, offer.offered);
  return all;
}

void Lobby::take(const std::string& id, int player, std::string_view game) {
  const auto found = std::ranges::find(offers_, id, &Offer::game);
  if (found == offers_.end() || found->claims.erase(player) == 0) return;
  if (found->claims.empty())
    offers_.erase(found);
  else
    found->offered.text = offer_text(game, found->claims);
  announce();
}

void Lobby::enter(const std::shared_ptr<Subscriber>& who, std::int64_t person, std::set<std::int64_t> apart) {
  who->hear(News::Lobby, message(apart));
  here_.push_back({who, person, std::move(apart)});
}

void Lobby::keep_apart(std::int64_t person, std::int64_t other, bool apart) {
  const auto between = [&](Subscription& viewer, std::int64_t one, std::int64_t two) {
    if (viewer.person == one) apart ? void(viewer.apart.insert(two)) : void(viewer.apart.erase(two));
  };
  for (Subscription& viewer : here_) {
    between(viewer, person, other);
    between(viewer, other, person);
  }
  announce();
}

void Lobby::leave(const Subscriber& who) {
  std::erase_if(here_,
                [&](const Subscription& one) { return one.who.expired() || one.who.lock().get() == &who; });
  if (withdraw([&](const Offer& offer) { return offer.by == &who; })) announce();
}

template <class Which>
bool Lobby::withdraw(Which which) {
  return std::erase_if(offers_, [&](const Offer& offer) {
           const bool ends = which(offer);
           if (ends && offer.by) offered_(offer.game, {});
           return ends;
         }) > 0;
}

void Lobby::tick() {
  announced_ = false;
  if (std::exchange(changed_, false)) announce();
  if (++ticks_ % kTicksBetweenLive == 0 && live_changed_) announce();
}

// Most people have blocked nobody: they get the same message.
void Lobby::announce() {
  changed_ = std::exchange(announced_, true);
  if (changed_) return;
  live_changed_ = false;
  const auto to_most = message({});
  const auto all = here_;  // a subscriber that hears it may leave
  for (const Subscription& one : all)
    if (const auto who = one.who.lock())
      who->hear(News::Lobby, one.apart.empty() ? to_most : message(one.apart));
}

// Prints the latest of those that may be shown to a person.
std::shared_ptr<const std::string> Lobby::message(const std::set<std::int64_t>& apart) const {
  std::vector<std::string_view> texts;
  for (const Offer& offer : offers_)
    if (std::ranges::none_of(offer.offered.persons, [&](std::int64_t p) { return apart.contains(p); }))
      texts.push_back(offer.offered.text);
  if (texts.size() > kMostShown) texts.erase(texts.begin(), texts.end() - kMostShown);
  return std::make_shared<const std::string>(lobby_text(texts, live_.texts(apart), paused_));
}

bool LiveGames::put(const std::string& server, const std::string& game, const LiveGame& live) {
  auto& games = servers_[server];
  if (live.text.empty()) return games.erase(game) > 0;
  LiveGame& here = games[game];
  if (here == live) return false;
  here = live;
  return true;
}

std::map<std::string, LiveGame> LiveGames::of(const std::string& server) const {
  const auto it = servers_.find(server);
  return it == servers_.end() ? std::map<std::string, LiveGame>{} : it->second;
}

// A game may be played at two servers, which both have it.
std::vector<std::string_view> LiveGames::texts(const std::set<std::int64_t>& apart) const {
  std::map<std::string_view, const LiveGame*> all;
  for (const auto& [server, games] : servers_)
    for (const auto& [game, live] : games)
      if (std::ranges::none_of(live.persons, [&](std::int64_t p) { return apart.contains(p); }))
        all.emplace(game, &live);
  std::vector<const LiveGame*> listed;
  for (const auto& [game, live] : all) listed.push_back(live);
  std::ranges::stable_sort(listed, std::greater{}, &LiveGame::watching);
  if (listed.size() > kMostLive) listed.resize(kMostLive);
  std::vector<std::string_view> texts;
  for (const LiveGame* live : listed) texts.push_back(live->text);
  return texts;
}

}  // namespace trictrac
