#include "engine/net/engine.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

#include "base/assert.h"

namespace trictrac::net {
namespace {

static_assert(std::endian::native == std::endian::little && kSlots % 8 == 0);

// One bit for each byte of eight that is not nothing.
std::uint64_t bytes_in(std::uint64_t d) {
  constexpr std::uint64_t kLow = 0x7F7F7F7F7F7F7F7Fu;
  const std::uint64_t ones = ((((d & kLow) + kLow) | d) & ~kLow) >> 7;
  return ones * 0x0102040810204080u >> 56;
}

// The slots in which two sights differ, of 64 from `first` on. All are gathered before any is looked at: to
// go through them word by word would mean a branch nobody can foresee for each.
std::uint64_t slots_between(const Sight& a, const Sight& b, int first) {
  std::uint64_t all = 0;
  for (int slot = first; slot < std::min(first + 64, kSlots); slot += 8) {
    std::uint64_t x, y;
    std::memcpy(&x, a.data() + slot, 8);
    std::memcpy(&y, b.data() + slot, 8);
    all |= bytes_in(x ^ y) << (slot - first);
  }
  return all;
}

// Writes what changes from one sight to another; how much.
int changes_between(const Sight& a, const Sight& b, Change* out) {
  int n = 0;
  for (int first = 0; first < kSlots; first += 64) {
    for (std::uint64_t rest = slots_between(a, b, first); rest != 0; rest &= rest - 1) {
      const int slot = first + std::countr_zero(rest), row = kSlotTable[slot].first;
      TRICTRAC_ASSERT(n < kSlots && a[slot] < kSlotTable[slot].values && b[slot] < kSlotTable[slot].values);
      out[n++] = {static_cast<std::uint16_t>(row + a[slot]), static_cast<std::uint16_t>(row + b[slot])};
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
  for (const std::int16_t input : stakes) TRICTRAC_ASSERT(input >= -2 * kStakeOne && input <= 2 * kStakeOne);
  std::array<std::int32_t, kWide> sums{};
  for (int i = 0; i < kStakes; ++i)
    for (int n = 0; n < kWide; ++n) sums[n] += stakes[i] * w.stakes[i].at[n];
  constexpr std::int32_t kMost = 12 * kWideOne;  // far outside what is cut off, and far from overflowing
  WideRow ground;
  for (int n = 0; n < kWide; ++n)
    ground.at[n] = static_cast<std::int16_t>(std::clamp(w.bias.at[n] + sums[n] / kStakeOne, -kMost, kMost));
  return ground;
}

Engine::Engine(const Weights& weights, const Kernel& kernel) : weights_(&weights), kernel_(&kernel) {
  TRICTRAC_ASSERT(kernel.runs_here());
  TRICTRAC_ASSERT(weights.rows.size() == kInputs && weights.stakes.size() == kStakes);
}

void Engine::rest_on(const Sight& base, const WideRow& ground) {
  base_ = base;
  Change all[kSlots];
  int n = 0;
  for (int slot = 0; slot < kSlots; ++slot) {
    TRICTRAC_ASSERT(base[slot] < kSlotTable[slot].values);
    const int row = kSlotTable[slot].first + base[slot];
    if (slot >= kMenSlots || base[slot] != 0) all[n++] = {kNoRow, static_cast<std::uint16_t>(row)};
  }
  kernel_->sum(*weights_, ground, {all, static_cast<std::size_t>(n)}, sums_);
}

std::int32_t Engine::evaluate(const Sight& sight) const {
  Change changes[kSlots];
  const int n = changes_between(base_, sight, changes);
  WideRow sums;
  kernel_->sum(*weights_, sums_, {changes, static_cast<std::size_t>(n)}, sums);
  return kernel_->evaluate(*weights_, sums);
}

}  // namespace trictrac::net
