#include "apps/server/people/standing_jobs.h"

#include <utility>

#include "apps/server/hub/stored_table.h"
#include "apps/server/people/people.h"
#include "event/wire/act_text.h"
#include "service/rated.h"

namespace trictrac {
namespace {

// The kinds of jobs; the subject is the name of the game.
constexpr std::string_view kCounting = "count_game", kReviewing = "review_game";
constexpr int kCountedAtOnce = 8;
constexpr int kRuledAtOnce = 2;
constexpr int kReviewedAtOnce = 1;

using EndedGame = std::move_only_function<void(JobEnd)>;

// A game of two people that is over.
struct Finished {
  bool rated = false;
  std::string kind;
  standing::Finish finish;
};

// Returns nullopt for a game that is not over, or that cannot be replayed.
std::optional<Finished> ended(const StoredGame& game) {
  const auto table = table_of(game);
  if (!table || (*table)->next() != Next::Nothing) return std::nullopt;
  return Finished{(*table)->rated(), (*table)->format(), (*table)->finish()};
}

// Reports a rated game of which both sides came from one browser to the moderators.
void look_for_self_play(PeopleRows& rows, const std::string& game) {
  const std::int64_t white = rows.seats.person_at(game, 0), black = rows.seats.person_at(game, 1);
  if (rows.devices.share(white, black)) rows.reports.add_self_play(game, white, black, seconds_now());
}

// Once for each game.
void keep(PeopleRows& rows, const std::string& game, const Finished& over) {
  // One that was called off before anybody threw has not been played.
  if (!over.rated && over.finish.stopped && over.finish.throws == 0) return;
  const bool kept = over.rated ? rows.standings.count(game, over.kind, over.finish)
                               : rows.standings.keep_friendly(game, over.kind, over.finish);
  if (!kept) return;
  if (over.rated) look_for_self_play(rows, game);
  rows.jobs.want({std::string(kReviewing), game, seconds_now()});
}

// Returns what a table has come to; nullopt where the game counts as it ended.
std::optional<standing::Ruling> ruling_of(const StoredTournament& tournament, const TournamentPlace& at) {
  const auto log = event::read_log(tournament.terms, tournament.acts);
  if (!log) return std::nullopt;
  const event::Table* table = event::find_game(log->event.state(), {at.round, at.table, at.board});
  if (!table || !table->outcome || table->outcome->kind == event::Outcome::Kind::Forfeit) return std::nullopt;
  return standing::Ruling{table->outcome->kind == event::Outcome::Kind::Annulled,
                          table->outcome->result.winner};
}

// A counted game follows the ruling; without one it counts as it ended.
JobKept ruled(std::string game, const StoredGame& stored, const StoredTournament& tournament) {
  auto over = ended(stored);
  if (!over || !over->rated) return {};
  const auto ruling =
      ruling_of(tournament, *stored.tournament).value_or(standing::Ruling{false, over->finish.winner});
  return [game = std::move(game), over = std::move(*over), ruling](PeopleRows& rows) {
    keep(rows, game, over);
    rows.standings.rule(game, ruling);
  };
}

std::vector<standing::Quality> seen(const StoredGame& game) {
  const auto table = table_of(game);
  if (!table) return {};
  return quality_of((*table)->record_text()).value_or(std::vector<standing::Quality>{});
}

// Does `work` with the game, on another thread, and ends the job with JobKept(…), which `keep` makes from its
// result.
template <class Work, class Keep>
void with_game(Store& store, Pool& workers, const std::string& game, EndedGame end, Work work, Keep keep) {
  store.load(game,
             [&workers, end = std::move(end), work, keep](Stored<std::optional<StoredGame>> stored) mutable {
               if (!stored) return end(std::unexpected(JobRetry{stored.error().what}));
               if (!*stored) return end(JobKept());
               workers.run(
                   "", [work, game = std::move(**stored)] { return work(game); },
                   [end = std::move(end), keep](auto made) mutable { end(keep(std::move(made))); });
             });
}

void rule(Jobs& jobs, Store& store, TournamentStore& tournaments, std::string game, EndedGame end) {
  store.load(game, [&jobs, &tournaments, game,
                    end = std::move(end)](Stored<std::optional<StoredGame>> stored) mutable {
    if (!stored) return end(std::unexpected(JobRetry{stored.error().what}));
    if (!*stored || !(*stored)->tournament) return end(JobKept());
    const std::string name = (*stored)->tournament->tournament;
    tournaments.load_tournament(name, [&jobs, game, stored = std::move(**stored), end = std::move(end)](
                                          Stored<std::optional<StoredTournament>> found) mutable {
      if (!found) return end(std::unexpected(JobRetry{found.error().what}));
      if (!*found) return end(JobKept());
      jobs.workers().run(
          "",
          [game, stored = std::move(stored), found = std::move(**found)] {
            return ruled(game, stored, found);
          },
          [end = std::move(end)](JobKept kept) mutable { end(std::move(kept)); });
    });
  });
}

}  // namespace

NewJob ruling_job(std::string game, std::int64_t now) {
  return {std::string(kRulingJob), std::move(game), now};
}

void add_standing_jobs(Jobs& jobs, Store& store, TournamentStore& tournaments, Hub& hub) {
  hub.when_over([](const GameOver& over) -> std::optional<NewJob> {
    if (over.players != 2 || over.people != 2 || !over.somebody_known) return std::nullopt;
    return NewJob{std::string(kCounting), over.game, over.at};
  });
  jobs.add(std::string(kCounting), kCountedAtOnce, [&jobs, &store](const Job& job, EndedGame end) {
    with_game(store, jobs.workers(), job.subject, std::move(end), ended,
              [game = job.subject](std::optional<Finished> over) -> JobKept {
                if (!over) return {};
                return [game, over = std::move(*over)](PeopleRows& rows) { keep(rows, game, over); };
              });
  });
  jobs.add(std::string(kRulingJob), kRuledAtOnce,
           [&jobs, &store, &tournaments](const Job& job, EndedGame end) {
             rule(jobs, store, tournaments, job.subject, std::move(end));
           });
  jobs.add(std::string(kReviewing), kReviewedAtOnce, [&jobs, &store](const Job& job, EndedGame end) {
    with_game(store, jobs.workers(), job.subject, std::move(end), seen,
              [game = job.subject](std::vector<standing::Quality> players) -> JobKept {
                if (players.empty()) return {};
                return [game, players = std::move(players)](PeopleRows& rows) {
                  rows.standings.put_quality(game, players);
                };
              });
  });
}

}  // namespace trictrac
