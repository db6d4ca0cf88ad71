#include "store/postgres/postgres.h"

#include <libpq-fe.h>
#include <poll.h>

#include <charconv>
#include <cstring>
#include <utility>

#include "store/postgres/sql_of.h"

namespace trictrac {
namespace {

constexpr const char* kConnectWithin = "5";  // seconds

// Whoever holds rows and is silent gives them up: a machine that was unplugged locks nobody out. What is
// committed is on the disk, whatever the server does for others.
constexpr const char* kManners =
    "SET default_transaction_isolation = 'repeatable read';"
    "SET idle_in_transaction_session_timeout = '10s';"
    "SET lock_timeout = '5s';"
    "SET client_min_messages = 'error';"
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = "
    "'off'";

bool begins(std::string_view state, std::string_view with) { return state.starts_with(with); }

bool is_meeting(std::string_view state) { return state == "40001" || state == "40P01"; }

// By the classes of SQLSTATE: what another try may mend is Busy.
StoreError::Kind fault_of(std::string_view state) {
  if (state == "23505") return StoreError::Conflict;
  if (begins(state, "XX")) return StoreError::Damaged;
  for (const char* passing : {"08", "40", "53", "55", "57", "25P03"})
    if (begins(state, passing)) return StoreError::Busy;
  return StoreError::Failed;
}

std::string first_line(std::string_view text) { return std::string(text.substr(0, text.find('\n'))); }

std::string hex_of(std::span<const std::uint8_t> bytes) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text = "\\x";
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

std::uint8_t digit_of(char c) { return static_cast<std::uint8_t>(c <= '9' ? c - '0' : c - 'a' + 10); }

class PostgresStatement : public Statement::Prepared {
 public:
  PostgresStatement(PostgresDatabase& db, std::string sql) : db_(&db), sql_(std::move(sql)) {}

  void bind(int index, std::string_view text) override { value(index) = text; }
  void bind(int index, std::int64_t number) override { value(index) = std::to_string(number); }
  void bind(int index, std::span<const std::uint8_t> blob) override { value(index) = hex_of(blob); }
  void bind_null(int index) override { value(index).reset(); }

  Stored<bool> next() override {
    if (!rows_) {
      auto answer = db_->ask(sql_, values_);
      if (!answer) return std::unexpected(answer.error());
      rows_ = std::move(*answer);
      row_ = -1;
    }
    if (++row_ < PQntuples(rows_.get())) return true;
    reset();
    return false;
  }
  bool is_null(int column) const override { return PQgetisnull(rows_.get(), row_, column) == 1; }
  std::string text(int column) const override { return std::string(view(column)); }
  std::int64_t number(int column) const override {
    const std::string_view digits = view(column);
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
  }
  std::span<const std::uint8_t> blob(int column) const override {
    bytes_.clear();
    const std::string_view hex = view(column);
    for (std::size_t i = 2; i + 1 < hex.size(); i += 2)
      bytes_.push_back(static_cast<std::uint8_t>(digit_of(hex[i]) << 4 | digit_of(hex[i + 1])));
    return bytes_;
  }
  void reset() override { rows_.reset(); }

 private:
  std::optional<std::string>& value(int index) {
    const auto i = static_cast<std::size_t>(index);
    if (values_.size() < i) values_.resize(i);
    return values_[i - 1];
  }
  std::string_view view(int column) const {
    return {PQgetvalue(rows_.get(), row_, column),
            static_cast<std::size_t>(PQgetlength(rows_.get(), row_, column))};
  }

  PostgresDatabase* db_;
  std::string sql_;
  Values values_;
  ResultRows rows_;
  int row_ = -1;
  mutable std::vector<std::uint8_t> bytes_;  // of the blob last asked for
};

}  // namespace

void ClearResult::operator()(pg_result* result) const { PQclear(result); }

PostgresDatabase::PostgresDatabase(std::string url, std::chrono::milliseconds patience)
    : url_(std::move(url)), patience_(patience) {}

PostgresDatabase::~PostgresDatabase() { disconnect(); }

void PostgresDatabase::disconnect() {
  PQfinish(std::exchange(connection_, nullptr));
  prepared_.clear();
}

Stored<void> PostgresDatabase::connect() {
  disconnect();
  const char* const names[] = {"connect_timeout", "application_name", "dbname", nullptr};
  const char* const values[] = {kConnectWithin, "trictrac", url_.c_str(), nullptr};
  connection_ = PQconnectdbParams(names, values, 1);
  if (!connected()) {
    StoreError error{StoreError::Busy, "PostgreSQL: " + first_line(PQerrorMessage(connection_))};
    disconnect();
    return std::unexpected(std::move(error));
  }
  auto settled = execute(kManners);
  if (!settled) disconnect();
  return settled;
}

bool PostgresDatabase::connected() const { return connection_ && PQstatus(connection_) == CONNECTION_OK; }

bool PostgresDatabase::sound() const {
  return connected() && PQtransactionStatus(connection_) == PQTRANS_INTRANS;
}

bool PostgresDatabase::in_transaction() const {
  return sound() || (connected() && PQtransactionStatus(connection_) == PQTRANS_INERROR);
}

int PostgresDatabase::process() const { return connected() ? PQbackendPID(connection_) : 0; }

int PostgresDatabase::socket() const { return connected() ? PQsocket(connection_) : -1; }

bool PostgresDatabase::read() { return connected() && PQconsumeInput(connection_) == 1; }

std::optional<PostgresDatabase::Notification> PostgresDatabase::notice() {
  struct Free {
    void operator()(PGnotify* notify) const { PQfreemem(notify); }
  };
  const std::unique_ptr<PGnotify, Free> found(connected() ? PQnotifies(connection_) : nullptr);
  if (!found) return std::nullopt;
  return Notification{found->be_pid, found->extra};
}

StoreError PostgresDatabase::lost() {
  const std::string why = connection_ ? first_line(PQerrorMessage(connection_)) : "";
  disconnect();
  return {StoreError::Busy, "PostgreSQL: " + (why.empty() ? "it does not answer" : why)};
}

StoreError PostgresDatabase::error_of(const pg_result* result) {
  if (!connected()) return lost();
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view code = state ? state : "";
  met_another_ |= is_meeting(code);
  return {fault_of(code), "PostgreSQL: " + first_line(PQresultErrorMessage(result))};
}

bool PostgresDatabase::wait_for_more(std::chrono::steady_clock::time_point until) const {
  using namespace std::chrono;
  const auto left = duration_cast<milliseconds>(until - steady_clock::now()).count();
  pollfd socket{PQsocket(connection_), POLLIN, 0};
  return left > 0 && poll(&socket, 1, static_cast<int>(left)) > 0;
}

// The answer to what has been sent, in time.
Stored<ResultRows> PostgresDatabase::last_answer() {
  const auto until = std::chrono::steady_clock::now() + patience_;
  ResultRows last;
  while (true) {
    while (PQisBusy(connection_) == 1)
      if (!wait_for_more(until) || PQconsumeInput(connection_) == 0) return std::unexpected(lost());
    ResultRows result(PQgetResult(connection_));
    if (!result) return last;
    const bool first_fault = last && PQresultStatus(last.get()) == PGRES_FATAL_ERROR;
    if (!first_fault) last = std::move(result);
  }
}

Stored<ResultRows> PostgresDatabase::answered() {
  auto answer = last_answer();
  if (!answer) return answer;
  const auto status = PQresultStatus(answer->get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return answer;
  return std::unexpected(error_of(answer->get()));
}

Stored<void> PostgresDatabase::execute(const std::string& sql) {
  if (!connected() || PQsendQuery(connection_, tables_of(sql).c_str()) == 0) return std::unexpected(lost());
  const auto answer = answered();
  if (!answer) return std::unexpected(answer.error());
  return {};
}

Stored<Statement> PostgresDatabase::prepare(std::string_view sql) {
  return Statement(std::make_unique<PostgresStatement>(*this, numbered(sql)));
}

Stored<void> PostgresDatabase::is_prepared(const std::string& sql) {
  if (prepared_.contains(sql)) return {};
  const std::string name = "s" + std::to_string(prepared_.size());
  if (PQsendPrepare(connection_, name.c_str(), sql.c_str(), 0, nullptr) == 0) return std::unexpected(lost());
  if (const auto answer = answered(); !answer) return std::unexpected(answer.error());
  prepared_.emplace(sql, name);
  return {};
}

Stored<ResultRows> PostgresDatabase::ask(const std::string& sql, const Values& values) {
  if (!connected()) return std::unexpected(lost());
  if (auto ready = is_prepared(sql); !ready) return std::unexpected(ready.error());
  std::vector<const char*> texts;
  for (const auto& value : values) texts.push_back(value ? value->c_str() : nullptr);
  const int count = static_cast<int>(texts.size());
  if (PQsendQueryPrepared(connection_, prepared_[sql].c_str(), count, texts.data(), nullptr, nullptr, 0) == 0)
    return std::unexpected(lost());
  return answered();
}

Stored<void> PostgresDatabase::write_nothing() {
  const auto number = ask(
      "WITH nothing AS (DELETE FROM trictrac_version WHERE false RETURNING 1) SELECT pg_current_xact_id()",
      {});
  if (!number) return std::unexpected(number.error());
  return {};
}

Stored<void> PostgresDatabase::notify(std::string_view text) {
  const auto sent = ask("SELECT pg_notify('trictrac', $1)", {std::string(text)});
  if (!sent) return std::unexpected(sent.error());
  return {};
}

}  // namespace trictrac
