// The hash chain that reveals a damaged or shortened game.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "base/sha256.h"
#include "store/store.h"

namespace trictrac {

using Link = std::array<std::uint8_t, 16>;

// Returns a hash of several texts; different lists have different hashes.
Link link_of(std::span<const std::string_view> parts);

// Returns the link before the first event, from the game's name, configuration and rules.
Link first_link(std::string_view id, std::string_view config, int rules);
// Returns the link of an event, from the link before it and its text.
Link next_link(const Link& before, std::string_view event);
// Returns the hash of a game's row without its events; `created` in seconds since 1970.
Link digest_of(std::string_view id, const StoredGame& game, std::int64_t created);

}  // namespace trictrac
