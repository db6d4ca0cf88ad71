// The tags of a record that say what is played: format, match, rules, numbering and start.
#pragma once

#include <optional>
#include <string>

#include "text/fleche_text.h"
#include "text/record/record.h"

namespace trictrac {

// Reads a line [Name "value"] into the record's tags; returns the fault, if it is none.
std::optional<RecordError> read_tag(const std::string& line, Record& record);

// Sets format, match, options and start of a record by its tags, once all are read; returns the fault, if one
// is wrong.
std::optional<RecordError> settle_tags(Record& record);

// Returns whether a game marked by hand has one line for each roll, as printed games have.
bool is_printed_by_hand(const Record& record);

// Makes the board of such a record one that its players keep, wrong plays and pegs included, whose events are
// written each on a line of its own.
void keep_by_players(Record& record);

// Returns the numbering that the tag names; without a tag, 1-24. Requires that the tags were settled.
Numbering numbering_of(const Record& record);

}  // namespace trictrac
