// Deeds and actions, the one as the other; and what the referee says of a play.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "game/rules/refusal.h"
#include "table/config.h"
#include "table/deed.h"
#include "table/dice_tags.h"

namespace trictrac {

// Who throws first where nobody draws for it: a game from a position, or a match that is resumed. Line 1 then
// only says so, and a record says nothing.
std::optional<Side> lead_given(const TableConfig& config);

// The lines a table begins with when its game came from a record; none for a new game.
std::vector<Deed> opening_deeds(const TableConfig& config);

// A lead drawn from the seed, the `lead`-th of the match from 0.
LeadDrawn lead_drawn(const Seed& seed, int lead);

// Returns the same of a match: where two draw for White, the first lead is White's, by the dice of that draw.
LeadDrawn lead_drawn(const Seed& seed, const MatchOptions& match, int lead);
// Returns the seats of a match drawn from the seed: by lot or by dice as agreed, by dice where two draw for
// White.
DrawnSeats seats_drawn(const Seed& seed, const MatchOptions& match);

// The deeds an action is written as: a lead and the roll it gave are two.
void add_deeds(const MatchAction& action, std::vector<Deed>& deeds);

// The action that a deed of the game (not one beside it) does in the match; how dice fell to settle it is the
// deed's affair.
MatchAction action_of(const Deed& deed);

// A record says "resigns" also of whoever's time was out, and its tag End which of the two it was (table/
// dice_tags.h). `deed` is the last of the game, `end` that tag.
template <class Resignation, class SomeDeed>
void end_by_time(SomeDeed& deed, std::string_view end) {
  const auto* resigned = std::get_if<Resignation>(&deed);
  if (!resigned || end != kEndByTime) return;
  const Side side = resigned->side;
  deed = Overtime{side};
}

// Does the table draw after this deed, whose match has it behind it: seats, a lead or the roll that it gives,
// a half fiche? Nobody is asked for anything meanwhile.
bool draws_after(const Deed& deed, const Match& match);

// The law that these steps break at Decide or Move, if any; `partial`: as a beginning.
std::optional<Refusal> refuse_play(const Match& match, std::span<const Step> steps, bool partial);

}  // namespace trictrac
