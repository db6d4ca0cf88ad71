// What players who mark for themselves may do: every step of a turn, and every word that passes at the board
// (section R).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "game/rules/play.h"
#include "game/rules/roll.h"

namespace trictrac::referee {

// What a mark is for: one's own roll, or the other's (R7: they are kept apart).
enum class Part : std::uint8_t { Gained, Received };

struct Throw {
  Roll roll;
};
// R6: points, added to those already marked for the same roll. The rest only where pegs are moved by hand
// (R13): holes pegged, and whether the second jeton and the pavillon were taken where they are due.
struct Mark {
  int points = 0;
  std::optional<int> holes;
  std::optional<bool> jeton;
  std::optional<bool> pavillon;
};
struct School {  // R8: the other's mark is wrong by so many points
  int points = 0;
  Part part = Part::Gained;
};
struct Rectify {  // R10: his mark is put right, without a school
  Part part = Part::Gained;
};
struct Whole {};      // R10: who marks a school marks the whole of it
struct FalseSchool {  // R11: the school was wrong, wholly or by so many points
  std::optional<int> points;
};
struct Augment {};  // R12
struct Reason {};   // R17
struct Touch {      // R20
  Fleche from = 0;
};
struct Adoube {};  // R20
struct Put {       // the men played, all of them
  std::vector<Step> steps;
};
struct AskRemedies {};  // R21
struct Choose {         // R21: the remedy of that number, from 1
  int n = 0;
};
struct Stay {};    // K4
struct Leave {};   // K4, R16
struct Agree {};   // R16
struct Object {};  // R16
struct GiveUp {};

using Action = std::variant<Throw, Mark, School, Rectify, Whole, FalseSchool, Augment, Reason, Touch, Adoube,
                            Put, AskRemedies, Choose, Stay, Leave, Agree, Object, GiveUp>;

// The alternatives of Action, in its order.
enum class Kind : std::uint8_t {
  Roll,
  Mark,
  School,
  Rectify,
  Whole,
  FalseSchool,
  Augment,
  Reason,
  Touch,
  Adoube,
  Play,
  Remedies,
  Remedy,
  Hold,
  Go,
  Agree,
  Object,
  Resign,
};
inline constexpr std::array<std::string_view, 18> kKindNames{
    "roll",   "mark", "school",   "rectify", "whole", "false_school", "augment", "reason", "touch",
    "adoube", "play", "remedies", "remedy",  "hold",  "go",           "agree",   "object", "resign"};
static_assert(std::variant_size_v<Action> == kKindNames.size());

constexpr std::string_view name_of(Kind k) { return kKindNames[static_cast<std::size_t>(k)]; }
inline Kind kind_of(const Action& a) { return static_cast<Kind>(a.index()); }

}  // namespace trictrac::referee
