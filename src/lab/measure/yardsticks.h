// Players without a net, by which strength is measured.
#pragma once

#include "lab/measure/player.h"

namespace trictrac::measure {

// Makes a player that plays at random; it holds or goes with equal chances, or always goes.
std::unique_ptr<Player> make_random(bool always_goes);

// Makes a player that plays the first legal play and always goes.
std::unique_ptr<Player> make_first_go();

// Makes a player for the points of the next roll of both sides, their exact mean over the 21 rolls: its own
// less the opponent's. It holds if that, with the points left over, is more than the first throw of a new
// relevé.
std::unique_ptr<Player> make_greedy();

// Makes a player for the shape of the men after the play, by a few weights, without looking at rolls: cases,
// the corner, single men. It holds if its shape is then better than the opponent's.
std::unique_ptr<Player> make_shape();

// Makes a player of a bot of make_bot; returns null if there is none of that name.
std::unique_ptr<Player> make_bot_player(std::string_view name);

// Returns the mean net points of the next roll for the player seen in `p`.
double points_of_next_roll(const Position& p, const RuleOptions& options);

}  // namespace trictrac::measure
