// Seats offered to anybody.
#include "apps/server/hub.h"
#include "apps/server/hub_game.h"
#include "apps/server/ids.h"

namespace trictrac {
namespace {

bool opens(const std::vector<StoredSeat>& seats, int player, std::string_view code) {
  const auto i = static_cast<std::size_t>(player);
  return i < seats.size() && !seats[i].claim.empty() && key_fits(code, seats[i].claim);
}

}  // namespace

void Hub::offer(const std::string& id, const OfferSeats& offer, std::weak_ptr<Subscriber> who,
                Answer<std::string> then) {
  ask(id, [this, offer, who = std::move(who), then = std::move(then)](Parsed<GamePtr> found) mutable {
    const auto subscriber = who.lock();
    if (!subscriber) return;
    if (!found) return then(std::unexpected(found.error()));
    const Game& game = **found;
    for (const auto& [player, code] : offer.claims)
      if (!opens(game.seats, player, code)) return then(std::unexpected(seat_not_free()));
    if (game.audience.has(*subscriber))
      lobby_.offer(*subscriber, game.id, game.text({}), offer.claims, game.persons());
    then(std::string());
  });
}

}  // namespace trictrac
