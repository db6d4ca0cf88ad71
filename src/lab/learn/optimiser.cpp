#include "lab/learn/optimiser.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <utility>

#include "base/assert.h"
#include "lab/learn/vectors.h"

namespace trictrac::learn {
namespace {

constexpr float kFirst = 0.9f, kSecond = 0.999f;
// So that the second layer can be kept in eight bits.
constexpr float kMostSecond = 1.98f;

}  // namespace

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
  const AdamStep adam_step{rate, kFirst, kSecond, correct(kFirst), correct(kSecond)};
  for (int row = 0; row < Shape::kRows; ++row) {
    if (!touched_[row]) continue;
    touched_[row] = 0;
    float* g = gradient_.data() + row * net::kWide;
    for (int i = 0; i < net::kWide; ++i) g[i] *= part;
    adam_rows(adam_step, row * net::kWide, net::kWide);
  }
  for (int i = Shape::kSecond; i < Shape::kSize; ++i) gradient_[i] *= part;
  adam_rows(adam_step, Shape::kSecond, Shape::kSize - Shape::kSecond);
  for (int i = Shape::kSecond; i < Shape::kSecondBias; ++i)
    model_[i] = std::clamp(model_[i], -kMostSecond, kMostSecond);
  return squares / static_cast<double>(batch.size());
}

void Optimiser::adam_rows(const AdamStep& step, int from, int n) {
  adam(model_.data() + from, gradient_.data() + from, first_.data() + from, second_.data() + from, n, step);
}

std::string Optimiser::print() const {
  std::string out(sizeof steps_ + 3 * Shape::kSize * sizeof(float), '\0');
  char* at = out.data();
  std::memcpy(at, &steps_, sizeof steps_);
  at += sizeof steps_;
  for (const Parameters* n : {&model_, &first_, &second_}) {
    std::memcpy(at, n->data(), Shape::kSize * sizeof(float));
    at += Shape::kSize * sizeof(float);
  }
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
