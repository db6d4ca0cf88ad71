// The games of tournaments: looked at, ended, and their seats passed on.
#include <algorithm>
#include <utility>

#include "apps/server/hub/hub.h"
#include "apps/server/hub/hub_game.h"
#include "base/text_of.h"

namespace trictrac {
namespace {

TableStatus status_of(const GameSession& table) {
  TableStatus status{.begun = table.throws() > 0,
                     .over = table.next() == Next::Nothing,
                     .points = table.points(),
                     .absent = table.uncommitted(),
                     .awaited = table.awaited()};
  if (table.next() == Next::Shares) status.owing = status.awaited;
  if (!status.over) return status;
  if (table.players() == 2) status.winner = table.finish().winner;
  status.gave_up = table.gave_up();
  if (const auto stop = table.stopped()) {
    status.forfeit = stop->why == StopGame::Why::Forfeit;
    status.called_off = !status.forfeit;
  }
  return status;
}

}  // namespace

std::optional<GamePoints> Hub::points_of(const std::string& id) const {
  const GamePtr game = held(id);
  if (!game || !game->table || !game->tournament || game->table->is_private()) return std::nullopt;
  const std::vector<int> points = game->table->points();
  if (points.size() != 2) return std::nullopt;
  return GamePoints{id, {points[0], points[1]}};
}

void Hub::each_scored(const std::function<void(const TournamentPlace&, const GamePoints&)>& tell) const {
  for (const auto& [id, game] : games_)
    if (game->tournament && game->table && game->table->next() != Next::Nothing)
      if (const auto points = points_of(id)) tell(*game->tournament, *points);
}

void Hub::note_points(Game& game) {
  const auto points = game.tournament ? points_of(game.id) : std::nullopt;
  if (!points || std::exchange(game.told_points, points->points) == points->points) return;
  scored_(*game.tournament, *points);
}

void Hub::look_at_table(const std::string& id, Answer<TableStatus> then) {
  with_game(id, std::move(then), [](const GamePtr& game, auto then) { then(status_of(*game->table)); });
}

void Hub::call_off(const std::string& id, Answer<std::string> then) {
  stop(id, {StopGame::Why::CalledOff}, std::move(then));
}

void Hub::award(const std::string& id, std::optional<int> winner, Answer<std::string> then) {
  stop(id, {StopGame::Why::Forfeit, winner}, std::move(then));
}

void Hub::stop(const std::string& id, const StopGame& how, Answer<std::string> then) {
  with_game(id, std::move(then), [this, how](const GamePtr& game, auto then) {
    if (game->table->next() == Next::Nothing) return then(std::string());
    auto line = game->table->stop(how);
    if (!line) return then(refuse(ErrorCode::NotAllowed, "the game cannot be ended like this"));
    log_->info("event=stopped_game game={} why={}", game->id, name_of(how.why));
    persist(game, {std::move(*line)},
            [this, id = game->id, how, then = std::move(then)](Parsed<int> stored) mutable {
              if (was_overtaken(stored)) return stop(id, how, std::move(then));
              if (!stored) return then(std::unexpected(stored.error()));
              then(std::string());
            });
  });
}

void Hub::pass_seat(const std::string& id, int player, TournamentPlayer to, Answer<std::string> then) {
  with_game(id, std::move(then), [this, player, to = std::move(to)](const GamePtr& game, auto then) {
    const auto i = static_cast<std::size_t>(player);
    if (player < 0 || i >= game->seats.size() || !game->table->is_person(player))
      return then(refuse(ErrorCode::BadMessage, text_of("there is no person with the number {}", player)));
    if (game->seats[i].person == to.person) return then(std::string());
    if (game->table->next() == Next::Nothing)
      return then(refuse(ErrorCode::GameOver, "the game is over: its seats stay as they are"));
    if (!game->seats_of(to.person).empty())
      return then(refuse(ErrorCode::NotAllowed, "they have the seat of the opponent"));
    const StoredSeat seat{.key = "", .claim = "", .name = to.name, .person = to.person, .guest = to.guest};
    const NewJob call{kCallJob, calling_text({Called::Ready, game->id, player}), options_.now() / kSecond};
    game->busy = true;
    store_.pass_seat(game->id, player, game->seats[i].person, {seat, {call}},
                     [this, game, player, seat, then = std::move(then)](const Stored<bool>& done) mutable {
                       passed(game, player, seat, done, std::move(then));
                     });
  });
}

void Hub::passed(const GamePtr& game, int player, const StoredSeat& seat, const Stored<bool>& done,
                 Answer<std::string> then) {
  game->busy = false;
  if (done && *done) {
    game->seats[static_cast<std::size_t>(player)] = seat;
    game->table->show_seat(player, seat.name, seat.guest);
    show_passed(*game, player);
    then(std::string());
  } else {
    game->table.reset();  // the state in the store counts
    then(done ? refuse(ErrorCode::Stale, "the seat has passed to somebody else meanwhile")
              : log_failure(game->id, done.error()));
  }
  run_tasks(game);
}

// Pages of the former person hold the seat no more.
void Hub::show_passed(Game& game, int player) {
  game.audience.unseat(player, game.seats[static_cast<std::size_t>(player)].person);
  show_taken(game, player);
  update_presence(game);
  announce_presence(game);
}

}  // namespace trictrac
