// What a record says of its dice and of its end: the tags Commit, Dice, Shares of fair dice, at the end Seed,
// and End where it was not played to its end.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "table/dice.h"

namespace trictrac {

// The tag End: all agreed to stop; the time of a player was out.
inline constexpr std::string_view kEndStopped = "stopped", kEndByTime = "time";

struct DiceOfGame {
  const Seed& seed;
  bool from_record = false;  // the game came to the table as a record
  int given = 0;             // rolls of that record
  int drawn = 0;             // rolls drawn here
  bool over = false;
  std::string_view end{};             // kEndStopped, kEndByTime, or "" where it was played or given up
  std::vector<PlayerShare> shares{};  // of fair dice, once all are in
};

// The tag Shares: "0:HEX 1:HEX", in the order of the players.
std::string shares_tag(const std::vector<PlayerShare>& shares);
// Nothing where it is no such tag.
std::optional<std::vector<PlayerShare>> parse_shares_tag(std::string_view text);

// A record that was complete when it came keeps its own tags.
template <class SomeRecord>
void set_dice_tags(SomeRecord& record, const DiceOfGame& dice) {
  if (dice.from_record && dice.over && dice.drawn == 0) return;
  std::erase_if(record.tags, [](const auto& tag) {
    return tag.first == "Seed" || tag.first == "Shares" || tag.first == "End";
  });
  record.set_tag("Commit", commitment(dice.seed));
  record.set_tag("Dice", dice.from_record ? "table from " + std::to_string(dice.given + 1) : "table");
  if (!dice.shares.empty()) record.set_tag("Shares", shares_tag(dice.shares));
  if (dice.over) record.set_tag("Seed", to_hex(dice.seed));
  if (!dice.end.empty()) record.set_tag("End", std::string(dice.end));
}

}  // namespace trictrac
