#include "notation/record.h"

namespace trictrac {

std::string_view Record::tag(std::string_view name) const {
  for (const auto& [key, value] : tags)
    if (key == name) return value;
  return "";
}

void Record::set_tag(std::string_view name, std::string_view value) {
  for (auto& [key, held] : tags)
    if (key == name) {
      held = value;
      return;
    }
  tags.emplace_back(name, value);
}

std::string player_tag(int player) {
  if (player < 2) return player == 0 ? "White" : "Black";
  return "Player" + std::to_string(player + 1);
}

}  // namespace trictrac
