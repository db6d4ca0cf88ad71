#include "engine/net/kernel_neon.h"

namespace trictrac::net {
namespace {

std::int32_t answer(const Weights& w, const WideRow& sums) {
  // Two products fit sixteen bits.
  const auto add_products = [](uint32x4_t to, uint8x16_t weights, uint8x16_t x) {
    const uint16x8_t low = vmull_u8(vget_low_u8(weights), vget_low_u8(x));
    const uint16x8_t high = vmull_high_u8(weights, x);
    return vpadalq_u16(to, vpaddq_u16(low, high));
  };
  return answer_by(add_products, w, sums);
}

}  // namespace

const Kernel kNeonKernel{"neon", sum, answer, [] { return true; }};

}  // namespace trictrac::net
