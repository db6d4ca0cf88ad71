// What a roll is worth and what may be played: possible plays -> score -> obey (S1 XVIII).
#pragma once

#include <optional>

#include "game/rules/events.h"
#include "game/rules/options.h"
#include "game/rules/play.h"
#include "game/rules/roll.h"

namespace trictrac {

// What of the past bears on the worth of a roll.
struct Context {
  int roll_in_releve = 0;                 // which roll of the roller since the men were last put back (P7)
  bool second_player_first_roll = false;  // of the tour (rencontre, P11)
  std::optional<Roll> first_player_first_roll;
};

// What the roll compels (never two at once: they would need more than fifteen men).
struct Obligation {
  enum class Kind : std::uint8_t { None, Fill, Keep, TakeLast } kind = Kind::None;
  FlecheSet jan = 0;  // the jan to fill or keep
  friend constexpr bool operator==(const Obligation&, const Obligation&) = default;
};

struct Turn {
  Events events;          // the roller's first, each side in the order of marking
  Plays plays;            // lawful plays, one for each distinct result, at least one
  Obligation obligation;  // already applied to `plays`
};

// Judges a valid roll on the position in which it falls, seen by the roller. `turn` is overwritten.
void judge(const Position& p, Roll roll, const RuleOptions& options, const Context& context, Turn& turn);

// Does this play, which can be made, do what the obligation demands?
bool fulfils(const Position& p, const Play& play, Obligation obligation);

}  // namespace trictrac
