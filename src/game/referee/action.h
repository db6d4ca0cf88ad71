// What players who mark for themselves may do: every step of a turn, and every word that passes at the board
// (section R).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "game/rules/jan.h"
#include "game/rules/play.h"
#include "game/rules/roll.h"

namespace trictrac::referee {

// What a mark is for: one's own roll, or the other's (R7: they are kept apart).
enum class Part : std::uint8_t { Gained, Received };

struct Throw {
  Roll roll;
  friend bool operator==(const Throw&, const Throw&) = default;
};
// R6: points, added to those already marked for the same roll. The rest only where pegs are moved by hand
// (R2, R13): holes pegged, and whether the second jeton, the pavillon, the étendard and the cravate were
// taken where they are due.
struct Mark {
  int points = 0;
  std::optional<int> holes;
  std::optional<bool> jeton;
  std::optional<bool> pavillon;
  std::optional<bool> etendard{};
  std::optional<bool> cravate{};
  friend bool operator==(const Mark&, const Mark&) = default;
};
// R8: the other's mark is wrong by so many points
struct School {
  int points = 0;
  Part part = Part::Gained;
  friend bool operator==(const School&, const School&) = default;
};
// R10: his mark is put right, without a school
struct Rectify {
  Part part = Part::Gained;
  friend bool operator==(const Rectify&, const Rectify&) = default;
};
// R10-R12: of several schools that may be answered the last one said is, or the last one for `part`.
// R10: who marks a school marks the whole of it
struct Whole {
  std::optional<Part> part;
  friend bool operator==(const Whole&, const Whole&) = default;
};
// R11: the school was wrong, wholly or by so many points
struct FalseSchool {
  std::optional<int> points;
  std::optional<Part> part;
  friend bool operator==(const FalseSchool&, const FalseSchool&) = default;
};
// R12
struct Augment {
  std::optional<Part> part;
  friend bool operator==(const Augment&, const Augment&) = default;
};
// R17: asks what the other's mark is for; or, with the jans, says what one's own was for
struct Reason {
  std::optional<Part> part;
  std::optional<std::vector<Jan>> jans;
  friend bool operator==(const Reason&, const Reason&) = default;
};
// R20
struct Touch {
  Fleche from = 0;
  friend bool operator==(const Touch&, const Touch&) = default;
};
// R20
struct Adoube {
  friend bool operator==(Adoube, Adoube) = default;
};
// the men played, all of them
struct Put {
  std::vector<Step> steps;
  friend bool operator==(const Put&, const Put&) = default;
};
// R21
struct AskRemedies {
  friend bool operator==(AskRemedies, AskRemedies) = default;
};
// R21: the remedy of that number, from 1
struct Choose {
  int n = 0;
  friend bool operator==(const Choose&, const Choose&) = default;
};
// K4
struct Stay {
  friend bool operator==(Stay, Stay) = default;
};
// K4, R16
struct Leave {
  friend bool operator==(Leave, Leave) = default;
};
// R16
struct Agree {
  friend bool operator==(Agree, Agree) = default;
};
// R16
struct Object {
  friend bool operator==(Object, Object) = default;
};
struct GiveUp {
  friend bool operator==(GiveUp, GiveUp) = default;
};
// R5: invites the opponent to throw, which completes the mark of the one who invites
struct Invite {
  friend bool operator==(Invite, Invite) = default;
};

using Action = std::variant<Throw, Mark, School, Rectify, Whole, FalseSchool, Augment, Reason, Touch, Adoube,
                            Put, AskRemedies, Choose, Stay, Leave, Agree, Object, GiveUp, Invite>;

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
  Invite,
};
inline constexpr std::array<std::string_view, 19> kKindNames{
    "roll", "mark",     "school", "rectify", "whole", "false_school", "augment", "reason", "touch", "adoube",
    "play", "remedies", "remedy", "hold",    "go",    "agree",        "object",  "resign", "invite"};
static_assert(std::variant_size_v<Action> == kKindNames.size());

constexpr std::string_view name_of(Kind k) { return kKindNames[static_cast<std::size_t>(k)]; }
inline Kind kind_of(const Action& a) { return static_cast<Kind>(a.index()); }

}  // namespace trictrac::referee
