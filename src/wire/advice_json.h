// What analysis finds, as JSON: codes and numbers only (docs/analysis.md).
#pragma once

#include <cmath>
#include <nlohmann/json.hpp>
#include <span>

#include "base/json.h"
#include "engine/advice/answer.h"
#include "engine/advice/hint.h"
#include "engine/advice/outlook.h"
#include "engine/advice/review.h"
#include "wire/protocol.h"

// Parts of hints and reviews as JSON.

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

namespace trictrac::advice {

// `rolled`: of the first ways of the hint, or none.
Json hint_json(const Hint& hint, std::string_view unit, std::span<const RolledWay> rolled = {});
// Of the answer a player is about to give, for `side`.
Json tutor_json(const AnswerCost& verdict, Side side, std::string_view unit);
Json outlook_json(const Outlook& outlook, std::string_view unit);
Json odds_json(const Odds& odds);

Json review_json(const Review& review, const Record& record, std::string_view unit);

}  // namespace trictrac::advice
