// The end of the rounds of leagues: when their days are over, each table that is open is forfeited by the
// player who keeps their opponent waiting (event/league.h).
#include <algorithm>
#include <utility>

#include "apps/server/tournaments/job_ends.h"
#include "apps/server/tournaments/tournaments.h"
#include "event/league.h"

namespace trictrac {
namespace {

// Returns the seat that keeps its opponent waiting, if it is one alone.
std::optional<int> alone_in(const std::vector<int>& seats) {
  return seats.size() == 1 ? std::optional(seats.front()) : std::nullopt;
}

std::optional<int> who_keeps_waiting(const TableStatus& status) {
  if (!status.absent.empty()) return alone_in(status.absent);
  return alone_in(status.awaited);
}

// A game was not made for somebody who has left the server.
std::optional<int> who_has_left(const Tournament& tournament, event::TableNumber at) {
  std::vector<int> left;
  for (const int seat : {event::kWhite, event::kBlack})
    if (tournament.person_of(tournament.player_at(at, seat).person) == 0) left.push_back(seat);
  return alone_in(left);
}

// Returns the change that decides a table whose time is over. A result that waits to be entered comes first.
Tournaments::Change forfeit_overdue(const JobSubject& job, std::optional<int> keeps_waiting) {
  return [job, keeps_waiting](Draft& draft) -> Parsed<void> {
    const Tournament& now = draft.after();
    const event::TableNumber at{job.at.round, job.at.table};
    const auto asked = [&](event::TableNumber) { return keeps_waiting; };
    for (const event::Forfeit& forfeit :
         event::overdue_forfeits(now.state(), now.settings.days, draft.now(), asked)) {
      if (forfeit.at != at) continue;
      draft.require_no_result(at);
      return draft.act(kByServer, "", forfeit);
    }
    return {};
  };
}

}  // namespace

// Neither clocks nor pauses of players count: only the days of the round, and minutes that were granted.
void Tournaments::check_overdue(const JobSubject& job, const Tournament& tournament, End end) {
  const event::TableNumber at{job.at.round, job.at.table};
  if (job.game.empty())
    return change_for(job, forfeit_overdue(job, who_has_left(tournament, at)), std::move(end));
  hub_.look_at_table(job.game, [this, job, end = std::move(end)](const Parsed<TableStatus>& status) mutable {
    if (!status) return end(end_of(status));
    const bool has_result = status->over && !status->called_off && !status->forfeit;
    if (has_result) return end(ended());  // its own job enters it
    change_for(job, forfeit_overdue(job, who_keeps_waiting(*status)), std::move(end));
  });
}

}  // namespace trictrac
