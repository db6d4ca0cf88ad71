// Waiting times and the share of them within a bound.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

namespace trictrac::load_test {

class Latencies {
 public:
  void add(std::chrono::steady_clock::duration time) {
    all_.push_back(std::chrono::duration<float, std::milli>(time).count());
  }
  std::size_t count() const { return all_.size(); }
  void sort() { std::ranges::sort(all_); }
  // In milliseconds, the least that `share` (0 to 1) of them do not exceed; 0 of none. After sort().
  double within(double share) const {
    if (all_.empty()) return 0;
    return all_[std::min(all_.size() - 1,
                         static_cast<std::size_t>(share * static_cast<double>(all_.size())))];
  }

 private:
  std::vector<float> all_;
};

}  // namespace trictrac::load_test
