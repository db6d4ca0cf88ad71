// What the messages of Le Tric Trac say otherwise than those of trictrac (docs/protocol.md).
#pragma once

#include "tric_trac/rules/match.h"
#include "wire/protocol.h"

namespace trictrac::tric_trac {

// A game asked for, or as a store keeps it.
struct NewGame {
  std::vector<Seat> seats;  // White's and Black's
  State start;              // with the terms; Stage::Lead unless it starts from a position
  std::string seed;         // hex, or empty
  bool fair = false;        // every person gives a share of the dice
  std::optional<ClockTerms> clock{};
  bool rated = false;       // it counts for the ratings of the two who play
  bool is_private = false;  // nobody looks on, and it is not listed
};

// Does this body ask for Le Tric Trac ("format":"courrier")?
bool asks_for_tric_trac(const Json& new_game);

Parsed<NewGame> new_game_of(const Json& message, Whence whence = Whence::Asked);

Json new_game_json(const NewGame& game);

}  // namespace trictrac::tric_trac
