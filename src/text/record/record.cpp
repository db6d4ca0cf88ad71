#include "text/record/record.h"

namespace trictrac {

std::string_view Record::tag(std::string_view name) const { return tag_in(tags, name); }

void Record::set_tag(std::string_view name, std::string_view value) { set_tag_in(tags, name, value); }

std::string player_tag(int player) {
  if (player < 2) return std::string(title_of(kSides[player]));
  return "Player" + std::to_string(player + 1);
}

}  // namespace trictrac
