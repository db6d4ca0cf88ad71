// A jan by its name in records and messages.
#pragma once

#include <optional>
#include <string_view>

#include "game/rules/tariff.h"

namespace trictrac {

constexpr std::optional<Jan> find_jan(std::string_view name) {
  for (int i = 0; i < kJans; ++i)
    if (tariff(static_cast<Jan>(i)).name == name) return static_cast<Jan>(i);
  return std::nullopt;
}

}  // namespace trictrac
