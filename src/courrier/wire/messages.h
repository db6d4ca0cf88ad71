// The messages of Le Tric Trac (docs/protocol.md): requests for a game, its stored and announced forms, its
// events, and the plays possible next.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/json.h"
#include "courrier/session/session.h"
#include "wire/config_text.h"
#include "wire/protocol.h"

namespace trictrac::courrier {

// A requested game; its seed and date are still to be set.
struct NewGame : Config {
  std::string named_seed{};  // hex, or empty
};

// Returns whether this body requests Le Tric Trac ("format":"courrier").
bool asks_for_courrier(const Json& new_game);

// Reads a request for a game, or a stored one.
Parsed<NewGame> new_game_of(const Json& message, Whence whence = Whence::Asked);

// Returns such a game as JSON.
Json new_game_json(const NewGame& game);

// Makes the configuration of a requested game with this seed; if the request has a seed, the caller passes
// that.
Config config_of(const NewGame& game, const Seed& seed, std::string date);

// Prints a configuration as one line of text for a store, and reads it.
std::string print_config(const Config& config);
Parsed<Config> parse_config(std::string_view text);
// Returns whether this is the text of such a configuration, and not of a table of trictrac.
bool is_courrier_config(std::string_view text);

// Returns the message "game": the game, its players, and its progress.
std::string game_text(const Config& config, const Viewed& viewed, const GameProgress& progress);

// Applies the next event of a table and returns its message, or nullopt if the rules refuse it.
std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event);

// Returns the score of a match in short, for lists: the points of each.
Json stands_json(const State& state);

// Returns the message "verdict": whether a play may begin with `steps`, and the steps that may follow. At
// Stage::Move.
std::string verdict_text(const State& state, std::span<const Step> steps);

}  // namespace trictrac::courrier
