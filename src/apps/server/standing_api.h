// Calls about how people stand, which anybody may make.
#pragma once

#include "apps/server/people_call.h"

namespace trictrac {

// GET /api/people/NAME: who that is, his ratings, and the rated games he has played.
void show_profile(const Call& call);
// GET /api/standing?kind=NAME&from=N: those who play best.
void show_best(const Call& call);
// GET /api/games/ID/standing: how the two who play it stand, and what it has changed.
void show_game_standing(const HttpRequest& request, const std::string& game, ApiContext& context,
                        ThenReply then);

}  // namespace trictrac
