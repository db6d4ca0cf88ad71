// The tags of a record that describe the game: format, match, rules, numbering and start.
#pragma once

#include <optional>
#include <string>

#include "text/fleche_text.h"
#include "text/record/record.h"

namespace trictrac {

// Reads a line [Name "value"] into the tags of the record; returns the error, or nullopt.
std::optional<RecordError> read_tag(const std::string& line, Record& record);

// Sets format, match, options and start of a record by its tags, once all are read; returns the error, or
// nullopt.
std::optional<RecordError> settle_tags(Record& record);

// Returns whether a game marked by hand has one line for each roll, as printed games have.
bool is_printed_by_hand(const Record& record);

// Changes the board of such a record to one kept by its players, with wrong plays and pegs, whose events have
// lines of their own.
void keep_by_players(Record& record);

// Returns the numbering that the tag names, or 1-24 without a tag. Requires settled tags.
Numbering numbering_of(const Record& record);

}  // namespace trictrac
