// Names of games and keys of seats, from the system's own randomness.
#pragma once

#include <string>
#include <string_view>

#include "table/dice.h"

namespace trictrac {

// Prepares the rest, once; false if the system has no randomness to give.
bool start_randomness();

std::string new_game_id();  // 16 letters and digits, 80 bits
std::string new_key();      // 26 letters and digits, 128 bits
Seed new_seed();

// Returns whether this could be the name of a game; nothing else ever reaches the store or a file name.
bool is_game_id(std::string_view text);

// Returns whether this could be a key.
bool is_key(std::string_view text);

// Return what is stored of a key, and whether a key has that hash; comparing takes the same time wherever the
// difference is.
std::string key_hash(std::string_view key);
bool key_fits(std::string_view key, std::string_view hash);

}  // namespace trictrac
