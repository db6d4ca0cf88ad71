// The reasons why an answer is better than another one, as a sentence.
#pragma once

#include <string>

#include "apps/cli/terminal/advice.h"
#include "engine/explain/reasons.h"

namespace trictrac::cli {

// Returns the reasons of an explanation as one sentence, or that none can be counted. `best` and `given` are
// the texts of the two answers.
std::string reasons_text(const explanation::Explanation& e, const std::string& best, const std::string& given,
                         const Naming& naming, const Words& words);

}  // namespace trictrac::cli
