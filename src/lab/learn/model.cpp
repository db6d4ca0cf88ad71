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

template <class T>
T rounded(float x, float most) {
  return static_cast<T>(std::lround(std::clamp(x, -most, most)));
}

net::WideRow quantised_row(const Parameters& m, int row) {
  net::WideRow q;
  for (int i = 0; i < kWide; ++i)
    q.at[i] = rounded<std::int16_t>(m[row * kWide + i] * net::kWideOne, net::kMostRow);
  return q;
}

void take_row(Parameters& m, int row, const net::WideRow& from) {
  for (int i = 0; i < kWide; ++i) m[row * kWide + i] = from.at[i] / static_cast<float>(net::kWideOne);
}

// Half of what the second layer does not see of a sum of the first.
constexpr std::int16_t kHalfUnseen = 1 << (net::kWideShift - 1);

// Returns what one stands for in sum `n` of the second layer: its greatest weight becomes the greatest there
// is.
int second_one(const Parameters& m, int n) {
  float most = static_cast<float>(net::kMostSecond * net::kSeenOne) / net::kMostSecondOne;
  for (int i = 0; i < kWide; ++i) most = std::max(most, std::abs(m[Shape::kSecond + n * kWide + i]));
  return static_cast<int>(std::lround(net::kMostSecond * net::kSeenOne / most));
}

// Rounds the weights of the last layer, as far as the answer stays within what a net may answer.
void quantise_out(const Parameters& m, net::Weights& w) {
  w.out_bias = rounded<std::int32_t>(m[Shape::kOutBias] * net::kScoreOne, net::kMostOutBias);
  std::int64_t left = net::kMostAnswer - std::abs(w.out_bias);
  for (int n = 0; n < kNarrow; ++n) {
    const int one = w.second_one.at[n];
    const std::int64_t most = left / one;
    w.out.at[n] = rounded<std::int32_t>(m[Shape::kOut + n] * net::kScoreOne / static_cast<float>(one),
                                        static_cast<float>(most));
    left -= one * std::abs(std::int64_t{w.out.at[n]});
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

net::Weights quantised(const Parameters& m) {
  net::Weights w;
  for (int i = 0; i < kInputs; ++i) w.rows[i] = quantised_row(m, i);
  for (int slot = 0; slot < kMenSlots; ++slot) w.rows[net::kSlotTable[slot].first] = {};
  for (int i = 0; i < kStakes; ++i) w.stakes[i] = quantised_row(m, Shape::kStakeRow + i);
  w.bias = quantised_row(m, Shape::kBiasRow);
  for (std::int16_t& bias : w.bias.at) bias = static_cast<std::int16_t>(bias + kHalfUnseen);
  for (int n = 0; n < kNarrow; ++n) {
    const int one = w.second_one.at[n] = second_one(m, n);
    for (int i = 0; i < kWide; ++i)
      w.second.at[net::second_index(i, n)] = rounded<std::int8_t>(
          m[Shape::kSecond + n * kWide + i] * static_cast<float>(one) / net::kSeenOne, net::kMostSecond);
    w.second_bias.at[n] =
        rounded<std::int32_t>(m[Shape::kSecondBias + n] * static_cast<float>(one), net::kMostSecondBias);
  }
  quantise_out(m, w);
  return w;
}

Parameters model_of(const net::Weights& w) {
  Parameters m(Shape::kSize);
  for (int i = 0; i < kInputs; ++i) take_row(m, i, w.rows[i]);
  for (int i = 0; i < kStakes; ++i) take_row(m, Shape::kStakeRow + i, w.stakes[i]);
  take_row(m, Shape::kBiasRow, w.bias);
  for (int i = 0; i < kWide; ++i)
    m[Shape::kBiasRow * kWide + i] -= kHalfUnseen / static_cast<float>(net::kWideOne);
  for (int n = 0; n < kNarrow; ++n) {
    const auto one = static_cast<float>(w.second_one.at[n]);
    for (int i = 0; i < kWide; ++i)
      m[Shape::kSecond + n * kWide + i] = w.second.at[net::second_index(i, n)] * net::kSeenOne / one;
    m[Shape::kSecondBias + n] = static_cast<float>(w.second_bias.at[n]) / one;
    m[Shape::kOut + n] = static_cast<float>(w.out.at[n]) * one / net::kScoreOne;
  }
  m[Shape::kOutBias] = static_cast<float>(w.out_bias) / net::kScoreOne;
  return m;
}

Parameters mean_of(std::span<const net::Weights> nets) {
  TRICTRAC_ASSERT(!nets.empty());
  Parameters sum(Shape::kSize);
  for (const net::Weights& w : nets) add_to(sum.data(), model_of(w).data(), 1.0f, Shape::kSize);
  for (float& x : sum) x /= static_cast<float>(nets.size());
  return sum;
}

Optimiser::Optimiser(Parameters model)
    : model_(std::move(model)),
      gradient_(Shape::kSize),
      first_(Shape::kSize),
      second_(Shape::kSize),
      touched_(Shape::kRows) {}

double Optimiser::step(std::span<const Sample> batch, float rate) {
  TRICTRAC_ASSERT(!batch.empty());
  double squares = 0;
  for (const Sample& s : batch) {
    const double error = learn_from(model_, s, gradient_, touched_);
    squares += error * error;
  }
  const float part = 1.0f / static_cast<float>(batch.size());
  ++steps_;
  const auto correct = [&](float keep) {
    return static_cast<float>(1.0 / (1.0 - std::pow(static_cast<double>(keep), static_cast<double>(steps_))));
  };
  const AdamStep adam_step{rate, kFirstDecay, kSecondDecay, correct(kFirstDecay), correct(kSecondDecay)};
  const auto adam_rows = [&](int from, int n) {
    adam(model_.data() + from, gradient_.data() + from, first_.data() + from, second_.data() + from, n,
         adam_step);
  };
  for (int row = 0; row < Shape::kRows; ++row) {
    if (!touched_[row]) continue;
    touched_[row] = 0;
    float* g = gradient_.data() + row * net::kWide;
    for (int i = 0; i < net::kWide; ++i) g[i] *= part;
    adam_rows(row * net::kWide, net::kWide);
  }
  for (int i = Shape::kSecond; i < Shape::kSize; ++i) gradient_[i] *= part;
  adam_rows(Shape::kSecond, Shape::kSize - Shape::kSecond);
  for (int i = Shape::kSecond; i < Shape::kSecondBias; ++i)
    model_[i] = std::clamp(model_[i], -kMostWeight, kMostWeight);
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
