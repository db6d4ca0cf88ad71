// The arithmetic of one position, in each set of instructions: the same whole numbers everywhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/net/weights.h"

namespace trictrac::net {

// The inputs that are no longer on, and those that are now on. No man on a flèche weighs nothing and is left
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

// The functions of one set of instructions. For other processors they are not compiled, and null.
struct Kernel {
  std::string_view name;
  // Sums the first layer: `base` less the rows gone and with those come. `out` may be `base`.
  void (*sum)(const Weights& w, const WideRow& base, const Changes& changes, WideRow& out);
  // Returns the net's answer to such sums, in kScoreOne-ths.
  std::int32_t (*answer)(const Weights& w, const WideRow& sums);
  // Returns whether this processor runs it.
  bool (*runs_here)();

  // Returns whether it is written for the family of this processor.
  bool is_compiled() const { return sum != nullptr; }
};

extern const Kernel kPlainKernel;
extern const Kernel kSse2Kernel;
extern const Kernel kAvx2Kernel;
extern const Kernel kAvx512Kernel;
extern const Kernel kNeonKernel;
extern const Kernel kDotprodKernel;
extern const Kernel kWasmKernel;

// All of them, of each family of processors the fastest first; the plain one last.
inline constexpr std::array kAllKernels{&kAvx512Kernel, &kAvx2Kernel, &kSse2Kernel, &kDotprodKernel,
                                        &kNeonKernel,   &kWasmKernel, &kPlainKernel};

}  // namespace trictrac::net
