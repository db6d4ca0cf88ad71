// Work to be done later, by whichever server comes to it, as rows of the database.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"
#include "store/store.h"

namespace trictrac {

// A job that a server has taken: no other one has it before `until`.
struct Job {
  std::int64_t id = 0;
  std::string kind, subject;
  int tries = 1;  // with this one
  std::int64_t until = 0;
};

class JobRows {
 public:
  static constexpr int kMostTries = 12;  // over about two days

  explicit JobRows(Statements& sql) : sql_(sql) {}

  // Adds a job. Where there is one already it is due then instead, and done once more if it has been taken.
  void put(const NewJob& job);
  // Adds a job unless there is one already.
  void want(const NewJob& job);
  // Deletes a job.
  void drop(std::string_view kind, std::string_view subject);
  // Takes jobs of a kind until `until`, the longest due first, at most so many.
  std::vector<Job> take(std::string_view kind, std::int64_t now, std::int64_t until, int most);
  bool any_due(std::string_view kind, std::int64_t now);
  // Deletes a job that is done or of no use any more, unless it has been put once more since it was taken.
  void finish(const Job& job);
  // Puts a job off that could not be done, for `after` seconds at least. False where it has been tried often
  // enough, and is given up.
  bool fail(const Job& job, std::int64_t now, std::int64_t after = 0);

 private:
  Statements& sql_;
};

// Makes the table of jobs, with what is known of a game without playing it again: who is asked, as digits,
// and whether it is over; both NULL of a game stored before.
Stored<void> add_jobs(Database& db);

}  // namespace trictrac
