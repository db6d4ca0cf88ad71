// What a study says of a game: comments, arrows and marks on the board, and other lines from any place in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/match.h"
#include "game/rules/fleche.h"

namespace trictrac {

inline constexpr std::size_t kLongestRemark = 4000;  // bytes of UTF-8
inline constexpr std::size_t kMostRemarks = 16;      // at one place
inline constexpr std::size_t kMostDrawings = 48;     // at one place
inline constexpr std::size_t kMostVariations = 500;  // in one record
inline constexpr std::size_t kDeepest = 12;          // variations within one another

struct Remark {
  std::string language;  // "fr", "pt-BR"; empty where it is for everybody
  std::string text;      // not empty, without blanks around it; UTF-8, with line breaks
  friend bool operator==(const Remark&, const Remark&) = default;
};

enum class Colour : std::uint8_t { Green, Red, Blue, Yellow };
std::string_view name_of(Colour colour);  // green, red …

// An arrow, or without a beginning the mark of one flèche; both counted from White's talon.
struct Drawing {
  Colour colour = Colour::Green;
  std::optional<Fleche> from;
  Fleche to = 1;
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

struct Annotation;

// Another line of play: the events from the place where it leaves, of which there is one at least.
struct Variation {
  std::vector<LoggedEvent> events;
  std::vector<Annotation> annotations;
  friend bool operator==(const Variation&, const Variation&) = default;
};

// What stands at one place of a line: after its first `after` events.
struct Annotation {
  std::size_t after = 0;
  std::vector<Remark> remarks;
  std::vector<Drawing> drawings;
  std::vector<Variation> variations;
};
bool operator==(const Annotation& a, const Annotation& b);

// What is at a place of a line; null where nothing is.
const Annotation* annotation_at(const std::vector<Annotation>& annotations, std::size_t after);

// Begins a line with one of the signs ; @ ( ) of a study?
bool annotates(std::string_view line);

// Takes a line of a comment, ";fr text", or of drawings, "@green 7/12 6"; or says what would be right.
std::expected<void, std::string> read_note(std::string_view line, Annotation& into);

// The lines of comments and drawings as they are always written.
std::string print_notes(const Annotation& a);

}  // namespace trictrac
