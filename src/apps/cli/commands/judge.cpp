#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/points_text.h"
#include "apps/cli/terminal/console.h"
#include "base/json.h"
#include "text/board_text.h"
#include "text/marks_text.h"
#include "text/trid.h"
#include "wire/judge_json.h"
#include "words/record.h"
#include "words/usage.h"

namespace trictrac::cli::judge_command {
namespace {

using words::RecordWords;

struct Arguments {
  std::string trid;
  std::string dice;
  NumberingArgument numbering;
  bool jsonl = false, json = false;
};

void judge_position(const Arguments& a, int& status) {
  const auto state = parse_trid(a.trid);
  if (!state) return fail(status, state.error());
  const bool rolled = state->stage == Stage::Move || state->stage == Stage::Decide;
  const auto roll = a.dice.empty() && rolled ? std::optional(state->roll) : roll_of(a.dice);
  if (!roll) return fail(status, user_words()(&words::UsageWords::dice_wrong));
  if (a.json) {
    const Json question{{"trid", a.trid}, {"dice", {roll->a, roll->b}}};
    std::cout << judge_line(question.dump()) << "\n";
    return;
  }
  const Numbering n = a.numbering.meant();
  const Words& words = user_words();
  const Numbering named = of_mover(n, state->to_act);
  Turn turn;
  judge(state->board, *roll, state->options, context_of(*state), turn);
  Console console;
  console.page() << board_text(*state, n, console.board_style(words)) << "\n"
                 << words(&RecordWords::roll_worth) << "\n"
                 << events_account(state->board, *roll, state->options, turn, words, named)
                 << words(&RecordWords::legal_moves) << "\n"
                 << plays_account(turn, *roll, named);
  console.show();
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("trid", &a->trid, "position; with --jsonl, a file of questions (default: standard input)");
  line.option("--dice", &a->dice, "the roll, such as 64");
  a->numbering.add_to(line);
  add_language(line);
  line.flag("--json", a->json, "print the answer as one JSON object (docs/judge.md)");
  line.flag("--jsonl", a->jsonl,
            "in bulk: one JSON question a line in, such as {\"trid\":\"TRID=…\",\"dice\":[6,4]}, one JSON "
            "answer a line out (docs/judge.md)");
  line.excludes("--jsonl", "--json");
  line.runs([=](int& status) {
    if (a->jsonl) return answer_lines(a->trid.empty() ? "-" : a->trid, judge_line, status);
    if (a->trid.empty()) return fail(status, user_words()(&words::UsageWords::position_missing));
    judge_position(*a, status);
  });
}

}  // namespace trictrac::cli::judge_command
