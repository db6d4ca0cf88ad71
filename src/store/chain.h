// The chain of hashes by which a damaged or shortened game is found.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "base/sha256.h"
#include "store/store.h"

namespace trictrac {

using Link = std::array<std::uint8_t, 16>;

// Returns a hash of several texts; no two lists have the same.
Link link_of(std::span<const std::string_view> parts);

// Returns the link before the first event, of the game's name, config and rules.
Link first_link(std::string_view id, std::string_view config, int rules);
// Returns the link of an event: of the link before it and its text.
Link next_link(const Link& before, std::string_view event);
// Returns the hash of everything a game's row says but its events; `created` in seconds since 1970.
Link seal(std::string_view id, const StoredGame& game, std::int64_t created);

}  // namespace trictrac
