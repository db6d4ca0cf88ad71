#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/terminal/console.h"
#include "base/json.h"
#include "courrier/text/board_text.h"
#include "courrier/text/position_text.h"
#include "text/board_text.h"
#include "text/foreign_text.h"
#include "text/trid.h"
#include "words/record.h"

namespace trictrac::cli::show_command {
namespace {

struct Arguments {
  std::string text;
  NumberingArgument numbering;
  bool json = false;
};

// A TRID, an id of mmai/trictrac, an XGID or a list of letters; the last two give men only, which is said.
ForeignBoard position_of(const std::string& text, const Words& words) {
  if (looks_like_mmai_id(text)) return parse_mmai_id(text);
  const bool letters = looks_like_letters(text);
  if (!letters && !looks_like_xgid(text)) return parse_trid(text);
  std::cerr << this_program().name << ": " << words(&words::RecordWords::men_only) << "\n";
  return letters ? parse_letters(text) : parse_xgid(text);
}

template <class Position>
Json problems_of(const std::expected<Position, std::vector<SetupProblem>>& position) {
  Json problems = Json::array();
  if (!position)
    for (const SetupProblem& p : position.error()) problems.push_back(p.message);
  return problems;
}

void print_json(const Json& answer, int& status) {
  std::cout << answer.dump() << "\n";
  if (!answer["problems"].empty()) status = kWrongInput;
}

// Le Tric Trac, as White sees the board.
void show_courrier(const Arguments& a, const Words& words, int& status) {
  const auto state = courrier::parse_position(a.text);
  if (a.json)
    return print_json({{"position", state ? Json(courrier::print_position(*state)) : Json(nullptr)},
                       {"problems", problems_of(state)}},
                      status);
  if (!state) return fail(status, state.error());
  Console console;
  console.page() << courrier::board_text(*state, Side::White, console.board_style(words))
                 << courrier::print_position(*state) << "\n";
  console.show();
}

void show(const Arguments& a, int& status) {
  const Words& words = user_words();
  if (a.text.starts_with("S4=")) return show_courrier(a, words, status);
  const auto state = position_of(a.text, words);
  if (a.json)
    return print_json({{"trid", state ? Json(print_trid(*state)) : Json(nullptr)},
                       {"letters", state ? Json(print_letters(*state)) : Json(nullptr)},
                       {"problems", problems_of(state)}},
                      status);
  if (!state) return fail(status, state.error());
  Console console;
  console.page() << board_text(*state, a.numbering.meant(), console.board_style(words)) << print_trid(*state)
                 << "\n"
                 << print_letters(*state) << "\n";
  console.show();
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("trid", &a->text,
                "TRID=…, S4=… of Le Tric Trac, XGID=…, letters such as aW15-yB15, or an id of "
                "mmai/trictrac");
  a->numbering.add_to(line);
  add_language(line);
  line.flag("--json", a->json,
            "print one JSON object: trid, letters, and everything wrong with the position");
  line.runs([=](int& status) { show(*a, status); });
}

}  // namespace trictrac::cli::show_command
