// The chain of hashes by which a damaged or shortened game is found.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "base/sha256.h"
#include "store/store.h"

namespace trictrac {

using Link = std::array<std::uint8_t, 16>;

// A hash of several texts, of which no two lists have the same.
Link link_of(std::span<const std::string_view> parts);

// The link before the first deed, of the game's name, config and rules.
Link first_link(std::string_view id, std::string_view config, int rules);
// The link of a deed: of the link before it and its text.
Link next_link(const Link& before, std::string_view event);
// Of everything a game's row says but its deeds; `created` in seconds since 1970.
Link seal(std::string_view id, const StoredGame& game, std::int64_t created);

}  // namespace trictrac
