// The game record ".trictrac": tags, then one line a roll, every mark recomputed on load.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/match.h"
#include "text/record/annotation.h"
#include "text/tag_text.h"

namespace trictrac {

// The events of a match in order, with the tags of the record (unknown ones are kept).
struct Record {
  Tags tags;
  std::string format{"tour"};             // the preset (find_format)
  MatchOptions match;                     // without a problem
  RuleOptions options;                    // with the goal of the format
  State start;                            // Stage::Lead unless the record starts from a position
  std::vector<LoggedEvent> events;        // each legal after those before it
  std::vector<Annotation> annotations{};  // of a study, by the place they are at

  // The value of a tag, or "".
  std::string_view tag(std::string_view name) const;
  void set_tag(std::string_view name, std::string_view value);
};

// The tag that names a player, from 0: White, Black, Player3, Player4 …
std::string player_tag(int player);

enum class RecordFault : std::uint8_t {
  BadTag,
  BadNote,  // of a study: a comment, a drawing or the frame of a variation
  BadLine,  // not written as any line of a record
  BadDice,
  BadPlay,
  BadMarks,
  BadAccount,
  BadScore,  // of Le Tric Trac
  Refused,   // a law is broken
  OutOfOrder,
};
std::string_view name_of(RecordFault fault);  // bad_tag, bad_line … as in messages

// What in a record may differ from what is due.
enum class RecordPart : std::uint8_t {
  RollerEvents,
  OtherEvents,
  RollerMarks,
  OtherMarks,
  Account,
  Roll,
  Turn,
  Law,
};
std::string_view name_of(RecordPart part);  // roller_events, other_events … as in messages

// One thing is written and another due, for readers in any language.
struct Mismatch {
  RecordPart part = RecordPart::Account;
  std::string written;
  std::string due;  // for a law its code, as in messages
};

struct RecordError {
  int line = 0;  // 1-based in the text
  RecordFault fault = RecordFault::BadLine;
  std::string message;  // what is wrong and what would be right, in English
  std::optional<Mismatch> mismatch;
};

// The match as it begins, whose actions are those of the record.
Match match_of(const Record& record);

// `record` holds lawful actions only, each after those before it.
std::string print_record(const Record& record);
// What the text says, or the first thing wrong in it.
std::expected<Record, RecordError> parse_record(std::string_view text);

}  // namespace trictrac
