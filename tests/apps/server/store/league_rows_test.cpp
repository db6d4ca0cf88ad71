// Leagues as rows, in either engine: their terms, who has signed up, and their seasons, which begin once.
#include "either_store.h"
#include "fixture.h"
#include "rows_of.h"
#include "store/rows/people_rows.h"

namespace served {
namespace league_rows_test {

using namespace trictrac;

constexpr std::int64_t kNow = 1'800'000'000;

LeagueCard card() {
  return {.title = "Winter",
          .about = "By turns",
          .size = 4,
          .moves = 1,
          .cycles = 2,
          .days = 14,
          .tie_breaks = "holes",
          .game = "{}",
          .format = "tour"};
}

class LeaguesAsRows : public WithFolder, public testing::WithParamInterface<std::string> {
 protected:
  std::int64_t person(const std::string& name) {
    const auto made = rows.persons.make_guest("id of " + name, name, kNow);
    rows.persons.rename(made.row, name, name, name);
    rows.clubs.put(club, {.person = made.row, .name = "", .role = ClubRole::Member, .since = kNow});
    return made.row;
  }
  StoredLeague league() { return rows.leagues.find("winter").value(); }
  void sign_up(std::int64_t who, bool signs_up = true) {
    rows.leagues.sign_up(league(), who, signs_up, kNow + 1);
  }
  std::vector<LeaguePerson> people() { return rows.leagues.people(league().id); }
  std::int64_t count(const std::string& what) {
    return rows.sql.number("SELECT count(*) FROM " + what).value_or(-1);
  }
  // A tournament that is a division of the league, and is over.
  void division(const std::string& name, int season, int number) {
    constexpr std::array<std::uint8_t, 1> kNoDigest{};
    rows.sql.run(
        "INSERT INTO tournament (name, terms, rules, created, acts, touched, digest, over, club, league,"
        " season, division) VALUES (?, '', 1, ?, 0, 1, ?, 1, ?, ?, ?, ?)",
        name, kNow, std::span(kNoDigest), club, league().id, season, number);
  }
  void TearDown() override { EXPECT_FALSE(rows.sql.fault()) << rows.sql.fault()->what; }

  std::unique_ptr<Database> db = rows_of(GetParam(), folder / "");
  PeopleRows rows{*db};
  std::int64_t club = rows.clubs.create("coin", {.title = "Coin"}, kNow);
  std::int64_t anne = person("anne"), bruno = person("bruno");
  bool made = (rows.leagues.create("winter", club, card(), kNow), true);
};

TEST_P(LeaguesAsRows, KeepTheirTerms) {
  EXPECT_EQ(league().card, card());
  EXPECT_EQ(league().club, "coin");
  EXPECT_EQ(league().created, kNow);
  LeagueCard changed = card();
  changed.title = "Spring";
  changed.days = 7;
  rows.leagues.change(league().id, changed);
  EXPECT_EQ(league().card, changed);
  EXPECT_FALSE(rows.leagues.find("none"));
  sign_up(anne);
  const auto listed = rows.leagues.of_club(club);
  ASSERT_EQ(listed.size(), 1u);
  EXPECT_EQ(listed[0].members, 1);
}

TEST_P(LeaguesAsRows, WhoSignsUpIsGivenANumberThatNobodyElseIsGiven) {
  sign_up(anne), sign_up(bruno);
  ASSERT_EQ(people().size(), 2u);
  EXPECT_EQ(people()[1].number, 2);
  EXPECT_EQ(people()[1].name, "bruno");
  EXPECT_TRUE(people()[1].signed_up && people()[1].belongs);
  sign_up(bruno, false);
  EXPECT_FALSE(people()[1].signed_up);
  rows.leagues.begin_season("winter", 1);
  sign_up(bruno);
  EXPECT_EQ(people()[1].number, 2) << "the same one";
  EXPECT_EQ(people()[1].season, 1) << "since that season";
  rows.clubs.remove(club, bruno);
  EXPECT_FALSE(people()[1].belongs);
  rows.persons.leave(bruno);
  EXPECT_EQ(people().size(), 1u);
  sign_up(person("claire"));
  EXPECT_EQ(people()[1].number, 3);
  EXPECT_EQ(rows.leagues.of(anne).at(0).second.number, 1);
}

TEST_P(LeaguesAsRows, ASeasonBeginsOnceAndInItsTurn) {
  EXPECT_FALSE(rows.leagues.begin_season("winter", 2));
  EXPECT_TRUE(rows.leagues.begin_season("winter", 1));
  EXPECT_FALSE(rows.leagues.begin_season("winter", 1));
  EXPECT_TRUE(rows.leagues.begin_season("winter", 2));
  EXPECT_EQ(league().season, 2);
  EXPECT_FALSE(rows.leagues.begin_season("none", 1));
}

TEST_P(LeaguesAsRows, TheLastSeasonIsKeptAndEarlierOnesAsLongAsOthers) {
  division("old 1", 1, 1), division("new 2", 2, 2), division("new 1", 2, 1);
  rows.leagues.begin_season("winter", 1), rows.leagues.begin_season("winter", 2);
  const auto all = rows.leagues.divisions(league().id);
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[1].tournament, "new 1");
  EXPECT_EQ(all[2].division, 2);
  EXPECT_EQ(rows.tournaments.old(kNow, kNow, 9), std::vector<std::string>{"old 1"});
  EXPECT_TRUE(rows.tournaments.of_club(club, 0, 9).empty()) << "the page of the club has its leagues";
}

TEST_P(LeaguesAsRows, LeagueOrClubThatEndsLeavesTheTournaments) {
  sign_up(anne);
  division("first", 1, 1);
  rows.leagues.create("spring", club, card(), kNow);
  rows.leagues.remove(league().id);
  EXPECT_FALSE(rows.leagues.find("winter"));
  EXPECT_EQ(count("league_member"), 0);
  EXPECT_EQ(count("tournament WHERE league IS NULL AND season = 1"), 1);
  rows.clubs.end(club);
  EXPECT_EQ(count("league"), 0);
}

INSTANTIATE_TEST_SUITE_P(Engines, LeaguesAsRows, testing::ValuesIn(kEngineNames),
                         [](const auto& engine) { return engine.param; });

}  // namespace league_rows_test
}  // namespace served

namespace stored {
namespace season_store_test {

class Seasons : public EitherStore {
 protected:
  void SetUp() override {
    EitherStore::SetUp();
    ASSERT_TRUE(people([](PeopleRows& rows) {
      rows.leagues.create("winter", rows.clubs.create("coin", {.title = "Coin"}, 1), {.title = "Winter"}, 1);
    }));
  }
  static NewSeason season(int number, const std::string& mark = "") {
    NewSeason all{"winter", number, {}};
    for (int division = 1; division <= 2; ++division) {
      const std::string name = "s" + std::to_string(number) + "d" + std::to_string(division) + mark;
      NewActs acts{.acts = {"act 1"}, .jobs = {{"call", name, 5}}};
      acts.games.push_back({"game of " + name, 1, 1, 0, game_with(0)});
      acts.listed =
          TournamentListed{.club = "coin", .league = "winter", .season = number, .division = division};
      all.divisions.push_back({name, "terms", 1, std::move(acts)});
    }
    return all;
  }
  Stored<void> begin(NewSeason season) {
    return wait<void>([&](auto then) { store->begin_season(std::move(season), std::move(then)); });
  }
  std::int64_t number(const std::string& query) {
    std::int64_t found = -1;
    EXPECT_TRUE(people([&](PeopleRows& rows) { found = rows.sql.number(query).value_or(-1); }));
    return found;
  }
};

TEST_P(Seasons, AreStoredWithAllTheirDivisionsAndGames) {
  ASSERT_TRUE(begin(season(1)));
  reopen();
  const auto stored = load_tournament(*store, "s1d2");
  ASSERT_TRUE(stored && *stored);
  EXPECT_EQ((*stored)->acts, std::vector<std::string>{"act 1"});
  EXPECT_EQ((*stored)->listed.league, "winter");
  EXPECT_EQ((*stored)->listed.division, 2);
  EXPECT_EQ((*stored)->games, (std::vector<TournamentGame>{{"game of s1d2", 1, 1}}));
  EXPECT_EQ(number("SELECT season FROM league"), 1);
  EXPECT_EQ(number("SELECT count(*) FROM job"), 2);
}

TEST_P(Seasons, AStartThatIsRepeatedOrComesTooEarlyChangesNothing) {
  ASSERT_TRUE(begin(season(1)));
  for (const NewSeason& wrong : {season(1, " again"), season(3)}) {
    const auto refused = begin(wrong);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, StoreError::Conflict) << refused.error().what;
  }
  EXPECT_EQ(number("SELECT count(*) FROM tournament"), 2);
  EXPECT_EQ(number("SELECT count(*) FROM game"), 2);
  ASSERT_TRUE(begin(season(2)));
}

TEST_P(Seasons, OneThatFailsInItsLastDivisionLeavesNothing) {
  NewSeason taken = season(1);
  taken.divisions.back().acts.games.front().id = "game of s1d1";
  EXPECT_EQ(begin(std::move(taken)).error().kind, StoreError::Conflict);
  EXPECT_EQ(number("SELECT count(*) FROM tournament"), 0);
  EXPECT_EQ(number("SELECT count(*) FROM job"), 0);
  EXPECT_EQ(number("SELECT season FROM league"), 0);
  EXPECT_TRUE(begin(season(1)));
}

INSTANTIATE_TEST_SUITE_P(Engines, Seasons, testing::Values(Stands::OnSqlite, Stands::OnPostgres),
                         name_of_engine);

}  // namespace season_store_test
}  // namespace stored
