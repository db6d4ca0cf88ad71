// The sentences of a game marked by hand: the players' words and their effects (section R).
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "apps/cli/words.h"
#include "game/match/match.h"
#include "text/fleche_text.h"

namespace trictrac::cli {

// The way in which the words of players are written.
struct Speech {
  Words words;
  Numbering numbering;
  std::function<std::string(Side)> name;  // of a player
  std::function<Counted(Side)> counted;   // the player from whose talon flèches are numbered
  std::ostream& out;
};

// Shows an action, if there was one, and its effects, between `before` and `match`.
void show_spoken(const Speech& speech, const Match& before, const Match& match, const LoggedEvent& logged,
                 const HandEffects& effects);

}  // namespace trictrac::cli
