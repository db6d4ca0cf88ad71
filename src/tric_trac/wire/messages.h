// How a game of Le Tric Trac is asked for, stored and announced (docs/protocol.md).
#pragma once

#include <string>
#include <string_view>

#include "tric_trac/session/config.h"
#include "wire/config_text.h"
#include "wire/protocol.h"

namespace trictrac::tric_trac {

// A game asked for, or stored.
struct NewGame {
  std::vector<Seat> seats;  // White's and Black's
  State start;              // with the terms; Stage::Lead unless it starts from a position
  std::string seed;         // hex, or empty
  bool fair = false;        // every person gives a share of the dice
  std::optional<ClockTerms> clock{};
  bool rated = false;       // it counts for the ratings of the two who play
  bool is_private = false;  // nobody looks on, and it is not listed
};

// Returns whether this body asks for Le Tric Trac ("format":"courrier").
bool asks_for_tric_trac(const Json& new_game);

// Reads a game asked for, or stored.
Parsed<NewGame> new_game_of(const Json& message, Whence whence = Whence::Asked);

// Prints such a game.
Json new_game_json(const NewGame& game);

// Makes the config of a game asked for; the caller uses its own seed, if any.
Config config_of(const NewGame& game, const Seed& seed, std::string date);

// Prints a config as one line of text for a store, and reads it.
std::string print_config(const Config& config);
Parsed<Config> parse_config(std::string_view text);
// Returns whether this is the text of such a config, rather than of a table of trictrac.
bool is_tric_trac_config(std::string_view text);

// Prints the message "game": what is played, by whom, and how far it has come.
std::string game_text(const Config& config, const Viewed& viewed, const GameProgress& progress);

}  // namespace trictrac::tric_trac
