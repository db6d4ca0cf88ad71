// Results of the analysis as JSON, with codes and numbers only (docs/analysis.md).
#pragma once

#include <span>

#include "base/json.h"
#include "contract/description.h"
#include "engine/advice/answer.h"
#include "engine/advice/hint.h"
#include "engine/advice/outlook.h"
#include "engine/advice/review.h"
#include "wire/protocol.h"

namespace trictrac::advice {

// Returns a hint; `rolled` holds the rollouts of its first ways, or nothing.
Json hint_json(const Hint& hint, std::string_view unit, std::span<const RolledWay> rolled = {});
// Returns the progress of a rollout, towards `games` for each candidate, and its results.
Json rollout_json(const CandidateRollout& rollout, int games, std::string_view unit);
// Returns the tutor's verdict on the answer that `side` is about to give.
Json tutor_json(const AnswerCost& verdict, Side side, std::string_view unit);
// Returns why one answer of `side` is better than another one.
Json explained_json(const Explained& explained, Side side);
// Returns the outlook: the worth of each roll, and the odds.
Json outlook_json(const Outlook& outlook, std::string_view unit);
// Returns the review of a game; `unit` is that of its balances.
Json review_json(const Review& review, const Record& record, std::string_view unit);
// Returns the progress of a review, with its results so far or without.
Json reviewing_json(ReviewProgress at, std::optional<Json> so_far);

}  // namespace trictrac::advice

namespace trictrac::contract {

// Adds the answers of the analysis.
void describe_advice(Description& all);

}  // namespace trictrac::contract
