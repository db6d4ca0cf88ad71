#include "engine/search/averages.h"

namespace trictrac {
namespace {

class Hash {
 public:
  void add(std::uint64_t word) { h_ = (h_ ^ word) * 0x9E3779B97F4A7C15u, h_ ^= h_ >> 29; }
  void add(const Men& men) {
    for (const std::uint64_t w : men.words) add(w);
  }
  std::uint64_t value() const { return h_; }

 private:
  std::uint64_t h_ = 0;
};

std::size_t hash_of(const Spot& spot, int plies) {
  const State& s = spot.state;
  Hash h;
  h.add(s.board.own);
  h.add(s.board.other);
  h.add(static_cast<std::uint64_t>(s.marks.points.white * 16 + s.marks.points.black));
  h.add(static_cast<std::uint64_t>(spot.node) * 8 + static_cast<std::uint64_t>(plies) * 2 +
        static_cast<std::uint64_t>(s.to_act));
  return static_cast<std::size_t>(h.value() >> 32);
}

// Without what no roll to come depends on.
Spot question(Spot spot) {
  spot.state.roll = {};
  return spot;
}

// One ply ahead nothing is left out.
Depth question(int plies, const Depth& depth) { return plies > 1 ? depth : Depth{}; }

}  // namespace

std::optional<Millionths> Averages::find(const Spot& spot, int plies, const Depth& depth) const {
  if (places_.empty()) return std::nullopt;
  const Place& place = places_[hash_of(spot, plies) % kPlaces];
  if (place.plies != plies || place.depth != question(plies, depth) || place.spot != question(spot))
    return std::nullopt;
  return place.worth;
}

void Averages::keep(const Spot& spot, int plies, const Depth& depth, Millionths worth) {
  if (places_.empty()) places_.resize(kPlaces);
  places_[hash_of(spot, plies) % kPlaces] = {question(spot), plies, question(plies, depth), worth};
}

}  // namespace trictrac
