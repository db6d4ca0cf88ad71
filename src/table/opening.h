// What a game begins with, and what the table draws for it; and what the referee says of a play.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "game/event/event.h"
#include "game/rules/refusal.h"
#include "table/config.h"
#include "table/dice_tags.h"

namespace trictrac {

// Who throws first where nobody draws for it: a game from a position, or a match that is resumed. Line 1 then
// only says so, and a record says nothing.
std::optional<Side> lead_given(const TableConfig& config);

// The lines a table begins with when its game came from a record; none for a new game.
std::vector<LoggedEvent> opening_events(const TableConfig& config);

// A lead drawn from the seed, the `lead`-th of the match from 0.
TakeLead lead_drawn(const Seed& seed, int lead);

// Returns the same of a match: where two draw for White, the first lead is White's, by the dice of that draw.
TakeLead lead_drawn(const Seed& seed, const MatchOptions& match, int lead);
// Returns the seats of a match drawn from the seed: by lot or by dice as agreed, by dice where two draw for
// White.
DrawnSeats seats_drawn(const Seed& seed, const MatchOptions& match);

// Returns the events that the log of a game has for one of a record: a lead and the roll that it gave are
// two.
std::vector<LoggedEvent> as_logged(const LoggedEvent& recorded);
// Returns an event of a log as a record has it: how dice fell to settle it is the log's affair.
LoggedEvent as_recorded(LoggedEvent logged);

// A record says "resigns" also of a player whose time was out, and its tag End which of the two it was
// (table/ dice_tags.h). `event` is the last of the game, `end` that tag.
void end_by_time(GameEvent& event, std::string_view end);

// Does the table draw after this event, whose match has it behind it: seats, a lead or the roll that it
// gives, a half fiche? Nobody is asked for anything meanwhile.
bool draws_after(const GameEvent& event, const Match& match);

// The law that these steps break at Decide or Move, if any; `partial`: as a beginning.
std::optional<Refusal> refuse_play(const Match& match, std::span<const Step> steps, bool partial);

}  // namespace trictrac
