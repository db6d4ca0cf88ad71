// The reasons for which an act of an event is refused.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/enum_table.h"

namespace trictrac::event {

enum class EventError : std::uint8_t {
  Stale,
  NotAllowed,
  ReasonNeeded,
  BadValue,
  UnknownEntrant,
  UnknownTable,
  NumberTaken,
  PersonTaken,
  Full,
  HasWithdrawn,
  PairedTwice,
  NotPaired,
  RoundOpen,
  NoRound,
  NoMoreRounds,
  HasBegun,
  Decided,
  Undecided,
  NeedsWinner,
  LaterRounds,
  Away,
  Busy,
  TimeOver,
  TooEarly,
  OutOfReach,
  Challenged,
  MetLast,
  Paused,
  NotPaused,
  Finished,
  TooFew,
  CannotUndo,
};
// Their texts, for the person who did the act.
inline constexpr EnumTable<EventError, EventError::CannotUndo, std::string_view> kEventErrors({
    {EventError::Stale, "the event has changed meanwhile: look at it, and decide again"},
    {EventError::NotAllowed, "your role does not allow this"},
    {EventError::ReasonNeeded, "this act needs a reason"},
    {EventError::BadValue, "a value is outside its limits"},
    {EventError::UnknownEntrant, "there is no such entrant"},
    {EventError::UnknownTable, "there is no such table"},
    {EventError::NumberTaken, "another entrant has this number"},
    {EventError::PersonTaken, "this person has entered already"},
    {EventError::Full, "the event is full"},
    {EventError::HasWithdrawn, "the entrant has withdrawn"},
    {EventError::PairedTwice, "an entrant stands twice in the pairings"},
    {EventError::NotPaired, "an entrant is missing from the pairings"},
    {EventError::RoundOpen, "the round is still open"},
    {EventError::NoRound, "no round is open"},
    {EventError::NoMoreRounds, "all rounds have been played"},
    {EventError::HasBegun, "a game of the round has begun"},
    {EventError::Decided, "the table has a result: correct it"},
    {EventError::Undecided, "the table has no result yet"},
    {EventError::NeedsWinner, "a game of a knockout needs a winner"},
    {EventError::LaterRounds, "a later round depends on this: undo that round first"},
    {EventError::Away, "the entrant is away"},
    {EventError::Busy, "the entrant is at another table"},
    {EventError::TimeOver, "the time is over: no table is begun any more"},
    {EventError::TooEarly, "the time in which they may answer is not over"},
    {EventError::OutOfReach, "the entrant does not stand above, or too far"},
    {EventError::Challenged, "the entrant has to answer others first"},
    {EventError::MetLast, "both met each other last: one of them must meet somebody else first"},
    {EventError::Paused, "the event is paused"},
    {EventError::NotPaused, "the event is not paused"},
    {EventError::Finished, "the event is over"},
    {EventError::TooFew, "too few would be left at the table: enter its result, or decide it as not played"},
    {EventError::CannotUndo, "later acts depend on this one, or it does not exist"},
});
constexpr std::string_view text(EventError error) { return kEventErrors[error]; }

}  // namespace trictrac::event
