// A value table as a file of data/values: its origin, then one row on each line.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/equity/values.h"

namespace trictrac {

// The origin of a table.
struct ValueOrigin {
  int releves = 0;  // played from each state in the last pass
  int passes = 0;
  std::uint64_t seed = 0;
  std::uint64_t net = 0;  // the hash of the one that played
};

// Returns the whole file.
std::string print_values(ValueKind kind, const ValueOrigin& origin, ValueTable rows);

// Reads the rows of a file. The error says in English what is wrong: it is no value table, it is one of
// another kind, a line cannot be read, or its states are not exactly those of that kind, in order.
std::expected<std::vector<ValueRow>, std::string> read_values(std::string_view file, ValueKind kind);

}  // namespace trictrac
