// What a tour of twelve holes is worth (K8).
#pragma once

#include <string_view>

#include "game/rules/options.h"
#include "game/rules/state.h"

namespace trictrac {

// In halves of a simple stake, since the pont counts one and a half.
struct TourWorth {
  Worth counting = Worth::SimpleDouble;
  std::string_view name;  // simple, double, pont, triple, quadruple
  int halves = 2;
  friend bool operator==(const TourWorth&, const TourWorth&) = default;
};

// K8: what `winner` wins by the holes and the pavillon of `marks`.
TourWorth worth_of(Worth counting, const Marks& marks, Side winner);

// K8. A resignation is worth a simple tour. `state` is over.
TourWorth worth_of(const State& state);

std::string_view name_of(Worth counting);  // as in records

}  // namespace trictrac
