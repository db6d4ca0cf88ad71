// A store whose games and people are rows of a database, whichever engine keeps it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

#include "store/engine.h"
#include "store/rows/game_rows.h"
#include "store/rows/people_rows.h"
#include "store/rows/tables.h"
#include "store/rows/tournament_rows.h"

namespace trictrac {

struct StoreOptions {
  Schema schema{};                           // of a file
  std::int64_t wal_bytes = 64 << 20;         // a larger write-ahead log is emptied when readers allow
  std::int64_t most_wal_bytes = 1024 << 20;  // beyond it no new games are taken
  std::chrono::milliseconds patience{5000};  // for another program to let go of a file
  // Receives reports for the operator, on the store's own thread.
  std::function<void(std::string)> report{};
  Unnaming unnamed{};                                      // for the games of deleted people
  ErasedPerson erased{};                                   // for their tournaments
  std::size_t most_waiting = 20'000;                       // calls; more are answered Busy at once
  std::chrono::milliseconds longest_stall{kLongestStall};  // a sign that waits for longer is late
  // Receives the duration of each transaction, the number of its calls, and whether it was committed, on the
  // store's own thread.
  std::function<void(std::chrono::steady_clock::duration took, std::size_t calls, bool done)> carried_out{};
};

// A store with group commit: all calls that arrive while the last ones are written form one transaction.
class RowStore : public Store, public PeopleStore, public TournamentStore {
 public:
  // Runs a function soon, on the thread that wants the answers. May be called from any thread, while the
  // store lives.
  using Post = std::function<void(std::move_only_function<void()>)>;

  // Requires that `engine` has a database of the present schema; it may still be waiting for access.
  RowStore(std::unique_ptr<StorageEngine> engine, StoreOptions options, Post post);
  // Carries out all calls, hands over the answers, and closes the database. Does not wait long for one that
  // another program holds: calls that cannot be done are answered Busy.
  ~RowStore() override;

  void create(std::string id, StoredGame game, Then<void> then) override;
  void append(std::string id, int first, NewEvents events, Then<void> then) override;
  void due(Moment now, int most, Then<std::vector<std::string>> then) override;
  void claim(std::string id, int player, std::string claim_hash, SeatTaken taken, Then<bool> then) override;
  void pass_seat(std::string id, int player, std::int64_t from, SeatTaken taken, Then<bool> then) override;
  void follow(std::string id, std::string next, StoredGame game, Then<std::string> then) override;
  void load(std::string id, Then<std::optional<StoredGame>> then) override;
  void load_from(std::string id, int first, Then<std::vector<std::string>> then) override;
  void serve(ServiceSign sign, Then<ServiceState> then) override;
  void pause(Moment now, bool on, Then<bool> then) override;
  void check(Then<void> then) override;
  void watch(std::function<void(std::string text)> hear) override;
  void announce(std::string text) override;
  bool shared() const override { return engine_->shared(); }
  void list(std::int64_t after, int most, Then<std::vector<GameListing>> then) override;
  void remove(std::string id, std::int64_t touched, Then<bool> then) override;
  std::size_t waiting() const override;
  void people(bool writes, PeopleWork work, Then<void> then) override;
  void erase_from_tournament(std::int64_t person, Then<std::string> then) override;
  void empty_seat_of(std::int64_t person, Then<std::string> then) override;
  void create_tournament(std::string name, StoredTournament tournament, Then<void> then) override;
  void begin_season(NewSeason season, Then<void> then) override;
  void append_acts(std::string name, int first, NewActs acts, Then<bool> then) override;
  void load_tournament(std::string name, Then<std::optional<StoredTournament>> then) override;

 private:
  // A call and its future answer.
  struct Call {
    bool writes = false;
    std::move_only_function<void(GameRows& rows)> run;  // again when the transaction was undone
    std::move_only_function<void(const StoreError& error)> fail;
    std::move_only_function<void()> answer;
  };
  using Batch = std::vector<Call>;

  template <class T, class Work>
  void ask(bool writes, Then<T> then, Work work);
  void work();
  Batch take();
  using Calls = std::span<Call>;
  void carry_out(Calls calls);
  void undone(Calls calls, const StoreError& why);
  Stored<void> run(Calls calls);
  Stored<void> run_once(Calls calls);
  template <class Work>
  Stored<void> with_people(Work work);
  bool closing();

  std::unique_ptr<StorageEngine> engine_;
  StoreOptions options_;
  Post post_;
  std::optional<GameRows> rows_;
  bool held_up_ = false;  // by another program, at the last batch
  bool forgot_ = false;   // a guest was deleted in the last batch

  mutable std::mutex mutex_;
  std::condition_variable more_;
  std::deque<Call> waiting_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace trictrac
