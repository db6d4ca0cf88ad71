// A connection to PostgreSQL as the rows see a database.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "store/database.h"

struct pg_conn;
struct pg_result;

namespace trictrac {

struct ClearResult {
  void operator()(pg_result* result) const;
};
using ResultRows = std::unique_ptr<pg_result, ClearResult>;

// Texts, numbers and bytes as the server reads them; nullopt for NULL.
using Values = std::vector<std::optional<std::string>>;

// A database of PostgreSQL. Every call waits at most `patience` for its answer; then the connection is given
// up, as if it were lost. Statements survive a connection: they are prepared again in the next.
class PostgresDatabase : public Database {
 public:
  static constexpr std::chrono::seconds kUsualPatience{10};

  // `name`: the name of the connection at the server.
  explicit PostgresDatabase(std::string url, std::chrono::milliseconds patience = kUsualPatience,
                            std::string name = "trictrac");
  ~PostgresDatabase() override;
  PostgresDatabase(const PostgresDatabase&) = delete;
  PostgresDatabase& operator=(const PostgresDatabase&) = delete;

  // Makes a new connection in place of any earlier one. The error does not contain the password.
  Stored<void> connect();
  bool connected() const;
  void disconnect();

  Stored<void> execute(const std::string& sql) override;
  Stored<std::unique_ptr<Statement>> prepare(std::string_view sql) override;
  bool in_transaction() const override;
  // Returns whether a transaction is open in which nothing has failed since the savepoint last gone back to.
  bool sound() const;
  // Begins a transaction with a number of its own and a change without effect, which a read-only server
  // refuses.
  Stored<void> write_nothing() override;
  std::string_view skip_locked() const override { return " FOR UPDATE SKIP LOCKED"; }
  const Dialect& dialect() const override;
  void collect() override;
  Stored<void> settle() override;
  Stored<void> notify(std::string_view text) override;

  // Returns whether a statement had a conflict with another transaction since meet_nobody().
  bool met_another() const { return met_another_; }
  void meet_nobody() { met_another_ = false; }

  // Runs `sql` with its numbered values, for statements, after all that waits.
  Stored<ResultRows> ask(const std::string& sql, const Values& values);
  // The same where nobody reads the rows: it may wait (see collect()).
  Stored<void> tell(const std::string& sql, const Values& values);
  // A text that was notified on the channel this connection listens to, and the process at the server it came
  // from.
  struct Notification {
    int from = 0;
    std::string text;
  };
  // Returns the next notification, if one has arrived.
  std::optional<Notification> notice();
  int process() const;  // of the server, for this connection; 0 if there is none
  int socket() const;   // -1 if there is none
  // Reads the pending notifications; returns false if the connection is lost.
  bool read();

 private:
  struct Query {
    std::string sql;
    Values values;
  };
  Stored<void> is_prepared(const std::string& sql);
  bool send(const Query& query);
  Stored<ResultRows> ask_together(std::span<const Query> queries);
  Stored<ResultRows> answered();
  Stored<ResultRows> last_answer();
  StoreError error_of(const pg_result* result);
  StoreError lost();
  bool wait_for_more(std::chrono::steady_clock::time_point until) const;

  std::string url_, name_;
  std::chrono::milliseconds patience_;
  pg_conn* connection_ = nullptr;
  std::unordered_map<std::string, std::string> prepared_;  // names, by their SQL
  bool met_another_ = false;
  bool collecting_ = false;
  std::vector<Query> waiting_;
};

}  // namespace trictrac
