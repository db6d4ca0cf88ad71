// Ladders: each entrant has a place, and challenges those above them.
//
// - A ladder begins in the order of ratings. Those who enter later, or return, begin at the bottom; those
//   who leave have no place, and those below move up.
// - The winner of a table takes the place of the loser if that is the better one; those between move down by
//   one. A draw and an annulled game change nothing. A corrected result counts as if it had been so from the
//   start.
// - A challenge (StartTable, with the entrant who is challenged as White) goes up to Terms::reach places up.
//   An entrant has at most one challenge of their own open, and at most kMostChallenges against them. Two who
//   both met each other last do not meet again before one of them has met somebody else, unless they are
//   alone: nobody's place is kept by the challenges of a friend.
// - A challenge need not be accepted: it is a table. An entrant who refuses it, cancels it or leaves loses it
//   by forfeit, as does one who is challenged and has not begun within Terms::answer_days. There is no other
//   way to end it, so no place is kept by cancelling (OGS #998), by silence, or by being away. More days are
//   given by the director alone (GrantTime).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "event/act.h"
#include "event/error.h"
#include "event/state.h"

namespace trictrac::event {

// The most challenges that wait for one entrant.
inline constexpr int kMostChallenges = 2;

// Returns the entrants of a ladder, best first; before it has begun, by seed.
std::vector<int> ladder_of(const EventState& state);

// Returns why Black cannot challenge White now. Requires two entrants who have not withdrawn, and a ladder
// that has begun.
std::optional<EventError> check_challenge(const EventState& state, const Seats& seats);
// The same in a ladder of this order: ladder_of(state).
std::optional<EventError> check_challenge(const EventState& state, std::span<const int> ladder,
                                          const Seats& seats);

// Returns those whom an entrant can challenge now, the nearest first. Requires a ladder that has begun.
std::vector<int> within_reach(const EventState& state, std::span<const int> ladder, int challenger);

// Returns by when the first throw at a table of a ladder is due, in seconds since 1970.
std::int64_t answer_due(const Terms& terms, const Table& table);
// Returns whether the time for the first throw at a table of a ladder is over.
bool is_unanswered(const EventState& state, const Table& table, std::int64_t now);

// Returns the tables of the open round that are not decided, from 1.
std::vector<int> open_tables(const EventState& state);
// Notes what an act has changed in the order of a ladder; `were_open` are the tables that were open before
// it.
void note_ladder(EventState& state, std::span<const int> were_open, const EventAct& act);

}  // namespace trictrac::event
