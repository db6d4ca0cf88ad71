#include "lab/measure/attention.h"

#include <cstdio>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "engine/bots/bot.h"

namespace trictrac::cli::attention_verb {
namespace {

struct Arguments {
  int tours = 100;
  std::uint64_t seed = 1;
};

void print(const Arguments& args) {
  std::printf(
      "| Name | marks rightly | points lost | too many | errors seen | false claims | asks why | "
      "wrong plays seen | disputes |\n");
  std::printf("|---|---|---|---|---|---|---|---|---|\n");
  for (const std::string_view level : bot_names()) {
    const measure::AttentionRates r = measure::attention_of(level, args.tours, args.seed);
    const double due = std::max(1, r.points_due) / 100.0;
    std::printf("| `%s` | %.1f %% | %.1f %% | %.1f %% | %.1f %% | %.2f %% | %.1f %% | %.1f %% | %.1f %% |\n",
                std::string(level).c_str(), r.marked_rightly.percent(), r.points_lost / due,
                r.points_too_many / due, r.errors_seen.percent(), r.false_claims.percent(), r.asked.percent(),
                r.plays_seen.percent(), r.disputed.percent());
  }
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("--tours", &a->tours, "of each level", Between{1, 100000});
  line.option("--seed", &a->seed, "of the dice and the errors");
  line.runs([=](int&) { print(*a); });
}

}  // namespace trictrac::cli::attention_verb
