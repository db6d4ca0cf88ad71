// Means and shares with their intervals, and when to stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace trictrac::measure {

inline constexpr double kTwoSided95 = 1.96;

// Where a figure lies, 95 times in a hundred.
struct Interval {
  double low = 0, high = 0;
};

// What is printed of a measurement. Without an interval the samples do not tell how far it may be out.
struct MeasuredValue {
  double value = 0;
  std::optional<Interval> interval;
};

// Returns Wilson's interval of a share of which `successes` of `trials` were seen: within 0 and 1, and never
// of no width. Nothing where there were no trials.
std::optional<Interval> wilson(double successes, double trials);

// Returns the 97.5 % quantile of Student's t with so many degrees of freedom, one at least.
double student(std::size_t degrees);

// A count of cases that hold, of how many.
struct Proportion {
  int of = 0, is = 0;
  void add(bool holds) { ++of, is += holds; }
  // Returns the share with Wilson's interval. Nothing of none.
  std::optional<MeasuredValue> share() const;
};

// An estimated mean.
struct Estimate {
  double mean = 0;
  double error = 0;         // standard error; 0 where no spread was seen
  std::size_t samples = 0;  // independent ones
  // Returns Student's interval. Nothing where fewer than two samples, or no spread, tell nothing of the
  // error.
  std::optional<Interval> interval() const;
  // Returns the mean with that interval.
  MeasuredValue figure() const { return {mean, interval()}; }
  // Returns the share of 0 to 1 whose estimate this is: mean and interval held within 0 and 1. Nothing where
  // there is no interval, or all of it lies beyond 0 or 1: then it tells nothing of a share.
  std::optional<MeasuredValue> share() const;
};

// What many independent samples bring for each round, samples having more or fewer rounds.
class PerRound {
 public:
  void add(double sum, double rounds);
  std::size_t samples() const { return all_.size(); }
  // Returns the ratio of the sums; its error is that of such a ratio, by the spread of the samples about it.
  Estimate estimate() const;

 private:
  struct RatioSample {
    double sum, rounds;
  };
  std::vector<RatioSample> all_;
  double sum_ = 0, rounds_ = 0;
};

// What a sequential test has found.
enum class SprtVerdict : std::uint8_t { Open, None, Some };

// A sequential test between "the mean is `none`" and "the mean is `some`", both errors one in twenty, samples
// being taken as normal with the spread seen (GSPRT).
struct Sprt {
  double none = 0, some = 0;
  // Returns the logarithm of the likelihood ratio, some over none.
  double likelihood(const Estimate& e) const;
  // Returns the verdict; Open while there are fewer than `kLeastSamples`.
  SprtVerdict verdict(const PerRound& samples) const;
  static constexpr std::size_t kLeastSamples = 20;
};

}  // namespace trictrac::measure
