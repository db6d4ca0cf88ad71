// The jobs after a rated game: count it, then review the quality of play.
#pragma once

#include "apps/server/hub/hub.h"
#include "apps/server/people/jobs.h"
#include "store/store.h"

namespace trictrac {

// Adds the jobs, and has them made when a game ends. Requires that `store` outlives them. Reviews are made
// one at a time, by a worker that yields to all other threads.
void add_standing_jobs(Jobs& jobs, Store& store, Hub& hub);

}  // namespace trictrac
