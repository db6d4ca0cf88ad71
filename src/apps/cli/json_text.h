// A JSON object as text for people: its members in two columns, its lists as tables.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"

namespace trictrac::cli {

// The rows of a list, in columns.
class JsonTable {
 public:
  // Makes room for a row, which is an object. Returns whether it has columns that no row before had.
  bool take(const Json& row);
  // Returns the names of the columns.
  std::string head() const;
  // Returns the line of a row that was taken; lists in it follow, indented.
  std::string line(const Json& row) const;

 private:
  std::string padded(const std::vector<std::string>& cells) const;

  std::vector<std::string> names_;
  std::vector<int> widths_;
};

// Returns the members of an object, each on a line with its name, and then its lists, but for that called
// `without`. An object with "mean", "low" and "high" is a figure; of any other the members are named by both
// names.
std::string json_text(const Json& object, const std::string& without = "");

}  // namespace trictrac::cli
