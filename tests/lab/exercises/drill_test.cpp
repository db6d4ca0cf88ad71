// The problems of data/problems, and how others are made.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

#include "engine/equity/values.h"
#include "engine/net/weights.h"
#include "game/rules/tariff.h"
#include "lab/exercises/maker.h"
#include "text/words.h"

namespace trictrac::exercises {
namespace drill_test {

struct Bar {
  DrillKind kind;
  DrillGame game;
  int least;  // problems
  int each;   // of which every so manyth is made again
};

std::string file_name(DrillKind kind, DrillGame game) {
  return std::string(kKindNames[kind]) + (game == DrillGame::Tour ? "" : "_" + std::string(kGameNames[game]));
}

std::vector<std::string> lines_of(DrillKind kind, DrillGame game = DrillGame::Tour) {
  std::ifstream file(TRICTRAC_DATA "/problems/" + file_name(kind, game) + ".txt");
  std::vector<std::string> all;
  for (std::string line; std::getline(file, line);)
    if (!line.starts_with('#')) all.push_back(line);
  return all;
}

Drill read(DrillKind kind, const std::string& line) {
  auto drill = parse_drill(kind, line);
  EXPECT_TRUE(drill) << line << "\n" << (drill ? "" : drill.error());
  return drill.value_or(Drill{});
}

class Stored : public testing::TestWithParam<Bar> {};

TEST_P(Stored, AreManyAndNoneComesTwice) {
  const auto lines = lines_of(GetParam().kind, GetParam().game);
  EXPECT_GE(static_cast<int>(lines.size()), GetParam().least);
  std::set<std::string> boards;
  for (const std::string& line : lines) {
    const Drill d = read(GetParam().kind, line);
    EXPECT_EQ(print_drill(d), line);
    EXPECT_TRUE(boards.insert(board_of(d)).second) << line;
  }
}

TEST_P(Stored, ASampleIsMadeAgainAsItStands) {
  TrialRunner weigher(net::built_in(), built_in);
  const auto lines = lines_of(GetParam().kind, GetParam().game);
  for (std::size_t i = 0; i < lines.size(); i += static_cast<std::size_t>(GetParam().each)) {
    const Drill d = read(GetParam().kind, lines[i]);
    EXPECT_EQ(remake_drill(GetParam().kind, d, weigher), d) << lines[i];
  }
}

TEST_P(Stored, TheFirstIsTheFirstOfItsSeed) {
  ExerciseMaker maker(GetParam().kind, GetParam().game, 1, net::built_in(), built_in);
  EXPECT_EQ(print_drill(maker.next()), lines_of(GetParam().kind, GetParam().game).front());
}

INSTANTIATE_TEST_SUITE_P(Kinds, Stored,
                         testing::Values(Bar{DrillKind::Count, DrillGame::Tour, 5000, 1},
                                         Bar{DrillKind::Chances, DrillGame::Tour, 5000, 1},
                                         Bar{DrillKind::Play, DrillGame::Tour, 5000, 1400},
                                         Bar{DrillKind::HoldOrGo, DrillGame::Tour, 5000, 1000},
                                         Bar{DrillKind::HoldOrGo, DrillGame::Ecrire, 4000, 250}),
                         [](const auto& info) { return file_name(info.param.kind, info.param.game); });

// Of the rencontre there are few: both players have thrown once.
TEST(Counting, ShowsEveryJanOften) {
  std::map<std::string, int> seen;
  for (const std::string& line : lines_of(DrillKind::Count))
    for (const std::string& jan : words_of(read(DrillKind::Count, line).themes)) ++seen[jan];
  for (const Tariff& jan : kTariff.values())
    EXPECT_GE(seen[std::string(jan.name)], jan.name == "rencontre" ? 25 : 100) << jan.name;
}

// White has just won a hole: Black's run, if there was one, is broken.
TEST(Ecrire, AsksWhiteInMarquesOfEveryKind) {
  std::map<std::string, int> seen;
  for (const std::string& line : lines_of(DrillKind::HoldOrGo, DrillGame::Ecrire)) {
    const Drill d = read(DrillKind::HoldOrGo, line);
    EXPECT_EQ(d.state.to_act, Side::White) << line;
    const MatchOptions match = match_of(d.question).value();
    const Marque m = partie_of(Match(match, d.state).account())->marque;
    ++seen[d.answer];
    ++seen[resumes(match) ? "resumed" : "first"];
    ++seen[obligatory(m) ? "obligatory" : "open"];
    ++seen[run_open(m, Side::White) ? "run" : "broken"];
  }
  for (const char* what : {"hold", "go", "resumed", "first", "obligatory", "open", "run", "broken"})
    EXPECT_GE(seen[what], 400) << what;
}

TEST(Making, GoesOnAsIfItHadNotBeenCutOff) {
  ExerciseMaker whole(DrillKind::Chances, DrillGame::Tour, 9, net::built_in(), built_in);
  std::vector<Drill> all;
  for (int i = 0; i < 6; ++i) all.push_back(whole.next());
  ExerciseMaker resumed(DrillKind::Chances, DrillGame::Tour, 9, net::built_in(), built_in);
  for (int i = 0; i < 4; ++i) resumed.skip(all[static_cast<std::size_t>(i)]);
  EXPECT_EQ(resumed.next(), all[4]);
  EXPECT_EQ(resumed.next(), all[5]);
}

TEST(Reading, SaysWhatIsWrongWithALine) {
  EXPECT_FALSE(parse_drill(DrillKind::Play, "nothing"));
  EXPECT_FALSE(
      parse_drill(DrillKind::Play, "O----------------------o:w:R:-:0-0:0-0:-:-:0.0|-|1/2 1/3|1000|plan"));
  EXPECT_FALSE(parse_drill(DrillKind::Count, "O----------------------o:w:R:-:0-0:0-0:-:-:0.0|42|-|hard|-"));
  const auto decided = [](const std::string& question) {
    return parse_drill(DrillKind::HoldOrGo, "GA--A--BB--B----b-cabbcb:w:D:35:0-0:2-1:-:w:9.8;var=none|" +
                                                question + "|hold|744|plan")
        .has_value();
  };
  EXPECT_TRUE(decided("ecrire-lois rounds=8 carried_lost_white=3"));
  EXPECT_FALSE(decided("-")) << "the TRID is of a marqué";
  EXPECT_FALSE(decided("ecrire-1780 rounds=8")) << "the pavillon says nothing of its runs";
  EXPECT_FALSE(decided("ecrire-lois rounds=8 carried_lost_white=9"));
  EXPECT_FALSE(decided("ecrire-lois rounds"));
  EXPECT_FALSE(decided("whist"));
}

}  // namespace drill_test
}  // namespace trictrac::exercises
