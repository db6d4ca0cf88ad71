// What analysis finds, as JSON: codes and numbers only (docs/analysis.md).
#pragma once

#include <span>

#include "base/json.h"
#include "engine/advice/hint.h"
#include "engine/advice/outlook.h"
#include "engine/advice/review.h"

namespace trictrac::advice {

// `rolled`: of the first ways of the hint, or none.
Json hint_json(const Hint& hint, std::string_view unit, std::span<const RolledWay> rolled = {});
// Of the answer a player is about to give, for `side`.
Json tutor_json(const Verdict& verdict, Side side, std::string_view unit);
Json outlook_json(const Outlook& outlook, std::string_view unit);
Json odds_json(const Odds& odds);

Json review_json(const Review& review, const Record& record, std::string_view unit);

}  // namespace trictrac::advice
