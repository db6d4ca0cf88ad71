// The jobs after a rated game: count it, then review the quality of play; and count it as the director of its
// tournament rules.
#pragma once

#include "apps/server/hub/hub.h"
#include "apps/server/people/jobs.h"
#include "store/tournaments.h"

namespace trictrac {

// Returns the job that makes a game of a tournament count as its table now stands, at `now` (seconds since
// 1970): an annulled game gives its change of the ratings back, a corrected result counts instead, and what
// was undone counts as before. It is stored with the act that changes what a table had already come to.
// Idempotent; it does nothing for a game that is not over, not rated, or does not count for another reason.
NewJob ruling_job(std::string game, std::int64_t now);

// Adds the jobs, and has them made when a game ends. Requires that the stores outlive them. Reviews are made
// one at a time, by a worker that yields to all other threads.
void add_standing_jobs(Jobs& jobs, Store& store, TournamentStore& tournaments, Hub& hub);

}  // namespace trictrac
