#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/words.h"
#include "base/json.h"
#include "base/os.h"
#include "base/text_of.h"
#include "text/foreign_text.h"
#include "text/record/mmai_history.h"
#include "text/shown.h"
#include "text/trid.h"
#include "text/words.h"
#include "wire/protocol.h"
#include "words/record.h"

namespace trictrac::cli::convert_command {
namespace {

using words::RecordWords;

struct Arguments {
  std::vector<std::string> given;
  bool partial = false, json = false;
};

// A way in which others write a position.
struct PositionText {
  bool (*is)(std::string_view text);
  ForeignBoard (*read)(std::string_view text);
  words::Sentence<> RecordWords::* unknown;  // the parts that are not known
};
constexpr PositionText kPositionTexts[] = {
    {looks_like_mmai_id, parse_mmai_id, &RecordWords::rolls_unknown},
    {looks_like_mmai_snapshot, parse_mmai_snapshot, &RecordWords::rolls_unknown},
    {looks_like_xgid, parse_xgid, &RecordWords::men_and_turn_only},
    {looks_like_letters, parse_letters, &RecordWords::men_only},
};

class Converter {
 public:
  Converter(const Arguments& a, int& status) : a_(a), words_(user_words()), status_(status) {}

  void convert(const std::string& argument) {
    std::error_code none;
    if (argument != "-" && !std::filesystem::exists(os::path_of(argument), none)) {
      if (!position(argument, argument))
        fail(status_, words_(&RecordWords::no_file_or_text, words::Path(argument)));
      return;
    }
    const auto text = read_text(argument);
    if (!text) return fail(status_, text.error());
    if (looks_like_mmai_history(*text)) return game(argument, *text);
    if (looks_like_mmai_snapshot(trim(*text)))
      position(argument, trim(*text));
    else
      positions(argument, *text);
  }

 private:
  void positions(const std::string& path, std::string_view text) {
    int n = 0;
    bool any = false;
    for (const std::string_view line : split(text, '\n')) {
      ++n;
      if (trim(line).empty()) continue;
      any = true;
      const std::string at = text_of("{}:{}", path, n);
      if (!position(at, trim(line))) fail(status_, words_(&RecordWords::unknown_text, words::Path(at)));
    }
    if (!any) fail(status_, words_(&RecordWords::empty, words::Path(path)));
  }

  // Returns whether the text is written in one of these ways, rightly or not; `name` begins messages.
  bool position(const std::string& name, std::string_view text) {
    for (const PositionText& one : kPositionTexts) {
      if (!one.is(text)) continue;
      const auto state = one.read(text);
      if (!state) {
        for (const SetupProblem& p : state.error())
          fail(status_, text_of("{}: {}", name, translated(p.message)));
        return true;
      }
      note(name, words_(one.unknown));
      if (a_.json)
        std::cout << dump({{"from", name}, {"trid", print_trid(*state)}}) << "\n";
      else
        std::cout << print_trid(*state) << "\n";
      return true;
    }
    return false;
  }

  void game(const std::string& path, const std::string& text) {
    const MmaiGame game = read_mmai_history(text);
    if (!game.fault.empty()) {
      const std::string fault = text_of("{}:{}: {}", path, game.line, game.fault);
      if (!a_.partial || game.record.events.empty()) return fail(status_, fault);
      note(fault, words_(&RecordWords::written_up_to_there));
    }
    const std::string record = print_record(game.record);
    if (a_.json)
      std::cout << dump({{"from", path}, {"record", record}}) << "\n";
    else
      std::cout << visible(record);
  }

  void note(const std::string& name, const std::string& what) const {
    std::cerr << this_program().name << ": "
              << words_(&RecordWords::of_text, words::Path(visible(name)), words::Why(what)) << "\n";
  }

  const Arguments& a_;
  const Words& words_;
  int& status_;
};

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required(
      "texts", &a->given,
      "files, - for standard input, or positions themselves: XGID=…, letters such as aW15-yB15, or what "
      "mmai/trictrac writes (docs/record.md)");
  line.flag("--partial", a->partial,
            "of a game that the rules do not follow to its end, print what comes before");
  add_language(line);
  line.flag("--json", a->json, "print one JSON object a line: from, and trid or record");
  line.runs([=](int& status) {
    Converter converter(*a, status);
    for (const std::string& given : a->given) converter.convert(given);
  });
}

}  // namespace trictrac::cli::convert_command
