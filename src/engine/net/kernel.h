// The arithmetic of one position in each instruction set, with the same integers everywhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/net/weights.h"

namespace trictrac::net {

// The inputs that were switched off, and those switched on. A flèche without men has no weight and is left
// out.
struct Changes {
  std::array<std::uint16_t, kSlots> gone, come;
  int gone_size = 0, come_size = 0;
  std::span<const std::uint16_t> all_gone() const {
    return {gone.data(), static_cast<std::size_t>(gone_size)};
  }
  std::span<const std::uint16_t> all_come() const {
    return {come.data(), static_cast<std::size_t>(come_size)};
  }
};

// The functions of one instruction set.
struct Kernel {
  std::string_view name;
  // Sums the first layer: `base` minus the rows switched off plus those switched on. `out` may be `base`.
  void (*sum)(const Weights& w, const WideRow& base, const Changes& changes, WideRow& out);
  // Returns the output of the net for such sums, in kScoreOne-ths.
  std::int32_t (*answer)(const Weights& w, const WideRow& sums);
  // Returns whether this processor can run it.
  bool (*runs_here)();
};

// The kernels, of which those of one family of processors are compiled (compiled_kernels), and always the
// plain one.
extern const Kernel kPlainKernel, kSse2Kernel, kAvx2Kernel, kAvx512Kernel, kNeonKernel, kDotprodKernel,
    kWasmKernel;

}  // namespace trictrac::net
