// The printed games of Soumille and Lepeintre replay to the end, every mark as printed.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "text/record/record.h"

namespace {

using namespace trictrac;

std::string file(const std::string& path) {
  std::ifstream in(std::string(TRICTRAC_DATA) + path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The record without its comments.
std::string plain(const std::string& text) {
  std::istringstream in(text);
  std::string kept;
  for (std::string line; std::getline(in, line);)
    if (!line.starts_with("#")) kept += line + "\n";
  return kept;
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

TEST_P(PrintedGames, TheRecordIsCanonical) {
  const std::string text = file("/games/" + std::string(GetParam().record) + ".trictrac");
  const auto r = parse_record(text);
  ASSERT_TRUE(r) << r.error().line << ": " << r.error().message;
  EXPECT_EQ(print_record(*r), plain(text));
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

TEST(PrintedGames, SoumillesTourIsWonTwelveToEleven) {
  const auto r = parse_record(file("/games/soumille_1738.trictrac"));
  ASSERT_TRUE(r);
  Match tour = match_of(*r);
  int by_hand = 0;
  for (const LoggedEvent& done : r->events) {
    const State before = tour.state();
    ASSERT_TRUE(tour.act(done));
    if (const auto* m = std::get_if<MarkAsPrinted>(&done.event))
      by_hand += m->holes || m->ecole || m->points != due_to(before.marker, before, tour.turn());
  }
  EXPECT_EQ(tour.state().marks.holes, (PerSide<int>{12, 11}));
  EXPECT_EQ(tour.state().outcome->winner, Side::White);
  EXPECT_EQ(by_hand, 7);  // 35 and 37 twice each (forgotten, and the école), 55, 60, 83
}

}  // namespace
