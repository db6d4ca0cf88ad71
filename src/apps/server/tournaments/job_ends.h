// The ends of the jobs of tournaments.
#pragma once

#include <utility>

#include "apps/server/people/jobs.h"
#include "table/api_error.h"

namespace trictrac {

// Returns whether trying again may help.
inline bool is_passing(const ApiError& error) {
  return error.code == ErrorCode::Unavailable || error.code == ErrorCode::Internal ||
         error.code == ErrorCode::Stale;
}

// The job is done.
inline JobEnd ended() { return JobKept(); }
// The job is done, and comes again as this one.
inline JobEnd again_at(NewJob job) {
  return [job = std::move(job)](PeopleRows& rows) { rows.jobs.put(job); };
}
// Returns the end of a job whose work had this result: what is refused for good is done.
template <class T>
JobEnd end_of(const Parsed<T>& done) {
  if (done || !is_passing(done.error())) return ended();
  return std::unexpected(JobRetry{done.error().message});
}

}  // namespace trictrac
