// The season of a club: what the places of its ranked tournaments of a year have earned.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "contract/clubs.h"
#include "store/rows/tournament_list_rows.h"

namespace trictrac {

// The points that places earn, from the first on; others earn nothing.
inline constexpr std::array<int, 8> kSeasonPoints{10, 8, 6, 5, 4, 3, 2, 1};

// The time of a year in UTC, in seconds since 1970: from its first second to the first one after it.
struct YearSpan {
  std::int64_t from = 0, until = 0;
};
YearSpan span_of_year(int year);
int year_of(std::int64_t at);

// Returns the table of a season. Equal sums go by the last tournament, then by the one before it, and so on;
// those who are equal in all share a place, and stand in the order of their names; a person without a name is
// hidden. `tournaments` by time;
// `is_member`: whether a person belongs to the club; `you`: the one who asks (Person::row, 0: nobody).
contract::ClubSeason season_of(int year, const std::vector<SeasonEvent>& tournaments,
                               const std::vector<SeasonPlace>& places,
                               const std::function<bool(std::int64_t person)>& is_member, std::int64_t you);

}  // namespace trictrac
