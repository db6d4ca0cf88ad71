// What a record says of its dice: the tags Commit, Dice and, at the end, Seed.
#pragma once

#include <algorithm>
#include <string>

#include "table/dice.h"

namespace trictrac {

struct DiceOfGame {
  const Seed& seed;
  bool from_record = false;  // the game came to the table as a record
  int given = 0;             // rolls of that record
  int drawn = 0;             // rolls drawn here
  bool over = false;
};

// A record that was complete when it came keeps its own tags.
template <class SomeRecord>
void set_dice_tags(SomeRecord& record, const DiceOfGame& dice) {
  if (dice.from_record && dice.over && dice.drawn == 0) return;
  std::erase_if(record.tags, [](const auto& tag) { return tag.first == "Seed"; });
  record.set_tag("Commit", commitment(dice.seed));
  record.set_tag("Dice", dice.from_record ? "table from " + std::to_string(dice.given + 1) : "table");
  if (dice.over) record.set_tag("Seed", to_hex(dice.seed));
}

}  // namespace trictrac
