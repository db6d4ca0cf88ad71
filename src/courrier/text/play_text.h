// Plays of Le Tric Trac as text (docs/courrier.md).
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "courrier/rules/position.h"
#include "text/fleche_text.h"

namespace trictrac::courrier {

// Prints a play, such as "1/4 4/7 20/o": each flèche by its number on the path of the player who moves, or on
// the opponent's; "-" for no step.
std::string play_text(std::span<const Step> steps, Counted by = Counted::ByMover);
inline std::string play_text(const Play& play, Counted by = Counted::ByMover) {
  return play_text(std::span(play.begin(), play.end()), by);
}

// Reads the steps of a play, at most kMostSteps and not yet judged; also accepts "1/4/7" and "1/4(2)". The
// error says what is wrong with the text.
std::expected<std::vector<Step>, std::string> parse_play(std::string_view text,
                                                         Counted by = Counted::ByMover);

}  // namespace trictrac::courrier
