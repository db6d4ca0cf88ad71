// The jobs of tournaments. Each compares what is there with how the tournament stands, so that a repeat
// changes nothing.
#include <algorithm>
#include <utility>

#include "apps/server/tournaments/job_ends.h"
#include "apps/server/tournaments/tournaments.h"

namespace trictrac {
namespace {

constexpr int kAtOnce = 64;
constexpr std::int64_t kWhilePaused = 60;  // seconds after which a pause is looked at again

event::TableNumber table_in(const JobSubject& job) { return {job.at.round, job.at.table, job.at.board}; }

// Enters what a game has come to at its table; one of three or four that was given up is left to the
// director.
Parsed<void> enter_end(Draft& draft, event::TableNumber at, const event::Table& table,
                       const TableStatus& status) {
  const std::vector<int>& points = status.points;
  if (!event::counts_amounts(draft.after().state().terms))
    return draft.act(kByServer, "", event::EnterResult{at, {status.winner, {points[0], points[1]}}});
  if (!status.gave_up) {
    std::vector<int> amounts = points;
    if (points.size() == 2) amounts = {points[0] - points[1], points[1] - points[0]};
    return draft.act(kByServer, "", event::EnterResult{at, {.amounts = amounts}});
  }
  if (table.gave_up) return {};
  const event::LeaveTable gives_up{at, table.seats[*status.gave_up]};
  // The log may learn of the first throw a little later.
  if (!table.begun)
    if (auto begun = draft.act(kByServer, "", event::BeginGame{at}); !begun) return begun;
  return draft.act(kByServer, "", gives_up);
}

// Decides a table of three or four at which some are absent: those who are there play without them; one who
// is alone has won it, and if nobody is there, nobody has. Where too few for the terms are left, the director
// decides.
Parsed<void> play_without(Draft& draft, event::TableNumber at, const event::Table& table,
                          const std::vector<int>& absent) {
  const auto left = std::ssize(table.seats) - std::ssize(absent);
  if (left <= 1) {
    std::optional<int> there;
    for (const int seat : event::seats_of(table))
      if (std::ranges::find(absent, seat) == absent.end()) there = seat;
    return draft.act(kByServer, "", event::Forfeit{at, there});
  }
  if (left < draft.after().state().terms.least_seats) return {};
  std::vector<int> entrants;
  for (const int seat : absent) entrants.push_back(table.seats[seat]);
  for (const int entrant : entrants)
    if (auto done = draft.act(kByServer, "", event::LeaveTable{at, entrant}); !done) return done;
  return {};
}

// Returns how many minutes the server has given back to a table.
int minutes_given_back(const Tournament& tournament, event::TableNumber at) {
  int minutes = 0;
  for (const event::LoggedAct& line : tournament.event.log())
    if (const auto* grant = std::get_if<event::GrantTime>(&line.act);
        grant && grant->at == at && line.by.role == event::Role::Server)
      minutes += grant->minutes;
  return minutes;
}

}  // namespace

void Tournaments::add_jobs(Jobs& jobs) {
  hub_.when_over([](const GameOver& over) -> std::optional<NewJob> {
    if (!over.tournament) return std::nullopt;
    return result_job(over.game, *over.tournament, over.at);
  });
  hub_.when_begun([](const GameBegun& begun) -> std::optional<NewJob> {
    return begun_job(begun.game, begun.tournament, begun.at);
  });
  jobs.add(std::string(kTournamentJob), kAtOnce,
           [this](const Job& job, End end) { do_job(job, std::move(end)); });
}

void Tournaments::do_job(const Job& job, End end) {
  const auto subject = read_subject(job.subject);
  if (!subject) return end(std::unexpected(JobRetry{"a job of another version"}));
  if (subject->what == kSettle) return settle(*subject, std::move(end));
  if (subject->what == kResult) return enter_result(*subject, std::move(end));
  if (subject->what == kBegun) return note_begun(*subject, std::move(end));
  if (subject->what == kSitDown) return check_sit_down(*subject, std::move(end));
  if (subject->what == kArena) return step_arena(*subject, std::move(end));
  // The clockwork runs with every change.
  change_for(*subject, [](Draft&) { return Parsed<void>(); }, std::move(end));
}

void Tournaments::change_for(const JobSubject& job, Change change_it, End end) {
  change(job.at.tournament, std::move(change_it),
         [this, job, end = std::move(end)](const Parsed<Ptr>& done) mutable {
           if (!done && !is_passing(done.error()))
             log_->warn("event=tournament_job what={} tournament={} round={} table={} board={}: {}", job.what,
                        job.at.tournament, job.at.round, job.at.table, job.at.board, done.error().message);
           end(end_of(done));
         });
}

void Tournaments::settle(const JobSubject& job, End end) {
  look(job.at.tournament, [this, job, end = std::move(end)](const Parsed<Ptr>& tournament) mutable {
    if (!tournament) return end(end_of(tournament));
    settle_game(job, **tournament, std::move(end));
  });
}

void Tournaments::settle_game(const JobSubject& job, const Tournament& tournament, End end) {
  auto then = [end = std::move(end)](const Parsed<std::string>& done) mutable { end(end_of(done)); };
  const event::Table* table = tournament.table_of(job.game, table_in(job));
  if (!table) return hub_.call_off(job.game, std::move(then));
  if (!table->outcome) return pass_seats(job, tournament, event::kWhite, std::move(then));
  const bool of_two = !event::counts_amounts(tournament.state().terms);
  if (table->outcome->kind == event::Outcome::Kind::Forfeit && of_two)
    return hub_.award(job.game, table->outcome->result.winner, std::move(then));
  hub_.call_off(job.game, std::move(then));  // where it is over, it stays as it is
}

// The seats from `seat` on.
void Tournaments::pass_seats(const JobSubject& job, const Tournament& tournament, int seat,
                             Answer<std::string> then) {
  const event::Table* table = tournament.table_of(job.game, table_in(job));
  if (!table || seat >= std::ssize(table->seats)) return then(std::string());
  const event::Player player = tournament.player_at(table_in(job), seat);
  const std::int64_t person = tournament.person_of(player.person);
  if (person == 0) return pass_seats(job, tournament, seat + 1, std::move(then));
  people_.ask(
      Rows::Read,
      [person](PeopleRows& rows) {
        const auto found = rows.persons.find(person);
        return found && found->account;
      },
      [this, job, seat, id = tournament.id, name = player.name, person,
       then = std::move(then)](const Parsed<bool>& account) mutable {
        if (!account) return then(std::unexpected(account.error()));
        hub_.pass_seat(job.game, seat, {person, name, !*account},
                       [this, job, seat, id, then = std::move(then)](Parsed<std::string> done) mutable {
                         if (!done) return then(std::move(done));
                         look(id, [this, job, seat, then = std::move(then)](const Parsed<Ptr>& now) mutable {
                           if (!now) return then(std::unexpected(now.error()));
                           const event::Table* table = (*now)->table_of(job.game, table_in(job));
                           if (!table || table->outcome) return then(std::string());
                           pass_seats(job, **now, seat + 1, std::move(then));
                         });
                       });
      });
}

void Tournaments::enter_result(const JobSubject& job, End end) {
  hub_.look_at_table(job.game, [this, job, end = std::move(end)](const Parsed<TableStatus>& status) mutable {
    if (!status) return end(end_of(status));
    if (!status->over || status->called_off || status->forfeit) return end(ended());
    change_for(
        job,
        [job, status = *status](Draft& draft) -> Parsed<void> {
          const event::Table* table = draft.after().table_of(job.game, table_in(job));
          if (!table || table->outcome) return {};
          return enter_end(draft, table_in(job), *table, status);
        },
        std::move(end));
  });
}

void Tournaments::note_begun(const JobSubject& job, End end) {
  change_for(job, [job](Draft& draft) { return enter_throw(draft, job); }, std::move(end));
}

void Tournaments::check_sit_down(const JobSubject& asked, End end) {
  look(asked.at.tournament, [this, asked, end = std::move(end)](const Parsed<Ptr>& found) mutable {
    if (!found) return end(end_of(found));
    const Tournament& tournament = **found;
    JobSubject job = asked;
    job.game = tournament.game_at(table_in(job));
    const event::Table* table = tournament.table_of(job.game, table_in(job));
    const bool is_ladder = tournament.settings.terms.system == event::System::Ladder;
    const bool is_of_league = event::is_of_league(tournament.settings);
    if (!table || table->outcome) return end(ended());
    if (!is_of_league && (table->begun || (job.game.empty() && !is_ladder))) return end(ended());
    if (const auto due = tournament.deadline_of(table_in(job)); due > now_())
      return end(again_at(sit_down_job(job.at, due)));
    if (is_of_league) return check_overdue(job, tournament, std::move(end));
    if (tournament.state().paused) return end(again_at(sit_down_job(job.at, now_() + kWhilePaused)));
    if (is_ladder) return check_answer(job, std::move(end));
    hub_.look_at_table(job.game, [this, job, since = table->started,
                                  end = std::move(end)](const Parsed<TableStatus>& status) mutable {
      if (!status) return end(end_of(status));
      if (status->begun) return note_begun(job, std::move(end));
      give_time_back(job, since, *status, std::move(end));
    });
  });
}

// Time in which nobody could sit down is given back before anybody is called absent.
void Tournaments::give_time_back(const JobSubject& job, std::int64_t since, TableStatus status, End end) {
  hub_.find_lost_time(since * kSecond, [this, job, status = std::move(status), end = std::move(end)](
                                           const Parsed<std::optional<Millis>>& lost) mutable {
    if (!lost || !*lost) return end(again_at(sit_down_job(job.at, now_() + kWhilePaused)));
    if (**lost == 0) return judge_absence(job, status, std::move(end));
    const auto minutes = static_cast<int>((**lost + 60 * kSecond - 1) / (60 * kSecond));
    look(job.at.tournament, [this, job, minutes, status = std::move(status),
                             end = std::move(end)](const Parsed<Ptr>& now) mutable {
      if (!now) return end(end_of(now));
      const int more = minutes - minutes_given_back(**now, table_in(job));
      if (more <= 0) return judge_absence(job, status, std::move(end));
      change_for(
          job,
          [job, more](Draft& draft) {
            return draft.act(kByServer, "", event::GrantTime{table_in(job), more});
          },
          std::move(end));
    });
  });
}

// Those who are here have nothing to fear: only who has not sat down, or owes a share of the dice, is absent.
void Tournaments::judge_absence(const JobSubject& job, const TableStatus& status, End end) {
  const std::vector<int>& absent = status.absent.empty() ? status.owing : status.absent;
  if (status.over || absent.empty()) return end(ended());
  std::optional<int> winner;
  if (absent.size() == 1) winner = 1 - absent.front();
  change_for(
      job,
      [job, winner, absent](Draft& draft) -> Parsed<void> {
        const Tournament& now = draft.after();
        const event::Table* table = now.table_of(job.game, table_in(job));
        if (now.settings.no_show != event::NoShow::Forfeit || !table || table->outcome || table->begun ||
            now.deadline_of(table_in(job)) > draft.now())
          return {};
        draft.require_unbegun(table_in(job));
        if (event::counts_amounts(now.state().terms))
          return play_without(draft, table_in(job), event::Table(*table), absent);
        return draft.act(kByServer, "", event::Forfeit{table_in(job), winner});
      },
      std::move(end));
}

}  // namespace trictrac
