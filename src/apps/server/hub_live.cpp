// Games in play that anybody may watch, for the lobby.
#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "apps/server/hub.h"
#include "apps/server/hub_game.h"

namespace trictrac {
namespace {

// Nothing has been done for longer: it is not being played.
constexpr std::int64_t kStill = 600;  // seconds

}  // namespace

// People play it, one of them is here, and something has been done lately.
bool Hub::is_live(const Game& game) const {
  return game.table && options_.now() / kSecond - game.touched < kStill && !game.table->is_private() &&
         game.table->lines() > 0 && game.table->next() != Next::Nothing && game.seated() &&
         game.people() > 1 && game.audience.plays_here();
}

// Those that most look at.
std::map<std::string, LiveGame> Hub::live_here() const {
  std::vector<std::pair<int, const Game*>> found;
  for (const auto& [id, game] : games_)
    if (is_live(*game)) found.emplace_back(game->audience.watching(), game.get());
  std::ranges::stable_sort(found, std::greater{}, &std::pair<int, const Game*>::first);
  if (found.size() > kMostLive) found.resize(kMostLive);
  std::map<std::string, LiveGame> live;
  for (const auto& [watching, game] : found)
    live[game->id] = {live_text(game->text({}), game->table->stands(), watching), game->persons(), watching};
  return live;
}

// Nobody looks, and no other server wishes to know: then nothing is looked for.
void Hub::look_for_live() {
  const bool wished = lobby_.anybody() || peers_.any();
  const auto now = wished ? live_here() : std::map<std::string, LiveGame>{};
  const auto before = lobby_.live_here();
  const auto put = [this](const std::string& game, const LiveGame& live) {
    lobby_.put_live("", game, live);
    announce_live(game, live);
  };
  for (const auto& [game, live] : before)
    if (!now.contains(game)) put(game, {});
  for (const auto& [game, live] : now)
    if (const auto was = before.find(game); was == before.end() || was->second != live) put(game, live);
}

}  // namespace trictrac
