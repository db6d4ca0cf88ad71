// Text in columns: a head, one column for each player, a note.
#pragma once

#include <string>
#include <vector>

namespace trictrac::cli {

class Columns {
 public:
  void row(std::string head, std::vector<std::string> cells, std::string note = "");
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

// "+4", "-3", "0"; empty for nothing gained.
std::string signed_text(int amount);
std::string gained_text(int amount);

}  // namespace trictrac::cli
