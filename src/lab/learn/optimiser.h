// Adam over batches; rows that no sample of a batch shows are left as they are.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "lab/learn/model.h"
#include "lab/learn/vectors.h"

namespace trictrac::learn {

class Optimiser {
 public:
  explicit Optimiser(Parameters model);

  const Parameters& model() const { return model_; }
  // One step by `batch`, which is not empty. Returns the mean of the squares of the errors.
  double step(std::span<const Sample> batch, float rate);

  // Everything that goes on from here, for a checkpoint; read() takes what print() gave, or says no.
  std::string print() const;
  bool read(std::string_view text);

 private:
  void adam_rows(const AdamStep& step, int from, int n);

  Parameters model_, gradient_, first_, second_;
  std::vector<std::uint8_t> touched_;
  std::uint64_t steps_ = 0;
};

}  // namespace trictrac::learn
