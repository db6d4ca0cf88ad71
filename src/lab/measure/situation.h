// Situations of a decision, by which losses and counts are broken down.
#pragma once

#include <span>
#include <string_view>

#include "base/enum_table.h"
#include "game/rules/state.h"

namespace trictrac::measure {

// A question about a decision. The possible answers are the situations.
enum class Aspect : std::uint8_t {
  Phase,     // how far the men of both sides have come
  Contact,   // how many men still have an opposing man in front of them
  Men,       // how many men are still on the board, of the player who has more
  Points,    // who stands at eight points or more, so that an ordinary roll makes a hole
  Holes,     // who lacks two holes or fewer of the tour
  Duty,      // what the roll obliges to
  Question,  // hold or go, or a play
};
inline constexpr EnumTable<Aspect, Aspect::Question, std::string_view> kAspectNames({
    {Aspect::Phase, "phase"},
    {Aspect::Contact, "contact"},
    {Aspect::Men, "men"},
    {Aspect::Points, "points"},
    {Aspect::Holes, "holes"},
    {Aspect::Duty, "duty"},
    {Aspect::Question, "question"},
});

// Returns the names of the situations of an aspect, in the order in which they are printed.
std::span<const std::string_view> situations_of(Aspect aspect);

// Returns the index in situations_of(aspect) of a decision. Requires that `tour` is at Decide or Move.
std::size_t situation_of(Aspect aspect, const Tour& tour);

// Returns how many men of both sides have an opposing man in front of them. With none, the sides have passed
// each other: no man can hit, be hit or be stopped any more.
int men_in_contact(const Position& p);

}  // namespace trictrac::measure
