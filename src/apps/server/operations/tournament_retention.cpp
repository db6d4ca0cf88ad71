#include "apps/server/operations/tournament_retention.h"

#include <limits>

#include "apps/server/runtime/time.h"

namespace trictrac {
namespace {

constexpr int kMostRemovedAtOnce = 20;

// Returns whether there may be more.
bool remove_old(PeopleRows& rows, std::int64_t over, std::int64_t empty) {
  const auto old = rows.tournaments.old(over, empty, kMostRemovedAtOnce);
  for (const std::string& name : old) rows.tournaments.remove(name);
  return old.size() == kMostRemovedAtOnce;
}

}  // namespace

void add_job_removing_tournaments(Jobs& jobs, Keeping keeping, std::function<std::int64_t()> now) {
  jobs.add(kRemovingTournaments, 1, [keeping, now](const Job&, std::move_only_function<void(JobEnd)> end) {
    end([keeping, now](PeopleRows& rows) {
      const std::int64_t over =
          keeping.over > 0 ? now() - keeping.over * kSecondsOfDay : std::numeric_limits<std::int64_t>::min();
      const bool more = remove_old(rows, over, now() - kKeepEmptyTournaments * kSecondsOfDay);
      rows.jobs.put({kRemovingTournaments, "", more ? now() : now() + kBetweenRounds});
    });
  });
}

}  // namespace trictrac
