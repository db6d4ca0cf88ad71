// All games of a server: in memory while somebody needs them, else on disk.
#pragma once

#include <spdlog/logger.h>

#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "apps/server/line_store.h"
#include "table/sitting.h"

namespace trictrac {

// Who wants to know of new lines.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void more_lines() = 0;
};

// A game newly made, with the key of each seat that is not a bot's.
struct Created {
  std::string game;
  PerSide<std::string> keys;
  std::string commit;
};

// What an act led to: the lines from `first` on.
struct Acted {
  int first = 0;
  bool repeated = false;
};

// Single-threaded. Every line a caller can see has been stored.
class Hub {
 public:
  using Clock = std::chrono::steady_clock;

  Hub(LineStore store, std::shared_ptr<spdlog::logger> log)
      : store_(std::move(store)), log_(std::move(log)) {}

  Parsed<Created> create(Parsed<std::unique_ptr<Sitting>> table);
  // A table for reading, valid until the next call.
  Parsed<const Sitting*> find(std::string_view id);
  Parsed<bool> key_opens(std::string_view id, Side side, std::string_view key);
  Parsed<Acted> act(std::string_view id, int line, Side side, const Request& request);

  void listen(const std::string& id, Listener& listener);
  void leave(const std::string& id, Listener& listener);
  // Forgets games nobody listens to that were not used for so long; they stay on disk.
  void drop_idle(Clock::duration unused);
  std::size_t in_memory() const { return games_.size(); }

 private:
  struct Game {
    std::unique_ptr<Sitting> table;
    PerSide<std::string> keys;  // hashes
    Clock::time_point used;
  };
  Parsed<Game*> game(std::string_view id);
  Parsed<Game*> load(const std::string& id);
  Parsed<std::unique_ptr<Sitting>> rebuild(const std::string& id, const StoredLines& stored);
  std::unexpected<ProtocolError> trouble(std::string_view id, std::string_view what);
  void notify(const std::string& id);

  LineStore store_;
  std::shared_ptr<spdlog::logger> log_;
  std::map<std::string, Game, std::less<>> games_;
  std::map<std::string, std::set<Listener*>, std::less<>> listeners_;
};

}  // namespace trictrac
