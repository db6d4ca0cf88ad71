// Who is to be called for what happens in a game: people who are not there, while another person plays.
#include <algorithm>

#include "apps/server/hub.h"
#include "apps/server/hub_game.h"

namespace trictrac {
namespace {

constexpr std::int64_t kMayComeBack = 60;  // seconds

}  // namespace

bool Hub::is_here(const std::string& id, int player) const {
  const auto it = games_.find(id);
  return it != games_.end() && it->second->circle.is_here(player);
}

// Whoever plays bots alone waits for nobody.
std::vector<NewJob> Hub::calls_after(const Game& game) const {
  std::vector<NewJob> calls;
  if (!game.seated() || game.people() < 2) return calls;
  const std::int64_t now = options_.now() / kSecond;
  const auto [asked, over] = game.awaited();
  for (int player = 0; player < static_cast<int>(game.seats.size()); ++player) {
    const bool waits = std::ranges::find(asked, player) != asked.end();
    if ((!waits && !over) || !game.away(player)) continue;
    calls.push_back({kCallJob, calling_text({over ? Called::Over : Called::Turn, game.id, player}),
                     over ? now : now + kMayComeBack});
  }
  return calls;
}

void Hub::call_others(const Game& game, Called what, int but) const {
  for (int player = 0; player < static_cast<int>(game.seats.size()); ++player)
    if (player != but && game.away(player))
      called_({kCallJob, calling_text({what, game.id, player}), options_.now() / kSecond});
}

}  // namespace trictrac
