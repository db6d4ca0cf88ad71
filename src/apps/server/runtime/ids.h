// Random names of games and keys of seats, from the system's randomness.
#pragma once

#include <string>
#include <string_view>

#include "table/dice.h"

namespace trictrac {

// Prepares the functions below; call it once. Returns false if the system has no randomness.
bool start_randomness();

std::string new_game_id();  // 16 letters and digits, 80 bits
std::string new_key();      // 26 letters and digits, 128 bits
Seed new_seed();

// Returns whether a text could be the name of a game; nothing else reaches the store or a file name.
bool is_game_id(std::string_view text);

// Returns whether a text could be a key.
bool is_key(std::string_view text);

// Return the stored hash of a key, and whether a key has that hash, in constant time.
std::string key_hash(std::string_view key);
bool key_fits(std::string_view key, std::string_view hash);

}  // namespace trictrac
