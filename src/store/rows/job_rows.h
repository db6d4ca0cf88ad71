// Jobs to be done later by any server, as rows of the database.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"
#include "store/store.h"

namespace trictrac {

// A job taken by a server: no other server can take it before `until`.
struct Job {
  std::int64_t id = 0;
  std::string kind, subject;
  int tries = 1;  // with this one
  std::int64_t until = 0;
};

// The kind of the jobs of tournaments.
inline constexpr std::string_view kTournamentJob = "tournament";

// The kind of the jobs that make a game count as the director of its tournament rules.
inline constexpr std::string_view kRulingJob = "rule_game";

// The kind of the jobs that review a game of a tournament for its luck.
inline constexpr std::string_view kLuckJob = "tournament_luck";

// The treatment of the jobs of a kind. Times are in seconds.
struct JobPolicy {
  std::string_view kind{};
  std::int64_t lease = 600;              // within which a job has to be done
  std::int64_t longest_rest = 6 * 3600;  // before a job that failed is tried again
  std::optional<int> most_tries = 12;    // over about two days; nothing: it is never given up
};
// Of the kinds that differ from the others.
inline constexpr JobPolicy kJobPolicies[] = {
    // A round waits for nobody, and none may be lost: its jobs do nothing that was done already.
    {kTournamentJob, 10, 10, std::nullopt},
    {kRulingJob, 600, 6 * 3600, std::nullopt},
};
constexpr JobPolicy policy_of(std::string_view kind) {
  for (const JobPolicy& policy : kJobPolicies)
    if (policy.kind == kind) return policy;
  return {.kind = kind};
}

class JobRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds a job. If it exists, it becomes due at the new time, and is done once more if it has been taken.
  void put(const NewJob& job);
  // Adds a job unless it exists.
  void want(const NewJob& job);
  // Returns whether a job is there that has not been finished.
  bool waits(std::string_view kind, std::string_view subject);
  // Deletes a job.
  void drop(std::string_view kind, std::string_view subject);
  // Takes at most `most` jobs of a kind until `until`, the longest due first.
  std::vector<Job> take(std::string_view kind, std::int64_t now, std::int64_t until, int most);
  bool any_due(std::string_view kind, std::int64_t now);
  // Deletes a finished job, unless it was enqueued again after it was taken.
  void finish(const Job& job);
  // Postpones a job that failed, by at least `after` seconds. Returns false if it has been tried often
  // enough, and is given up.
  bool fail(const Job& job, std::int64_t now, std::int64_t after = 0);
};

}  // namespace trictrac
