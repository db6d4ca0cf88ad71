#include "store/rows/job_rows.h"

#include <algorithm>

namespace trictrac {
namespace {

constexpr std::int64_t kFirstRest = 30;  // seconds

// After the n-th try, each time four times as long.
std::int64_t rest_after(int tries, std::int64_t longest) {
  std::int64_t rest = kFirstRest;
  for (int i = 1; i < tries && rest < longest; ++i) rest *= 4;
  return std::min(rest, longest);
}

}  // namespace

void JobRows::put(const NewJob& job) {
  sql_.run(
      "INSERT INTO job (kind, subject, due) VALUES (?, ?, ?) ON CONFLICT (kind, subject)"
      " DO UPDATE SET due = excluded.due, tries = 0, taken = 0",
      job.kind, job.subject, job.due);
}

void JobRows::want(const NewJob& job) {
  sql_.run("INSERT INTO job (kind, subject, due) VALUES (?, ?, ?) ON CONFLICT (kind, subject) DO NOTHING",
           job.kind, job.subject, job.due);
}

bool JobRows::waits(std::string_view kind, std::string_view subject) {
  return sql_.any("SELECT 1 FROM job WHERE kind = ? AND subject = ?", kind, subject);
}

void JobRows::drop(std::string_view kind, std::string_view subject) {
  sql_.run("DELETE FROM job WHERE kind = ? AND subject = ?", kind, subject);
}

std::vector<Job> JobRows::take(std::string_view kind, std::int64_t now, std::int64_t until, int most) {
  return sql_.all(
      "UPDATE job SET taken = ?3, tries = tries + 1 WHERE id IN"
      " (SELECT id FROM job WHERE kind = ?1 AND due <= ?2 AND taken <= ?2 ORDER BY due, id LIMIT ?4" +
          std::string(sql_.skip_locked()) + ") RETURNING id, subject, tries",
      [&](const Statement& s) {
        return Job{s.number(0), std::string(kind), s.text(1), static_cast<int>(s.number(2)), until};
      },
      kind, now, until, most);
}

bool JobRows::any_due(std::string_view kind, std::int64_t now) {
  return sql_.any("SELECT 1 FROM job WHERE kind = ?1 AND due <= ?2 AND taken <= ?2 LIMIT 1", kind, now);
}

void JobRows::finish(const Job& job) {
  sql_.run("DELETE FROM job WHERE id = ? AND taken = ?", job.id, job.until);
}

bool JobRows::fail(const Job& job, std::int64_t now, std::int64_t after) {
  const JobPolicy policy = policy_of(job.kind);
  if (policy.most_tries && job.tries >= *policy.most_tries) {
    finish(job);
    return false;
  }
  sql_.run("UPDATE job SET due = ?3, taken = 0 WHERE id = ?1 AND taken = ?2", job.id, job.until,
           now + std::max(after, rest_after(job.tries, policy.longest_rest)));
  return true;
}

}  // namespace trictrac
