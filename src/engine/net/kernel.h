// The arithmetic of one position, in each set of instructions: the same whole numbers everywhere.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/net/weights.h"

namespace trictrac::net {

// Inputs that change: out of one value of a slot, into another.
struct Change {
  std::uint16_t from, to;
};

struct Kernel {
  std::string_view name;
  // Sums of the first layer: base - rows[from] + rows[to] for all changes. `out` may be `base`.
  void (*sum)(const Weights& w, const WideRow& base, std::span<const Change> changes, WideRow& out);
  // The net's answer to such sums, which are kept nowhere, in kScoreOne-ths.
  std::int32_t (*evaluate)(const Weights& w, const WideRow& base, std::span<const Change> changes);
  bool (*runs_here)();  // may it be used on this processor?
};

extern const Kernel kPlainKernel;
extern const Kernel kAvx2Kernel;
extern const Kernel kAvx512Kernel;
extern const Kernel kWasmKernel;

}  // namespace trictrac::net
