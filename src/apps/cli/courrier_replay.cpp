#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/console.h"
#include "apps/cli/courrier.h"
#include "base/text_of.h"
#include "text/courrier/board_text.h"
#include "text/courrier/position_text.h"
#include "text/courrier/record.h"
#include "text/shown.h"

namespace trictrac::cli {

void replay_courrier(const std::string& path, const std::string& text, const Words& words, bool boards,
                     bool print, int& status) {
  const auto record = courrier::parse_courrier_record(text);
  if (!record) return fail(status, text_of("{}:{}: {}", path, record.error().line, record.error().message));
  if (print) {
    std::cout << visible(courrier::print_record(*record));
    return;
  }
  const BoardStyle style = Console().board_style(words);
  courrier::Match game(record->start);
  for (const LoggedEvent& logged : record->events) {
    if (!game.act(logged.event)) return fail(status, "the record cannot be replayed");
    if (boards && std::holds_alternative<PlayMen>(logged.event))
      std::cout << courrier::board_text(game.state(), Side::White, style) << "\n";
  }
  const courrier::State& s = game.state();
  std::cout << visible(path) << words(" : chaque coup est permis ; points ", ": every play is legal; points ")
            << s.score.white << words(" à ", " to ") << s.score.black;
  if (s.won) std::cout << words(" ; gagné par les ", "; won by ") << words.side(s.won->winner);
  std::cout << "\n" << courrier::print_position(s) << "\n";
}

}  // namespace trictrac::cli
