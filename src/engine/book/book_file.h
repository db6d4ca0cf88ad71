// The book as a file: what it rests on, how it was made, and an entry on each line:
//
//   42 = 1/5 1/3, 54, 0, 60 | 1/5 5/7, 50, 4, 71
//   42 1/5 1/3 65 = …
//
// The first roll of a relevé, or the first roll with its answer and the opponent's first roll; then the
// answers that were played on, that to be given first, each with its equity, how much less that is than the
// best of the line and the standard error of this (of the best: of its equity), in thousandths of a hole, all
// seen by the roller. Flèches are numbered from the roller's talon.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/equity/units.h"
#include "game/rules/state.h"

namespace trictrac::book {

// A play of the book and the result of its trials, from the roller's point of view.
struct RatedPlay {
  Play play;
  HoleThousandths equity{};  // how far ahead of the score it leaves the roller
  HoleThousandths behind{};  // the best of the line
  HoleThousandths error{};   // standard error of that; of the best, of its equity
};

// The roll and play of the first player.
struct Opening {
  Roll roll;
  Play play;
};

// A roll of the book with its answers.
struct BookEntry {
  std::optional<Opening> opening;
  Roll roll;
  std::vector<RatedPlay> answers;  // at least one
};

// Returns the line of an entry.
std::string print_entry(const BookEntry& e);
// Reads a line. The error says in English what is wrong: the line cannot be read, or one of its plays is not
// a legal play.
std::expected<BookEntry, std::string> parse_entry(std::string_view line);

// Returns the tour in which the roll is to be played, or nullopt if its opening is not legal.
std::optional<Tour> tour_at(const BookEntry& e);

// Returns the index in `plays` of `board` of a play with the same result, or nullopt.
std::optional<int> number_of(const Play& play, const Position& board, const Plays& plays);

// The origin of a book: it depends on the rules, the net and the tables.
struct Origin {
  std::uint64_t rules = 0;  // their signature
  std::uint64_t net = 0;    // hashes
  std::uint64_t tables = 0;
};

// Returns the lines before the entries; `command` is the one that makes the file.
std::string print_head(const Origin& origin, std::string_view command);

// Reads the entries of a file in their order. The error says in English what is wrong: it is no book, its
// origin is not `here`, or a line cannot be read.
std::expected<std::vector<BookEntry>, std::string> read_entries(std::string_view file, const Origin& here);

}  // namespace trictrac::book
