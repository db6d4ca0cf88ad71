// An entry of the book as a line of text:
//
//   42 = 1/5 1/3, 54, 0, 60 | 1/5/7, 50, 4, 71
//   42 1/5 1/3 65 = …
//
// The first roll of a relevé, or the first roll with its answer and the other's first roll; then the answers
// that were played on, that to be given first, each with its worth, how much less that is than the best of
// the line and the standard error of this (of the best: of its worth), in thousandths of a hole, all seen by
// the roller. Flèches are numbered from his talon.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/equity/units.h"
#include "game/rules/state.h"

namespace trictrac::book {

struct RatedPlay {
  Play play;
  HoleThousandths equity{};  // what he is ahead of the score with it, by the trials
  HoleThousandths behind{};  // the best of the line
  HoleThousandths error{};   // standard error of that; of the best, of its worth
};

// What the first player did.
struct Opening {
  Roll roll;
  Play play;
};

struct BookEntry {
  std::optional<Opening> opening;
  Roll roll;
  std::vector<RatedPlay> answers;  // at least one
};

std::string print_entry(const BookEntry& e);
// Or what is wrong with the line, in English: it cannot be read, or a play of it is none or not lawful.
std::expected<BookEntry, std::string> parse_entry(std::string_view line);

// The tour in which the roll is to be played; nothing where its opening is no lawful one.
std::optional<Tour> tour_at(const BookEntry& e);

// The number of a play that comes to the same board, among `plays` of `board`.
std::optional<int> number_of(const Play& play, const Position& board, const Plays& plays);

}  // namespace trictrac::book
