// The time limits of challenges in ladders.
#include <algorithm>
#include <utility>

#include "apps/server/tournaments/job_ends.h"
#include "apps/server/tournaments/tournaments.h"
#include "event/ladder.h"

namespace trictrac {
namespace {

// Returns the change that decides a challenge whose time is over.
Tournaments::Change lose_by_silence(const JobSubject& job, int winner) {
  return [job, winner](Draft& draft) -> Parsed<void> {
    const event::TableNumber at{job.at.round, job.at.table};
    const event::Table* table = draft.after().table_of(job.game, at);
    if (!table || !event::is_unanswered(draft.after().state(), *table, draft.now())) return {};
    return draft.act(kByServer, "", event::Forfeit{at, winner});
  };
}

}  // namespace

// The challenged player loses, unless they were there and the challenger was not.
void Tournaments::check_answer(const JobSubject& job, End end) {
  if (job.game.empty()) return change_for(job, lose_by_silence(job, event::kBlack), std::move(end));
  hub_.look_at_table(job.game, [this, job, end = std::move(end)](const Parsed<TableStatus>& status) mutable {
    if (!status) return end(end_of(status));
    if (status->begun) return note_begun(job, std::move(end));
    const std::vector<int>& missing = status->absent.empty() ? status->owing : status->absent;
    const bool white_was_there =
        !missing.empty() && std::ranges::find(missing, event::kWhite) == missing.end();
    change_for(job, lose_by_silence(job, white_was_there ? event::kWhite : event::kBlack), std::move(end));
  });
}

}  // namespace trictrac
