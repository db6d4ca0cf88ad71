#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/console.h"
#include "apps/cli/tric_trac/commands.h"
#include "base/text_of.h"
#include "text/shown.h"
#include "tric_trac/text/board_text.h"
#include "tric_trac/text/position_text.h"
#include "tric_trac/text/record.h"

namespace trictrac::cli {

void replay_tric_trac(const std::string& path, const std::string& text, const Words& words, bool boards,
                      bool print, int& status) {
  const auto record = tric_trac::parse_tric_trac_record(text);
  if (!record) return fail(status, text_of("{}:{}: {}", path, record.error().line, record.error().message));
  if (print) {
    std::cout << visible(tric_trac::print_record(*record));
    return;
  }
  const BoardStyle style = Console().board_style(words);
  tric_trac::Match game(record->start);
  for (const LoggedEvent& logged : record->events) {
    if (!game.act(logged.event)) return fail(status, "the record cannot be replayed");
    if (boards && std::holds_alternative<PlayMen>(logged.event))
      std::cout << tric_trac::board_text(game.state(), Side::White, style) << "\n";
  }
  const tric_trac::State& s = game.state();
  std::cout << visible(path) << words(" : chaque coup est permis ; points ", ": every play is legal; points ")
            << s.score.white << words(" à ", " to ") << s.score.black;
  if (s.won) std::cout << words(" ; gagné par les ", "; won by ") << words.side(s.won->winner);
  std::cout << "\n" << tric_trac::print_position(s) << "\n";
}

}  // namespace trictrac::cli
