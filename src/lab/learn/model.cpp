#include "lab/learn/model.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "base/assert.h"
#include "game/chance/random.h"

// The loader of ELF chooses among the clones, before ThreadSanitizer is ready.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__ELF__) && \
    !defined(__SANITIZE_THREAD__)
#define TRICTRAC_CLONES __attribute__((target_clones("avx512f", "avx2", "default"), optimize("O3,fast-math")))
#else
#define TRICTRAC_CLONES
#endif

namespace trictrac::learn {
namespace {

// Loops over rows of floats, compiled for each instruction set.

// Adds `by` times x to y.
TRICTRAC_CLONES void add_to(float* __restrict y, const float* __restrict x, float by, int n) {
  for (int i = 0; i < n; ++i) y[i] += by * x[i];
}

TRICTRAC_CLONES float dot(const float* __restrict x, const float* __restrict y, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i) sum += x[i] * y[i];
  return sum;
}

// The parameters of one step of Adam.
struct AdamStep {
  float rate, first, second, correct_first, correct_second;
};

constexpr float kFirstDecay = 0.9f, kSecondDecay = 0.999f;  // of the moments
constexpr float kMostWeight = 1.98f;  // in the second layer, which then fits into eight bits

// Takes one step of Adam: moments and weights from the gradient, which is cleared.
TRICTRAC_CLONES void adam(float* __restrict weights, float* __restrict gradient, float* __restrict first,
                          float* __restrict second, int n, const AdamStep& step) {
  const AdamStep s = step;
  for (int i = 0; i < n; ++i) {
    first[i] = s.first * first[i] + (1 - s.first) * gradient[i];
    second[i] = s.second * second[i] + (1 - s.second) * gradient[i] * gradient[i];
    weights[i] -= s.rate * first[i] * s.correct_first / (std::sqrt(second[i] * s.correct_second) + 1e-8f);
    gradient[i] = 0;
  }
}

using net::kInputs;
using net::kMenSlots;
using net::kNarrow;
using net::kStakes;
using net::kWide;

constexpr float kPull = 0.002f;  // draws back a sum far outside 0..1, so that none dies or runs away
constexpr float kFar = 0.5f;
constexpr float kHuber = 2.0f;  // holes beyond which an error counts no more than this

struct Forward {
  std::array<int, net::kSlots> rows;
  int n = 0;
  alignas(64) float sums[kWide], wide[kWide];
  float second[kNarrow], narrow[kNarrow];
  float answer = 0;
};

float cut(float x) { return std::clamp(x, 0.0f, 1.0f); }
// Returns the slope of a sum of which the slope after the cut is `d`.
float slope_before_cut(float x, float d) {
  if (x > 0 && x < 1) return d;
  return kPull * (x < -kFar ? x + kFar : x > 1 + kFar ? x - 1 - kFar : 0.0f);
}

void run(const Parameters& m, const Sample& s, Forward& f) {
  TRICTRAC_ASSERT(m.size() == Shape::kSize);
  std::copy_n(m.data() + Shape::kBiasRow * kWide, kWide, f.sums);
  for (int slot = 0; slot < net::kSlots; ++slot) {
    if (slot < kMenSlots && s.features[slot] == 0) continue;
    f.rows[f.n++] = net::kSlotTable[slot].first + s.features[slot];
  }
  for (int i = 0; i < f.n; ++i) add_to(f.sums, m.data() + f.rows[i] * kWide, 1.0f, kWide);
  for (int i = 0; i < kStakes; ++i)
    add_to(f.sums, m.data() + (Shape::kStakeRow + i) * kWide,
           s.stakes[i] / static_cast<float>(net::kStakeOne), kWide);
  for (int i = 0; i < kWide; ++i) f.wide[i] = cut(f.sums[i]);
  f.answer = m[Shape::kOutBias];
  for (int n = 0; n < kNarrow; ++n) {
    f.second[n] = m[Shape::kSecondBias + n] + dot(m.data() + Shape::kSecond + n * kWide, f.wide, kWide);
    f.narrow[n] = cut(f.second[n]);
    f.answer += f.narrow[n] * m[Shape::kOut + n];
  }
}

}  // namespace

Parameters fresh_model(std::uint64_t seed) {
  Random random(seed);
  const auto even = [&](float most) {
    return most * (static_cast<float>(random.next() >> 40) / static_cast<float>(1 << 23) - 1.0f);
  };
  Parameters m(Shape::kSize);
  for (int i = 0; i < Shape::kBiasRow * kWide; ++i) m[i] = even(0.15f);
  for (int i = 0; i < kWide; ++i) m[Shape::kBiasRow * kWide + i] = 0.3f;
  for (int i = 0; i < kNarrow * kWide; ++i) m[Shape::kSecond + i] = even(0.15f);
  for (int i = 0; i < kNarrow; ++i) m[Shape::kSecondBias + i] = 0.3f;
  for (int i = 0; i < kNarrow; ++i) m[Shape::kOut + i] = even(0.5f);
  return m;
}

float evaluate(const Parameters& model, const Sample& sample) {
  Forward f;
  run(model, sample, f);
  return f.answer;
}

float learn_from(const Parameters& m, const Sample& s, Parameters& gradient,
                 std::vector<std::uint8_t>& touched) {
  TRICTRAC_ASSERT(gradient.size() == Shape::kSize && touched.size() == Shape::kRows);
  Forward f;
  run(m, s, f);
  const float error = f.answer - s.target;
  const float d = std::clamp(error, -kHuber, kHuber);
  alignas(64) float wide_slope[kWide] = {};
  gradient[Shape::kOutBias] += d;
  for (int n = 0; n < kNarrow; ++n) {
    gradient[Shape::kOut + n] += d * f.narrow[n];
    const float dn = slope_before_cut(f.second[n], d * m[Shape::kOut + n]);
    gradient[Shape::kSecondBias + n] += dn;
    add_to(gradient.data() + Shape::kSecond + n * kWide, f.wide, dn, kWide);
    add_to(wide_slope, m.data() + Shape::kSecond + n * kWide, dn, kWide);
  }
  for (int i = 0; i < kWide; ++i) wide_slope[i] = slope_before_cut(f.sums[i], wide_slope[i]);
  const auto row = [&](int number, float by) {
    touched[number] = 1;
    add_to(gradient.data() + number * kWide, wide_slope, by, kWide);
  };
  for (int i = 0; i < f.n; ++i) row(f.rows[i], 1.0f);
  for (int i = 0; i < kStakes; ++i)
    row(Shape::kStakeRow + i, s.stakes[i] / static_cast<float>(net::kStakeOne));
  row(Shape::kBiasRow, 1.0f);
  return error;
}

Parameters mean_of(std::span<const net::Weights> nets) {
  TRICTRAC_ASSERT(!nets.empty());
  Parameters sum(Shape::kSize);
  for (const net::Weights& w : nets) add_to(sum.data(), model_of(w).data(), 1.0f, Shape::kSize);
  for (float& x : sum) x /= static_cast<float>(nets.size());
  return sum;
}

Optimiser::Optimiser(Parameters model, int threads)
    : pool_(threads), model_(std::move(model)), first_(Shape::kSize), second_(Shape::kSize) {
  for (Slope& slope : slopes_) {
    slope.gradient.resize(Shape::kSize);
    slope.touched.resize(Shape::kRows);
  }
}

// Sums a stretch of the slopes into the first, as the mean of a batch of which each sample is `part`; the
// others are cleared.
void Optimiser::collect(int from, int n, float part) {
  float* sum = slopes_.front().gradient.data() + from;
  for (Slope& slope : std::span(slopes_).subspan(1)) {
    float* more = slope.gradient.data() + from;
    add_to(sum, more, 1.0f, n);
    std::fill_n(more, n, 0.0f);
  }
  for (int i = 0; i < n; ++i) sum[i] *= part;
}

double Optimiser::step(std::span<const Sample> batch, float rate) {
  TRICTRAC_ASSERT(!batch.empty());
  pool_.run(static_cast<int>(kParts), [&](int, int number) {
    const std::size_t n = batch.size(), i = static_cast<std::size_t>(number);
    Slope& slope = slopes_[i];
    slope.squares = 0;
    for (const Sample& s : batch.subspan(i * n / kParts, (i + 1) * n / kParts - i * n / kParts)) {
      const double error = learn_from(model_, s, slope.gradient, slope.touched);
      slope.squares += error * error;
    }
  });
  const float part = 1.0f / static_cast<float>(batch.size());
  ++steps_;
  const auto correct = [&](float keep) {
    return static_cast<float>(1.0 / (1.0 - std::pow(static_cast<double>(keep), static_cast<double>(steps_))));
  };
  const AdamStep adam_step{rate, kFirstDecay, kSecondDecay, correct(kFirstDecay), correct(kSecondDecay)};
  const auto adam_rows = [&](int from, int n) {
    collect(from, n, part);
    adam(model_.data() + from, slopes_.front().gradient.data() + from, first_.data() + from,
         second_.data() + from, n, adam_step);
  };
  constexpr int kRowsAtOnce = 64, kPieces = (Shape::kRows + kRowsAtOnce - 1) / kRowsAtOnce;
  pool_.run(kPieces + 1, [&](int, int piece) {
    if (piece == kPieces) return adam_rows(Shape::kSecond, Shape::kSize - Shape::kSecond);
    for (int row = piece * kRowsAtOnce; row < std::min(Shape::kRows, (piece + 1) * kRowsAtOnce); ++row) {
      bool touched = false;
      for (Slope& slope : slopes_)
        touched |= std::exchange(slope.touched[static_cast<std::size_t>(row)], 0) != 0;
      if (touched) adam_rows(row * kWide, kWide);
    }
  });
  for (int i = Shape::kSecond; i < Shape::kSecondBias; ++i)
    model_[i] = std::clamp(model_[i], -kMostWeight, kMostWeight);
  double squares = 0;
  for (const Slope& slope : slopes_) squares += slope.squares;
  return squares / static_cast<double>(batch.size());
}

std::string Optimiser::print() const {
  std::string out(reinterpret_cast<const char*>(&steps_), sizeof steps_);
  for (const Parameters* n : {&model_, &first_, &second_})
    out.append(reinterpret_cast<const char*>(n->data()), Shape::kSize * sizeof(float));
  return out;
}

bool Optimiser::read(std::string_view text) {
  if (text.size() != sizeof steps_ + 3 * Shape::kSize * sizeof(float)) return false;
  const char* at = text.data();
  std::memcpy(&steps_, at, sizeof steps_);
  at += sizeof steps_;
  for (Parameters* n : {&model_, &first_, &second_}) {
    std::memcpy(n->data(), at, Shape::kSize * sizeof(float));
    at += Shape::kSize * sizeof(float);
  }
  return true;
}

}  // namespace trictrac::learn
