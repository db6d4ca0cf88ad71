#include "apps/cli/sheet.h"

#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "base/os.h"
#include "base/text_of.h"
#include "game/match/match_ledger.h"
#include "service/sheet_session.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/sheet/entry_text.h"
#include "text/shown.h"
#include "text/words.h"
#include "words/messages.h"
#include "words/sheet.h"
#include "words/usage.h"

namespace trictrac::cli::sheet_command {
namespace {

using words::SheetWords, words::UsageWords;

std::string seat_text(const LedgerSheet& s, const SheetLedger& now, Side side, const Words& words) {
  const Marks& m = now.marks;
  const std::string who =
      text_of("{} ({})", s.names[player_at(now.account, side)], side == Side::White ? 'W' : 'B');
  return words(&SheetWords::seat, words::Who(who), words::Holes(m.holes[side]),
               words::Points(m.points[side])) +
         (m.double_jeton == side ? " ∞" : "");
}

// Returns one or two lines: the players at the board, their points and holes, who may go, and the next
// question.
std::string running_account(const LedgerSheet& s, const SheetLedger& now, const Words& words) {
  const MatchLedger& a = now.account;
  if (half_wanted(a)) return words(&SheetWords::throw_half) + "\n";
  if (over(a)) return words(&SheetWords::over) + "\n";
  std::string text = seat_text(s, now, Side::White, words) + "   " + seat_text(s, now, Side::Black, words);
  if (now.may_go) text += "   " + words(&SheetWords::may_go, words::Who(s.names[player_at(a, *now.may_go)]));
  if (now.dice) text += "   " + words(&SheetWords::has_dice, words::Who(s.names[player_at(a, *now.dice)]));
  return visible(text + "\n");
}

// Keeps a score sheet at the terminal: reads entries, one a line, and `undo`, `redo`, `account`, `text`,
// `save [--force] FILE`, `help`, `quit`, and shows the score after each. The file holds every entry before it
// is shown, whatever ends the program. Refusals go to `refusals`, with the number of the line.
class SheetKeeper {
 public:
  SheetKeeper(LedgerSheet sheet, std::string path, std::ostream& refusals, const Words& words)
      : sheet_(std::move(sheet)), path_(std::move(path)), refusals_(refusals), words_(words) {}

  // Returns the number of refused lines; fails if the file cannot be written.
  std::expected<int, std::string> keep() {
    if (store()) show();
    for (std::string line; kept_ && std::getline(std::cin, line);) {
      ++line_;
      line = std::string(trim(line));
      if (line == "quit") break;
      if (!line.empty() && line[0] != '#') obey(line);
    }
    if (!kept_) return std::unexpected(kept_.error());
    return refused_;
  }

 private:
  void obey(const std::string& line) {
    if (line == "help") {
      std::cout << words_(&SheetWords::help) << "\n";
    } else if (line == "account") {
      std::cout << written_account(sheet_, ledger_of(sheet_), words_);
      show();
    } else if (line == "text") {
      std::cout << visible(print_sheet(sheet_));
    } else if (line.starts_with("save ")) {
      save(std::string(trim(line.substr(5))));
    } else if (line == "undo") {
      take_last(sheet_.entries, undone_, &SheetWords::nothing_to_undo);
    } else if (line == "redo") {
      take_last(undone_, sheet_.entries, &SheetWords::nothing_to_redo);
    } else {
      enter(line);
    }
  }

  void enter(const std::string& line) {
    const SheetLedger now = ledger_of(sheet_);
    const auto entry = parse_entry(line, sheet_.names, now, naming_);
    if (!entry) return complain(translated(entry.error()));
    if (const auto next = after(now, *entry); !next)
      return complain(translated(refusal_text(next.error(), *entry, now)));
    sheet_.entries.push_back(*entry);
    undone_.clear();
    if (!store()) return;
    const SheetLedger then = ledger_of(sheet_);
    if (round_of(then.account) != round_of(now.account) || over(then.account))
      std::cout << written_account(sheet_, then, words_);
    show();
  }

  void take_last(std::vector<LedgerEntry>& from, std::vector<LedgerEntry>& to,
                 words::Sentence<> SheetWords::* nothing) {
    if (from.empty()) return complain(words_(nothing));
    to.push_back(from.back());
    from.pop_back();
    if (store()) show();
  }

  bool store() {
    kept_ = write_text(path_, print_sheet(sheet_), Overwrite::Yes);
    return kept_.has_value();
  }

  // "FILE", or "--force FILE".
  void save(std::string path) {
    constexpr std::string_view kForce = "--force ";
    const bool force = path.starts_with(kForce);
    if (force) path = std::string(trim(path.substr(kForce.size())));
    if (const auto saved = write_text(path, print_sheet(sheet_), Overwrite{force}); !saved)
      return complain(saved.error());
    std::cout << words_(&SheetWords::saved, words::Path(path)) << "\n";
  }

  void complain(const std::string& message) {
    ++refused_;
    std::cout << std::flush;
    refusals_ << "? " << (&refusals_ == &std::cout ? "" : std::to_string(line_) + ": ") << visible(message)
              << std::endl;
  }

  void show() {
    if (!sheet_.entries.empty())
      std::cout << sheet_.entries.size() << ". " << visible(entry_text(sheet_.entries.back())) << "\n";
    std::cout << running_account(sheet_, ledger_of(sheet_), words_) << std::flush;
  }

  LedgerSheet sheet_;
  std::string path_;
  std::ostream& refusals_;
  const Words& words_;
  std::expected<void, std::string> kept_;
  int line_ = 0;
  int refused_ = 0;
  std::vector<LedgerEntry> undone_;
  PlayerNaming naming_;
};

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
  const auto refused = SheetKeeper(*sheet, a.path, typed ? std::cout : std::cerr, words).keep();
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
