// Nets for programs that learn: what they say of observations, and their weights as numbers.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/worker_pool.h"
#include "engine/net/parameters.h"
#include "engine/search/searcher.h"
#include "library/game/game.h"
#include "library/game/observation.h"

namespace trictrac::library {

// The arrays of what a net is given and how its answer is read, a row for each view.
struct NetInputs {
  std::span<std::int32_t> features;  // net::kSlots a row: the rows of the first layer that are summed
  std::span<float> stakes;           // net::kStakes a row: the factors of further rows
  std::span<float> scale;            // two a row: the view is worth the first and the second times the answer
};

// A net that is asked for many views at once. Not thread-safe; it has threads of its own.
class Net {
 public:
  // Opens the net of a file; "" is the net compiled in.
  static Result<Net> open(const std::string& file, int threads = 1);
  // Makes a net of weights in floating point, rounded as its integers are. Requires Shape::kSize of them.
  Net(const net::Parameters& parameters, int threads);
  Net(const Net&) = delete;  // what it has computed is of its own
  Net& operator=(const Net&) = delete;
  Net(Net&&) = default;
  Net& operator=(Net&&) = default;
  ~Net() = default;

  const net::Weights& weights() const { return *weights_; }
  int threads() const { return pool_.size(); }
  // Returns the file of the net, with a note of its origin.
  std::string file(std::string_view made_by) const;

  // Writes what each row of kSeen numbers (observation.h) is worth to its viewer: the expected gain in a tour
  // of twelve holes, in stakes. That is the net's answer where a throw is awaited, that of the best answer to
  // a roll in hand, and the payment where the tour is over. The error names the row that is not a view of
  // such a tour.
  Result<void> worths(std::span<const std::int8_t> views, std::span<float> into);
  // Writes what the net is given for each row, in which a throw is awaited.
  Result<void> inputs(std::span<const std::int8_t> views, const NetInputs& into);

 private:
  Net(std::shared_ptr<const net::Weights> weights, int threads);
  template <class One>
  Result<void> for_each(std::span<const std::int8_t> views, One one);
  RoundSearch& search(int thread);

  std::shared_ptr<const net::Weights> weights_;
  WorkerPool pool_;
  std::vector<std::unique_ptr<RoundSearch>> searches_;  // of each thread, for White
};

}  // namespace trictrac::library
