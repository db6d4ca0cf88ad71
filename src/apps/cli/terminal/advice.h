// Hints, outlooks and reviews, as values and as sentences.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "apps/cli/words.h"
#include "engine/advice/hint.h"
#include "engine/advice/outlook.h"
#include "engine/advice/review.h"
#include "text/fleche_text.h"
#include "words/advice.h"

namespace trictrac::cli {

// The names of flèches, and the player from whose talon they are numbered.
struct Naming {
  Numbering numbering = Numbering::OneTo24;
  Counted counted = Counted::ByMover;
};

// The depth and the limits of an analysis.
struct AdviceOptions {
  int plies = 1;
  int rollouts = 0, threads = 1;
  // Is called now and then with the work done. If it returns false, the result so far is the answer. Null:
  // no limit.
  std::function<bool(int done)> goes_on{};
};

// A hint, with rollouts of its best ways if requested.
struct HintFound {
  advice::Hint hint;
  std::vector<advice::RolledWay> rolled;
};
using Advice = std::variant<HintFound, advice::Outlook>;

// Returns a hint for the current roll, or the outlook on the next one; nullopt if no player has a choice or a
// throw.
std::optional<Advice> advise(const Match& match, const AdviceOptions& options);

// Returns the review of a whole game.
advice::Review review_of(const Record& record, const AdviceOptions& options);

// The reasons of one answer, each as a sentence.
using ReasonTexts = std::vector<std::string>;
// Return the reasons beside each way of a hint, and beside each answer of a review, in their order.
std::vector<ReasonTexts> reasons_of(const advice::Hint& hint, const Words& words);
std::vector<ReasonTexts> reasons_of(const advice::Review& review, const Words& words);

// Print advice and reviews in sentences (docs/analysis.md). `unit`: the unit of the match, by the name in
// unit_of().
void print_advice(const Advice& advice, std::string_view unit, const Words& words, std::ostream& out,
                  const Naming& naming = {});
void print_review(const advice::Review& review, const Record& record, std::string_view unit,
                  const Words& words, std::ostream& out, const Naming& naming = {});

}  // namespace trictrac::cli
