// Short ways to play trictrac combiné and to say what stands at the board.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "game/match/combine.h"
#include "sheets.h"

namespace trictrac::test {

inline CombineEvent takes(Side s, int holes) { return HolesWon{s, holes, true}; }      // on their own dice
inline CombineEvent is_given(Side s, int holes) { return HolesWon{s, holes, false}; }  // on the opponent's
inline CombineEvent goes(Side s) { return Went{s}; }
inline CombineEvent suspends(Side s, CombineGame game) { return Suspended{s, game}; }

inline Combine played(Combine c, std::initializer_list<CombineEvent> events) {
  for (const CombineEvent& e : events) c = after(std::move(c), e);
  return c;
}

inline Combine begun(int marques = 12) {
  return begin_combine({.rounds = marques, .ecrire = preset("ecrire-1780")}, kA);
}

inline Combine combine(std::initializer_list<CombineEvent> events) { return played(begun(), events); }

// "gold 2, silver 8 cravate": the pegs of one side in the order of their holes.
inline std::string pegs_text(const Combine& c, Side s) {
  constexpr const char* kNames[] = {"gold", "silver", "bimetal", "black"};
  std::string text;
  const Pieces standing = pieces(c);
  for (const Peg& p : standing.pegs[s]) {
    if (!text.empty()) text += ", ";
    text += std::string(kNames[static_cast<int>(p.metal)]) + ' ' + std::to_string(p.hole);
    if (p.cravate) text += " cravate";
  }
  return text;
}

}  // namespace trictrac::test
