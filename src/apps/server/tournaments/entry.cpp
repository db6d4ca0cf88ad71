#include "apps/server/tournaments/entry.h"

#include <algorithm>
#include <cmath>

#include "apps/server/runtime/ids.h"
#include "apps/server/runtime/time.h"
#include "event/settings.h"

namespace trictrac {

std::string new_code() {
  const Seed seed = new_seed();
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = number << 8 | static_cast<std::uint8_t>(seed[i]);
  std::string code = std::to_string(number % 1'000'000);
  code.insert(0, event::kCodeDigits - code.size(), '0');
  return code;
}

int rating_at_entry(PeopleRows& rows, std::int64_t person, const std::string& kind) {
  for (const StoredRating& stored : rows.standings.of(person))
    if (stored.kind == kind)
      return std::max(0, static_cast<int>(std::lround(rating_at(stored, seconds_now()).rating)));
  return kUsualRating;
}

}  // namespace trictrac
