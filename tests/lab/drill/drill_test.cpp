// The problems of data/problems, and how others are made.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

#include "engine/net/built_in.h"
#include "engine/worth/values.h"
#include "game/rules/tariff.h"
#include "lab/drill/maker.h"
#include "text/words.h"

namespace trictrac::drill {
namespace {

struct Bar {
  Kind kind;
  int least;  // problems
  int each;   // of which every so manyth is made again
};

std::vector<std::string> lines_of(Kind kind) {
  std::ifstream file(TRICTRAC_DATA "/problems/" + std::string(name_of(kind)) + ".txt");
  std::vector<std::string> all;
  for (std::string line; std::getline(file, line);)
    if (!line.starts_with('#')) all.push_back(line);
  return all;
}

Drill read(Kind kind, const std::string& line) {
  auto drill = parse_drill(kind, line);
  EXPECT_TRUE(drill) << line << "\n" << (drill ? "" : drill.error());
  return drill.value_or(Drill{});
}

class Stored : public testing::TestWithParam<Bar> {};

TEST_P(Stored, AreManyAndNoneComesTwice) {
  const auto lines = lines_of(GetParam().kind);
  EXPECT_GE(static_cast<int>(lines.size()), GetParam().least);
  std::set<std::string> boards;
  for (const std::string& line : lines) {
    const Drill d = read(GetParam().kind, line);
    EXPECT_EQ(print_drill(d), line);
    EXPECT_TRUE(boards.insert(board_of(d)).second) << line;
  }
}

TEST_P(Stored, ASampleIsMadeAgainAsItStands) {
  Weigher weigher(net::built_in(), built_in);
  const auto lines = lines_of(GetParam().kind);
  for (std::size_t i = 0; i < lines.size(); i += static_cast<std::size_t>(GetParam().each)) {
    const Drill d = read(GetParam().kind, lines[i]);
    EXPECT_EQ(made_again(GetParam().kind, d, weigher), d) << lines[i];
  }
}

TEST_P(Stored, TheFirstIsTheFirstOfItsSeed) {
  Maker maker(GetParam().kind, 1, net::built_in(), built_in);
  EXPECT_EQ(print_drill(maker.next()), lines_of(GetParam().kind).front());
}

INSTANTIATE_TEST_SUITE_P(Kinds, Stored,
                         testing::Values(Bar{Kind::Count, 5000, 1}, Bar{Kind::Chances, 5000, 1},
                                         Bar{Kind::Play, 4200, 1400}, Bar{Kind::HoldOrGo, 5000, 1000}),
                         [](const auto& info) { return std::string(name_of(info.param.kind)); });

// Of the rencontre there are few: both players have thrown once.
TEST(Counting, ShowsEveryJanOften) {
  std::map<std::string, int> seen;
  for (const std::string& line : lines_of(Kind::Count))
    for (const std::string& jan : words_of(read(Kind::Count, line).themes)) ++seen[jan];
  for (const Tariff& jan : kTariff)
    EXPECT_GE(seen[std::string(jan.name)], jan.name == "rencontre" ? 25 : 100) << jan.name;
}

TEST(Making, GoesOnAsIfItHadNotBeenCutOff) {
  Maker whole(Kind::Chances, 9, net::built_in(), built_in);
  std::vector<Drill> all;
  for (int i = 0; i < 6; ++i) all.push_back(whole.next());
  Maker resumed(Kind::Chances, 9, net::built_in(), built_in);
  for (int i = 0; i < 4; ++i) resumed.skip(all[static_cast<std::size_t>(i)]);
  EXPECT_EQ(resumed.next(), all[4]);
  EXPECT_EQ(resumed.next(), all[5]);
}

TEST(Reading, SaysWhatIsWrongWithALine) {
  EXPECT_FALSE(parse_drill(Kind::Play, "nothing"));
  EXPECT_FALSE(parse_drill(Kind::Play, "O----------------------o:w:R:-:0-0:0-0:-:-:0.0|-|1/2 1/3|1000|plan"));
  EXPECT_FALSE(parse_drill(Kind::Count, "O----------------------o:w:R:-:0-0:0-0:-:-:0.0|42|-|hard|-"));
}

}  // namespace
}  // namespace trictrac::drill
