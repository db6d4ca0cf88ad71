// A store in one file, which one process at a time may use.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

#include "apps/server/game_rows.h"
#include "apps/server/old_rows.h"
#include "apps/server/people_store.h"
#include "apps/server/store_file.h"

namespace trictrac {

struct SqliteOptions {
  Conversion conversion{};                   // for files of earlier versions
  Unnaming unnamed{};                        // for the games of those who leave
  std::size_t most_waiting = 20'000;         // calls; more are answered Busy at once
  std::int64_t wal_bytes = 64 << 20;         // a larger write-ahead log is emptied when readers allow
  std::int64_t most_wal_bytes = 1024 << 20;  // beyond it no new games are taken
  std::chrono::milliseconds patience{5000};  // for another program to let go of the file
  // Says what the operator should know, on the store's own thread.
  std::function<void(std::string)> report{};
  // Hears of each transaction how long it took, how many calls it carried out and whether it took place, on
  // the store's own thread.
  std::function<void(std::chrono::steady_clock::duration took, std::size_t calls, bool done)> carried_out{};
};

// All calls that have arrived while the last ones were being written are one transaction (group commit).
class SqliteStore : public Store, public PeopleStore {
 public:
  // Runs a function soon, on the thread that wants the answers. May be called from any thread, while the
  // store lives.
  using Post = std::function<void(std::move_only_function<void()>)>;

  // The error names the file: no database, another program's, of a later version, held by another process.
  static Stored<std::unique_ptr<SqliteStore>> open(const std::string& path, SqliteOptions options, Post post);
  // Carries out what it was asked, hands over the answers, and closes the file. Does not wait long for a file
  // that another program holds: what then cannot be done is answered Busy.
  ~SqliteStore() override;

  void create(std::string id, StoredGame game, Then<void> then) override;
  void append(std::string id, int first, NewDeeds deeds, Then<void> then) override;
  void due(Moment now, int most, Then<std::vector<std::string>> then) override;
  void claim(std::string id, int player, std::string claim_hash, StoredSeat taken, Then<bool> then) override;
  void follow(std::string id, std::string next, StoredGame game, Then<std::string> then) override;
  void load(std::string id, Then<std::optional<StoredGame>> then) override;
  void check(Then<void> then) override;
  void watch(std::function<void(std::string id, int deeds)>) override {}
  void list(std::int64_t after, int most, Then<std::vector<Listed>> then) override;
  void remove(std::string id, std::int64_t touched, Then<bool> then) override;
  std::size_t waiting() const override;
  void people(bool writes, PeopleWork work, Then<void> then) override;
  void empty_seat_of(std::int64_t person, Then<std::string> then) override;

 private:
  // A call with its answer to be.
  class Call {
   public:
    explicit Call(bool writes) : writes(writes) {}
    virtual ~Call() = default;
    virtual void run(GameRows& rows) = 0;  // may be run again when the transaction was undone
    virtual void fail(const StoreError& error) = 0;
    virtual void answer() = 0;
    const bool writes;
  };
  template <class T, class Work>
  class CallOf;
  using Batch = std::vector<std::unique_ptr<Call>>;

  SqliteStore(FileLock lock, SqliteOptions options, Post post);
  template <class T, class Work>
  void ask(bool writes, Then<T> then, Work work);
  void work();
  Batch take();
  void carry_out(Batch& batch);
  Stored<void> run(Batch& batch);
  Stored<void> commit(Batch& batch);
  void keep_log_small();
  void empty_log();
  bool log_is_full() const;
  Stored<void> room_for_games() const;
  template <class Work>
  Stored<void> with_people(Work work);
  bool closing();

  FileLock lock_;
  SqliteOptions options_;
  Post post_;
  Database db_;
  std::optional<GameRows> rows_;
  std::optional<OldRows> old_rows_;
  bool held_up_ = false;  // by another program, at the last batch
  int page_bytes_ = 4096;
  int next_checkpoint_ = 0;  // pages of the log
  int next_report_ = 0;      // pages of the log
  bool forgot_ = false;      // somebody, in the last batch

  mutable std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::unique_ptr<Call>> waiting_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace trictrac
