#include "apps/server/people/standing_jobs.h"

#include <utility>

#include "apps/server/hub/stored_table.h"
#include "apps/server/people/people.h"
#include "service/rated.h"

namespace trictrac {
namespace {

// The kinds of jobs; the subject is the name of the game.
constexpr std::string_view kCounting = "count_game", kReviewing = "review_game";
constexpr int kCountedAtOnce = 8;
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
  const bool kept = over.rated ? rows.standings.count(game, over.kind, over.finish)
                               : rows.standings.keep_friendly(game, over.kind, over.finish);
  if (!kept) return;
  if (over.rated) look_for_self_play(rows, game);
  rows.jobs.want({std::string(kReviewing), game, seconds_now()});
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

}  // namespace

void add_standing_jobs(Jobs& jobs, Store& store, Hub& hub) {
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
