// The game record ".trictrac": tags, then one line a roll, every mark recomputed on load.
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
#include "text/words.h"

namespace trictrac {

// The annotations of a study: comments, arrows and marks on the board, and variations from any place.

inline constexpr std::size_t kLongestRemark = 4000;  // bytes of UTF-8
inline constexpr std::size_t kMostRemarks = 16;      // at one place
inline constexpr std::size_t kMostDrawings = 48;     // at one place
inline constexpr std::size_t kMostVariations = 500;  // in one record
inline constexpr std::size_t kDeepest = 12;          // variations within one another

// A comment at a place of a game.
struct Remark {
  std::string language;  // "fr", "pt-BR"; empty where it is for everybody
  std::string text;      // not empty, without blanks around it; UTF-8, with line breaks
  friend bool operator==(const Remark&, const Remark&) = default;
};

// The colours of drawings.
enum class Colour : std::uint8_t { Green, Red, Blue, Yellow };
inline constexpr EnumTable<Colour, Colour::Yellow, std::string_view> kColours({
    {Colour::Green, "green"},
    {Colour::Red, "red"},
    {Colour::Blue, "blue"},
    {Colour::Yellow, "yellow"},
});

// An arrow, or, without a beginning, the mark of one flèche; both in White's numbering.
struct Drawing {
  Colour colour = Colour::Green;
  std::optional<Fleche> from;
  Fleche to = 1;
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

struct Annotation;

// A variation: at least one event, from the place where it leaves the line.
struct Variation {
  std::vector<LoggedEvent> events;
  std::vector<Annotation> annotations;
  friend bool operator==(const Variation&, const Variation&) = default;
};

// The annotation at one place of a line: after its first `after` events.
struct Annotation {
  std::size_t after = 0;
  std::vector<Remark> remarks;
  std::vector<Drawing> drawings;
  std::vector<Variation> variations;
};
bool operator==(const Annotation& a, const Annotation& b);

// Returns the annotation at a place of a line, or null.
const Annotation* annotation_at(const std::vector<Annotation>& annotations, std::size_t after);

// Returns whether a line begins with one of the signs of a study: ; @ ( ).
bool annotates(std::string_view line);

// Reads a line of a comment, ";fr text", or of drawings, "@green 7/12 6"; the error says what would be right.
std::expected<void, std::string> read_note(std::string_view line, Annotation& into);

// Returns the lines of comments and drawings in their canonical form.
std::string print_notes(const Annotation& a);

// The events of a match in order, with the tags of the record (unknown ones are kept).
struct Record {
  Tags tags;
  std::string format{"tour"};             // the preset (find_format)
  MatchOptions match;                     // without a problem
  RuleOptions options;                    // with the goal of the format
  State start;                            // Stage::Lead unless the record starts from a position
  std::vector<LoggedEvent> events;        // each legal after the events before it
  std::vector<Annotation> annotations{};  // of a study, by the place they are at

  // Returns the value of a tag, or "".
  std::string_view tag(std::string_view name) const;
  void set_tag(std::string_view name, std::string_view value);
};

// Returns the tag that names a player, from 0: White, Black, Player3, Player4 …
std::string player_tag(int player);

// The kinds of error in a record.
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
// Returns the name of an error in messages: bad_tag, bad_line …
std::string_view name_of(RecordFault fault);

// The parts of a record that may differ from what is due.
enum class RecordPart : std::uint8_t {
  RollerEvents,
  OtherEvents,
  RollerMarks,
  OtherMarks,
  MatchLedger,
  Roll,
  Turn,
  Law,
};
// Returns the name of a part in messages: roller_events, other_events …
std::string_view name_of(RecordPart part);

// A difference between what is written and what is due, for readers in any language.
struct Mismatch {
  RecordPart part = RecordPart::MatchLedger;
  std::string written;
  std::string due;  // for a law its code, as in messages
};

// The error of a text that is no record, and its place.
struct RecordError {
  int line = 0;  // 1-based in the text
  RecordFault fault = RecordFault::BadLine;
  std::string message;  // in English: the fault, and the remedy
  std::optional<Mismatch> mismatch;
};

// Returns the match at its beginning, before the events of the record.
Match match_of(const Record& record);

// Prints a record. Requires that each event is legal after those before it.
std::string print_record(const Record& record);
// Reads a record; the error is the first one in the text.
std::expected<Record, RecordError> parse_record(std::string_view text);

// A place of a study of either game: the start of the record, or a place on one of its lines.
struct StudyNode {
  int parent = -1;   // the place before it, by its number; only the start has none
  int depth = 0;     // of the variation, 0 for the game itself
  std::string line;  // "9. W 42 : 3/7 5/7"; empty for the start
  std::vector<Remark> remarks;
  std::vector<Drawing> drawings;
  // Line numbers in the text, from 0: of its own line (for the start, the empty line before the first), of
  // its comments, whether or not it has any, and of its variations or what follows.
  int at = 0, notes = 0, rest = 0;
};

// A place of a study of trictrac, with the state of the match there.
struct StudyPlace : StudyNode {
  State state;
  std::vector<CombineGame> suspends;  // the games that may be suspended there, after a hole in combiné
};

// A record as it is printed, with its places in the order of the text; the first is the start.
template <class Place>
struct StudyTree {
  std::string text;
  std::vector<Place> places;
};
using StudyText = StudyTree<StudyPlace>;
// Returns a record as a tree to walk: every line of play, with the annotations of each place after it.
StudyText study_text(const Record& record);

}  // namespace trictrac
