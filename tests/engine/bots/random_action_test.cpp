// Random legal actions bring every format to its end.
#include "lab/signature/random_action.h"

#include <gtest/gtest.h>

#include "engine/bots/bot.h"
#include "game/match/format.h"

namespace random_action_test {

using namespace trictrac;

MatchOptions short_match(const FormatPreset& preset, int players, Company company) {
  MatchOptions o = preset.options;
  o.players = players;
  o.company = company;
  if (o.format == Format::Ecrire || o.format == Format::Combine)
    o.rounds = players == 3 && company == Company::Alone ? 3 : 4;
  return o;
}

void play_to_the_end(const MatchOptions& options, std::uint64_t seed) {
  Random random(seed);
  Match match(options);
  for (int i = 0; i < 200000 && !match.over(); ++i) ASSERT_TRUE(match.act(random_action(match, random)));
  EXPECT_TRUE(match.over());
}

TEST(RandomAction, EveryFormatComesToItsEnd) {
  for (const FormatPreset& preset : kFormats)
    for (const auto& [players, company] : {std::pair{2, Company::Alone},
                                           {3, Company::Alone},
                                           {3, Company::Chouette},
                                           {4, Company::TwoAgainstTwo}}) {
      const MatchOptions options = short_match(preset, players, company);
      if (problem_of(options)) continue;
      play_to_the_end(options, static_cast<std::uint64_t>(players) * 7 + 1);
    }
}

TEST(RandomAction, SameSeedSameActions) {
  Random a(3), b(3);
  const Match match;
  EXPECT_TRUE(random_action(match, a) == random_action(match, b));
}

// The choice of every bot is legal.
TEST(Bots, PlayEveryFormatLegally) {
  for (const FormatPreset& preset : kFormats) {
    const MatchOptions options = short_match(preset, 2, Company::Alone);
    Random random(11);
    Match match(options);
    const PerSide<std::unique_ptr<Bot>> bots{make_bot("commis", 1), make_bot("hasard", 2)};
    for (int i = 0; i < 1200 && !match.over(); ++i) {
      Bot& bot = *bots[match.state().to_act];
      GameEvent action = random_action(match, random);
      if (match.awaits() == Awaits::Tour && match.state().stage == Stage::Decide) action = bot.decide(match);
      if (match.awaits() == Awaits::Tour && match.state().stage == Stage::Move)
        action = PlayMen{match.tour().turn().plays[bot.choose_play(match)]};
      ASSERT_TRUE(match.act(action)) << preset.name;
    }
  }
}

}  // namespace random_action_test
