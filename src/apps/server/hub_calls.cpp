// Who is to be called for what happens in a game: people who are not there, while another person plays.
#include <algorithm>

#include "apps/server/hub.h"
#include "apps/server/hub_game.h"
#include "apps/server/standing_jobs.h"

namespace trictrac {
namespace {

constexpr std::int64_t kMayComeBack = 60;  // seconds

}  // namespace

bool Hub::is_here(const std::string& id, int player) const {
  const auto it = games_.find(id);
  return it != games_.end() && it->second->audience.is_here(player);
}

std::vector<NewJob> Hub::jobs_after(const Game& game) const {
  auto jobs = calls_after(game);
  if (game.awaited().over && game.seats.size() == 2 && game.people() == 2 && game.somebody_known())
    jobs.push_back({std::string(kCounting), game.id, options_.now() / kSecond});
  return jobs;
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

// All others who are not there.
std::vector<NewJob> Hub::calls_of(const Game& game, Called what, int but) const {
  std::vector<NewJob> calls;
  for (int player = 0; player < static_cast<int>(game.seats.size()); ++player)
    if (player != but && game.away(player))
      calls.push_back({kCallJob, calling_text({what, game.id, player}), options_.now() / kSecond});
  return calls;
}

// What is proposed or wished is stored nowhere, so there is nothing it could be put with.
void Hub::call_for_offer(const Game& game, int but) const {
  for (const NewJob& call : calls_of(game, Called::Offer, but)) called_(call);
}

// Where he came to another server than the one that will call him, that one would not know.
void Hub::cancel_calls(const Game& game, std::span<const int> players) const {
  if (!store_.shared()) return;
  for (const int player : players)
    if (game.seats[static_cast<std::size_t>(player)].person != 0)
      came_({kCallJob, calling_text({Called::Turn, game.id, player})});
}

}  // namespace trictrac
