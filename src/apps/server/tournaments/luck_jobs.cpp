#include "apps/server/tournaments/luck_jobs.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "apps/server/hub/stored_table.h"
#include "apps/server/tournaments/tournaments.h"
#include "event/luck.h"
#include "service/rated.h"

namespace trictrac {
namespace {

using EndedJob = std::move_only_function<void(JobEnd)>;

int in_hundredths(double amount, double unit, int most) {
  return static_cast<int>(std::clamp<double>(std::round(amount * unit), -most, most));
}

event::NoteLuck note_of(event::TableNumber at, const LuckSeen& seen) {
  constexpr double kUnit = event::kLuckUnit;
  return {at, in_hundredths(seen.holes, kUnit, event::kMostLuck),
          in_hundredths(seen.variance, kUnit * kUnit, event::kMostVariance)};
}

// Returns the end of a job: without a tournament there is nothing to note.
JobEnd end_after(const auto& done) {
  if (done || done.error().code == ErrorCode::UnknownGame) return JobKept();
  return std::unexpected(JobRetry{done.error().message});
}

// Returns whether luck is to be noted there.
bool wants_luck(const event::Table* table) {
  return table && table->outcome && table->outcome->kind != event::Outcome::Kind::Forfeit && !table->luck;
}

// The steps of a job, one after another.
class LuckJobs {
 public:
  LuckJobs(Jobs& jobs, Store& store, Tournaments& tournaments, Pool& reviewers)
      : jobs_(jobs), store_(store), tournaments_(tournaments), reviewers_(reviewers) {}

  void begin(const std::string& game, EndedJob end) {
    store_.load(game, [this, game, end = std::move(end)](Stored<std::optional<StoredGame>> stored) mutable {
      if (!stored) return end(std::unexpected(JobRetry{stored.error().what}));
      if (!*stored || !(*stored)->tournament) return end(JobKept());
      const TournamentPlace place = *(*stored)->tournament;
      look({game, place}, std::move(**stored), std::move(end));
    });
  }

 private:
  struct Subject {
    std::string game;
    TournamentPlace place;
    event::TableNumber at() const { return {place.round, place.table, place.board}; }
  };

  void look(Subject subject, StoredGame stored, EndedJob end) {
    tournaments_.look(subject.place.tournament, [this, subject, stored = std::move(stored),
                                                 end = std::move(end)](const auto& tournament) mutable {
      if (!tournament) return end(end_after(tournament));
      if (!wants_luck((*tournament)->table_of(subject.game, subject.at()))) return end(JobKept());
      review(std::move(subject), std::move(stored), std::move(end));
    });
  }

  void review(Subject subject, StoredGame stored, EndedJob end) {
    reviewers_.run(
        "",
        [stored = std::move(stored), given_up = jobs_.given_up()] {
          const auto table = trictrac::table_of(stored);
          return table ? luck_of((*table)->record_text(), given_up) : std::nullopt;
        },
        [this, subject, end = std::move(end)](std::optional<LuckSeen> seen) mutable {
          if (jobs_.given_up()()) return end(std::unexpected(JobRetry{"the server stops"}));
          if (!seen) return end(JobKept());
          note(subject, *seen, std::move(end));
        });
  }

  void note(const Subject& subject, const LuckSeen& seen, EndedJob end) {
    tournaments_.change(
        subject.place.tournament,
        [subject, seen](Draft& draft) -> Parsed<void> {
          if (!wants_luck(draft.after().table_of(subject.game, subject.at()))) return {};
          return draft.act(kByServer, "", note_of(subject.at(), seen));
        },
        [end = std::move(end)](const auto& done) mutable { end(end_after(done)); });
  }

  Jobs& jobs_;
  Store& store_;
  Tournaments& tournaments_;
  Pool& reviewers_;
};

}  // namespace

NewJob luck_job(std::string game, std::int64_t now) { return {std::string(kLuckJob), std::move(game), now}; }

void add_luck_jobs(Jobs& jobs, Store& store, Tournaments& tournaments, Pool& reviewers, int most) {
  jobs.add(std::string(kLuckJob), most,
           [all = std::make_shared<LuckJobs>(jobs, store, tournaments, reviewers)](
               const Job& job, EndedJob end) { all->begin(job.subject, std::move(end)); });
}

}  // namespace trictrac
