#include "lab/measure/attention.h"

#include "apps/cli/common.h"
#include "apps/lab/commands.h"
#include "apps/lab/report.h"
#include "engine/bots/bot.h"

namespace trictrac::cli::attention_command {
namespace {

struct Arguments {
  int tours = 100;
  std::uint64_t seed = 1;
  bool json = false;
};

// Returns a share, and the number of trials that it is of.
Json share_json(const measure::Proportion& often) {
  Json share = figure_json(often.share());
  if (!share.is_null()) share["of"] = often.of;
  return share;
}

Json to_json(std::string_view level, const measure::AttentionRates& r) {
  return {{"name", level},
          {"points_due", r.points_due},
          {"points_lost", r.points_lost},
          {"points_too_many", r.points_too_many},
          {"marked_rightly", share_json(r.marked_rightly)},
          {"errors_seen", share_json(r.errors_seen)},
          {"false_claims", share_json(r.false_claims)},
          {"asked", share_json(r.asked)},
          {"plays_seen", share_json(r.plays_seen)},
          {"disputed", share_json(r.disputed)}};
}

void run(const Arguments& a, int& status) {
  const auto names = bot_names();
  Report report(a.json, "attention", "levels", static_cast<long>(names.size()));
  report["tours"] = a.tours;
  report["seed"] = a.seed;
  std::size_t done = 0;
  for (const std::string_view level : names) {
    report.add("levels", to_json(level, measure::attention_of(level, a.tours, a.seed)));
    if (!report.reach(static_cast<long>(++done))) break;
  }
  report.print(done < names.size(), status);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("--matches", &a->tours, "tours for each level", Between{1, 100000});
  line.option("--seed", &a->seed, "seed of the dice and the errors");
  line.flag("--json", a->json, "one JSON object");
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::attention_command
