// Games made, seats taken, and the game after.
#include <algorithm>
#include <utility>

#include "apps/server/hub/hub.h"
#include "apps/server/hub/hub_game.h"
#include "apps/server/runtime/ids.h"
#include "apps/server/runtime/time.h"
#include "base/text_of.h"
#include "service/game_config.h"

namespace trictrac {
namespace {

// Returns which seats the players have who are meant, if all of these are people.
Parsed<std::vector<bool>> seats_meant(const std::vector<int>& mine, const GameSession& table) {
  std::vector<bool> meant(static_cast<std::size_t>(table.players()));
  for (const int player : mine) {
    if (player < 0 || player >= table.players())
      return refuse(ErrorCode::BadOption, text_of("mine: there is no player {}", player));
    if (!table.is_person(player))
      return refuse(ErrorCode::BadOption, text_of("mine: player {} is a bot", player));
    meant[static_cast<std::size_t>(player)] = true;
  }
  return meant;
}

// With the keys of those seats, by which they are opened there, and the same people.
std::vector<StoredSeat> seats_in_next(const std::vector<StoredSeat>& seats) {
  const auto numbers = numbers_in_next(static_cast<int>(seats.size()));
  std::vector<StoredSeat> next(seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i)
    next[static_cast<std::size_t>(numbers[i])] = {seats[i].key, "", "", seats[i].person, seats[i].guest};
  return next;
}

bool all_people_wish(const GameSession& table, const std::vector<int>& wishes) {
  return std::ranges::all_of(people_of(table),
                             [&](int player) { return std::ranges::find(wishes, player) != wishes.end(); });
}

// Returns why a person does not get one more seat of a rated game, if so; `sits`: they have one already.
std::optional<ApiError> why_no_rated_seat(const GameSession& table, const Principal& by, bool sits) {
  if (!table.rated()) return std::nullopt;
  if (!by.account)
    return ApiError{ErrorCode::NotSignedIn, "a rated game is for people with accounts: sign in"};
  if (sits) return ApiError{ErrorCode::NotAllowed, "a rated game needs two different people"};
  return std::nullopt;
}

// Returns whether a player is shown as a guest: the name at their seat is not that of their account.
bool is_guest(const Principal& by, std::string_view name) { return !by.account || by.name != name; }

}  // namespace

ApiError seat_not_free() {
  return {ErrorCode::BadKey, "this code does not open that seat, or has been used"};
}

void Hub::create(GameAsked asked, Answer<Created> then) {
  auto seat = std::move(asked.seat);
  const std::string address = asked.address;
  readers_.run(address, std::move(seat),
               [this, asked = std::move(asked),
                then = std::move(then)](Parsed<std::unique_ptr<GameSession>> table) mutable {
                 if (!table) return then(std::unexpected(table.error()));
                 begin(asked, std::move(*table), std::move(then));
               });
}

void Hub::begin(GameAsked& asked, std::unique_ptr<GameSession> table, Answer<Created> then) {
  const auto people = people_of(*table);
  if (people.empty() && !options_.bots_alone)
    return then(
        refuse(ErrorCode::NotAllowed, "a game needs at least one person: bots do not play alone here"));
  if (asked.all_people) asked.mine = people;
  if (!asked.mine) asked.mine = people.empty() ? people : std::vector{people.front()};
  const auto mine = seats_meant(*asked.mine, *table);
  if (!mine) return then(std::unexpected(mine.error()));
  const bool alone = std::ranges::count(*mine, true) < 2;
  if (auto refusal = why_no_rated_seat(*table, asked.by, !alone))
    return then(std::unexpected(std::move(*refusal)));
  const auto game = std::make_shared<Game>(new_game_id());
  const std::vector<std::string> none(mine->size());
  Created created{game->id, none, none, table->commit()};
  game->seats.resize(mine->size());
  for (const int player : people) {
    const auto i = static_cast<std::size_t>(player);
    std::string& secret = ((*mine)[i] ? created.keys : created.claims)[i];
    secret = new_key();
    ((*mine)[i] ? game->seats[i].key : game->seats[i].claim) = key_hash(secret);
    if ((*mine)[i]) game->seats[i].person = asked.by.person;
    game->seats[i].guest = (*mine)[i] && is_guest(asked.by, table->name_of(player));
  }
  game->table = std::move(table);
  game->address = std::move(asked.address);
  auto stored = begin_game(*game->table, game->seats, table_time(*game, options_.now()));
  if (!stored) return then(log_failure(game->id, "the rules do not allow what the table does"));
  game->shown = game->table->lines();
  game->touched = options_.now() / kSecond;
  store_.create(
      game->id, std::move(*stored),
      [this, game, created = std::move(created), then = std::move(then)](Stored<void> done) mutable {
        if (!done) return then(log_failure(game->id, done.error()));
        games_.emplace(game->id, game);
        metrics().game_made();
        metrics().lines_stored(static_cast<std::size_t>(game->shown));
        log_->info("event=made game={}", game->id);
        then(std::move(created));
        run_tasks(game);
      });
}

void Hub::claim(const std::string& id, SeatClaim claim, Principal by, Answer<std::string> then) {
  with_game(id, std::move(then),
            [this, claim = std::move(claim), by](const GamePtr& game, auto then) mutable {
              use_claim(game, std::move(claim), by, std::move(then));
            });
}

void Hub::use_claim(const GamePtr& game, SeatClaim claim, Principal by, Answer<std::string> then) {
  const auto wrong = [] { return std::unexpected(seat_not_free()); };
  const int player = claim.player;
  const auto i = static_cast<std::size_t>(player);
  if (i >= game->seats.size() || game->seats[i].claim.empty() || !key_fits(claim.code, game->seats[i].claim))
    return then(wrong());
  if (auto refusal = why_no_rated_seat(*game->table, by, !game->seats_of(by.person).empty()))
    return then(std::unexpected(std::move(*refusal)));
  std::string key = new_key();
  StoredSeat taken{key_hash(key), "", claim.name.empty() ? by.name : std::move(claim.name), by.person};
  taken.guest = is_guest(by, taken.name.empty() ? game->table->name_of(player) : taken.name);
  fill_seat(game, player, std::move(taken),
            [key = std::move(key), then = std::move(then)](Parsed<std::string> done) mutable {
              then(done ? Parsed<std::string>(std::move(key)) : std::move(done));
            });
}

void Hub::accept_challenge(const std::string& id, Principal by, Answer<std::string> then) {
  with_game(id, std::move(then), [this, by](const GamePtr& game, auto then) {
    const auto kept = std::ranges::find_if(game->seats, [&](const StoredSeat& seat) {
      return by.person != 0 && seat.person == by.person && !seat.claim.empty();
    });
    if (kept == game->seats.end()) return then(std::unexpected(seat_not_free()));
    StoredSeat taken = *kept;
    taken.claim.clear();
    fill_seat(game, static_cast<int>(kept - game->seats.begin()), std::move(taken), std::move(then));
  });
}

// Uses up the claim of a seat.
void Hub::fill_seat(const GamePtr& game, int player, StoredSeat taken, Answer<std::string> then) {
  game->busy = true;
  store_.claim(game->id, player, game->seats[static_cast<std::size_t>(player)].claim,
               {taken, calls_of(*game, Called::Taken, player)},
               [this, game, player, taken, then = std::move(then)](Stored<bool> done) mutable {
                 game->busy = false;
                 if (done && *done) {
                   game->seats[static_cast<std::size_t>(player)] = taken;
                   game->table->show_seat(player, taken.name, taken.guest);
                   show_taken(*game, player);
                   update_presence(*game);
                   then(std::string());
                 } else {
                   game->table.reset();  // the state in the store counts
                   then(done ? std::unexpected(seat_not_free()) : log_failure(game->id, done.error()));
                 }
                 run_tasks(game);
               });
}

void Hub::tell(const std::string& id, const std::string& message) {
  tell_here(id, message);
  peers_.say(peer::Told{id, message});
}

void Hub::tell_here(const std::string& id, const std::string& message) {
  if (const auto game = held(id)) game->audience.announce(Topic{"told", Delivery::IfRoom}, message);
}

void Hub::again(const std::string& id, const Again& again, Answer<std::string> then, From from) {
  with_game(id, std::move(then), [this, again, from](const GamePtr& game, auto then) {
    if (game->table->next() != Next::Nothing)
      return then(refuse(ErrorCode::WrongStage, "you can ask for a rematch once this game is over"));
    Audience& audience = game->audience;
    const bool changed = game->next.empty() && audience.wish(again.player, again.wish);
    if (changed && from == From::Page) peers_.say(peer::Wished{game->id, again});
    if (game->next.empty() && all_people_wish(*game->table, audience.wishes()))
      return follow(game, std::move(then));
    if (!changed) return then(message_text(game->rematch()));
    audience.announce(game->rematch());
    if (again.wish && from == From::Page) call_for_offer(*game, again.player);
    then(std::string());
  });
}

// Makes the next game, unless the store has one already.
void Hub::follow(const GamePtr& game, Answer<std::string> then) {
  game->busy = true;
  auto work = [config = game->table->config_text(),
               creation = GameCreationOptions{new_seed(), false, today(), true}]() -> Parsed<StoredGame> {
    const auto table = create_rematch(config, creation);
    if (!table) return std::unexpected(table.error());
    return StoredGame{.config = (*table)->config_text(),
                      .seats = {},
                      .rules = kEventsVersion,
                      .events = {},
                      .awaited = {(*table)->awaited()}};
  };
  auto made = [this, game, then = std::move(then)](Parsed<StoredGame> next) mutable {
    if (!next) return followed(game, refuse(StoreError::Failed, next.error().message), std::move(then));
    next->seats = seats_in_next(game->seats);
    store_.follow(game->id, new_game_id(), std::move(*next),
                  [this, game, then = std::move(then)](const Stored<std::string>& name) mutable {
                    followed(game, name, std::move(then));
                  });
  };
  readers_.run(game->address, std::move(work), std::move(made));
}

void Hub::followed(const GamePtr& game, const Stored<std::string>& next, Answer<std::string> then) {
  game->busy = false;
  if (next) {
    game->next = *next;
    metrics().game_made();
    log_->info("event=made game={} after={}", *next, game->id);
    then(std::string());
  } else {
    game->table.reset();  // the state in the store counts
    then(log_failure(game->id, next.error()));
  }
  game->audience.announce(game->rematch());
  run_tasks(game);
}

// Notifications of a game: to people who are not there, while another person plays.

namespace {

constexpr std::int64_t kMayComeBack = 60;  // seconds

}  // namespace

bool Hub::is_here(const std::string& id, int player) const {
  const GamePtr game = held(id);
  return game && game->audience.is_here(player);
}

std::vector<NewJob> Hub::jobs_after(const Game& game) const {
  if (game.over) return {};  // its mirrored board has gone on
  auto jobs = calls_after(game);
  const std::int64_t now = options_.now() / kSecond;
  if (game.tournament && !game.begun && game.table->throws() > 0)
    for (const auto& listener : begun_listeners_)
      if (auto job = listener({game.id, *game.tournament, now})) jobs.push_back(std::move(*job));
  if (!game.awaited().over) return jobs;
  const GameOver over{game.id, game.seats.size(), game.people(), game.somebody_known(), now, game.tournament};
  for (const auto& listener : over_listeners_)
    if (auto job = listener(over)) jobs.push_back(std::move(*job));
  return jobs;
}

// A game of one person sends no notifications.
std::vector<NewJob> Hub::calls_after(const Game& game) const {
  std::vector<NewJob> calls;
  if (!game.seated() || game.people() < 2) return calls;
  const std::int64_t now = options_.now() / kSecond;
  const auto [asked, over] = game.awaited();
  for (int player = 0; player < static_cast<int>(game.seats.size()); ++player) {
    const bool waits = std::ranges::find(asked, player) != asked.end();
    if ((!waits && !over) || !game.away(player)) continue;
    calls.push_back({kCallJob, calling_text({over ? Called::Over : Called::Turn, game.id, player}),
                     over ? now : now + kMayComeBack});
  }
  return calls;
}

// All others who are not there.
std::vector<NewJob> Hub::calls_of(const Game& game, Called what, int but) const {
  std::vector<NewJob> calls;
  for (int player = 0; player < static_cast<int>(game.seats.size()); ++player)
    if (player != but && game.away(player))
      calls.push_back({kCallJob, calling_text({what, game.id, player}), options_.now() / kSecond});
  return calls;
}

// Offers and wishes are not stored, so there is no stored change that the call could join.
void Hub::call_for_offer(const Game& game, int but) const {
  for (const NewJob& call : calls_of(game, Called::Offer, but)) called_(call);
}

// The server that will notify a person would not know that they came to another.
void Hub::cancel_calls(const Game& game, std::span<const int> players) const {
  if (!store_.shared()) return;
  for (const int player : players)
    if (game.seats[static_cast<std::size_t>(player)].person != 0)
      came_({kCallJob, calling_text({Called::Turn, game.id, player})});
}

}  // namespace trictrac
