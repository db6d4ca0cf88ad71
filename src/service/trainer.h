// Answers for the trainers: the worth of a roll, the throws with an effect, the strength of a player.
#pragma once

#include "contract/study_fields.h"

namespace trictrac {

// Return the answer to a question, or why it has none.
Parsed<contract::Judged> answer_trainer(const contract::JudgeRoll& asked);
Parsed<contract::Throws> answer_trainer(const contract::CountThrows& asked);
Parsed<contract::Rated> answer_trainer(const contract::RateAnswer& asked);

}  // namespace trictrac
