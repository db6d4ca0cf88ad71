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

// The functions of one instruction set; null for other processor families, for which they are not compiled.
struct Kernel {
  std::string_view name;
  // Sums the first layer: `base` minus the rows switched off plus those switched on. `out` may be `base`.
  void (*sum)(const Weights& w, const WideRow& base, const Changes& changes, WideRow& out);
  // Returns the output of the net for such sums, in kScoreOne-ths.
  std::int32_t (*answer)(const Weights& w, const WideRow& sums);
  // Returns whether this processor can run it.
  bool (*runs_here)();

  // Returns whether it is compiled for this family of processors.
  bool is_compiled() const { return sum != nullptr; }
};

extern const Kernel kPlainKernel;
extern const Kernel kSse2Kernel;
extern const Kernel kAvx2Kernel;
extern const Kernel kAvx512Kernel;
extern const Kernel kNeonKernel;
extern const Kernel kDotprodKernel;
extern const Kernel kWasmKernel;

// All kernels, for each family of processors the fastest first; the plain one last.
inline constexpr std::array kAllKernels{&kAvx512Kernel, &kAvx2Kernel, &kSse2Kernel, &kDotprodKernel,
                                        &kNeonKernel,   &kWasmKernel, &kPlainKernel};

}  // namespace trictrac::net
