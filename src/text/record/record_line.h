// One roll of a record as it stands in the text, not yet believed.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "text/record/decision.h"
#include "text/record/record.h"
#include "text/words.h"

namespace trictrac {

// "9. W 42", the beginning of a line that holds a roll.
struct RollHead {
  int n = 0;
  Side side = Side::White;
  Roll roll;
};

struct WrittenTurn {
  RollHead head;
  std::string play;       // "" where nothing is played
  bool landings = false;  // "42 7 10": the play names landing flèches
  bool let_stand = false;
  bool has_events = false;
  bool has_marks = false;
  Words roller_events, other_events;
  Words roller_marks, other_marks;
  std::optional<Decision> decision;
};

// Without a line: whoever reads the text sets it.
RecordError record_error(RecordFault fault, std::string message);

// The first three of `words`, which are at least as many, or what is wrong with them.
std::expected<RollHead, RecordError> read_roll_head(const Words& words);

inline constexpr int kMostMarkedAtOnce = 999;  // far above what any roll is worth

// What a game printed with its players' faults says that a player marked for a roll.
struct PrintedMarks {
  int points = 0;
  int ecole = 0;               // points of an école that the player claimed
  std::optional<int> holes{};  // pegged, where they are not those the points make
};

// Reads the marks of a player; what is not written was marked as `due`.
std::expected<PrintedMarks, RecordError> read_printed_marks(const Words& marks, int due);

// What a line that holds a roll says, or what is wrong with it.
std::expected<WrittenTurn, RecordError> read_turn(std::string line);

}  // namespace trictrac
