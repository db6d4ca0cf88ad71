#include "engine/net/kernel_neon.h"

#if defined(__linux__)
#include <sys/auxv.h>
#endif

namespace trictrac::net {
namespace {

std::int32_t answer(const Weights& w, const WideRow& sums) {
  const auto add_products = [](uint32x4_t to, uint8x16_t weights, uint8x16_t x) {
    return vdotq_u32(to, weights, x);
  };
  return answer_by(add_products, w, sums);
}

bool runs_here() {
#if defined(__linux__)
  constexpr unsigned long kDotProducts = 1ul << 20;  // HWCAP_ASIMDDP
  return (getauxval(AT_HWCAP) & kDotProducts) != 0;
#elif defined(__APPLE__)
  return true;  // every processor of this family that runs macOS
#else
  return false;
#endif
}

}  // namespace

const Kernel kDotprodKernel{"neon-dotprod", sum, answer, runs_here};

}  // namespace trictrac::net
