// The game record of Le Tric Trac: tags, then one line a roll, every line checked on load (docs/courrier.md).
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "courrier/rules/match.h"
#include "text/record/record.h"

namespace trictrac::courrier {

// The value of the tag "Game" that marks such a record.
inline constexpr std::string_view kGameTag = "courrier";

// A match as a record: its events in order, with the tags (unknown ones are kept).
struct Record {
  Tags tags;
  State start;  // Stage::Lead unless the record starts from a position; the terms are in it
  std::vector<LoggedEvent> events;        // each legal after the events before it
  std::vector<Annotation> annotations{};  // of a study, by the place they are at

  // Returns the value of a tag, or "".
  std::string_view tag(std::string_view name) const;
  void set_tag(std::string_view name, std::string_view value);
};

// Returns whether this is a record of Le Tric Trac and not of trictrac, by its tag Game.
bool is_courrier_record(std::string_view text);

// Prints a record. Requires that each event is legal after those before it.
std::string print_record(const Record& record);

// Reads a record; the error is the first one in it.
std::expected<Record, RecordError> parse_courrier_record(std::string_view text);

// A place of a study of Le Tric Trac, with the state of the match there.
struct StudyPlace : StudyNode {
  State state;
  std::optional<Play> play;  // where a roll was played
};
using StudyText = StudyTree<StudyPlace>;

// Returns a record as a tree to walk.
StudyText study_text(const Record& record);

}  // namespace trictrac::courrier
