// Clubs as rows, in either engine: their people, what becomes of them when somebody leaves, and their
// seasons.
#include <array>

#include "fixture.h"
#include "rows_of.h"
#include "store/rows/people_rows.h"

namespace served {
namespace club_rows_test {

using namespace trictrac;

constexpr std::int64_t kNow = 1'800'000'000;
constexpr std::array<std::uint8_t, 1> kNoDigest{};

class ClubsAsRows : public WithFolder, public testing::WithParamInterface<std::string> {
 protected:
  std::int64_t person(const std::string& name) {
    const auto made = rows.persons.make_guest("id of " + name, name, kNow);
    rows.persons.rename(made.row, name, name, name);
    return made.row;
  }
  std::int64_t club(const std::string& name, ClubCard card = {}) {
    card.title = "The " + name;
    return rows.clubs.create(name, card, kNow);
  }
  void put(std::int64_t club, std::int64_t who, ClubRole role, std::int64_t since = kNow) {
    rows.clubs.put(club, {.person = who, .name = "", .role = role, .since = since});
  }
  ClubRole role(std::int64_t club, std::int64_t who) { return rows.clubs.person_in(club, who).role; }
  std::vector<std::string> names(const std::vector<ClubPerson>& people) {
    std::vector<std::string> all;
    for (const ClubPerson& one : people) all.push_back(one.name);
    return all;
  }
  std::int64_t count(const std::string& what) {
    return rows.sql.number("SELECT count(*) FROM " + what).value_or(-1);
  }
  // A ranked tournament of a club that is over; `places`: the persons in the order of their places.
  void tournament(const std::string& name, std::int64_t club, std::int64_t starts,
                  const std::vector<std::pair<std::int64_t, std::string>>& places) {
    rows.sql.run(
        "INSERT INTO tournament (name, terms, rules, created, acts, touched, digest, listing, over, club,"
        " ranked, starts) VALUES (?, '', 1, ?, 0, 1, ?, ?, 1, ?, 1, ?)",
        name, kNow, std::span(kNoDigest), "{\"name\":\"" + name + "\"}", club, starts);
    const auto id = rows.sql.number("SELECT id FROM tournament WHERE name = ?", name);
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto& [who, called] = places[i];
      rows.sql.run(
          "INSERT INTO tournament_place (tournament, entrant, place, number, name) VALUES (?, ?, ?, ?, ?)",
          *id, i + 1, i + 1, who, called);
      if (who > 0)
        rows.sql.run("INSERT INTO tournament_person (tournament, number, person) VALUES (?, ?, ?)", *id, who,
                     who);
    }
  }
  void TearDown() override { EXPECT_FALSE(rows.sql.fault()) << rows.sql.fault()->what; }

  std::unique_ptr<Database> db = rows_of(GetParam(), folder / "");
  PeopleRows rows{*db};
  std::int64_t anne = person("anne"), bruno = person("bruno"), claire = person("claire");
};

TEST_P(ClubsAsRows, KeepWhatTheySayAndWhoBelongsToThem) {
  const ClubCard card{"Coin", "Lyon", "Thursdays", "Two\nlines", ClubJoining::Invitation, true, true};
  const std::int64_t id = rows.clubs.create("coin", card, kNow);
  EXPECT_EQ(rows.clubs.find("coin")->card, card);
  put(id, claire, ClubRole::Member), put(id, bruno, ClubRole::Asked), put(id, anne, ClubRole::President);
  EXPECT_EQ(names(rows.clubs.people(id, ClubRole::Member, ClubRole::President)),
            (std::vector<std::string>{"anne", "claire"}));
  EXPECT_EQ(names(rows.clubs.people(id, ClubRole::Asked, ClubRole::Invited)),
            std::vector<std::string>{"bruno"});
  EXPECT_TRUE(rows.clubs.is_member("coin", claire));
  EXPECT_FALSE(rows.clubs.is_member("coin", bruno));
  EXPECT_EQ(role(id, 0), ClubRole::None);
  EXPECT_EQ(rows.clubs.list(0, 9).size(), 0u) << "a private one is not listed";
  EXPECT_EQ(rows.clubs.list(bruno, 9).at(0).role, ClubRole::Asked);
  EXPECT_EQ(rows.clubs.list(claire, 9).at(0).members, 2);
  rows.clubs.change(id, {.title = "Corner"});
  EXPECT_EQ(rows.clubs.find("coin")->card, ClubCard{.title = "Corner"});
}

TEST_P(ClubsAsRows, ThoseWithMostMembersAreListedFirstAfterYours) {
  const std::int64_t small = club("small"), large = club("large"), hers = club("hers");
  put(large, bruno, ClubRole::Member), put(large, claire, ClubRole::Member),
      put(small, bruno, ClubRole::Member);
  put(hers, anne, ClubRole::Invited);
  const auto listed = rows.clubs.list(anne, 9);
  ASSERT_EQ(listed.size(), 3u);
  EXPECT_EQ(listed[0].club.name, "hers");
  EXPECT_EQ(listed[1].club.name, "large");
  EXPECT_EQ(listed[2].club.name, "small");
}

TEST_P(ClubsAsRows, ThatEndLeaveTheirNameAndTheirTournaments) {
  const std::int64_t id = club("coin");
  put(id, anne, ClubRole::President);
  rows.clubs.announce(id, anne, {.at = kNow, .title = "New boards", .text = "Four."});
  rows.clubs.record(id, kNow, anne, ClubDeed::Found);
  tournament("first", id, kNow, {{anne, "anne"}});
  rows.clubs.end(id);
  EXPECT_FALSE(rows.clubs.find("coin"));
  EXPECT_TRUE(rows.clubs.is_used("coin")) << "no other club is given its address";
  for (const char* table : {"club_member", "club_announcement", "club_act"})
    EXPECT_EQ(count(table), 0) << table;
  EXPECT_EQ(count("club WHERE title <> ''"), 0);
  EXPECT_EQ(count("tournament WHERE club IS NULL"), 1);
}

TEST_P(ClubsAsRows, WhoLeavesTheServerHandsTheirClubsOn) {
  const std::int64_t with_officer = club("officers"), with_members = club("members"), alone = club("alone");
  for (const std::int64_t id : {with_officer, with_members, alone}) put(id, anne, ClubRole::President);
  put(with_officer, bruno, ClubRole::Member, kNow - 9), put(with_officer, claire, ClubRole::Officer);
  put(with_members, bruno, ClubRole::Member, kNow - 9), put(with_members, claire, ClubRole::Member);
  put(alone, bruno, ClubRole::Asked);
  rows.clubs.announce(with_officer, anne, {.at = kNow, .title = "New boards", .text = "Four."});
  rows.clubs.record(with_officer, kNow, anne, ClubDeed::Appoint, claire);
  rows.clubs.record(with_officer, kNow, claire, ClubDeed::Invite, anne);
  rows.persons.leave(anne);
  EXPECT_EQ(role(with_officer, claire), ClubRole::President);
  EXPECT_EQ(role(with_members, bruno), ClubRole::President) << "the member of the longest standing";
  EXPECT_FALSE(rows.clubs.find("alone"));
  EXPECT_EQ(rows.clubs.of(anne).size(), 0u);
  EXPECT_EQ(rows.clubs.announcements(with_officer, 9).at(0).by, "")
      << "what was announced stays, her name goes";
  const auto acts = rows.clubs.acts(with_officer, 9);
  EXPECT_EQ(acts.at(0).whom, "");
  EXPECT_EQ(acts.at(1).by, "");
  EXPECT_EQ(acts.at(1).whom, "claire");
}

TEST_P(ClubsAsRows, AnnouncementsAreNumberedForEver) {
  const std::int64_t id = club("coin");
  for (const char* title : {"one", "two", "three"})
    rows.clubs.announce(id, anne, {.at = kNow, .title = title, .text = ""});
  EXPECT_EQ(rows.clubs.unannounce(id, 3), "three");
  EXPECT_EQ(rows.clubs.unannounce(id, 3), "");
  rows.clubs.announce(id, bruno, {.at = kNow, .title = "four", .text = "text"});
  const auto all = rows.clubs.announcements(id, 2);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].number, 4);
  EXPECT_EQ(all[0].by, "bruno");
  EXPECT_EQ(all[1].title, "two");
  EXPECT_EQ(rows.clubs.count_announcements(id), 3);
  EXPECT_EQ(rows.clubs.announcements_by(anne).size(), 2u);
}

TEST_P(ClubsAsRows, ASeasonHasTheRankedTournamentsOfItsTime) {
  const std::int64_t id = club("coin"), other = club("other");
  tournament("second", id, kNow + 20, {{anne, "Nan"}, {0, "Jo at the board"}});
  tournament("first", id, kNow + 10, {{bruno, "bruno"}});
  tournament("later", id, kNow + 1'000, {{bruno, "bruno"}});
  tournament("elsewhere", other, kNow + 10, {{bruno, "bruno"}});
  const auto events = rows.tournaments.season(id, kNow, kNow + 1'000);
  ASSERT_EQ(events.size(), 2u);
  EXPECT_EQ(events[0].name, "first");
  EXPECT_EQ(events[1].at, kNow + 20);
  const auto places = rows.tournaments.places(id, kNow, kNow + 1'000);
  ASSERT_EQ(places.size(), 3u);
  EXPECT_EQ(places[0].tournament, "second");
  EXPECT_EQ(places[0].person, anne);
  EXPECT_EQ(places[0].name, "anne") << "the name of her account";
  EXPECT_EQ(places[1].person, 0);
  EXPECT_EQ(places[1].name, "Jo at the board");
}

TEST_P(ClubsAsRows, HiddenTournamentsAreListedForMembersOnly) {
  const std::int64_t id = club("coin");
  put(id, anne, ClubRole::Member), put(id, bruno, ClubRole::Invited);
  tournament("open", id, kNow, {});
  tournament("hidden", id, kNow, {});
  rows.sql.run("UPDATE tournament SET hidden = 1 WHERE name = 'hidden'");
  EXPECT_EQ(rows.tournaments.of_club(id, anne, 9).size(), 2u);
  EXPECT_EQ(rows.tournaments.of_club(id, bruno, 9).size(), 1u);
  EXPECT_EQ(rows.tournaments.of_club(id, 0, 9).size(), 1u);
  EXPECT_EQ(rows.tournaments.list(anne, 9).size(), 2u);
  EXPECT_EQ(rows.tournaments.list(0, 9).at(0).club, "coin");
}

TEST_P(ClubsAsRows, TournamentsToComeAreListedFirst) {
  const std::int64_t id = club("coin");
  for (const char* name : {"past", "last", "next", "later"}) tournament(name, id, 0, {});
  rows.sql.run("UPDATE tournament SET touched = 5 WHERE name = 'last'");
  rows.sql.run("UPDATE tournament SET over = 0, starts = ?1 WHERE name = 'next'", kNow + 1);
  rows.sql.run("UPDATE tournament SET over = 0, starts = ?1 WHERE name = 'later'", kNow + 2);
  std::vector<std::string> listed;
  for (const auto& one : rows.tournaments.of_club(id, 0, 9)) listed.push_back(one.name);
  EXPECT_EQ(listed, (std::vector<std::string>{"next", "later", "last", "past"}));
}

INSTANTIATE_TEST_SUITE_P(Engines, ClubsAsRows, testing::ValuesIn(kEngineNames),
                         [](const auto& engine) { return engine.param; });

}  // namespace club_rows_test
}  // namespace served
