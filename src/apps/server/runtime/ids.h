// Names of games and keys of seats, from the system's own randomness.
#pragma once

#include <string>
#include <string_view>

#include "table/dice.h"

namespace trictrac {

// Call once before the rest; false when the system has no randomness to give.
bool start_randomness();

std::string new_game_id();  // 16 letters and digits, 80 bits
std::string new_key();      // 26 letters and digits, 128 bits
Seed new_seed();

// Could this be the name of a game? Nothing else ever reaches the store or a file name.
bool is_game_id(std::string_view text);

// Could this be a key?
bool is_key(std::string_view text);

// What is stored of a key; comparing takes the same time wherever the difference is.
std::string key_hash(std::string_view key);
bool key_fits(std::string_view key, std::string_view hash);

}  // namespace trictrac
