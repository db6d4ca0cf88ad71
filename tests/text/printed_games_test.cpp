// The printed games of Soumille and Lepeintre replay to the end, every mark as printed.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "base/text_of.h"
#include "text/hand_text.h"
#include "text/marks_text.h"
#include "text/record/record.h"

namespace printed_games_test {

using namespace trictrac;

std::string file(const std::string& path) {
  std::ifstream in(std::string(TRICTRAC_DATA) + path);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<nlohmann::json> printed(const std::string& name) {
  std::istringstream in(file("/cases/games/" + name + ".jsonl"));
  std::vector<nlohmann::json> rolls;
  for (std::string line; std::getline(in, line);) rolls.push_back(nlohmann::json::parse(line));
  return rolls;
}

struct Printed {
  const char* record;
  const char* cases;
  int rolls;
};

class PrintedGames : public testing::TestWithParam<Printed> {};

// Printed action by action, each on a line of its own, the record is the same game.
TEST_P(PrintedGames, IsTheSameGameActionByAction) {
  const auto r = parse_record(file("/games/" + std::string(GetParam().record) + ".trictrac"));
  ASSERT_TRUE(r) << r.error().line << ": " << r.error().message;
  const std::string text = print_record(*r);
  EXPECT_NE(text.find("[Lines \"actions\"]"), std::string::npos);
  const auto again = parse_record(text);
  ASSERT_TRUE(again) << again.error().line << ": " << again.error().message;
  EXPECT_EQ(again->events, r->events);
  EXPECT_EQ(print_record(*again), text);
}

// Points and holes of both after every roll, against the source. A is White.
TEST_P(PrintedGames, EveryMarkIsAsPrinted) {
  const auto r = parse_record(file("/games/" + std::string(GetParam().record) + ".trictrac"));
  ASSERT_TRUE(r);
  const auto rolls = printed(GetParam().cases);
  ASSERT_EQ(rolls.size(), static_cast<std::size_t>(GetParam().rolls));
  Match tour = match_of(*r);
  std::size_t n = 0;
  const auto check = [&] {
    const auto& marks = rolls[n]["marks"];
    const auto& holes = rolls[n]["holes"];
    const bool gone = rolls[n]["decision"] == "s'en aller";  // printed before the points are given up
    const Marks& m = tour.state().marks;
    EXPECT_EQ(m.holes, (PerSide<int>{holes["A"], holes["B"]})) << "roll " << n + 1;
    if (!gone) {
      EXPECT_EQ(m.points, (PerSide<int>{marks["A"], marks["B"]})) << "roll " << n + 1;
    }
    ++n;
  };
  bool thrown = false;
  for (const LoggedEvent& done : r->events) {
    const bool throws =
        std::holds_alternative<RollDice>(done.event) || std::holds_alternative<TakeLead>(done.event);
    if (throws && thrown) check();
    thrown = thrown || throws;
    ASSERT_TRUE(tour.act(done));
  }
  check();
  EXPECT_EQ(n, rolls.size());
}

INSTANTIATE_TEST_SUITE_P(Sources, PrintedGames,
                         testing::Values(Printed{"soumille_1738", "soumille_cloris_damon", 85},
                                         Printed{"lepeintre_1_petit_jan", "lepeintre_1_petit_jan", 23},
                                         Printed{"lepeintre_2_deux_tables", "lepeintre_2_deux_tables", 13},
                                         Printed{"lepeintre_4b_impuissance", "lepeintre_4b_impuissance", 8}),
                         [](const auto& p) { return std::string(p.param.record); });

// Returns the faults of marks and plays, as "roll side part missing".
std::vector<std::string> faults_of(const Match& match) {
  std::vector<std::string> all;
  for (const Missed& m : match.missed())
    all.push_back(
        text_of("{} {} {} {}", m.roll.number, capital(m.side), m.part ? name_of(*m.part) : "play", m.points));
  return all;
}

TEST(PrintedGames, SoumillesPlayersErrAsHisNotesSay) {
  const auto r = parse_record(file("/games/soumille_1738.trictrac"));
  ASSERT_TRUE(r);
  Match tour = match_of(*r);
  int ecoles = 0;
  for (const LoggedEvent& done : r->events) {
    ASSERT_TRUE(tour.act(done));
    ecoles += std::holds_alternative<ClaimEcole>(done.event);
  }
  EXPECT_TRUE(tour.over());
  EXPECT_EQ(tour.state().marks.holes, (PerSide<int>{12, 11}));
  EXPECT_EQ(tour.state().outcome->winner, Side::White);
  EXPECT_EQ(ecoles, 2);
  // Rolls 35 and 37 were claimed whole; 55 was neither marked nor filled. The double hole of roll 60 that was
  // pegged simple leaves no points to claim (R13).
  EXPECT_EQ(faults_of(tour), (std::vector<std::string>{"35 W gained 0", "37 W gained 0", "55 W gained 4",
                                                       "55 W play 0", "83 B received 4"}));
}

TEST(PrintedGames, AFaultIsReadOnlyWhereItIsWrittenSo) {
  const std::string tags =
      "[Options \"marking=hand\"]\n[Start \"TRID=C-----BBBBBBbbbbbb-----c:w:R:-:0-0:0-0:-:-:3.3\"]\n";
  const auto code = [&](const std::string& line) {
    const auto r = parse_record(tags + line + "\n");
    return r ? "read" : std::string(name_of(r.error().fault)) + ": " + r.error().message;
  };
  EXPECT_EQ(code("1. W 21 : 1/2/4"), "read");
  EXPECT_EQ(code("1. W 21 : 7/9 7/8").substr(0, 7), "refused") << "the jan that is to be kept";
  EXPECT_EQ(code("1. W 21 : 7/9 7/8 F"), "read");
  EXPECT_EQ(code("1. W 21 : 2/4 1/2 F").substr(0, 7), "refused") << "no man stands on 2";
  EXPECT_EQ(code("1. W 21 : 1/2/4 0+0").substr(0, 9), "bad_marks")
      << "four were due, and it is not written M";
  EXPECT_EQ(code("1. W 21 : 1/2/4 0+0 M / 0+4 E+4"), "read");
  EXPECT_EQ(code("1. W 21 : 1/2/4 0+4 M E+4").substr(0, 9), "bad_marks") << "the opponent claims it";
}

}  // namespace printed_games_test
