// Finds a row of a table by its name.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace trictrac {

// Returns the row of that name, or nullopt.
template <class Row, std::size_t N>
constexpr std::optional<Row> find_named(const std::array<Row, N>& rows, std::string_view name) {
  for (const Row& row : rows)
    if (row.name == name) return row;
  return std::nullopt;
}

}  // namespace trictrac
