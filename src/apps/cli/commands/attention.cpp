#include "lab/measure/attention.h"

#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/figures.h"
#include "apps/cli/progress.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "words/measure.h"

namespace trictrac::cli::attention_command {
namespace {

using measure::AttentionRates;
using words::MeasureWords;

struct Arguments {
  int tours = 100;
  std::uint64_t seed = 1;
  bool json = false;
};

// Says how often something was so.
struct Column {
  words::Sentence<> MeasureWords::* head;
  std::string_view member;
  measure::Proportion AttentionRates::* often;
};

constexpr Column kColumns[] = {
    {&MeasureWords::correct_marks, "marked_rightly", &AttentionRates::marked_rightly},
    {&MeasureWords::errors_seen, "errors_seen", &AttentionRates::errors_seen},
    {&MeasureWords::false_claims, "false_claims", &AttentionRates::false_claims},
    {&MeasureWords::asked, "asked", &AttentionRates::asked},
    {&MeasureWords::wrong_moves_seen, "plays_seen", &AttentionRates::plays_seen},
    {&MeasureWords::disputes, "disputed", &AttentionRates::disputed},
};

// Of a hundred points that were due.
std::string of_due(int points, const AttentionRates& r, const FigureText& figures) {
  if (r.points_due == 0) return figures.share(std::optional<measure::MeasuredValue>());
  return figures.number(100.0 * points / r.points_due, 1);
}

void print_row(std::string_view level, const AttentionRates& r, const FigureText& figures) {
  std::string row = text_of("| `{}` | {} | {} |", level, of_due(r.points_lost, r, figures),
                            of_due(r.points_too_many, r, figures));
  for (const Column& c : kColumns) row += " " + figures.share((r.*c.often).share()) + " |";
  std::cout << row << std::endl;
}

Json to_json(std::string_view level, const AttentionRates& r) {
  Json json{{"name", level},
            {"points_due", r.points_due},
            {"points_lost", r.points_lost},
            {"points_too_many", r.points_too_many}};
  for (const Column& c : kColumns) {
    Json& share = json[std::string(c.member)] = figure_json((r.*c.often).share());
    if (!share.is_null()) share["of"] = (r.*c.often).of;
  }
  return json;
}

void run(const Arguments& args, int& status) {
  const Words& words = user_words();
  const FigureText figures(words);
  if (!args.json) {
    std::cout << "|";
    for (const auto head : {&MeasureWords::name, &MeasureWords::lost, &MeasureWords::too_many})
      std::cout << " " << words(head) << " |";
    for (const Column& c : kColumns) std::cout << " " << words(c.head) << " |";
    std::cout << "\n|---|---|---|---|---|---|---|---|---|\n";
  }
  Json levels = Json::array();
  const auto names = bot_names();
  {
    Progress progress("attention", &words::ProgressWords::levels, static_cast<long>(names.size()));
    for (long done = 0; const std::string_view level : names) {
      const AttentionRates r = measure::attention_of(level, args.tours, args.seed);
      levels.push_back(to_json(level, r));
      if (!args.json) progress.aside([&] { print_row(level, r, figures); });
      if (!progress.reach(++done)) break;
    }
  }
  const bool partial = levels.size() < names.size();
  if (partial) status = kInterrupted;
  if (!args.json) {
    if (partial) std::cout << words(&MeasureWords::interrupted) << "\n";
    return;
  }
  Json j{{"tours", args.tours}, {"seed", args.seed}, {"levels", levels}};
  if (partial) j["partial"] = true;
  std::cout << j.dump() << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("--matches", &a->tours, "tours for each level", Between{1, 100000});
  line.alias("--tours", "--matches");
  line.option("--seed", &a->seed, "seed of the dice and the errors");
  line.flag("--json", a->json, "one JSON object");
  add_language(line);
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::attention_command
