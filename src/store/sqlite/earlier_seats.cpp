#include "store/sqlite/earlier_seats.h"

namespace trictrac {

std::vector<StoredSeat> seats_of_sides(std::string_view config, const PerSide<std::string>& keys,
                                       const PerSide<std::string>& claims, const Conversion& conversion) {
  const auto people = conversion.people_of(config);
  if (!people || people->size() <= 2) return {{keys.white, claims.white, ""}, {keys.black, claims.black, ""}};
  StoredSeat shared{keys.white.empty() ? keys.black : keys.white, "", ""};
  if (shared.key.empty()) shared.claim = claims.white.empty() ? claims.black : claims.white;
  std::vector<StoredSeat> seats;
  for (const bool person : *people) seats.push_back(person ? shared : StoredSeat{});
  for (const Side side : kSides)
    if (StoredSeat& seat = seats[static_cast<std::size_t>(index(side))];
        !claims[side].empty() && (*people)[static_cast<std::size_t>(index(side))])
      seat = {"", claims[side], ""};
  return seats;
}

}  // namespace trictrac
