// Makes value tables: the net plays relevés from every state that has a row.
#pragma once

#include <functional>
#include <vector>

#include "engine/equity/values.h"
#include "engine/net/weights.h"

namespace trictrac::learn {

// The options of making a table.
struct TableOptions {
  ValueKind kind = ValueKind::Tour;
  int releves = 800;  // from each state in the last pass; a quarter of it in those before
  int passes = 2;
  std::uint64_t seed = 1;
  std::function<bool(int done)> progress{};  // returns whether to go on
};

// Makes the table of `options.kind`; the same seed gives the same table. It starts from the table built in;
// those of other kinds stay. Rows are computed from the fullest boards down, since holes are never lost:
// whatever follows a relevé is then known. A further pass settles the rest. If `options.progress` ends it,
// the remaining rows keep their values.
std::vector<ValueRow> make_table(const net::Weights& weights, const TableOptions& options);

}  // namespace trictrac::learn
