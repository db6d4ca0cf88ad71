// The steps of arenas. A step that is repeated, also by another server, begins nobody's table twice: those
// whom it has paired are at their tables, and of two servers the log takes the acts of one.
#include <utility>

#include "apps/server/tournaments/arena_tables.h"
#include "apps/server/tournaments/job_ends.h"
#include "apps/server/tournaments/tournaments.h"

namespace trictrac {

void Tournaments::step_arena(const JobSubject& job, End end) {
  change(job.at.tournament, begin_arena_tables,
         [this, job, end = std::move(end)](const Parsed<Ptr>& done) mutable {
           if (!done) return end(end_of(done));
           if (!is_running_arena((*done)->state())) return end(ended());
           end(again_at(arena_job(job.at.tournament, now_() + kArenaStep)));
         });
}

}  // namespace trictrac
