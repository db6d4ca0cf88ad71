// Golden matches: one of every format and company, drawn at random, as a record, byte by byte.
// After a change that is meant, TRICTRAC_REWRITE=1 build/tests/golden/golden_matches_test writes them anew.
#include <gtest/gtest.h>

#include "game/match/format.h"
#include "game/match/matches.h"
#include "golden.h"
#include "lab/signature/random_action.h"
#include "text/record/record.h"

namespace golden_matches_test {

using namespace trictrac;
using test::Agreed;
using test::agreed;

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

}  // namespace golden_matches_test
