// Reports of what clubs say, as rows of the database.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

struct StoredClubReport {
  std::int64_t id = 0;
  std::string club;             // its name in addresses
  int announcement = 0;         // its number; 0: the report is of the club itself
  std::int64_t reporter = 0;    // Person::row, 0: they have left
  std::string by{}, by_name{};  // Person::id and name of the reporter, "" once they have left
  std::string reason, words{};  // the reason, in a word; the reporter's text
  std::int64_t at = 0;          // seconds since 1970
  bool settled = false;
};

class ClubReportRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds a report of a club (StoredClub::id), unless the reporter's earlier one of the same is still open.
  void add(std::int64_t club, const StoredClubReport& report);
  std::optional<StoredClubReport> find(std::int64_t id);
  // Returns open or settled reports, the latest first.
  std::vector<StoredClubReport> all(bool settled, int most);
  std::vector<StoredClubReport> by(std::int64_t reporter);
  void settle(std::int64_t id, std::int64_t at);
};

}  // namespace trictrac
