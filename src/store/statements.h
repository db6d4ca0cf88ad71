// Statements run one after another, of which the first fault is kept: after it none is run, and what is read
// is empty.
#pragma once

#include <optional>
#include <type_traits>

#include "store/database.h"

namespace trictrac {

// A column of numbers has no NULL where nobody plays.
inline constexpr std::int64_t kNoPlayer = -1;

// A text as bytes.
inline std::span<const std::uint8_t> bytes(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

class Statements {
 public:
  explicit Statements(Database& db) : db_(&db) {}

  // `values` are texts, numbers and bytes, for ?1, ?2 …
  template <class... Values>
  void run(std::string_view sql, const Values&... values) {
    Statement statement = begin(sql, values...);
    if (!fault_) keep(statement.run());
  }
  // Calls `row` with each row.
  template <class Row, class... Values>
  void each(std::string_view sql, Row row, const Values&... values) {
    Statement statement = begin(sql, values...);
    while (next(statement)) row(statement);
  }
  // What `read` makes of the first row, if there is one.
  template <class Read, class... Values>
  auto first(std::string_view sql, Read read, const Values&... values)
      -> std::optional<std::invoke_result_t<Read, Statement&>> {
    Statement statement = begin(sql, values...);
    if (!next(statement)) return std::nullopt;
    return read(statement);
  }
  // As Database::skip_locked.
  std::string_view skip_locked() const { return db_->skip_locked(); }
  void fail(StoreError error) {
    if (!fault_) fault_ = std::move(error);
  }
  const std::optional<StoreError>& fault() const { return fault_; }

 private:
  template <class... Values>
  Statement begin(std::string_view sql, const Values&... values) {
    if (fault_) return {};
    auto prepared = db_->prepare(sql);
    if (!prepared) {
      fault_ = prepared.error();
      return {};
    }
    int index = 0;
    (prepared->bind(++index, values), ...);
    return std::move(*prepared);
  }
  bool next(Statement& statement) {
    if (fault_) return false;
    const auto more = statement.next();
    if (!more) fault_ = more.error();
    return more.value_or(false);
  }
  void keep(const Stored<void>& done) {
    if (!done) fault_ = done.error();
  }

  Database* db_;
  std::optional<StoreError> fault_;
};

}  // namespace trictrac
