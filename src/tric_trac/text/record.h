// The game record of Le Tric Trac: tags, then one line a roll, every line checked on load (docs/courrier.md).
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "text/record/record.h"
#include "tric_trac/rules/match.h"

namespace trictrac::tric_trac {

// The value of the tag "Game" by which such a record is known.
inline constexpr std::string_view kGameTag = "courrier";

// The actions of a match in order, with the tags of the record (unknown ones are kept).
struct Record {
  Tags tags;
  State start;  // Stage::Lead unless the record starts from a position; the terms are in it
  std::vector<LoggedEvent> events;  // each legal after those before it

  // The value of a tag, or "".
  std::string_view tag(std::string_view name) const;
  void set_tag(std::string_view name, std::string_view value);
};

// Is this a record of Le Tric Trac, rather than of trictrac? By its tag Game alone.
bool is_tric_trac_record(std::string_view text);

// `record` holds lawful actions only, each after those before it.
std::string print_record(const Record& record);

// What the text says, or the first thing wrong in it.
std::expected<Record, RecordError> parse_tric_trac_record(std::string_view text);

}  // namespace trictrac::tric_trac
