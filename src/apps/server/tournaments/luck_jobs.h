// The reviews of the games of tournaments, for standings without luck: one for each game that was played,
// made by any server as soon as it has a processor free.
#pragma once

#include "apps/server/people/jobs.h"
#include "store/tournaments.h"

namespace trictrac {

class Tournaments;

// Returns the job that notes the luck of a game in its tournament (event::NoteLuck), from `now` on (seconds
// since 1970). Idempotent: what was noted stays.
NewJob luck_job(std::string game, std::int64_t now);

// Adds the jobs. Requires that all outlive them. `reviewers`, whose threads should yield to all others, makes
// `most` reviews at once.
void add_luck_jobs(Jobs& jobs, Store& store, Tournaments& tournaments, Pool& reviewers, int most);

}  // namespace trictrac
