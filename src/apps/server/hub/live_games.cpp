#include "apps/server/hub/live_games.h"

#include <algorithm>
#include <functional>

namespace trictrac {

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

// Whoever plays may do so at two servers: both have the game.
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
