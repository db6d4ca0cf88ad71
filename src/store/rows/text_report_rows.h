// Reports of what clubs and tournaments say, as rows of the database.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// A club or a tournament that is reported, by its name in addresses, or a part of it.
struct ReportedPart {
  enum class Of : std::uint8_t { Club, Tournament };
  Of of = Of::Club;
  std::string name;
  int number = 0;  // of an announcement, or of the act that sent a message; 0: the whole
};

struct StoredTextReport {
  std::int64_t id = 0;
  ReportedPart part;
  std::int64_t reporter = 0;    // Person::row, 0: they have left
  std::string by{}, by_name{};  // Person::id and name of the reporter, "" once they have left
  std::string reason, words{};  // the reason, in a word; the reporter's text
  std::int64_t at = 0;          // seconds since 1970
  bool settled = false;
};

class TextReportRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds a report, unless the reporter's earlier one of the same part is still open. Requires that there is
  // such a club or tournament.
  void add(const StoredTextReport& report);
  std::optional<StoredTextReport> find(std::int64_t id);
  // Returns open or settled reports, the latest first.
  std::vector<StoredTextReport> all(bool settled, int most);
  std::vector<StoredTextReport> by(std::int64_t reporter);
  void settle(std::int64_t id, std::int64_t at);
};

}  // namespace trictrac
