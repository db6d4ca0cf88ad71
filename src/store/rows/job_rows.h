// Jobs to be done later by any server, as rows of the database.
#pragma once

#include <cstdint>
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

class JobRows : public RowAccess {
 public:
  static constexpr int kMostTries = 12;  // over about two days

  using RowAccess::RowAccess;

  // Adds a job. If it exists, it becomes due at the new time, and is done once more if it has been taken.
  void put(const NewJob& job);
  // Adds a job unless it exists.
  void want(const NewJob& job);
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
