// Runs statements on rows one after another and keeps the first fault; after a fault none is run, and reads
// return nothing.
#pragma once

#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/assert.h"
#include "store/database.h"

namespace trictrac {

// Stands for no player: a column of numbers has no NULL there.
inline constexpr std::int64_t kNoPlayer = -1;

// Returns the character for a player, by number from 0, in a column that names several: 0 to 9, then a to v.
inline char sign_of_player(int player) {
  TRICTRAC_ASSERT(0 <= player && player < 32);
  return static_cast<char>(player < 10 ? '0' + player : 'a' + player - 10);
}

// Returns a text as bytes.
inline std::span<const std::uint8_t> bytes(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// The value of a column whose type is known only at run time; the first alternative is NULL.
using Value = std::variant<std::monostate, std::int64_t, std::string, std::vector<std::uint8_t>>;

// Read the first column of a row.
inline std::int64_t first_number(const Statement& s) { return s.number(0); }
inline std::string first_text(const Statement& s) { return s.text(0); }

// Runs statements on a database and keeps their first fault.
class Statements {
 public:
  explicit Statements(Database& db) : db_(&db) {}

  // Runs a statement. `values` are texts, whole numbers, truths and bytes, for ?1, ?2 …, or vectors of
  // values, one after another.
  template <class... Values>
  void run(std::string_view sql, const Values&... values) {
    const auto statement = begin(sql, values...);
    if (fault_) return;
    if (auto done = statement->run(); !done) fault_ = done.error();
  }
  // Runs a query and calls `row` with each row.
  template <class Row, class... Values>
  void each(std::string_view sql, Row row, const Values&... values) {
    const auto statement = begin(sql, values...);
    while (next(statement)) row(*statement);
  }
  // Returns `read(first row)`, or nullopt without rows.
  template <class Read, class... Values>
  auto first(std::string_view sql, Read read, const Values&... values)
      -> std::optional<std::invoke_result_t<Read, Statement&>> {
    const auto statement = begin(sql, values...);
    if (!next(statement)) return std::nullopt;
    return read(*statement);
  }
  // Returns `read(row)` of every row.
  template <class Read, class... Values>
  auto all(std::string_view sql, Read read, const Values&... values)
      -> std::vector<std::invoke_result_t<Read, Statement&>> {
    std::vector<std::invoke_result_t<Read, Statement&>> rows;
    each(sql, [&](Statement& s) { rows.push_back(read(s)); }, values...);
    return rows;
  }
  // Returns the number in the first row, or nullopt without rows.
  template <class... Values>
  std::optional<std::int64_t> number(std::string_view sql, const Values&... values) {
    return first(sql, first_number, values...);
  }
  // Returns the text in the first row, or "" without rows.
  template <class... Values>
  std::string text(std::string_view sql, const Values&... values) {
    return first(sql, first_text, values...).value_or("");
  }
  // Returns whether there is a row.
  template <class... Values>
  bool any(std::string_view sql, const Values&... values) {
    return first(sql, [](const Statement&) { return true; }, values...).has_value();
  }
  // See Database::skip_locked.
  std::string_view skip_locked() const { return db_->skip_locked(); }
  void fail(StoreError error) {
    if (!fault_) fault_ = std::move(error);
  }
  const std::optional<StoreError>& fault() const { return fault_; }
  // Return the first fault, or success; with `value`, if there was no fault.
  Stored<void> done() const {
    if (fault_) return std::unexpected(*fault_);
    return {};
  }
  template <class T>
  Stored<T> done(T value) const {
    if (fault_) return std::unexpected(*fault_);
    return value;
  }

 private:
  template <class... Values>
  std::unique_ptr<Statement> begin(std::string_view sql, const Values&... values) {
    if (fault_) return nullptr;
    auto prepared = db_->prepare(sql);
    if (!prepared) {
      fault_ = prepared.error();
      return nullptr;
    }
    [[maybe_unused]] int index = 0;
    (bind(**prepared, index, values), ...);
    return std::move(*prepared);
  }
  bool next(const std::unique_ptr<Statement>& statement) {
    if (fault_) return false;
    const auto more = statement->next();
    if (!more) fault_ = more.error();
    return more.value_or(false);
  }
  template <class One>
  static void bind(Statement& to, int& index, const One& value) {
    if constexpr (std::is_integral_v<One>)
      to.bind(++index, static_cast<std::int64_t>(value));
    else
      to.bind(++index, value);
  }
  static void bind(Statement& to, int& index, const std::vector<Value>& values) {
    for (const Value& value : values) std::visit([&](const auto& held) { bind(to, index, held); }, value);
  }
  static void bind(Statement& to, int& index, std::monostate) { to.bind_null(++index); }

  Database* db_;
  std::optional<StoreError> fault_;
};

// The base of classes that read and change some rows of a database.
class RowAccess {
 public:
  explicit RowAccess(Statements& sql) : sql_(sql) {}

 protected:
  Statements& sql_;
};

}  // namespace trictrac
