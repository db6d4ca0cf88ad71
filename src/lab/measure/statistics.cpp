#include "lab/measure/statistics.h"

#include <cmath>

namespace trictrac::measure {

void PerRound::add(double sum, double rounds) {
  all_.push_back({sum, rounds});
  sum_ += sum;
  rounds_ += rounds;
}

Estimate PerRound::estimate() const {
  if (rounds_ <= 0) return {};
  Estimate e{sum_ / rounds_, 0};
  const double n = static_cast<double>(all_.size());
  if (n < 2) return e;
  double squares = 0;
  for (const Sample& s : all_) {
    const double off = s.sum - e.mean * s.rounds;
    squares += off * off;
  }
  e.error = std::sqrt(squares * n / (n - 1)) / rounds_;
  return e;
}

double Sprt::likelihood(const Estimate& e) const {
  if (e.error <= 0) return 0;
  return (some - none) * (e.mean - (some + none) / 2) / (e.error * e.error);
}

SprtVerdict Sprt::verdict(const PerRound& samples) const {
  if (samples.samples() < kLeastSamples) return SprtVerdict::Open;
  const double bound = std::log(0.95 / 0.05);
  const double l = likelihood(samples.estimate());
  return l >= bound ? SprtVerdict::Some : l <= -bound ? SprtVerdict::None : SprtVerdict::Open;
}

}  // namespace trictrac::measure
