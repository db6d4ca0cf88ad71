// The names of flèches.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/rules/fleche.h"
#include "game/rules/side.h"

namespace trictrac {

// The ways to name flèches. All but Soumille's count from the talon of the player who moves. In OneTo12 and
// T11, a flèche on the opponent's half has the opponent's name with a prime: 3'. Lepeintre has the letters A
// to Y without W. Soumille's letters are fixed to the board: those of the old alphabet (one letter for I and
// J, one for U and V, no W) and an ampersand, from A, Black's talon at the top, to &, White's at the bottom
// (S2). SoumilleOfBlack is Soumille's as Black meets them. SoumilleOf10 has the letters of records of version
// 1.0, in which A was the talon of the player who moves.
enum class Numbering { OneTo24, OneTo12, T11, Lepeintre, Soumille, SoumilleOfBlack, SoumilleOf10 };

// Returns all numberings that can be chosen; SoumilleOf10 is only read, and printed again.
std::span<const Numbering> numberings();
// Returns the numbering in which to name the flèches of `mover`: `n`, except for letters fixed to the board.
constexpr Numbering of_mover(Numbering n, Side mover) {
  return n == Numbering::Soumille && mover == Side::Black ? Numbering::SoumilleOfBlack : n;
}
// Returns "1-24", "1-12", "T-11", "lepeintre", "soumille" or "soumille-1.0".
std::string_view name_of(Numbering n);
std::optional<Numbering> find_numbering(std::string_view name);
// Returns the names of all numberings, for messages.
std::string_view numbering_names();

// The player from whose talon the names of a play are counted. The flèches themselves are always the mover's.
enum class Counted { ByMover, ByOther };

// Returns the name of a flèche from 1 to 25; off the board is "o".
std::string fleche_text(Fleche f, Numbering n, Counted by = Counted::ByMover);

// Reads the name of a flèche; "o" is off the board, and by numbers "T" (talon) and "C" (corner) are also
// accepted.
std::optional<Fleche> parse_fleche(std::string_view text, Numbering n, Counted by = Counted::ByMover);

}  // namespace trictrac
