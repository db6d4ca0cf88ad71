// Golden games: whole games between bots, as record and as the lines of a table, byte by byte.
// After a change that is meant, TRICTRAC_REWRITE=1 build/tests/golden/golden_test writes them anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "notation/record.h"
#include "table/table.h"

namespace {

using namespace trictrac;

struct Golden {
  const char* name;
  const char* preset;
  const char* white;
  const char* black;
  bool all_jans;
  BearingOff bearing_off = BearingOff::Parisian;
};

TableConfig config(const Golden& g) {
  TableConfig c;
  c.rules = g.preset;
  c.start.options = find_preset(g.preset)->options;
  if (g.all_jans) c.start.options.rencontre = c.start.options.margot = c.start.options.pile = true;
  c.start.options.bearing_off = g.bearing_off;
  c.seats = {Seat{"", g.white}, Seat{"", g.black}};
  for (std::size_t i = 0; i < c.seed.size(); ++i) c.seed[i] = static_cast<std::uint8_t>(g.name[0] + 7 * i);
  return c;
}

std::string lines_text(const Table& table) {
  std::string text;
  for (const Line& line : table.lines()) text += line.json + "\n";
  return text;
}

class GoldenGames : public testing::TestWithParam<Golden> {
 protected:
  void check(const std::string& suffix, const std::string& text) {
    const std::string path = std::string(TRICTRAC_DATA "/golden/") + GetParam().name + suffix;
    if (std::getenv("TRICTRAC_REWRITE")) std::ofstream(path) << text;
    std::ifstream in(path);
    const std::string golden{std::istreambuf_iterator<char>(in), {}};
    EXPECT_TRUE(golden == text) << path << " differs";
  }
};

TEST_P(GoldenGames, AreTheSameByteByByte) {
  const auto table = Table::open(config(GetParam()));
  ASSERT_TRUE(table) << table.error().message;
  ASSERT_EQ(table->state().stage, Stage::Over);
  check(".trictrac", print_record(table->record()));
  if (std::string_view(GetParam().white) == "commis" && GetParam().all_jans) check(".jsonl", lines_text(*table));
}

TEST_P(GoldenGames, ReplayFromTheirRecord) {
  std::ifstream in(std::string(TRICTRAC_DATA "/golden/") + GetParam().name + ".trictrac");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto r = parse_record(text);
  ASSERT_TRUE(r) << r.error().line << ": " << r.error().message;
  EXPECT_EQ(print_record(*r), text);
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenGames,
                         testing::Values(Golden{"lois_commis", "lois", "commis", "commis", false},
                                         Golden{"all_jans_commis", "lalanne", "commis", "commis", true},
                                         Golden{"provincial_hasard", "lois", "hasard", "hasard", true, BearingOff::Provincial},
                                         Golden{"mixed", "lois", "hasard", "commis", false}),
                         [](const auto& g) { return std::string(g.param.name); });

}  // namespace
