// What the people at a table may agree to.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace trictrac {

enum class Accord : unsigned char { Stop, PutOff, TakeBack };

// As in messages, in the order of Accord.
inline constexpr std::array<std::string_view, 3> kAccords{"stop", "put_off", "take_back"};

constexpr std::string_view name_of(Accord accord) { return kAccords[static_cast<std::size_t>(accord)]; }

constexpr std::optional<Accord> find_accord(std::string_view name) {
  for (std::size_t i = 0; i < kAccords.size(); ++i)
    if (kAccords[i] == name) return static_cast<Accord>(i);
  return std::nullopt;
}

}  // namespace trictrac
