#include "apps/server/people/jobs.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace trictrac {

int Jobs::under_way() const {
  int all = 0;
  for (const auto& [name, kind] : kinds_) all += kind.under_way;
  return all;
}

// Returns how many more jobs of each kind may be begun; kinds without room are left out.
std::map<std::string, int> Jobs::room() const {
  std::map<std::string, int> room;
  for (const auto& [name, kind] : kinds_)
    if (kind.under_way < kind.most) room[name] = kind.most - kind.under_way;
  return room;
}

// Most of the time nothing is due, which is found without writing.
void Jobs::step() {
  if (asking_) return;
  auto free = room();
  if (free.empty()) return;
  asking_ = true;
  const auto due = std::make_shared<std::map<std::string, int>>();
  store_.people(
      false,
      [due, free = std::move(free), now = now_()](PeopleRows& rows) {
        due->clear();
        for (const auto& [kind, most] : free)
          if (rows.jobs.any_due(kind, now)) due->emplace(kind, most);
        return true;
      },
      [this, due](const Stored<void>& done) {
        asking_ = false;
        if (!done) return log_->error("jobs: {}", done.error().what);
        if (!due->empty()) take(*due);
      });
}

void Jobs::take(std::map<std::string, int> room) {
  asking_ = true;
  const auto taken = std::make_shared<std::vector<Job>>();
  store_.people(
      true,
      [taken, room = std::move(room), now = now_()](PeopleRows& rows) {
        taken->clear();
        for (const auto& [kind, most] : room)
          std::ranges::move(rows.jobs.take(kind, now, now + policy_of(kind).lease, most),
                            std::back_inserter(*taken));
        return true;
      },
      [this, taken](const Stored<void>& done) {
        asking_ = false;
        if (!done) return log_->error("jobs: {}", done.error().what);
        for (const Job& job : *taken) begin(job);
      });
}

void Jobs::begin(const Job& job) {
  Kind& kind = kinds_.at(job.kind);
  ++kind.under_way;
  kind.work(job, [this, job](JobEnd result) {
    if (result) return keep(job, std::move(*result));
    postpone(job, result.error());
  });
}

void Jobs::keep(const Job& job, JobKept kept) {
  store_.people(
      true,
      [job, kept = std::move(kept)](PeopleRows& rows) {
        if (kept) kept(rows);
        rows.jobs.finish(job);
        return true;
      },
      [this, job](const Stored<void>& done) { note(job, done); });
}

void Jobs::postpone(const Job& job, const JobRetry& retry) {
  log_->warn("event=job kind={} try={}: {}", job.kind, job.tries, retry.why);
  const auto again = std::make_shared<bool>(true);
  store_.people(
      true,
      [job, again, now = now_(), after = retry.after](PeopleRows& rows) {
        *again = rows.jobs.fail(job, now, after);
        return true;
      },
      [this, job, again](const Stored<void>& done) {
        if (!*again) log_->error("event=job kind={} given up after {} tries", job.kind, job.tries);
        note(job, done);
      });
}

// A job whose end could not be stored is done again when its time with us is over.
void Jobs::note(const Job& job, const Stored<void>& done) {
  --kinds_.at(job.kind).under_way;
  if (!done) log_->error("jobs: {}", done.error().what);
}

}  // namespace trictrac
