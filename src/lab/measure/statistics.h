// Means with their errors, and when to stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace trictrac::measure {

inline constexpr double kTwoSided95 = 1.96;

struct Estimate {
  double mean = 0;
  double error = 0;  // standard error
  double low() const { return mean - kTwoSided95 * error; }
  double high() const { return mean + kTwoSided95 * error; }
};

// What many independent samples bring for each round, samples having more or fewer rounds.
class PerRound {
 public:
  void add(double sum, double rounds);
  std::size_t samples() const { return all_.size(); }
  // The error is that of a ratio of sums, by the spread of the samples about it.
  Estimate estimate() const;

 private:
  struct Sample {
    double sum, rounds;
  };
  std::vector<Sample> all_;
  double sum_ = 0, rounds_ = 0;
};

// A sequential test between "the mean is `none`" and "the mean is `some`", both errors one in twenty, samples
// being taken as normal with the spread seen (GSPRT).
enum class SprtVerdict : std::uint8_t { Open, None, Some };
struct Sprt {
  double none = 0, some = 0;
  double likelihood(const Estimate& e) const;  // logarithm of the ratio, some over none
  // Open while there are fewer than `kLeastSamples`.
  SprtVerdict verdict(const PerRound& samples) const;
  static constexpr std::size_t kLeastSamples = 20;
};

}  // namespace trictrac::measure
