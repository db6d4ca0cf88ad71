#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/courrier.h"
#include "base/text_of.h"
#include "text/courrier/board_text.h"
#include "text/courrier/position_text.h"
#include "text/courrier/record.h"

namespace trictrac::cli {

void replay_courrier(const std::string& path, const std::string& text, bool boards, bool print, int& status) {
  const auto record = courrier::parse_courrier_record(text);
  if (!record) return fail(status, text_of("{}:{}: {}", path, record.error().line, record.error().message));
  if (print) {
    std::cout << courrier::print_record(*record);
    return;
  }
  courrier::Match game(record->start);
  for (const courrier::Action& a : record->actions) {
    game.act_lawful(a);
    if (boards && std::holds_alternative<courrier::Playing>(a))
      std::cout << courrier::board_text(game.state(), Side::White) << "\n";
  }
  const courrier::State& s = game.state();
  std::cout << path << ": every play is lawful; points " << s.score.white << " to " << s.score.black;
  if (s.won) std::cout << "; won by " << title_of(s.won->winner);
  std::cout << "\n" << courrier::print_position(s) << "\n";
}

}  // namespace trictrac::cli
