// Deletes tournaments that have not changed for a long time.
#pragma once

#include "apps/server/operations/retention.h"

namespace trictrac {

// The time after which a tournament that never began is deleted, in days since it last changed.
inline constexpr int kKeepEmptyTournaments = 30;
inline constexpr const char* kRemovingTournaments = "removing_tournaments";

// Adds the job of an hourly round, done by one of the servers of a service. Those that are over are kept as
// games that are over; those in play for as long as they have games.
void add_job_removing_tournaments(Jobs& jobs, Keeping keeping, std::function<std::int64_t()> now);

}  // namespace trictrac
