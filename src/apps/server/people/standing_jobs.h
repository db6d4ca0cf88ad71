// The jobs after a rated game: count it, then review the quality of play.
#pragma once

#include <string_view>

#include "apps/server/people/jobs.h"
#include "store/store.h"

namespace trictrac {

// Adds the jobs. Requires that `store` outlives them. Reviews are made one at a time, by a worker that yields
// to all other threads.
void add_standing_jobs(Jobs& jobs, Store& store);

}  // namespace trictrac
