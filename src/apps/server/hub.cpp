#include "apps/server/hub.h"

#include <algorithm>
#include <utility>

#include "apps/server/ids.h"
#include "base/text_of.h"

namespace trictrac {
namespace {

TableError unknown_game() { return {ErrorCode::UnknownGame, "there is no such game", {}, 0}; }

// The seats of whoever asks for a game, where he does not say: the first person's. Where sides change hands
// one device holds both.
PerSide<bool> seats_meant(const PerSide<bool>& people, int players) {
  if (players > 2) return people;
  return {people.white, people.black && !people.white};
}

std::vector<std::string> deeds_of(const std::vector<Line>& lines) {
  std::vector<std::string> deeds;
  for (const Line& line : lines) deeds.push_back(line.deed);
  return deeds;
}

}  // namespace

struct Hub::Game {
  explicit Game(std::string name) : id(std::move(name)) {}

  std::string id;
  std::unique_ptr<Sitting> table;     // none while it is being read
  int made = 0;                       // tables so far: what was begun for an earlier one is void
  PerSide<std::string> keys, claims;  // hashes
  std::string address;                // in whose name its bots think
  std::deque<Errand> waiting;
  std::vector<std::weak_ptr<Watcher>> watchers;
  int shown = 0;          // lines known to be durable
  bool busy = false;      // the store or a reader has it
  bool thinking = false;  // a thought has not come back yet, though it may be void
  Clock::time_point used = Clock::now();

  // Nobody draws for the lead before everybody has taken his seat.
  bool seated() const { return claims.white.empty() && claims.black.empty(); }
  bool has_own() const { return seated() && table->next() == Next::Own; }
  bool awaits_bot() const { return seated() && table->next() == Next::Bot; }
  void forget(const Watcher* watcher) {
    std::erase_if(watchers, [&](const auto& w) { return w.expired() || w.lock().get() == watcher; });
  }
  bool watched() {
    forget(nullptr);
    return !watchers.empty();
  }
};

// What is wrong inside goes to the log, not to the page.
std::unexpected<TableError> Hub::trouble(std::string_view id, std::string_view what) const {
  log_->error("game {}: {}", id, what);
  return refuse(ErrorCode::Internal, "the server could not do this; try again");
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
    if (!game->table) return read(game);
    if (game->has_own()) {
      keep(game, {}, [](Parsed<int>) {});
      continue;
    }
    if (game->waiting.empty()) break;
    Errand errand = std::move(game->waiting.front());
    game->waiting.pop_front();
    errand(game);
  }
  if (!game->busy && game->table && game->awaits_bot() && !game->thinking) think(game);
}

void Hub::read(const Holding& game) {
  game->busy = true;
  store_.load(game->id, [this, game](Stored<std::optional<StoredGame>> stored) {
    if (!stored) return give_up(game, trouble(game->id, stored.error().what).error());
    if (!*stored) return give_up(game, unknown_game());
    if ((*stored)->rules == kDeedsVersion) return rebuild(game, std::move(**stored));
    give_up(game, trouble(game->id, text_of("stored under rules {}, this program plays by rules {}",
                                            (*stored)->rules, kDeedsVersion))
                      .error());
  });
}

void Hub::rebuild(const Holding& game, StoredGame stored) {
  struct Made {
    Parsed<std::unique_ptr<Sitting>> table;
    std::vector<std::string> unseen;  // lines that are durable, though it was not known
  };
  game->keys = stored.keys;
  game->claims = stored.claims;
  auto work = [config = std::move(stored.config), deeds = std::move(stored.deeds), shown = game->shown,
               watched = game->watched()] {
    Made made{sit_again(config, deeds), {}};
    if (made.table && watched) made.unseen = (*made.table)->lines_after(shown)();
    return made;
  };
  readers_.run(game->address, std::move(work), [this, game](Made made) {
    if (!made.table) return give_up(game, trouble(game->id, made.table.error().message).error());
    if ((*made.table)->lines() < game->shown)
      return give_up(game, trouble(game->id, "lines that were shown are not in the store").error());
    game->table = std::move(*made.table);
    ++game->made;
    game->busy = false;
    int n = game->shown;
    for (std::string& json : made.unseen) kept(game, {{++n, "", std::move(json)}});
    game->shown = game->table->lines();
    go_on(game);
  });
}

// Nobody can be answered.
void Hub::give_up(const Holding& game, const TableError& error) {
  game->busy = false;
  game->table.reset();
  auto waiting = std::exchange(game->waiting, {});
  if (const auto it = games_.find(game->id); it != games_.end() && it->second == game && !game->watched())
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
      kept(game, lines);
      then(lines.back().n);
    } else {
      game->table.reset();  // nobody has seen these lines: the game is read again as it is stored
      then(trouble(game->id, done.error().what));
    }
    go_on(game);
  };
  store_.append(game->id, first, std::move(deeds), std::move(stored));
}

void Hub::kept(const Holding& game, const std::vector<Line>& lines) {
  game->shown = lines.back().n;
  const auto watchers = game->watchers;
  for (const Line& line : lines) {
    const auto message = std::make_shared<const std::string>(line.json);
    for (const auto& watcher : watchers)
      if (const auto shown = watcher.lock()) shown->show(line.n, message);
  }
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
        if ((*found)->table->lines() < thought.n)
          give_up(*found, trouble((*found)->id, "a bot answered " + thought.deed).error());
      });
    go_on(game);
  });
}

void Hub::create(Wish wish, Answer<Created> then) {
  auto seat = std::move(wish.seat);
  const std::string address = wish.address;
  readers_.run(
      address, std::move(seat),
      [this, wish = std::move(wish), then = std::move(then)](Parsed<std::unique_ptr<Sitting>> table) mutable {
        if (!table) return then(std::unexpected(table.error()));
        begin(wish, std::move(*table), std::move(then));
      });
}

void Hub::begin(Wish& wish, std::unique_ptr<Sitting> table, Answer<Created> then) {
  const PerSide<bool> people{table->for_people(Side::White), table->for_people(Side::Black)};
  if (!people.white && !people.black && !options_.bots_alone)
    return then(refuse(ErrorCode::NotAllowed, "a game has a person at least: bots do not play alone here"));
  const PerSide<bool> mine = wish.mine.value_or(seats_meant(people, table->players()));
  const auto game = std::make_shared<Game>(new_game_id());
  Created created{game->id, {}, {}, table->commit()};
  for (const Side side : kSides) {
    if (mine[side] && !people[side])
      return then(refuse(ErrorCode::BadOption, "mine: " + std::string(name_of(side)) + " is a bot's seat"));
    if (!people[side]) continue;
    (mine[side] ? created.keys : created.claims)[side] = new_key();
    (mine[side] ? game->keys : game->claims)[side] =
        key_hash(mine[side] ? created.keys[side] : created.claims[side]);
  }
  game->table = std::move(table);
  game->address = std::move(wish.address);
  while (game->has_own())
    if (!game->table->do_own()) return then(trouble(game->id, "the rules do not take what the table does"));
  game->shown = game->table->lines();
  StoredGame stored{game->table->config_text(), game->keys, game->claims, kDeedsVersion,
                    game->table->deeds()};
  store_.create(
      game->id, std::move(stored),
      [this, game, created = std::move(created), then = std::move(then)](Stored<void> done) mutable {
        if (!done) return then(trouble(game->id, done.error().what));
        games_.emplace(game->id, game);
        log_->info("game {}: made", game->id);
        then(std::move(created));
        go_on(game);
      });
}

void Hub::claim(const std::string& id, Side side, std::string code, Answer<std::string> then) {
  ask(id, [this, side, code = std::move(code), then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    use_claim(*game, side, std::move(code), std::move(then));
  });
}

void Hub::use_claim(const Holding& game, Side side, std::string code, Answer<std::string> then) {
  const auto wrong = [] {
    return refuse(ErrorCode::BadKey, "this code does not open that seat, or has been used");
  };
  if (game->claims[side].empty() || !key_fits(code, game->claims[side])) return then(wrong());
  std::string key = new_key();
  const std::string hash = key_hash(key);
  game->busy = true;
  store_.claim(game->id, side, key_hash(code), hash,
               [this, game, side, key = std::move(key), hash, wrong,
                then = std::move(then)](Stored<bool> done) mutable {
                 game->busy = false;
                 if (done && *done) {
                   game->keys[side] = hash;
                   game->claims[side].clear();
                   then(std::move(key));
                 } else {
                   game->table.reset();  // whatever the store has holds
                   then(done ? wrong() : trouble(game->id, done.error().what));
                 }
                 go_on(game);
               });
}

void Hub::game_text(const std::string& id, Answer<std::string> then) {
  ask(id, [id, then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    then((*game)->table->game_text(id, {}));
  });
}

void Hub::record_text(const std::string& id, Answer<std::string> then) {
  ask(id, [this, then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    const Sitting& table = *(*game)->table;
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

void Hub::act(const std::string& id, int line, Side side, Request request, Answer<Acted> then) {
  ask(id,
      [this, line, side, request = std::move(request), then = std::move(then)](Parsed<Holding> game) mutable {
        if (!game) return then(std::unexpected(game.error()));
        if (!(*game)->seated())
          return then(refuse(ErrorCode::WrongStage, "somebody has still to take his seat"));
        auto done = (*game)->table->act(line, side, request);
        if (!done) return then(std::unexpected(done.error()));
        if (!*done) return then(Acted{line, true});
        keep(*game, {std::move(**done)}, [line, then = std::move(then)](Parsed<int> kept) mutable {
          if (!kept) return then(std::unexpected(kept.error()));
          then(Acted{line, false});
        });
      });
}

void Hub::join(const Join& join, std::string address, std::weak_ptr<Watcher> watcher, Answer<JoinedAs> then) {
  ask(join.game, [this, join, address = std::move(address), watcher = std::move(watcher),
                  then = std::move(then)](Parsed<Holding> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    enter(*game, join, std::move(address), std::move(watcher), std::move(then));
  });
}

// A key that does not fit opens nothing.
void Hub::enter(const Holding& game, const Join& join, std::string address, std::weak_ptr<Watcher> watcher,
                Answer<JoinedAs> then) {
  std::vector<Side> sides;
  for (const Side side : kSides) {
    if (!join.keys[side]) continue;
    if (!key_fits(*join.keys[side], game->keys[side]))
      return then(refuse(ErrorCode::BadKey, "this key does not open that seat"));
    sides.push_back(side);
  }
  const int last = game->table->lines();
  if (join.since > last) return then(refuse(ErrorCode::Stale, text_of("the last line is {}", last)));
  if (game->address.empty()) game->address = std::move(address);
  game->forget(watcher.lock().get());
  game->watchers.push_back(std::move(watcher));
  std::string text = game->table->game_text(game->id, sides);
  then(JoinedAs{std::move(sides), std::move(text)});
}

void Hub::leave(const std::string& id, const Watcher& watcher) {
  const auto it = games_.find(id);
  if (it == games_.end()) return;
  it->second->forget(&watcher);
  it->second->used = Clock::now();
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

void Hub::check(Answer<bool> then) {
  store_.check([then = std::move(then)](Stored<void> done) mutable { then(done.has_value()); });
}

void Hub::look_after(Clock::duration unused) {
  const auto now = Clock::now();
  const auto games = games_;
  for (const auto& [id, game] : games) {
    if (game->busy || game->thinking || !game->waiting.empty()) continue;
    if (!game->watched() && now - game->used >= unused)
      games_.erase(id);
    else if (!game->table && game->watched())
      ask(id, [](Parsed<Holding>) {});
  }
}

}  // namespace trictrac
