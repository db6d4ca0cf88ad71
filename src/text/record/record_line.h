// One roll of a record as it stands in the text, not yet believed.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "text/record/record.h"

namespace trictrac {

using Words = std::vector<std::string>;

struct WrittenTurn {
  int n = 0;
  Side side = Side::White;
  Roll roll;
  std::string play;       // "" where nothing is played
  bool landings = false;  // "42 7 10": the play names landing flèches
  bool let_stand = false;
  bool tells_events = false;
  bool tells_marks = false;
  Words roller_events, other_events;
  Words roller_marks, other_marks;
  std::string decision;  // T, V, SE, SH or nothing
};

Words words_of(const std::string& text);

// Without a line: whoever reads the text sets it.
RecordError record_error(std::string code, std::string message);

// W or B.
std::optional<Side> side_of_letter(const std::string& word);

// A whole number from 0 to 999; a die, from 1 to 6.
std::optional<int> number_in(const std::string& word);
std::optional<int> die_in(const std::string& word);

// Marks by hand (section R); what is not written was marked as due.
std::expected<HandMarking, RecordError> read_hand_marking(const Words& marks, int due);

// What a line that tells a roll says, or what is wrong with it.
std::expected<WrittenTurn, RecordError> read_turn(std::string line);

}  // namespace trictrac
