// Other people: blocks, and reports to the moderators. Times are in seconds since 1970.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "contract/call.h"

namespace trictrac::contract {

struct Blocked {
  std::string id, name;
  std::int64_t since = 0;
};
struct Blocks {
  std::vector<Blocked> blocks;
};
struct ShowBlocks : Get<Blocks, "/api/me/blocks", "people.blocks", Access::Account> {};
struct Block : Post<Blocks, "/api/me/blocks", "people.block", Access::Account> {
  std::string person, game;
  std::optional<int> player;
};
struct EndBlock : Post<Blocks, "/api/me/blocks/end", "people.endBlock", Access::Account> {
  std::string person;
};

struct Report : Post<Nothing, "/api/reports", "people.report", Access::Person> {
  std::string game;
  std::optional<int> player, talk;
  std::string reason, words;
};

using PeopleCalls = Types<ShowBlocks, Block, EndBlock, Report>;

template <>
inline constexpr auto kFields<Blocked> =
    fields("", field("id", &Blocked::id), field("name", &Blocked::name), field("since", &Blocked::since));

}  // namespace trictrac::contract
