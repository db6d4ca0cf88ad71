#include "apps/server/hub/lobby.h"

#include <algorithm>
#include <functional>
#include <ranges>
#include <utility>

#include "wire/lobby_text.h"

namespace trictrac {
namespace {

constexpr Topic kLobby{"lobby"};
constexpr std::size_t kMostShown = 100;  // the latest
// The interval of messages about games in play, which change all the time.
constexpr int kTicksBetweenLive = 3;
// The time for which games in play are found for those who want them outside the lobby.
constexpr int kTicksWanted = 60;

}  // namespace

Lobby::Lobby(Hub& hub) : hub_(hub) {
  hub.when_seat_taken(
      [this](const std::string& id, int player, const std::string& game) { take(id, player, game); });
  hub.when_paused([this](bool paused) {
    if (std::exchange(paused_, paused) != paused) announce();
  });
  ClusterPeers& peers = hub.peers();
  peers.on<peer::Offers>(
      [this](const peer::Offers& n) { put_elsewhere(n.server, n.game, {n.text, n.persons, n.club}); });
  peers.on<peer::GamePlayed>([this](const peer::GamePlayed& n) {
    live_changed_ |= live_.put(n.server, n.game, {n.text, n.persons, n.watching});
  });
  peers.on<peer::Apart>([this](const peer::Apart& n) { part(n.person, n.other, n.apart); });
  peers.when_asked([this] {
    for (const Offer& offer : offers_)
      if (offer.by) say_offer(offer.game, offer.offered);
    for (const auto& [game, live] : live_.of("")) say_live(game, live);
  });
  peers.when_gone([this](const std::string& server) { forget(server); });
}

void Lobby::say_offer(const std::string& id, const OpenGame& offered) const {
  hub_.peers().say(peer::Offers{hub_.peers().me(), id, offered.text, offered.persons, offered.club});
}

void Lobby::say_live(const std::string& id, const LiveGame& live) const {
  hub_.peers().say(peer::GamePlayed{hub_.peers().me(), id, live.text, live.persons, live.watching});
}

void Lobby::offer(const std::string& id, std::map<int, std::string> claims, const std::string& club,
                  std::weak_ptr<Subscriber> who, Hub::Answer<std::string> then) {
  hub_.open_game(
      id, claims,
      [this, id, claims, club, who = std::move(who), then = std::move(then)](Parsed<OpenGame> game) mutable {
        const auto subscriber = who.lock();
        if (!subscriber) return;
        if (!game) return then(std::unexpected(game.error()));
        game->club = club;
        if (hub_.is_joined_by(id, *subscriber)) put(*subscriber, id, std::move(*game), std::move(claims));
        then(std::string());
      });
}

void Lobby::put(const Subscriber& who, const std::string& id, OpenGame game,
                std::map<int, std::string> claims) {
  withdraw([&](const Offer& offer) { return offer.by == &who; });
  if (!claims.empty()) {
    OpenGame offered{offer_text(game.text, claims), std::move(game.persons), std::move(game.club)};
    say_offer(id, offered);
    offers_.push_back({&who, "", id, std::move(claims), std::move(offered)});
  }
  announce();
}

void Lobby::put_elsewhere(const std::string& server, const std::string& id, const OpenGame& offered) {
  withdraw([&](const Offer& offer) { return offer.server == server && offer.game == id; });
  if (!offered.text.empty()) offers_.push_back({nullptr, server, id, claims_in(offered.text), offered});
  announce();
}

void Lobby::forget(const std::string& server) {
  if (live_.forget(server)) live_changed_ = true;
  if (withdraw([&](const Offer& offer) { return offer.server == server; })) announce();
}

// The last seat taken of those offered ends the offer.
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
  who->hear(kLobby, message(apart));
  here_.push_back({who, person, std::move(apart)});
}

void Lobby::keep_apart(std::int64_t person, std::int64_t other, bool apart) {
  part(person, other, apart);
  hub_.peers().say(peer::Apart{person, other, apart});
}

void Lobby::part(std::int64_t person, std::int64_t other, bool apart) {
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
           if (ends && offer.by) say_offer(offer.game, {});
           return ends;
         }) > 0;
}

bool Lobby::live_is_wanted() const { return !here_.empty() || ticks_ < wanted_until_ || hub_.peers().any(); }

// Without anybody who wants them, and without other servers that ask, there is no search.
void Lobby::look_for_live() {
  const auto now = live_is_wanted() ? hub_.live_games(kMostLive) : std::map<std::string, LiveGame>{};
  const auto before = live_.of("");
  for (const auto& [game, live] : before)
    if (!now.contains(game)) put_live(game, {});
  for (const auto& [game, live] : now)
    if (const auto was = before.find(game); was == before.end() || was->second != live) put_live(game, live);
}

void Lobby::want_live() {
  const bool known = live_is_wanted();
  wanted_until_ = ticks_ + kTicksWanted;
  if (!known) look_for_live();
}

std::string Lobby::offer_of(std::int64_t person, std::string_view club) const {
  for (const Offer& offer : std::views::reverse(offers_))
    if ((offer.offered.club.empty() || offer.offered.club == club) &&
        std::ranges::find(offer.offered.persons, person) != offer.offered.persons.end())
      return offer.offered.text;
  return "";
}

void Lobby::put_live(const std::string& id, const LiveGame& live) {
  live_changed_ |= live_.put("", id, live);
  say_live(id, live);
}

void Lobby::tick() {
  look_for_live();
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
    if (const auto who = one.who.lock()) who->hear(kLobby, one.apart.empty() ? to_most : message(one.apart));
}

// Prints the latest of those that may be shown to a person.
std::shared_ptr<const std::string> Lobby::message(const std::set<std::int64_t>& apart) const {
  std::vector<std::string_view> texts;
  for (const Offer& offer : offers_)
    if (offer.offered.club.empty() &&
        std::ranges::none_of(offer.offered.persons, [&](std::int64_t p) { return apart.contains(p); }))
      texts.push_back(offer.offered.text);
  if (texts.size() > kMostShown) texts.erase(texts.begin(), texts.end() - kMostShown);
  return std::make_shared<const std::string>(lobby_text(texts, live_.texts(apart), paused_));
}

std::string_view LiveGames::text_of(std::int64_t person) const {
  for (const auto& [server, games] : servers_)
    for (const auto& [game, live] : games)
      if (std::ranges::find(live.persons, person) != live.persons.end()) return live.text;
  return "";
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
