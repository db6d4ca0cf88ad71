// What every table does alike, whatever is played at it.
#pragma once

#include <nlohmann/json.hpp>

#include "table/dice.h"
#include "wire/protocol.h"

namespace trictrac {

std::unexpected<ProtocolError> refuse(ErrorCode code, std::string message, int line = 0);

// What somebody asks, as far as every game judges it alike.
struct Asking {
  int n = 0;              // the number its line shall get
  std::size_t lines = 0;  // those there are
  bool of_person = true;  // no bot sits there
  bool over = false;
  bool resigns = false;
  bool in_turn = true;
  bool in_stage = true;  // it is this that is asked now
};
// Why it may not be done, if so.
std::optional<ProtocolError> objection(const Asking& asking);

// Bots that draw get numbers of their own, which say nothing of the dice.
std::uint64_t bot_seed(const Seed& seed, int player);

// The line of a lead drawn from the seed, the `lead`-th of the match from 0.
LeadDrawn lead_drawn(const Seed& seed, int lead);

// The last members of the message "game": you, commit, start, lines.
void add_standing(Json& game, std::span<const Side> you, const Seed& seed, std::string start,
                  std::size_t lines);

// A member of a stored text, or "".
std::string text_member(const Json& json, const char* name);
bool is_utf8(std::string_view text);
// A seat for whoever a record names, by what of the name can be shown (text/name.h).
Seat person(std::string_view name);
// The tags of a record must be UTF-8 to be shown on a page.
bool all_utf8(const std::vector<std::pair<std::string, std::string>>& tags);

// What a record tells of its dice.
struct DiceTold {
  const Seed& seed;
  bool from_record = false;  // the game came to the table as a record
  int given = 0;             // rolls of that record
  int drawn = 0;             // rolls drawn here
  bool over = false;
};
// Sets the tags Commit, Dice and, at the end, Seed; a record that was complete when it came keeps its own.
template <class AnyRecord>
void tell_dice(AnyRecord& record, const DiceTold& told) {
  if (told.from_record && told.over && told.drawn == 0) return;
  std::erase_if(record.tags, [](const auto& tag) { return tag.first == "Seed"; });
  record.set_tag("Commit", commitment(told.seed));
  record.set_tag("Dice", told.from_record ? "table from " + std::to_string(told.given + 1) : "table");
  if (told.over) record.set_tag("Seed", to_hex(told.seed));
}

}  // namespace trictrac
