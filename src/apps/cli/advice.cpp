#include "apps/cli/advice.h"

#include <ostream>

#include "base/overloaded.h"
#include "engine/book/built_in.h"
#include "engine/net/built_in.h"
#include "house/asked.h"
#include "wire/account_json.h"

namespace trictrac::cli {
namespace {

constexpr std::size_t kRolledOut = 4;  // of the ways of a hint, the best

advice::Means built_in_means() { return {net::built_in(), built_in, &book::built_in()}; }

}  // namespace

std::optional<Advice> advise(const Match& match, const AdviceOptions& options) {
  const Stage stage = match.state().stage;
  if (match.awaits() != Awaits::Tour) return std::nullopt;
  const advice::Means means = built_in_means();
  advice::Round round(means, match.account());
  if (stage == Stage::Roll) return outlook_of(round, match);
  HintFound found{hint_for(round, match, options.plies), {}};
  if (options.rollouts > 0) {
    advice::HintRollout rollout(round, match, found.hint, kRolledOut,
                                {.most = options.rollouts, .threads = options.threads});
    for (int steps = 1; rollout.step(); ++steps)
      if (options.goes_on && !options.goes_on(steps, 0)) break;
    found.rolled = rollout.results();
  }
  return found;
}

advice::Review review_of(const Record& record, const AdviceOptions& options) {
  advice::ReviewOptions how{.plies = options.plies};
  if (options.rollouts > 0)
    how.rollouts = RolloutOptions{.most = options.rollouts, .threads = options.threads};
  advice::Reviewer reviewer(built_in_means(), record, how);
  while (reviewer.step()) {
    const advice::ReviewProgress at = reviewer.progress();
    if (options.goes_on && !options.goes_on(at.done, at.of)) break;
  }
  return reviewer.review();
}

std::string_view no_advice(const Words& words) {
  return words("personne n’a ici rien à choisir ni à jeter",
               "nobody has anything to choose or to throw here");
}

void print_advice(const Advice& advice, std::string_view unit, const Words& words, std::ostream& out,
                  const Naming& naming) {
  AdviceText text(words, unit, out, naming);
  std::visit(Overloaded{[&](const HintFound& found) { text.print(found.hint, found.rolled); },
                        [&](const advice::Outlook& outlook) { text.print(outlook); }},
             advice);
}

}  // namespace trictrac::cli
