// Swiss pairings: the pairing of least cost, where the costs of a pair come in this order.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "event/act.h"
#include "event/state.h"

namespace trictrac::event {

// The criteria of a pair, the weightiest first.
enum class Criterion : std::uint8_t {
  Conflict,  // the two have met, or are excluded from meeting
  Bye,       // of a bye: the score of who has it, and before that whether they have had one
  Distance,  // the square of the difference of their scores, in halves
  Float,     // how many of the two float the same way as in the round before
  Club,      // the two are of one club, in the first rounds
  Half,      // the distance from pairing the upper half of a score group with the lower half
};
inline constexpr int kCriteria = 6;
using PairCost = std::array<int, kCriteria>;

// The way in which an entrant was paired outside their score group: with a lower score (or a bye), or a
// higher.
enum class Float : std::uint8_t { None, Down, Up };

// An entrant of the next round.
struct SwissEntrant {
  const Entrant* entrant = nullptr;
  int halves = 0;  // the score
  int whites = 0;
  bool had_bye = false;
  Float last_float = Float::None;
  std::vector<int> met{};  // the numbers of those played with
  int rank = 0;            // among those of the same score, by seed, from 0
  int group = 0;           // how many have that score
};

// The next round of a Swiss event, before it is paired.
class SwissRound {
 public:
  // Requires that `state` outlives this.
  explicit SwissRound(const EventState& state);

  // Returns those to be paired, by score and seed.
  const std::vector<SwissEntrant>& entrants() const { return entrants_; }
  // Returns the costs of a pair of places in entrants(), first < second; a second place behind the last one
  // is the bye.
  PairCost cost(int first, int second) const;
  // Returns one weight for each pair of places, in the order of place_of_pair(): a pairing has the greatest
  // sum of weights when its sums of costs are least, one criterion after the other. With an odd number of
  // entrants the bye is the last place. In events so large that this needs more than kMostWeight, the last
  // criterion is taken in coarser steps.
  std::vector<std::int64_t> weights() const;
  // Returns the pairing of the greatest weight, with the byes that were asked for.
  Pairings pair() const;

 private:
  using Sums = std::array<std::int64_t, kCriteria>;

  // Returns an upper bound of the cost of a pairing, for each criterion. `costs` has the pairs in the order
  // of place_of_pair().
  Sums greatest_sums(std::span<const PairCost> costs) const;
  int places() const { return static_cast<int>(entrants_.size() + entrants_.size() % 2); }

  const EventState& state_;
  std::vector<SwissEntrant> entrants_;
  std::vector<Bye> asked_;
};

}  // namespace trictrac::event
