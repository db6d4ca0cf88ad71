// Players without a net, against which strength is measured.
#pragma once

#include "lab/measure/player.h"

namespace trictrac::measure {

// Plays anything; holds or goes by the toss of a coin, or always goes.
std::unique_ptr<Player> make_random(bool always_goes);

// Plays the first legal play; always goes.
std::unique_ptr<Player> make_first_go();

// Plays for the points of the next roll of both sides, their exact mean over the 21 rolls: their own less the
// opponent's. Holds if what is then had, the points left over included, is more than the first throw of a new
// relevé.
std::unique_ptr<Player> make_greedy();

// Plays for the shape of the men after the play, by a few weights, and looks at no roll: cases made, the
// coin, single men. Holds if that shape is then better than the opponent's.
std::unique_ptr<Player> make_shape();

// Plays as a bot of make_bot; null if there is none of that name.
std::unique_ptr<Player> make_bot_player(std::string_view name);

// Returns the net points that the next roll brings the player seen in `p` on average.
double points_of_next_roll(const Position& p, const RuleOptions& options);

}  // namespace trictrac::measure
