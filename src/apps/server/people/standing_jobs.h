// The jobs after a rated game: count it, then review the quality of play.
#pragma once

#include "apps/server/hub/hub.h"
#include "apps/server/people/jobs.h"
#include "store/store.h"

namespace trictrac {

// Returns the job that counts a finished game for the ratings, at `now` (seconds since 1970). For a game of a
// tournament it follows the outcome of its table, so it is stored again with each act that changes that: an
// annulled game gives its change back, and a corrected result counts instead. Idempotent.
NewJob counting_job(std::string game, std::int64_t now);

// Adds the jobs, and has them made when a game ends. Requires that `store` outlives them. Reviews are made
// one at a time, by a worker that yields to all other threads.
void add_standing_jobs(Jobs& jobs, Store& store, Hub& hub);

}  // namespace trictrac
