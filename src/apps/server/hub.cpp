#include "apps/server/hub.h"

#include <algorithm>
#include <utility>

#include "apps/server/hub_game.h"
#include "apps/server/ids.h"
#include "apps/server/store_error.h"
#include "apps/server/stored_table.h"
#include "base/text_of.h"
#include "house/next_game.h"
#include "table/event_text.h"
#include "wire/company_text.h"

namespace trictrac {
namespace {

constexpr int kRungAtOnce = 64;
// After an act that could not be kept the house is not ready for so long.
constexpr std::chrono::seconds kRefusalHolds{5};

TableError is_private() {
  return {ErrorCode::Private, "this game is private: only those who play it see it", {}, 0};
}

TableError unknown_game() { return {ErrorCode::UnknownGame, "there is no such game", {}, 0}; }

std::vector<std::string> deeds_of(const std::vector<Line>& lines) {
  std::vector<std::string> deeds;
  for (const Line& line : lines) deeds.push_back(line.deed);
  return deeds;
}

}  // namespace

// What is wrong inside goes to the log, not to the page.
std::unexpected<TableError> Hub::trouble(std::string_view id, std::string_view what) const {
  log_->error("game {}: {}", id, what);
  return refuse(ErrorCode::Internal, "the server could not do this; try again");
}

std::unexpected<TableError> Hub::trouble(std::string_view id, const StoreError& why) const {
  log_->error("game {}: {}", id, why.what);
  return std::unexpected(store_error(why));
}

void Hub::ask(const std::string& id, Errand errand) {
  if (!is_game_id(id)) return errand(std::unexpected(unknown_game()));
  Holding& held = games_[id];
  if (!held) held = std::make_shared<Game>(id);
  const Holding game = held;
  game->used = Clock::now();
  game->waiting.push_back(std::move(errand));
  go_on(game);
}

// Does whatever can be done now, one thing after another.
void Hub::go_on(const Holding& held) {
  // An errand may end the game it is done with.
  const Holding game = held;  // NOLINT(performance-unnecessary-copy-initialization)
  while (!game->busy) {
    if (!game->table && game->waiting.empty()) return;
    if (!knows_time()) return wait_for_time(game);
    if (!game->table) return read(game);
    game->table->set_time(table_time(*game));
    if (give_back_outages(game)) continue;
    if (game->has_own()) {
      keep(game, {}, [this, game](const Parsed<int>& kept) {
        if (!kept && !came_second(kept)) give_up(game, kept.error());  // nothing else can be done there
      });
      continue;
    }
    if (game->waiting.empty()) break;
    Errand errand = std::move(game->waiting.front());
    game->waiting.pop_front();
    errand(game);
  }
  if (!game->busy && game->table && game->awaits_bot() && !game->thinking && !others_think(*game))
    think(game);
}

void Hub::read(const Holding& game) {
  game->busy = true;
  store_.load(game->id, [this, game](Stored<std::optional<StoredGame>> stored) {
    if (!stored) return give_up(game, trouble(game->id, stored.error()).error());
    if (!*stored) return give_up(game, unknown_game());
    rebuild(game, std::move(**stored));
  });
}

void Hub::rebuild(const Holding& game, StoredGame stored) {
  struct Made {
    Parsed<std::unique_ptr<Sitting>> table;
    std::vector<std::string> unseen;  // lines that are durable, though it was not known
  };
  auto seats = std::exchange(game->seats, stored.seats);
  auto next = std::exchange(game->next, stored.next);
  game->touched = stored.touched;
  auto work = [stored = std::move(stored), shown = game->shown, watched = game->circle.anybody()] {
    Made made{table_of(stored), {}};
    if (made.table && watched) made.unseen = (*made.table)->lines_after(shown)();
    return made;
  };
  readers_.run(game->address, std::move(work),
               [this, game, seats = std::move(seats), next = std::move(next)](Made made) {
                 if (!made.table) return give_up(game, trouble(game->id, made.table.error().message).error());
                 if ((*made.table)->lines() < game->shown)
                   return give_up(game,
                                  trouble(game->id, "lines that were shown are not in the store").error());
                 game->table = std::move(*made.table);
                 ++game->made;
                 game->busy = false;
                 int n = game->shown;
                 for (std::string& json : made.unseen) kept(*game, {{++n, "", std::move(json)}});
                 game->shown = game->table->lines();
                 show_changes(*game, seats, next);
                 see_who_is_here(*game);
                 go_on(game);
               });
}

// What of a game, as it was known here, others have changed.
void Hub::show_changes(Game& game, const std::vector<StoredSeat>& seats, const std::string& next) {
  if (seats.size() != game.seats.size()) return;  // it was not known
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const int player = static_cast<int>(i);
    if (seats[i].claim.empty() || !game.seats[i].claim.empty()) continue;
    game.circle.announce(News::Taken, taken_text(player, game.seats[i].name));
    lobby_.take(game.id, player, game.text({}));
  }
  if (next != game.next)
    game.circle.announce(News::Again, again_text(game.circle.wishes(), game.next,
                                                 numbers_in_next(static_cast<int>(seats.size()))));
}

// Nobody can be answered.
void Hub::give_up(const Holding& game, const TableError& error) {
  game->busy = false;
  game->table.reset();
  auto waiting = std::exchange(game->waiting, {});
  if (const auto it = games_.find(game->id);
      it != games_.end() && it->second == game && !game->circle.anybody())
    games_.erase(it);
  for (Errand& errand : waiting) errand(std::unexpected(error));
}

// Stores lines just done, and what the table does by itself after them; then shows them.
void Hub::keep(const Holding& game, std::vector<Line> lines,
               std::move_only_function<void(Parsed<int>)> then) {
  while (game->has_own()) {
    auto own = game->table->do_own();
    if (!own) {
      then(trouble(game->id, "the rules do not take what the table does"));
      return give_up(game, TableError{ErrorCode::Internal, "this game cannot go on", {}, 0});
    }
    lines.push_back(std::move(*own));
  }
  game->busy = true;
  const int first = lines.front().n;
  auto deeds = deeds_of(lines);
  auto stored = [this, game, lines = std::move(lines), then = std::move(then)](Stored<void> done) mutable {
    game->busy = false;
    if (done) {
      if (trouble_since_)
        say_that_it_serves();
      else
        reached_ = options_.now();
      game->followed.reset();  // what comes next is this server's to think about
      metrics().lines_stored(lines.size());
      kept(*game, lines);
      then(lines.back().n);
    } else {
      game->table.reset();  // nobody has seen these lines: the game is read again as it is stored
      then(not_kept(game->id, done.error()));
    }
    go_on(game);
  };
  store_.append(game->id, first, {std::move(deeds), game->table->ends(), game->awaited(), jobs_after(*game)},
                std::move(stored));
}

std::unexpected<TableError> Hub::not_kept(std::string_view id, const StoreError& why) {
  if (why.fault == Fault::Conflict) return refuse(ErrorCode::Stale, "another line came first");
  refused_ = Clock::now();
  note_trouble();
  return trouble(id, why);
}

void Hub::kept(Game& game, const std::vector<Line>& lines) {
  game.shown = lines.back().n;
  game.touched = options_.now() / kSecond;
  for (const Line& line : lines) game.circle.show(line.n, line.json);
  see_who_is_here(game);
}

void Hub::think(const Holding& game) {
  game->thinking = true;
  thinkers_.run(game->address, game->table->think(), [this, game, made = game->made](Thought thought) {
    game->thinking = false;
    if (game->table && game->made == made)
      game->waiting.push_front([this, made, thought = std::move(thought)](Parsed<Holding> found) {
        if (!found || (*found)->made != made) return;
        if (auto line = (*found)->table->apply(thought))
          return keep(*found, {std::move(*line)}, [](Parsed<int>) {});
        if (!thought.silent() && (*found)->table->lines() < thought.n)
          give_up(*found, trouble((*found)->id, "a bot answered " + print_event(*thought.event)).error());
      });
    go_on(game);
  });
}

void Hub::game_text(const std::string& id, Looker looker, Answer<std::string> then) {
  ask(id, [looker, then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    if ((*game)->seated() && (*game)->hidden_from(looker, (*game)->seats_of(looker.person)))
      return then(std::unexpected(is_private()));
    then((*game)->text({}));
  });
}

void Hub::record_text(const std::string& id, Looker looker, Answer<std::string> then) {
  ask(id, [this, looker, then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    if ((*game)->hidden_from(looker, (*game)->seats_of(looker.person)))
      return then(std::unexpected(is_private()));
    const Sitting& table = *(*game)->table;
    if (table.rated() && table.next() != Next::Nothing)
      return then(refuse(ErrorCode::NotAllowed, "the record of a rated game is given once it is over"));
    auto work = [config = table.config_text(), deeds = table.deeds()]() -> Parsed<std::string> {
      const auto again = sit_again(config, deeds);
      if (!again) return std::unexpected(again.error());
      return (*again)->record_text();
    };
    readers_.run((*game)->address, std::move(work), std::move(then));
  });
}

void Hub::verdict(const std::string& id, Side side, std::vector<Step> steps, Answer<std::string> then) {
  ask(id, [side, steps = std::move(steps), then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    then((*game)->table->verdict(side, steps));
  });
}

void Hub::act(const std::string& id, Act act, std::vector<int> players, Answer<Acted> then) {
  ask(id, [this, act = std::move(act), players = std::move(players),
           then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    if (auto wrong = not_theirs(**game, act, players)) return then(std::unexpected(std::move(*wrong)));
    auto done = (*game)->table->act(act.line, act.side, act.request);
    if (!done) return then(std::unexpected(done.error()));
    if (!*done) return then(Acted{act.line, true});
    keep(*game, {std::move(**done)},
         [this, id = (*game)->id, act, players, then = std::move(then)](Parsed<int> kept) mutable {
           if (came_second(kept)) return this->act(id, act, std::move(players), std::move(then));
           if (!kept) return then(std::unexpected(kept.error()));
           then(Acted{act.line, false});
         });
  });
}

// Why these players may not act for that side, if so. Who did a line that is asked for once more may have
// left the side since.
std::optional<TableError> Hub::not_theirs(const Game& game, const Act& act, std::span<const int> players) {
  const auto wrong = [](ErrorCode code, std::string message) {
    return TableError{code, std::move(message), {}, 0};
  };
  if (players.empty()) return wrong(ErrorCode::BadKey, "you joined without the key of that seat");
  if (!game.seated()) return wrong(ErrorCode::WrongStage, "somebody has still to take his seat");
  const auto player = game.table->who_plays(act.side);
  if (!player) return wrong(ErrorCode::WrongStage, "the seats have still to be drawn");
  if (std::ranges::find(players, *player) != players.end()) return std::nullopt;
  if (game.table->for_anybody(act.request) || game.table->was(act.line, act.side, act.request))
    return std::nullopt;
  return wrong(ErrorCode::BadKey, "another player sits at that side");
}

void Hub::join(const Join& join, std::string address, Looker looker, std::weak_ptr<Watcher> watcher,
               Answer<JoinedAs> then) {
  ask(join.game, [this, join, address = std::move(address), looker, watcher = std::move(watcher),
                  then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    if (const auto here = watcher.lock())
      enter(*game, join, std::move(address), looker, here, std::move(then));
  });
}

// A key that does not fit opens nothing.
void Hub::enter(const Holding& game, const Join& join, std::string address, Looker looker,
                const std::shared_ptr<Watcher>& watcher, Answer<JoinedAs> then) {
  std::vector<int> players = game->seats_of(looker.person);
  for (const auto& [player, key] : join.keys) {
    const bool there = player < static_cast<int>(game->seats.size());
    if (!there || !key_fits(key, game->seats[static_cast<std::size_t>(player)].key))
      return then(refuse(ErrorCode::BadKey, "this key does not open that seat"));
    if (std::ranges::find(players, player) == players.end()) players.push_back(player);
  }
  if (game->hidden_from(looker, players)) return then(std::unexpected(is_private()));
  std::ranges::sort(players);
  const int last = game->table->lines();
  if (join.since > last) return then(refuse(ErrorCode::Stale, text_of("the last line is {}", last)));
  if (auto wrong = watcher->count_lines(last - join.since)) return then(std::unexpected(std::move(*wrong)));
  if (game->address.empty()) game->address = std::move(address);
  std::string text = game->text(players);
  then(JoinedAs{players, std::move(text)});
  if (!game->circle.anybody()) fellows_.say(fellow::Asks{game->id});
  not_to_be_called(*game, players);
  game->circle.enter(watcher, std::move(players), looker.person, looker.account);
  see_who_is_here(*game);
  if (game->absence)
    watcher->hear(News::Absent, std::make_shared<const std::string>(absent_text(game->absence)));
  say_here(*game);
  if (const auto wish = game->circle.wishes(); game->next.empty() && !wish.empty())
    watcher->hear(News::Again, std::make_shared<const std::string>(again_text(wish, "", {})));
  if (const auto proposals = game->circle.proposals(last + 1); !proposals.empty())
    watcher->hear(News::Proposed, std::make_shared<const std::string>(proposed_text(last + 1, proposals)));
}

void Hub::leave(const std::string& id, const Watcher& watcher) {
  const auto it = games_.find(id);
  if (it == games_.end()) return;
  const Holding game = it->second;
  game->circle.leave(watcher);
  see_who_is_here(*game);
  say_here(*game);
  game->used = Clock::now();
}

void Hub::lines_after(const std::string& id, int since, int most, Answer<Lines> then) {
  ask(id, [this, since, most, then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    const int last = (*game)->table->lines();
    if (since >= last) return then(Lines{{}, last});
    readers_.run((*game)->address, (*game)->table->lines_after(since, most),
                 [last, then = std::move(then)](std::vector<std::string> messages) mutable {
                   then(Lines{std::move(messages), last});
                 });
  });
}

void Hub::hand_over(std::int64_t from, std::int64_t to) {
  hand_over_here(from, to);
  fellows_.say(fellow::HandedOver{from, to});
}

void Hub::hand_over_here(std::int64_t from, std::int64_t to) {
  for (const auto& [id, game] : games_)
    for (StoredSeat& seat : game->seats)
      if (seat.person == from) seat.person = to;
}

void Hub::read_again(const std::string& id) {
  if (!games_.contains(id)) return;
  ask(id, [](Parsed<Holding> game) {
    if (game) (*game)->table.reset();
  });
  ask(id, [](Parsed<Holding>) {});
}

// However many ask at once, the disk is tried once. A full disk takes the nothing that is tried, and may take
// no act: whoever watches must not be shown a house that keeps going and coming.
void Hub::check(Answer<bool> then) {
  checking_.push_back(std::move(then));
  if (checking_.size() > 1) return;
  store_.check([this](Stored<void> done) {
    for (Answer<bool>& answer : std::exchange(checking_, {})) answer(done && !refused_lately());
  });
}

bool Hub::refused_lately() const { return refused_ && Clock::now() - *refused_ < kRefusalHolds; }

// A game whose time is out goes on by itself as soon as it is asked for.
void Hub::ring() {
  see_to_fellows();
  if (trouble_since_ ? !refused_lately() : options_.now() - said_ >= kBetweenSigns) say_that_it_serves();
  put_off_what_all_left();
  if (std::exchange(ringing_, true)) return;
  store_.due(options_.now(), kRungAtOnce, [this](Stored<std::vector<std::string>> games) {
    ringing_ = false;
    if (!games) return log_->error("clocks: {}", games.error().what);
    for (const std::string& id : *games) ask(id, [](const Parsed<Holding>&) {});
  });
}

void Hub::look_after(Clock::duration unused) {
  const auto now = Clock::now();
  const auto games = games_;
  for (const auto& [id, game] : games) {
    if (game->busy || game->thinking || !game->waiting.empty()) continue;
    const bool watched = game->circle.anybody();
    if (!watched && now - game->used >= unused && !is_being_left(*game))
      games_.erase(id);
    else if (watched && (!game->table || game->awaits_bot()))
      ask(id, [](Parsed<Holding>) {});
  }
}

}  // namespace trictrac
