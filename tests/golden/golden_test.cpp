// Golden games: whole games between bots, as record and as the lines of a table, byte by byte.
// After a change that is meant, TRICTRAC_REWRITE=1 build/tests/golden/golden_test writes them anew.
#include "golden.h"

#include <gtest/gtest.h>

#include "game/rules/presets.h"
#include "table/table.h"
#include "text/record/record.h"
#include "wire/event_json.h"

namespace golden_test {

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

// Plays the game out between its bots; its lines.
std::string play_out(Table& table) {
  std::string text;
  while (const auto deed = table.next_event()) {
    const auto line = apply_in_words(table, *deed);
    EXPECT_TRUE(line);
    if (!line) break;
    text += *line + "\n";
  }
  return text;
}

class GoldenGames : public testing::TestWithParam<Golden> {};

TEST_P(GoldenGames, AreTheSameByteByByte) {
  auto table = Table::open(config(GetParam()));
  ASSERT_TRUE(table) << table.error().message;
  const std::string lines = play_out(*table);
  ASSERT_EQ(table->state().stage, Stage::Over);
  const std::string name = GetParam().name;
  test::check_golden(name + ".trictrac", print_record(record_of(*table)));
  const bool commis = std::string_view(GetParam().white) == "commis";
  if (commis && GetParam().all_jans) test::check_golden(name + ".jsonl", lines);
}

TEST_P(GoldenGames, ReplayFromTheirRecord) { test::check_replay(GetParam().name + std::string(".trictrac")); }

INSTANTIATE_TEST_SUITE_P(Games, GoldenGames,
                         testing::Values(Golden{"lois_commis", "lois", "commis", "commis", false},
                                         Golden{"all_jans_commis", "lalanne", "commis", "commis", true},
                                         Golden{"provincial_hasard", "lois", "hasard", "hasard", true,
                                                BearingOff::Provincial},
                                         Golden{"mixed", "lois", "hasard", "commis", false}),
                         [](const auto& g) { return std::string(g.param.name); });

}  // namespace golden_test
