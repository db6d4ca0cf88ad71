// Golden games, byte by byte: whole games between bots, as record and as the messages of a table, and a match
// of every format and company, drawn at random, as a record. After a change that is meant, TRICTRAC_REWRITE=1
// build/test/tests/golden_test writes them again.
#include "golden.h"

#include <gtest/gtest.h>

#include "game/match/format.h"
#include "game/match/matches.h"
#include "game/rules/presets.h"
#include "lab/signature/random_action.h"
#include "table/table.h"
#include "text/record/record.h"
#include "wire/event_json.h"

namespace golden_test {

using namespace trictrac;
using test::Agreed;
using test::agreed;

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

// Plays the game out between its bots; returns its messages.
std::string play_out(Table& table) {
  std::string text;
  while (const auto event = table.next_event()) {
    const auto line = apply_in_words(table, *event);
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

std::vector<Agreed> golden_matches() {
  std::vector<Agreed> all;
  for (const FormatPreset& f : kFormats)
    all.push_back(agreed(f.name, "match_" + std::string(f.name), [](MatchOptions& o) {
      if (o.rounds > 1 || o.format == Format::Tours) o.rounds = o.format == Format::Combine ? 6 : 2;
    }));
  all.push_back(agreed("ecrire-1780", "match_ronde", [](MatchOptions& o) { o.players = 3, o.rounds = 3; }));
  all.push_back(agreed("ecrire-lois", "match_chouette",
                       [](MatchOptions& o) { o.company = Company::Chouette, o.players = 3, o.rounds = 4; }));
  all.push_back(agreed("combine", "match_two_against_two", [](MatchOptions& o) {
    o.company = Company::TwoAgainstTwo, o.players = 4, o.rounds = 2;
  }));
  return all;
}

Record drawn(const Agreed& a) {
  Record r;
  r.set_tag("Event", a.name);
  for (int player = 0; player < a.options.players; ++player)
    r.set_tag(player_tag(player), std::string(1, static_cast<char>('A' + player)));
  r.format = a.format;
  r.match = a.options;
  r.options.goal = goal_of(a.options.format);
  r.start.options = r.options;
  Random random(static_cast<std::uint64_t>(a.name.size()));
  Match match(r.match, r.start);
  while (!match.over()) {
    const GameEvent event = random_action(match, random);
    r.events.push_back({acting_side(match, event), event});
    EXPECT_TRUE(match.act(r.events.back()));
  }
  return r;
}

class GoldenMatches : public testing::TestWithParam<Agreed> {};

TEST_P(GoldenMatches, AreTheSameByteByByte) {
  const std::string file = GetParam().name + ".trictrac";
  test::check_golden(file, print_record(drawn(GetParam())));
  test::check_replay(file);
}

INSTANTIATE_TEST_SUITE_P(Formats, GoldenMatches, testing::ValuesIn(golden_matches()),
                         [](const auto& g) { return g.param.name; });

}  // namespace golden_test
