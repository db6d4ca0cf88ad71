// The reasons why an answer is better than another one, in sentences.
#pragma once

#include <string>

#include "apps/cli/terminal/advice.h"
#include "engine/explain/reasons.h"

namespace trictrac::cli {

// Two answers in words.
struct ComparedAnswers {
  std::string best, given;
};

// Returns the reasons of an explanation as one sentence, or that none can be counted.
std::string reasons_text(const explanation::Explanation& e, const ComparedAnswers& answers,
                         const Naming& naming, const Words& words);

// Returns each of these reasons as a sentence of its own.
ReasonTexts reason_texts(const explanation::Explanation& e, const ComparedAnswers& answers,
                         const Naming& naming, const Words& words);

}  // namespace trictrac::cli
