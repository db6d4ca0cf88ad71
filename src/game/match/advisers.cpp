#include "game/match/advisers.h"

#include "game/match/account_seats.h"
#include "game/match/paris.h"

namespace trictrac {

std::vector<Adviser> advisers(const Account& a) {
  std::vector<Adviser> all;
  const Seating now = seating_of(a);
  const Partie* p = partie_of(a);
  const auto player_in = [&](int seat) { return static_cast<int>(a.order[seat]); };
  if (a.options.company != Company::Alone) {
    for (const Side s : kSides)
      if (const auto seat = adviser(now, a.options.company, s)) all.push_back({player_in(*seat), s});
  } else if (p && p->players == 3) {
    const Amounts lost = losses_of(p->sheet);
    all.push_back({player_in(*idle_seat(now, 3)), advised_by_idle({lost[now.at.white], lost[now.at.black]})});
  }
  return all;
}

}  // namespace trictrac
