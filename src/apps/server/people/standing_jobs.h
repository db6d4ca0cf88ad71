// What follows when a rated game is over: it is counted, and then how well both played it is looked at.
#pragma once

#include <string_view>

#include "apps/server/people/jobs.h"
#include "store/store.h"

namespace trictrac {

// `store` outlives the jobs. Reviews are made one at a time, by a worker that yields to all that wants the
// processor.
void add_standing_jobs(Jobs& jobs, Store& store);

}  // namespace trictrac
