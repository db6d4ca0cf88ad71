// Means and shares with their intervals, and sequential tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace trictrac::measure {

// A 95 % confidence interval.
struct Interval {
  double low = 0, high = 0;
};

// A measured value as it is printed. Without an interval, the samples do not show its error.
struct MeasuredValue {
  double value = 0;
  std::optional<Interval> interval;
};

// Returns Wilson's interval of a share with `successes` in `trials`: within 0 and 1, and never of zero width.
// Returns nullopt without trials.
std::optional<Interval> wilson(double successes, double trials);

// Returns the 97.5 % quantile of Student's t with `degrees` of freedom, at least one.
double student(std::size_t degrees);

// A count of successes among trials.
struct Proportion {
  int of = 0, is = 0;
  void add(bool holds) { ++of, is += holds; }
  // Returns the share with Wilson's interval, or nullopt without trials.
  std::optional<MeasuredValue> share() const;
};

// A mean with its standard error.
struct Estimate {
  double mean = 0;
  double error = 0;                                       // standard error; 0 where no spread was seen
  std::size_t samples = 0;                                // independent ones
  double most = std::numeric_limits<double>::infinity();  // no mean can be farther from 0
  // Returns Student's interval within `most`, or nullopt with fewer than two samples or without spread.
  std::optional<Interval> interval() const;
  // Returns the mean, within `most`, with that interval.
  MeasuredValue figure() const;
  // Returns the mean as a share: mean and interval limited to 0 to 1. Returns nullopt without an interval, or
  // if all of it lies outside: it then says nothing about a share.
  std::optional<MeasuredValue> share() const;
  // Returns the mean as a factor, which is positive: its interval is Student's of the logarithm.
  MeasuredValue factor() const;
};

// The mean per round of many independent samples with different numbers of rounds.
class PerRound {
 public:
  void add(double sum, double rounds);
  std::size_t samples() const { return all_.size(); }
  // Returns the ratio of the sums; its error is that of a ratio, from the spread of the samples about it.
  Estimate estimate() const;
  // Returns the square of the distance of each sample from the mean.
  std::vector<double> squares() const;
  // Returns the mean less that of `other`. Requires as many samples of both; each belongs to the one with the
  // same number, and what the two have in common does not add to the error.
  Estimate less(const PerRound& other) const;

 private:
  struct RatioSample {
    double sum, rounds;
  };
  std::vector<RatioSample> all_;
  double sum_ = 0, rounds_ = 0;
};

// Returns the variance of samples whose squares() are these.
Estimate variance_of(const std::vector<double>& squares);
// Returns the ratio of two variances, of the same samples counted in two ways. Without a variance below, it
// has no samples.
Estimate variance_ratio(const std::vector<double>& above, const std::vector<double>& below);

// The verdict of a sequential test.
enum class SprtVerdict : std::uint8_t { Open, None, Some };

// A sequential test of "the mean is `none`" against "the mean is `some`", with both errors 1 in 20; samples
// are taken as normal with the observed spread (GSPRT).
struct Sprt {
  double none = 0, some = 0;
  // Returns the log likelihood ratio of `some` to `none`.
  double likelihood(const Estimate& e) const;
  // Returns the verdict; Open with fewer than `kLeastSamples`.
  SprtVerdict verdict(const PerRound& samples) const;
  static constexpr std::size_t kLeastSamples = 20;
};

}  // namespace trictrac::measure
