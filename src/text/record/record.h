// The game record ".trictrac": tags, then one line a roll, every mark recomputed on load.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/match.h"
#include "text/tag_text.h"

namespace trictrac {

// The actions of a match in order, with the tags of the record (unknown ones are kept).
struct Record {
  Tags tags;
  std::string format{"tour"};        // the preset (find_format)
  MatchOptions match;                // without a problem
  RuleOptions options;               // with the goal of the format
  State start;                       // Stage::Lead unless the record starts from a position
  std::vector<MatchAction> actions;  // each lawful after those before it

  // The value of a tag, or "".
  std::string_view tag(std::string_view name) const;
  void set_tag(std::string_view name, std::string_view value);
};

// The tag that names a player: White, Black, Player3, Player4 …
std::string player_tag(int player);

struct RecordError {
  int line = 0;         // 1-based in the text
  std::string code;     // bad_tag, bad_dice, bad_play, bad_marks, refused, out_of_order …
  std::string message;  // what is wrong and what would be right, in English
  // For readers in other languages, where one thing is written and another due:
  std::string what = {};  // roller_events, other_events, roller_marks, other_marks, account, roll, turn, law
  std::string written = {};
  std::string due = {};  // for a law its code, as in messages
};

std::string print_record(const Record& record);
std::expected<Record, RecordError> parse_record(std::string_view text);

}  // namespace trictrac
