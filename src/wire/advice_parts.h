// Parts of advice as JSON, for hint_json.cpp and review_json.cpp.
#pragma once

#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/advice/answer.h"
#include "wire/protocol.h"

namespace trictrac::advice::parts {

// Shown digits: of a ten-thousandth nothing depends.
inline double rounded(double x) {
  constexpr double kShown = 1e4;
  const double r = std::round(x * kShown) / kShown;
  return r == 0 ? 0 : r;  // no -0
}

template <class Unit>
double rounded(Quantity<Unit> amount) {
  return rounded(amount.count());
}

inline Json amount_json(const Amount& a) {
  return {{"unit", rounded(a.unit)}, {"holes", rounded(a.holes)}, {"mille", rounded(a.mille)}};
}

// "answer": play, hold (with the play after it), go or suspend; `decision`: is holding asked about?
Json answer_json(const Way& way, bool decision);

// "rolled" and "book", in holes.
Json rolled_json(const RolledWay& r);
Json book_json(const FromBook& b);

}  // namespace trictrac::advice::parts
