#include "table/seat.h"

#include <algorithm>

#include "base/utf8.h"
#include "text/name.h"

namespace trictrac {

Seat person(std::string_view name) { return {clean_name(name), {}}; }

bool all_utf8(const std::vector<std::pair<std::string, std::string>>& tags) {
  return std::ranges::all_of(tags, [](const auto& tag) { return is_utf8(tag.first) && is_utf8(tag.second); });
}

}  // namespace trictrac
