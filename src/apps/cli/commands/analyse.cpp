#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/progress.h"
#include "apps/cli/records.h"
#include "apps/cli/review_csv.h"
#include "apps/cli/terminal/advice.h"
#include "apps/cli/terminal/console.h"
#include "base/json.h"
#include "base/text_of.h"
#include "service/analysis_session.h"
#include "wire/advice_json.h"
#include "wire/match_ledger_json.h"
#include "words/advice.h"
#include "words/usage.h"

namespace trictrac::cli {
namespace analyse {
namespace {

using namespace advice;

struct Arguments {
  std::vector<std::string> games;
  int plies = 1;
  int rollouts = 0, threads = 1;
  bool json = false, csv = false;

  // Returns whether the output is for a program.
  bool is_data() const { return json || csv; }
};

bool is_position(const std::string& game) { return game.starts_with("TRID="); }

// Returns the records of a file, or the one that a position stands for.
std::expected<std::vector<GivenRecord>, std::string> games_in(const std::string& game) {
  if (is_position(game)) return std::vector{GivenRecord{.path = game, .text = game}};
  return read_records(game);
}

std::expected<Record, std::string> record_of(const GivenRecord& game) {
  if (is_position(game.path)) {
    auto record = record_from(game.text);
    if (record) return *std::move(record);
    return std::unexpected(translated(record.error().message));
  }
  auto record = parse_record(game.text);
  if (record) return *std::move(record);
  return std::unexpected(game.located(record.error()));
}

// As `a` has it, saying on the way how far it is.
AdviceOptions options_of(const Arguments& a, Progress& progress) {
  return {a.plies, a.rollouts, a.threads, [&progress](int done, int) { return progress.reach(done); }};
}

bool is_one_of_several(const Arguments& a, const GivenRecord& game) {
  return a.games.size() > 1 || !game.alone;
}

// Prints the name of a game above its answer, if there are several games.
void print_name(const Arguments& a, const GivenRecord& game) {
  if (is_one_of_several(a, game) && !a.is_data()) std::cout << game.name() << ":\n";
}

void say_partial(const Arguments& a, const Words& words, int& status) {
  if (!interrupted()) return;
  if (!a.is_data()) std::cout << words(&words::UsageWords::interrupted) << "\n";
  status = kInterrupted;
}

void print_json(Json answer, const GivenRecord& game) {
  answer["file"] = game.path;
  answer["record_number"] = game.number;
  if (interrupted()) answer["partial"] = true;
  std::cout << dump(answer) << "\n";
}

void hint(const Arguments& a, const GivenRecord& game, int& status) {
  const auto record = record_of(game);
  if (!record) return fail(status, record.error());
  const Match match = match_after(*record);
  const Words& words = user_words();
  std::optional<Advice> advice;
  {
    Progress progress("hint", words(&words::UsageWords::steps), 0);
    advice = advise(match, options_of(a, progress));
  }
  if (!advice)
    return fail(status, (is_one_of_several(a, game) ? game.name() + ": " : "") +
                            words(&words::AdviceWords::no_advice));
  const std::string_view unit = unit_of(match.account());
  print_name(a, game);
  const auto* found = std::get_if<HintFound>(&*advice);
  Console console;
  if (!a.json)
    print_advice(*advice, unit, words, console.page());
  else
    print_json(found ? hint_json(found->hint, unit, found->rolled)
                     : outlook_json(std::get<advice::Outlook>(*advice), unit),
               game);
  console.show();
  say_partial(a, words, status);
}

void review(const Arguments& a, const GivenRecord& game, int& status) {
  const auto record = record_of(game);
  if (!record) return fail(status, record.error());
  const Words& words = user_words();
  advice::Review review;
  {
    Progress progress("review", words(&words::UsageWords::actions), static_cast<long>(record->events.size()));
    review = review_of(*record, options_of(a, progress));
  }
  const std::string_view unit = unit_of(match_after(*record).account());
  print_name(a, game);
  Console console;
  if (a.csv)
    std::cout << review_csv(review, *record, game.path, game.number);
  else if (a.json)
    print_json(review_json(review, *record, unit), game);
  else
    AdviceText(words, unit, console.page()).print(review, shown_players(*record, words));
  console.show();
  say_partial(a, words, status);
}

// Answers each game in turn; a fault in one does not stop the others.
void each_game(const Arguments& a, void (*answer)(const Arguments&, const GivenRecord&, int&), int& status) {
  for (const std::string& path : a.games) {
    const auto games = games_in(path);
    if (!games) fail(status, games.error());
    for (const GivenRecord& game : games.value_or(std::vector<GivenRecord>{})) {
      answer(a, game, status);
      if (interrupted()) return;
    }
  }
}

void add_rollouts(CommandLine& line, Arguments& a, const char* what) {
  line.option("--rollouts", &a.rollouts, what, Between{0, 1000000});
  line.option("--threads", &a.threads, "threads for the rollouts (they do not change the answer)",
              Between{1, 256});
}

}  // namespace
}  // namespace analyse

void hint_command::declare(CommandLine& line) {
  auto a = std::make_shared<analyse::Arguments>();
  line.required("games", &a->games, "records (files, or - for standard input) or positions (TRID=…)");
  line.option("--plies", &a->plies, "how many rolls to look ahead", Between{0, 2});
  analyse::add_rollouts(line, *a, "play the four best out to the end of the relevé, at most this many times");
  add_language(line);
  line.flag("--json", a->json, "print JSON, one object a line for each (docs/analysis.md)");
  line.runs([=](int& status) { analyse::each_game(*a, analyse::hint, status); });
}

void review_command::declare(CommandLine& line) {
  auto a = std::make_shared<analyse::Arguments>();
  line.required("records", &a->games, "files, or - for standard input");
  line.option("--plies", &a->plies, "how many rolls to look ahead (one more where the choice is doubtful)",
              Between{0, 2});
  analyse::add_rollouts(line, *a,
                        "play costly or close choices out to the end of the relevé, at most this many times");
  add_language(line);
  line.flag("--json", a->json, "print JSON, one object a line for each (docs/analysis.md)");
  line.flag(
      "--csv", a->csv,
      "print CSV, one line for each graded play and decision, all records in one table (docs/analysis.md)");
  line.excludes("--json", "--csv");
  line.runs([=](int& status) {
    if (a->csv) std::cout << review_csv_header();
    analyse::each_game(*a, analyse::review, status);
  });
}

}  // namespace trictrac::cli
