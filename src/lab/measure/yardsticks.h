// Players without a net, against whom strength is measured.
#pragma once

#include "lab/measure/player.h"

namespace trictrac::measure {

// Any play; holds or goes by the toss of a coin, or always goes.
std::unique_ptr<Player> make_random(bool always_goes);

// The first lawful play; always goes.
std::unique_ptr<Player> make_first_go();

// Plays for the points of the next roll of both sides, their exact mean over the 21 rolls: his own less the
// other's. Holds if what he then has, the points left over included, is more than the first throw of a new
// relevé.
std::unique_ptr<Player> make_greedy();

// Plays for the shape of his men after the play, by a few weights, and looks at no roll: cases made, the
// coin, single men. Holds if his shape is then better than the other's.
std::unique_ptr<Player> make_shape();

// A bot of make_bot; null if there is none of that name.
std::unique_ptr<Player> make_bot_player(std::string_view name);

// Net points that the next roll of the player seen in `p` brings him on average, in points.
double points_of_next_roll(const Position& p, const RuleOptions& options);

}  // namespace trictrac::measure
