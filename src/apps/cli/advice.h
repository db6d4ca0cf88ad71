// What the engine says of a position and of a game, as values and in sentences.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <variant>
#include <vector>

#include "apps/cli/advice_text.h"

namespace trictrac::cli {

struct AdviceOptions {
  int plies = 1;
  int rollouts = 0, threads = 1;
  // Called on the way with how much is done, of how much where that is known (else 0); where it returns
  // false, what has been found by then is the answer. Null: nobody waits.
  std::function<bool(int done, int of)> goes_on{};
};

struct HintFound {
  advice::Hint hint;
  std::vector<advice::RolledWay> rolled;
};
using Advice = std::variant<HintFound, advice::Outlook>;

// Returns what to answer to the roll in hand, or what the next one may bring; nothing where nobody has
// anything to choose or to throw.
std::optional<Advice> advise(const Match& match, const AdviceOptions& options);

advice::Review review_of(const Record& record, const AdviceOptions& options);

// Says why there is none.
std::string_view no_advice(const Words& words);

void print_advice(const Advice& advice, std::string_view unit, const Words& words, std::ostream& out,
                  const Naming& naming = {});

}  // namespace trictrac::cli
