#include "net/engine.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

namespace trictrac::net {
namespace {

static_assert(std::endian::native == std::endian::little && kSlots % 8 == 0);

// Writes the slots in which two sights differ; how many.
int changes_between(const Sight& a, const Sight& b, Change* out) {
  int n = 0;
  for (int word = 0; word < kSlots; word += 8) {
    std::uint64_t x, y;
    std::memcpy(&x, a.data() + word, 8);
    std::memcpy(&y, b.data() + word, 8);
    for (std::uint64_t d = x ^ y; d != 0;) {
      const int byte = std::countr_zero(d) / 8;
      d &= ~(std::uint64_t{0xFF} << (byte * 8));
      const int slot = word + byte, first = kSlotTable[slot].first;
      out[n++] = {static_cast<std::uint16_t>(first + a[slot]), static_cast<std::uint16_t>(first + b[slot])};
    }
  }
  return n;
}

std::vector<const Kernel*> running_here() {
  std::vector<const Kernel*> all;
  for (const Kernel* k : {&kAvx512Kernel, &kAvx2Kernel, &kWasmKernel, &kPlainKernel})
    if (k->runs_here()) all.push_back(k);
  return all;
}

}  // namespace

std::span<const Kernel* const> kernels() {
  static const std::vector<const Kernel*> all = running_here();
  return all;
}

WideRow ground_of(const Weights& w, const StakeInputs& stakes) {
  std::array<std::int32_t, kWide> sums{};
  for (int i = 0; i < kStakes; ++i)
    for (int n = 0; n < kWide; ++n) sums[n] += stakes[i] * w.stakes[i].at[n];
  constexpr std::int32_t kMost = 12 * kWideOne;  // far outside what is cut off, and far from overflowing
  WideRow ground;
  for (int n = 0; n < kWide; ++n)
    ground.at[n] = static_cast<std::int16_t>(std::clamp(w.bias.at[n] + sums[n] / kStakeOne, -kMost, kMost));
  return ground;
}

Engine::Engine(const Weights& weights, const Kernel& kernel) : weights_(&weights), kernel_(&kernel) {}

void Engine::rest_on(const Sight& base, const WideRow& ground) {
  base_ = base;
  Change all[kSlots];
  int n = 0;
  for (int slot = 0; slot < kSlots; ++slot) {
    const int row = kSlotTable[slot].first + base[slot];
    if (slot >= kMenSlots || base[slot] != 0) all[n++] = {kNoRow, static_cast<std::uint16_t>(row)};
  }
  kernel_->sum(*weights_, ground, {all, static_cast<std::size_t>(n)}, sums_);
}

std::int32_t Engine::tell(const Sight& sight) const {
  Change changes[kSlots];
  const int n = changes_between(base_, sight, changes);
  WideRow sums;
  kernel_->sum(*weights_, sums_, {changes, static_cast<std::size_t>(n)}, sums);
  return kernel_->tell(*weights_, sums);
}

}  // namespace trictrac::net
