// The tariff as the pages of the rules state it, in both languages.
#include "game/rules/tariff.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace tariff_test {

using namespace trictrac;

using Cells = std::vector<std::string>;

Cells cells_of(const std::string& row) {
  Cells cells;
  std::istringstream in(row);
  for (std::string cell; std::getline(in, cell, '|');)
    cells.push_back(cell.empty() ? cell : cell.substr(1, cell.size() - 2));
  return cells;
}

// Returns the row of each jan: "", what it is called, to whom, simple, doublet, ways, rule, names.
std::map<std::string, Cells> rows_in(const std::string& file) {
  std::map<std::string, Cells> rows;
  std::ifstream page(TRICTRAC_DATA "/../docs/" + file);
  std::string line;
  while (line != "<a id=\"tariff\"></a>" && std::getline(page, line)) continue;
  while (!line.starts_with("<a id=\"p1\">") && std::getline(page, line)) {
    const Cells cells = cells_of(line);
    if (cells.size() < 8 || !cells.back().starts_with('`')) continue;
    std::istringstream names(cells.back());
    for (std::string name; std::getline(names, name, '`');)
      if (std::getline(names, name, '`')) rows[name] = cells;
  }
  return rows;
}

int points(const std::string& cell) { return cell == "–" ? 0 : std::stoi(cell); }

class Tariffs : public testing::TestWithParam<const char*> {};

TEST_P(Tariffs, AreAsTheRulesStateThem) {
  const auto rows = rows_in(GetParam());
  EXPECT_EQ(rows.size(), kTariff.values().size());
  for (const Tariff& jan : kTariff) {
    const auto row = rows.find(std::string(jan.name));
    ASSERT_NE(row, rows.end()) << jan.name;
    const Cells& cells = row->second;
    const bool to_opponent = cells[2] == "the opponent" || cells[2] == "à l’adversaire";
    EXPECT_EQ(to_opponent, jan.to == To::Other) << jan.name;
    EXPECT_EQ(points(cells[3]), jan.simple) << jan.name;
    EXPECT_EQ(points(cells[4]), jan.doublet) << jan.name;
    EXPECT_EQ(cells[6], jan.rule) << jan.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Pages, Tariffs, testing::Values("rules.md", "rules.fr.md"),
                         [](const auto& page) { return page.index == 0 ? "English" : "French"; });

}  // namespace tariff_test
