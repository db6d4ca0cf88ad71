// What analysis finds, as JSON: codes and numbers only (docs/analysis.md).
#pragma once

#include <span>

#include "base/json.h"
#include "engine/advice/answer.h"
#include "engine/advice/hint.h"
#include "engine/advice/outlook.h"
#include "engine/advice/review.h"
#include "wire/protocol.h"

namespace trictrac::advice {

// Returns a hint; `rolled`: of its first ways, or none.
Json hint_json(const Hint& hint, std::string_view unit, std::span<const RolledWay> rolled = {});
// Returns how far playing on has come, of `games` for each candidate, and what it says.
Json rollout_json(const CandidateRollout& rollout, int games, std::string_view unit);
// Returns what the tutor says of the answer that `side` is about to give.
Json tutor_json(const AnswerCost& verdict, Side side, std::string_view unit);
// Returns what each roll would be worth, and what is likely.
Json outlook_json(const Outlook& outlook, std::string_view unit);
// Returns of how many of the 36 throws each thing is to be expected.
Json odds_json(const Odds& odds);

// Returns the review of a game; `unit` is that of its balances.
Json review_json(const Review& review, const Record& record, std::string_view unit);

}  // namespace trictrac::advice
