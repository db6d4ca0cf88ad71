// The names of the things of the game.
#pragma once

#include "base/enum_table.h"
#include "courrier/rules/refusal.h"
#include "game/match/settlement.h"
#include "game/referee/remedies.h"
#include "game/rules/law.h"
#include "game/rules/tariff.h"
#include "words/places.h"

namespace trictrac::words {

struct NameWords {
  Sentence<> white, black;                // the sides
  Sentence<> white_player, black_player;  // who has them, without a name of their own
  JanTable<Sentence<>> jans;
  // The laws that a play can break, in each of the two games.
  EnumTable<Law, Law::MustTakeLast, Sentence<>> laws;
  EnumTable<courrier::Law, courrier::Law::ExceedingFarthest, Sentence<>> laws_of_courrier;
  // Beside a board in a terminal.
  Sentence<> holes, points, bredouille, pavillon, off;
};

}  // namespace trictrac::words
