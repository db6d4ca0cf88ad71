#include <iostream>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/courrier.h"
#include "apps/cli/spoken_game.h"
#include "apps/cli/verbs.h"
#include "base/text_of.h"
#include "game/match/account_sums.h"
#include "game/match/tour.h"
#include "text/board_text.h"
#include "text/courrier/record.h"
#include "text/record/account_lines.h"
#include "text/record/record.h"
#include "text/trid.h"

namespace trictrac::cli::replay_verb {
namespace {

bool is_play(const MatchAction& action) {
  const auto* a = std::get_if<Action>(&action);
  return a && std::holds_alternative<Playing>(*a);
}

std::string pair(const PerSide<int>& p) { return text_of("{} to {}", p.white, p.black); }

// Who has won what so far, in the unit of the format.
std::string account_text(const Account& a) {
  std::ostringstream text;
  text << (over(a) ? "; over" : "; so far") << ", each player has";
  for (const int halves : balance_of(a)) text << " " << halves / 2.0;
  const auto fiches = fiches_of(a);
  if (!fiches.empty()) text << " and in fiches";
  for (const int n : fiches) text << " " << n;
  return text.str();
}

std::string where_it_stands(const Match& match) {
  const State& s = match.state();
  std::string text = text_of("holes {}, points {}", pair(s.marks.holes), pair(s.marks.points));
  if (!is_plain_tour(match.options())) return text + account_text(match.account());
  if (!s.outcome) return text;
  return text_of("{}; won by {}, {}", text, title_of(s.outcome->winner), worth_of(s).name);
}

void replay(const std::string& path, bool boards, bool print, int& status) {
  const auto text = read_text(path);
  if (!text) return fail(status, text.error());
  if (courrier::is_courrier_record(*text)) return replay_courrier(path, *text, boards, print, status);
  const auto record = parse_record(*text);
  if (!record) return fail(status, text_of("{}:{}: {}", path, record.error().line, record.error().message));
  note_retired(path, record->retired);
  if (print) {
    std::cout << print_record(*record);
    return;
  }
  Match match = match_of(*record);
  std::optional<SpokenGame> spoken;
  if (match.hand()) spoken.emplace(*record, std::cout);
  for (const MatchAction& a : record->actions) {
    const State before = match.state();
    const auto effects = match.act(a);
    if (!effects) return fail(status, "the record cannot be replayed");
    if (spoken) spoken->show(before, a, match, *effects);
    if (boards && is_play(a)) std::cout << board_text(match.state(), Numbering::OneTo12) << "\n";
  }
  std::cout << path << (spoken ? ": every action was lawful; " : ": every mark agrees; ")
            << where_it_stands(match) << "\n"
            << print_trid(match.state()) << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto path = std::make_shared<std::string>();
  auto boards = std::make_shared<bool>(false);
  auto print = std::make_shared<bool>(false);
  line.required("record", path.get(), "file, or - for standard input");
  line.flag("--boards", *boards, "draw the board after every play");
  line.flag("--print", *print, "print the record in canonical form");
  line.runs([=](int& status) { replay(*path, *boards, *print, status); });
}

}  // namespace trictrac::cli::replay_verb
