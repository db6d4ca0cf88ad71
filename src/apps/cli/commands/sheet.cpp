#include "apps/cli/sheet.h"

#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "base/os.h"
#include "base/text_of.h"
#include "service/sheet_session.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/shown.h"
#include "text/words.h"
#include "words/messages.h"
#include "words/usage.h"

namespace trictrac::cli::sheet_command {
namespace {

using words::SheetWords, words::UsageWords;

struct Arguments {
  std::string path = "-";
  std::string format;
  std::vector<std::string> players;
  std::vector<std::string> options;
  std::string worth;
  bool go_on = false;
  bool json = false;
  bool print = false;
};

using Begun = std::expected<LedgerSheet, std::string>;

Begun new_sheet(const Arguments& a) {
  const auto preset = find_format(a.format);
  if (!preset)
    return std::unexpected(
        user_words()(&UsageWords::no_format, words::Given(a.format), words::Known(format_names())));
  LedgerSheet sheet{a.format, preset->options, {}, a.players};
  sheet.options.players = static_cast<int>(a.players.size());
  for (const std::string& word : a.options) {
    const auto [name, value] =
        name_and_value(word).value_or(std::pair<std::string_view, std::string_view>(word, ""));
    if (const auto set = set_match_option(sheet.options, name, value); !set)
      return std::unexpected(translated(set.error()));
  }
  RuleOptions rules;
  if (!a.worth.empty()) {
    if (const auto problem = problem_of_worth(sheet.options)) return std::unexpected(translated(*problem));
    if (const auto set = set_option(rules, "worth", a.worth); !set)
      return std::unexpected(translated(set.error()));
  }
  sheet.counting = rules.worth;
  if (const auto problem = problem_of(sheet.options)) return std::unexpected(translated(*problem));
  if (const auto problem = problem_of_names(sheet.names, sheet.options.players))
    return std::unexpected(translated(*problem));
  return sheet;
}

Begun read_sheet(const std::string& path) {
  const auto text = read_text(path);
  if (!text) return std::unexpected(text.error());
  auto sheet = parse_sheet(*text);
  if (sheet) return *sheet;
  return std::unexpected(located(path, sheet.error()));
}

std::string json_of(const LedgerSheet& sheet) {
  SheetSession session;
  return session.answer(dump({{"do", "open"}, {"text", print_sheet(sheet)}}));
}

void show(const Arguments& a, const LedgerSheet& sheet, const Words& words) {
  if (a.json) {
    std::cout << json_of(sheet) << "\n";
  } else if (a.print) {
    std::cout << visible(print_sheet(sheet));
  } else {
    const SheetLedger now = ledger_of(sheet);
    std::cout << words::translated(find_format(sheet.format)->source, words) << "\n"
              << written_account(sheet, now, words) << running_account(sheet, now, words);
  }
}

void run(const Arguments& a, int& status) {
  const bool fresh = !a.format.empty();
  if ((fresh || a.go_on) && a.path == "-") return fail(status, user_words()(&UsageWords::sheet_file_missing));
  if (fresh && std::filesystem::exists(os::path_of(a.path)))
    return fail(status, user_words()(&UsageWords::sheet_exists, words::Path(a.path)));
  const Begun sheet = fresh ? new_sheet(a) : read_sheet(a.path);
  if (!sheet) return fail(status, sheet.error());
  const Words& words = user_words();
  if (!fresh && !a.go_on) return show(a, *sheet, words);
  const bool typed = os::is_terminal(STDIN_FILENO);
  const auto refused = keep_sheet(*sheet, a.path, std::cin, std::cout, typed ? std::cout : std::cerr, words);
  if (!refused) return fail(status, refused.error());
  if (!typed && *refused > 0) fail(status, words(&words::SheetWords::not_entered, words::N(*refused)));
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("sheet", &a->path,
              "file of the sheet; without --new or --keep it is only shown (- is standard input)");
  line.option("--new", &a->format, "start a sheet of this format, and read entries line by line");
  line.option("--players", &a->players, "with --new: the names of all players");
  line.needs("--players", "--new");
  line.needs("--new", "--players");
  line.option("--match", &a->options, "with --new: what is agreed, as name=value, such as rounds=6");
  line.needs("--match", "--new");
  line.option("--worth", &a->worth, "with --new, for tours: simple_double, pont, honours or honours_1780");
  line.needs("--worth", "--new");
  line.flag("--keep", a->go_on, "continue a sheet: read and store further entries");
  line.excludes("--keep", "--new");
  line.flag("--json", a->json, "print the whole sheet as one JSON message");
  line.flag("--print", a->print, "print the sheet as text, in its canonical form");
  add_language(line);
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::sheet_command
