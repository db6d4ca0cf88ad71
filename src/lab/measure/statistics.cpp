#include "lab/measure/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/assert.h"
#include "standing/elo.h"

namespace trictrac::measure {

using standing::kTwoSided95;

std::optional<Interval> wilson(double successes, double trials) {
  if (trials <= 0) return std::nullopt;
  TRICTRAC_ASSERT(successes >= 0 && successes <= trials);
  const double p = successes / trials, z2 = kTwoSided95 * kTwoSided95 / trials;
  const double middle = (p + z2 / 2) / (1 + z2);
  const double half = kTwoSided95 / (1 + z2) * std::sqrt(p * (1 - p) / trials + z2 / (4 * trials));
  return Interval{successes == 0 ? 0 : middle - half, successes == trials ? 1 : middle + half};
}

double student(std::size_t degrees) {
  TRICTRAC_ASSERT(degrees > 0);
  constexpr std::array kFew{12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281};
  if (degrees <= kFew.size()) return kFew[degrees - 1];
  // The expansion about the normal quantile (Abramowitz and Stegun 26.7.5).
  const double n = static_cast<double>(degrees), z = 1.959964, z2 = z * z;
  return z + z * (z2 + 1) / (4 * n) + z * (5 * z2 * z2 + 16 * z2 + 3) / (96 * n * n) +
         z * (3 * z2 * z2 * z2 + 19 * z2 * z2 + 17 * z2 - 15) / (384 * n * n * n);
}

std::optional<MeasuredValue> Proportion::share() const {
  if (of == 0) return std::nullopt;
  return MeasuredValue{static_cast<double>(is) / of, wilson(is, of)};
}

std::optional<Interval> Estimate::interval() const {
  if (samples < 2 || error <= 0) return std::nullopt;
  const double half = student(samples - 1) * error;
  return Interval{std::clamp(mean - half, -most, most), std::clamp(mean + half, -most, most)};
}

MeasuredValue Estimate::figure() const { return {std::clamp(mean, -most, most), interval()}; }

std::optional<MeasuredValue> Estimate::share() const {
  const auto all = interval();
  if (!all || all->low >= 1 || all->high <= 0) return std::nullopt;
  const auto within = [](double x) { return std::clamp(x, 0.0, 1.0); };
  return MeasuredValue{within(mean), Interval{within(all->low), within(all->high)}};
}

MeasuredValue Estimate::factor() const {
  if (!interval() || mean <= 0) return {mean, std::nullopt};
  const double by = std::exp(student(samples - 1) * error / mean);
  return {mean, Interval{mean / by, mean * by}};
}

void PerRound::add(double sum, double rounds) {
  all_.push_back({sum, rounds});
  sum_ += sum;
  rounds_ += rounds;
}

Estimate PerRound::estimate() const {
  if (rounds_ <= 0) return {};
  Estimate e{sum_ / rounds_, 0, all_.size()};
  const double n = static_cast<double>(all_.size());
  if (n < 2) return e;
  double sum = 0;
  for (const double square : squares()) sum += square;
  e.error = std::sqrt(sum * n / (n - 1)) / rounds_;
  return e;
}

std::vector<double> PerRound::squares() const {
  const double mean = rounds_ > 0 ? sum_ / rounds_ : 0;
  std::vector<double> all;
  all.reserve(all_.size());
  for (const RatioSample& s : all_) all.push_back((s.sum - mean * s.rounds) * (s.sum - mean * s.rounds));
  return all;
}

Estimate PerRound::less(const PerRound& other) const {
  TRICTRAC_ASSERT(samples() == other.samples());
  if (rounds_ <= 0 || other.rounds_ <= 0) return {};
  const double mean = sum_ / rounds_, theirs = other.sum_ / other.rounds_;
  Estimate e{mean - theirs, 0, all_.size()};
  const double n = static_cast<double>(all_.size());
  if (n < 2) return e;
  double sum = 0;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const RatioSample &a = all_[i], &b = other.all_[i];
    const double d = (a.sum - mean * a.rounds) / rounds_ - (b.sum - theirs * b.rounds) / other.rounds_;
    sum += d * d;
  }
  e.error = std::sqrt(sum * n / (n - 1));
  return e;
}

Estimate variance_of(const std::vector<double>& squares) {
  if (squares.size() < 2) return {};
  const double n = static_cast<double>(squares.size());
  PerRound all;
  for (const double square : squares) all.add(square, (n - 1) / n);
  return all.estimate();
}

Estimate variance_ratio(const std::vector<double>& above, const std::vector<double>& below) {
  TRICTRAC_ASSERT(above.size() == below.size());
  PerRound all;
  for (std::size_t i = 0; i < above.size(); ++i) all.add(above[i], below[i]);
  return all.estimate();
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
