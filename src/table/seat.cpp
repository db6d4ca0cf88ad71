#include "table/seat.h"

#include <algorithm>

#include "base/utf8.h"
#include "text/name.h"

namespace trictrac {

std::optional<int> only_person(std::span<const Seat> seats) {
  std::optional<int> found;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].human()) continue;
    if (found) return std::nullopt;
    found = static_cast<int>(i);
  }
  return found;
}

Seat person(std::string_view name) { return {clean_name(name), {}}; }

bool all_utf8(const std::vector<std::pair<std::string, std::string>>& tags) {
  return std::ranges::all_of(tags, [](const auto& tag) { return is_utf8(tag.first) && is_utf8(tag.second); });
}

}  // namespace trictrac
