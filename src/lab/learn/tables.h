// How the tables of values are made: by relevés the net plays from every state that has a row.
#pragma once

#include <functional>
#include <vector>

#include "engine/equity/values.h"
#include "engine/net/weights.h"

namespace trictrac::learn {

// How a table is made.
struct TableOptions {
  ValueKind kind = ValueKind::Tour;
  int releves = 800;  // from each state in the last pass; a quarter of it in those before
  int passes = 2;
  std::uint64_t seed = 1;
  std::function<bool(int done, int of)> progress{};  // returns whether to go on
};

// Makes the table of `options.kind`, the same for the same seed. It begins with the one built in, those of
// other kinds staying as they are. Rows are taken from the fullest boards down, since holes are never lost:
// what follows a relevé is known when it is played. A further pass settles the rest. Where `options.progress`
// has ended it the rows left are as they were before.
std::vector<ValueRow> make_table(const net::Weights& weights, const TableOptions& options);

}  // namespace trictrac::learn
