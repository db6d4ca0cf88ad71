// All games of a server: in memory while somebody needs them, else in the store.
//
// Nothing here waits. The store answers later, bots think and old lines are made again in pools of threads;
// their answers come back on one thread, the only one that enters a hub. Of each game one thing is done after
// another: while the store or a reader has it, whatever is asked of it queues.
#pragma once

#include <spdlog/logger.h>

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "apps/server/pool.h"
#include "apps/server/store.h"
#include "house/sitting.h"
#include "wire/protocol.h"

namespace trictrac {

// Whoever is shown a game as it goes on.
class Watcher {
 public:
  virtual ~Watcher() = default;
  // The message of a new line, which is durable.
  virtual void show(int n, const std::shared_ptr<const std::string>& line) = 0;
};

// A game somebody asks for.
struct Wish {
  std::move_only_function<Parsed<std::unique_ptr<Sitting>>()> seat;  // run on another thread
  std::optional<PerSide<bool>> mine;  // the seats of whoever asks; unsaid: the first person's
  std::string address;                // in whose name its bots think
};

// A game newly made.
struct Created {
  std::string game;
  PerSide<std::string> keys;    // of the seats of whoever asked for it
  PerSide<std::string> claims;  // the codes by which other people take their seats
  std::string commit;
};

struct JoinedAs {
  std::vector<Side> sides;  // those whose keys fit
  std::string game_text;    // the message "game"
};

// Lines as they were shown, after one that was asked for.
struct Lines {
  std::vector<std::string> messages;
  int last = 0;  // the game's last line
};

struct Acted {
  int line = 0;
  bool repeated = false;  // that line was this very act already: nothing has been done
};

struct HubOptions {
  bool bots_alone = false;  // games without a person are taken
};

class Hub {
 public:
  using Clock = std::chrono::steady_clock;
  // What is asked is answered once, on the hub's thread: at once or later.
  template <class T>
  using Answer = std::move_only_function<void(Parsed<T>)>;

  // `thinkers` for bots, `readers` for all else that takes long.
  Hub(Store& store, Pool& thinkers, Pool& readers, HubOptions options, std::shared_ptr<spdlog::logger> log)
      : store_(store), thinkers_(thinkers), readers_(readers), options_(options), log_(std::move(log)) {}

  void create(Wish wish, Answer<Created> then);
  // The key of a seat that is still to be taken, for whoever has its code.
  void claim(const std::string& id, Side side, std::string code, Answer<std::string> then);

  void game_text(const std::string& id, Answer<std::string> then);
  void record_text(const std::string& id, Answer<std::string> then);
  void verdict(const std::string& id, Side side, std::vector<Step> steps, Answer<std::string> then);
  void act(const std::string& id, int line, Side side, Request request, Answer<Acted> then);

  // From the answer on the watcher is shown every new line, until it leaves or ends.
  void join(const Join& join, std::string address, std::weak_ptr<Watcher> watcher, Answer<JoinedAs> then);
  void leave(const std::string& id, const Watcher& watcher);
  // The lines after `since`, at most so many.
  void lines_after(const std::string& id, int since, int most, Answer<Lines> then);

  // Can the store read and write?
  void check(Answer<bool> then);

  // To be called now and then: games that nobody is shown and that were not used for so long leave the
  // memory; games that are shown but could not be read are read again.
  void look_after(Clock::duration unused);
  std::size_t in_memory() const { return games_.size(); }
  // Drops everything, and leaves unanswered what was asked.
  void clear() { games_.clear(); }

 private:
  struct Game;
  using Holding = std::shared_ptr<Game>;
  // What is done with a game when it is its turn.
  using Errand = std::move_only_function<void(Parsed<Holding>)>;

  void ask(const std::string& id, Errand errand);
  void go_on(const Holding& game);
  void read(const Holding& game);
  void rebuild(const Holding& game, StoredGame stored);
  void give_up(const Holding& game, const TableError& error);
  void keep(const Holding& game, std::vector<Line> lines, std::move_only_function<void(Parsed<int>)> then);
  void kept(const Holding& game, const std::vector<Line>& lines);
  void think(const Holding& game);
  void begin(Wish& wish, std::unique_ptr<Sitting> table, Answer<Created> then);
  void enter(const Holding& game, const Join& join, std::string address, std::weak_ptr<Watcher> watcher,
             Answer<JoinedAs> then);
  void use_claim(const Holding& game, Side side, std::string code, Answer<std::string> then);
  std::unexpected<TableError> trouble(std::string_view id, std::string_view what) const;

  Store& store_;
  Pool& thinkers_;
  Pool& readers_;
  HubOptions options_;
  std::shared_ptr<spdlog::logger> log_;
  std::map<std::string, Holding, std::less<>> games_;
};

}  // namespace trictrac
