// The table of a season, and the addresses of clubs: what follows from their values alone.
#include "apps/server/clubs/season.h"

#include <gtest/gtest.h>

#include "apps/server/clubs/club_name.h"

namespace served {
namespace season_test {

using namespace trictrac;

constexpr std::int64_t kNow = 1'800'000'000;  // in January 2027

SeasonEvent held(const std::string& name, std::int64_t at, bool over = true) {
  return {name, "{\"name\":\"The " + name + "\"}", at, over};
}
contract::ClubSeason season(const std::vector<SeasonEvent>& events, const std::vector<SeasonPlace>& places) {
  return season_of(2027, events, places, [](std::int64_t person) { return person < 10; }, 2);
}
std::vector<std::string> names(const contract::ClubSeason& season) {
  std::vector<std::string> all;
  for (const auto& row : season.rows) all.push_back(std::to_string(row.place) + " " + row.name);
  return all;
}

TEST(Season, PlacesEarnPointsInTheColumnOfTheirTournament) {
  const auto made =
      season({held("first", 1), held("second", 2), held("to come", 3, false)}, {{"first", 1, 1, "Anne"},
                                                                                {"first", 2, 2, "Bruno"},
                                                                                {"first", 8, 3, "Claire"},
                                                                                {"first", 9, 4, "Denis"},
                                                                                {"second", 2, 1, "Anne"},
                                                                                {"second", 1, 2, "Bruno"},
                                                                                {"to come", 1, 3, "Claire"}});
  EXPECT_EQ(made.planned, 3);
  ASSERT_EQ(made.tournaments.size(), 2u);
  EXPECT_EQ(made.tournaments[1].name, "The second");
  EXPECT_EQ(names(made), (std::vector<std::string>{"1 Bruno", "2 Anne", "3 Claire"}))
      << "as many points, and the last tournament first; the ninth earns nothing";
  EXPECT_EQ(made.rows[0].points, 18);
  EXPECT_EQ(made.rows[0].earned, (std::vector<int>{8, 10}));
  EXPECT_TRUE(made.rows[0].you && made.rows[0].member && !made.rows[1].you);
  EXPECT_EQ(made.rows[2].earned, (std::vector<int>{1, 0}));
}

TEST(Season, ThoseWhoAreEqualInAllShareAPlace) {
  const auto made = season({held("first", 1)}, {{"first", 1, 12, "Zoé"},
                                                {"first", 1, 11, "Anne"},
                                                {"first", 3, 13, "Claire"},
                                                {"first", 3, 0, "Board"},
                                                {"first", 3, 0, "Board"},
                                                {"first", 2, 0, ""}});
  EXPECT_EQ(names(made), (std::vector<std::string>{"1 Board", "2 Anne", "2 Zoé", "4 Claire"}))
      << "a name that nobody here has is one person's; who has left has no row";
  EXPECT_TRUE(made.rows[1].shared && made.rows[2].shared && !made.rows[3].shared && !made.rows[1].member);
}

TEST(Season, AYearBeginsAndEndsInUtc) {
  const auto [from, until] = span_of_year(2027);
  EXPECT_EQ(from, 1'798'761'600);
  EXPECT_EQ(until - from, 365 * 86'400);
  EXPECT_EQ(year_of(from), 2027);
  EXPECT_EQ(year_of(from - 1), 2026);
  EXPECT_EQ(year_of(kNow), 2027);
}

TEST(ClubName, IsMadeOfTheWordsOfATitle) {
  EXPECT_EQ(club_name_of("Club du Tablier"), "club-du-tablier");
  EXPECT_EQ(club_name_of("  L’Étoile & l'Écu (Lyon) "), "l-etoile-l-ecu-lyon");
  EXPECT_EQ(club_name_of("Клуб"), "club");
  EXPECT_EQ(club_name_of("A1  b2"), "a1-b2");
  EXPECT_LE(club_name_of(std::string(64, 'a')).size(), kLongestClubName);
  EXPECT_EQ(club_name_of("The very long name of a club of players of trictrac"),
            "the-very-long-name-of-a-club-of-players-of");
}

}  // namespace season_test
}  // namespace served
