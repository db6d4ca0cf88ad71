#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/advice.h"
#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "base/text_of.h"
#include "house/asked.h"
#include "wire/account_json.h"
#include "wire/advice_json.h"

namespace trictrac::cli {
namespace analyse {
namespace {

using namespace advice;

struct Arguments {
  std::string game;
  int plies = 1;
  int rollouts = 0, threads = 1;
  bool json = false;
  std::string lang;
};

std::expected<Record, std::string> record_of(const std::string& game) {
  if (game.starts_with("TRID=")) {
    auto record = record_from(game);
    if (record) return *std::move(record);
    return std::unexpected(record.error().message);
  }
  const auto text = read_text(game);
  if (!text) return std::unexpected(text.error());
  auto record = parse_record(*text);
  if (record) {
    note_retired(game, record->retired);
    return *std::move(record);
  }
  return std::unexpected(text_of("{}:{}: {}", game, record.error().line, record.error().message));
}

void hint(const Arguments& a, int& status) {
  const auto record = record_of(a.game);
  if (!record) return fail(status, record.error());
  const Match match = match_after(*record);
  const Words words(language_of(a.lang));
  const auto advice = advise(match, {a.plies, a.rollouts, a.threads});
  if (!advice) return fail(status, std::string(no_advice(words)));
  const std::string_view unit = unit_of(match.account());
  if (!a.json) return print_advice(*advice, unit, words, std::cout);
  const auto* found = std::get_if<HintFound>(&*advice);
  std::cout << dump(found ? hint_json(found->hint, unit, found->rolled)
                          : outlook_json(std::get<advice::Outlook>(*advice), unit))
            << "\n";
}

void review(const Arguments& a, int& status) {
  const auto record = record_of(a.game);
  if (!record) return fail(status, record.error());
  const advice::Review review = review_of(*record, {a.plies, a.rollouts, a.threads});
  const std::string_view unit = unit_of(match_after(*record).account());
  if (a.json) {
    std::cout << dump(review_json(review, *record, unit)) << "\n";
    return;
  }
  const Words words(language_of(a.lang));
  AdviceText(words, unit, std::cout).print(review, shown_players(*record, words));
}

void add_rollouts(CommandLine& line, Arguments& a, const char* what) {
  line.option("--rollouts,--rollout", &a.rollouts, what, Between{0, 1000000});
  line.option("--threads", &a.threads, "of the rollouts; the answer does not depend on it", Between{1, 256});
}

}  // namespace
}  // namespace analyse

void hint_verb::declare(CommandLine& line) {
  auto a = std::make_shared<analyse::Arguments>();
  line.required("game", &a->game, "a record (file, or - for standard input), or a position (TRID=…)");
  line.option("--plies", &a->plies, "how far to look", Between{0, 2});
  analyse::add_rollouts(line, *a, "play the four best on to the end of the relevé so often at most");
  add_language(line, a->lang);
  line.flag("--json", a->json, "as JSON (docs/analysis.md)");
  line.runs([=](int& status) { analyse::hint(*a, status); });
}

void review_verb::declare(CommandLine& line) {
  auto a = std::make_shared<analyse::Arguments>();
  line.required("record", &a->game, "file, or - for standard input");
  line.option("--plies", &a->plies, "how far to look at everything (what is doubtful, one farther)",
              Between{0, 2});
  analyse::add_rollouts(line, *a,
                        "play what was costly or close on to the end of the relevé so often at most");
  add_language(line, a->lang);
  line.flag("--json", a->json, "as JSON (docs/analysis.md)");
  line.runs([=](int& status) { analyse::review(*a, status); });
}

}  // namespace trictrac::cli
