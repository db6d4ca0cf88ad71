// Matches of every format at a table: played to the end, stored, restored, written, read and verified.
#include <numeric>
#include <set>

#include "game/match/match_ledger.h"
#include "table/verify.h"
#include "tables.h"
#include "text/record/record.h"
#include "text/trid.h"

namespace trictrac {
namespace match_table_test {

struct Played {
  std::string format;
  std::string changes;    // as "match" of a message
  std::string trid = {};  // where it begins, if that is no beginning
};

const Played kPlayed[] = {
    {"tour", R"({"rounds":3,"stake":5})"},
    {"tour", R"({"white":"higher_die"})"},
    {"ecrire-lalanne", R"({"rounds":2,"white":"higher_die"})"},
    {"ecrire-lalanne", R"({"rounds":2,"queue_generale":50})"},
    {"ecrire-lois", R"({"rounds":2})"},
    {"ecrire-lois", R"({"rounds":3,"players":3})"},
    {"ecrire-1780", R"({"rounds":2})"},
    {"ecrire-1780", R"({"rounds":3,"players":3})"},
    {"ecrire-1780", R"({"rounds":2,"players":3,"company":"chouette"})"},
    {"ecrire-lois", R"({"rounds":4,"players":4,"company":"two_against_two"})"},
    {"combine", R"({"rounds":2})"},
    {"combine", R"({"rounds":2,"players":4,"company":"two_against_two"})"},
    {"ecrire-lalanne", R"({"rounds":6,"carried_lost_white":3,"carried_lost_black":2,"carried_jetons":-7})"},
    {"ecrire-1780",
     R"({"rounds":10,"carried_lost_white":3,"carried_lost_black":5,"carried_jetons":68,"carried_dice":"black"})"},
    {"ecrire-lois",
     R"({"rounds":4,"players":3,"company":"chouette","carried_lost_black":3,"carried_jetons":30,"carried_dice":"black"})"},
    {"combine",
     R"({"rounds":8,"carried_lost_white":3,"carried_lost_black":4,"carried_jetons":61,"carried_dice":"black",)"
     R"("carried_holes_white":4,"carried_holes_black":5,"carried_cravate":"black","carried_fiches":7,)"
     R"("carried_basket_white":12,"carried_basket_black":5,"carried_contrat":"white"})"},
    {"combine", R"({"rounds":8,"players":3,"company":"chouette","carried_lost_white":6})"},
    {"ecrire-lois", R"({"rounds":8,"carried_lost_white":3,"carried_jetons":-43,"carried_dice":"black"})",
     "TRID=GA--A--BB--B----b-cabbcb:w:D:35:0-0:2-1:-:w:9.8;var=none"},
    {"ecrire-lalanne", R"({"rounds":2})", "TRID=GA--A--BB--B----b-cabbcb:w:M:35:2-0:3-4:-:x:9.8;var=none"},
    {"poule-engraisser", R"({"players":3})"},
    {"poule-guiton", R"({"players":4})"},
    {"poule-plumer", R"({"players":3,"stake":20})"},
};

// Every seat taken by `kind`: "" for people.
TableConfig config_for(const Played& p, const std::string& kind, std::uint8_t seed) {
  const Json changes = Json::parse(p.changes);
  TableConfig c = config_with(human("A"), human("B"), seed);
  c.format = p.format;
  const auto match = parse_match(p.format, &changes);
  EXPECT_TRUE(match) << (match ? "" : match.error().message);
  c.match = *match;
  if (!p.trid.empty()) c.start = *parse_trid(p.trid);
  c.start.options.goal = goal_of(match->format);
  c.seats.clear();
  for (int i = 0; i < match->players; ++i)
    c.seats.push_back({std::string(1, static_cast<char>('A' + i)), kind});
  return c;
}

Json last_account(const FollowedTable& t) {
  Json account;
  for (const std::string& line : t.shown()) {
    const Json json = json_of(line);
    if (const auto shown = json.find("account"); shown != json.end()) account = *shown;
  }
  return account;
}

// Checks that all gains are losses of other players, except for the content of a poule.
void expect_balanced(const Json& account) {
  double sum = 0;
  for (const Json& amount : account["balance"]) sum += amount.get<double>();
  if (account.contains("poule")) sum += account["poule"]["pot"].get<double>();
  EXPECT_EQ(sum, 0) << account.dump();
}

TEST(MatchTable, PeoplePlayEveryFormatToItsEnd) {
  for (const Played& p : kPlayed) {
    SCOPED_TRACE(p.format + p.changes);
    FollowedTable t = opened(config_for(p, "", 51));
    play_on(t, 100000);
    ASSERT_TRUE(t.game().over());
    const Json last = json_of(t.shown().back());
    EXPECT_EQ(last["turn"]["stage"], "over");
    EXPECT_EQ(last["over"]["seed"], to_hex(seed_of(51)));
    const Json account = last_account(t);
    EXPECT_EQ(account["over"]["by"], "played");
    EXPECT_EQ(account["balance"].size(), t.config().seats.size());
    expect_balanced(account);
    const auto more = t.act(next_line(t), Side::White, RollDice{});
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().code, ErrorCode::GameOver);
  }
}

TEST(MatchTable, OnlyTheEndShowsTheSeed) {
  for (const Played& p : kPlayed) {
    FollowedTable t = opened(config_for(p, "", 52));
    play_on(t, 100000);
    const std::string seed = to_hex(seed_of(52));
    for (std::size_t i = 0; i + 1 < t.shown().size(); ++i)
      ASSERT_EQ(t.shown()[i].find(seed), std::string::npos) << p.format << " line " << i + 1;
  }
}

TEST(MatchTable, BotsPlayByThemselves) {
  for (const Played& p : kPlayed) {
    const FollowedTable t = opened(config_for(p, "hasard", 53));
    EXPECT_TRUE(t.game().over()) << p.format;
  }
}

TEST(MatchTable, TheSameLinesComeBackFromTheirEvents) {
  for (const Played& p : kPlayed) {
    SCOPED_TRACE(p.format + p.changes);
    const TableConfig config = config_for(p, "", 54);
    FollowedTable t = opened(config);
    play_on(t, 100000);
    const auto stored = parse_config(print_config(config));
    ASSERT_TRUE(stored) << stored.error().message;
    const std::size_t all = t.shown().size();
    for (const std::size_t n : {all / 3, all / 2, all}) {
      const auto again = restored(*stored, events_of(t, n));
      ASSERT_TRUE(again) << again.error().message;
      ASSERT_EQ(again->shown(), std::vector(t.shown().begin(), t.shown().begin() + static_cast<long>(n)));
    }
  }
}

TEST(MatchTable, RecordsAreReadAgainAndTheirDiceHold) {
  for (const Played& p : kPlayed) {
    SCOPED_TRACE(p.format + p.changes);
    FollowedTable t = opened(config_for(p, "", 55));
    play_on(t, 100000);
    const auto read = parse_record(print_record(record_of(t)));
    ASSERT_TRUE(read) << read.error().line << " " << read.error().message;
    EXPECT_EQ(read->events, record_of(t).events);
    const auto checked = verify_dice(*read);
    ASSERT_TRUE(checked) << checked.error();
    EXPECT_TRUE(checked->holds());
  }
}

TEST(MatchTable, ARecordGoesOnFromItsMiddle) {
  for (const Played& p : kPlayed) {
    SCOPED_TRACE(p.format + p.changes);
    FollowedTable t = opened(config_for(p, "", 56));
    play_on(t, 300);
    const auto half = parse_record(print_record(record_of(t)));
    ASSERT_TRUE(half) << half.error().line << " " << half.error().message;
    const auto config = config_of(*half, seed_of(57), std::nullopt);
    ASSERT_TRUE(config);
    FollowedTable on = opened(*config);
    EXPECT_EQ(on.game().account(), t.game().account());
    play_on(on, 100000);
    EXPECT_TRUE(on.game().over());
    const auto checked = verify_dice(record_of(on));
    ASSERT_TRUE(checked) << checked.error();
    EXPECT_TRUE(checked->holds()) << (checked->first_wrong ? checked->first_wrong->written : "");
  }
}

// S1 V: the higher die takes White and begins, by the two numbers thrown.
TEST(MatchTable, WhoThrowsTheHigherDieHasWhiteAndLeads) {
  std::set<int> had_white;
  for (std::uint8_t seed = 60; seed < 70; ++seed) {
    const FollowedTable t = opened(config_for({"tour", R"({"white":"higher_die"})"}, "", seed));
    const Json seats = json_of(t.shown()[0])["do"];
    ASSERT_EQ(seats["type"], "seats");
    const int white = seats["order"][0], black = seats["order"][1];
    const Json thrown = seats["throws"].back();
    EXPECT_GT(thrown[white], thrown[black]);
    had_white.insert(white);
    const auto actions = record_of(t).events;
    ASSERT_GE(actions.size(), 2u);
    const auto lead = std::get<TakeLead>(actions[1].event);
    EXPECT_EQ(lead.first, Side::White);
    ASSERT_TRUE(lead.roll);
    EXPECT_EQ(lead.roll->high(), thrown[white].get<int>());
    EXPECT_EQ(lead.roll->low(), thrown[black].get<int>());
    EXPECT_EQ(player_at(t.game().account(), Side::White), white);
  }
  EXPECT_EQ(had_white.size(), 2u);
}

TEST(MatchTable, SeatsDrawnBelongToTheirPlayers) {
  const FollowedTable t = opened(config_for({"ecrire-1780", R"({"rounds":3,"players":3})"}, "", 58));
  const Json seats = json_of(t.shown()[0])["do"];
  ASSERT_EQ(seats["type"], "seats");
  const Json order = seats["order"];
  const Json account = json_of(t.shown()[0])["account"];
  EXPECT_EQ(account["at"]["white"], order[0]);
  EXPECT_EQ(account["at"]["black"], order[1]);
  EXPECT_EQ(account["lead"], "white") << "the higher die throws first (S3)";
  // The dice of each player, thrown again while two are equal: the seats go by them.
  const Json throws = seats["throws"];
  const auto of = [&](int player) {
    std::vector<int> all;
    for (const Json& round : throws) all.push_back(round[player].get<int>());
    return all;
  };
  EXPECT_GT(of(order[0].get<int>()), of(order[1].get<int>()));
  EXPECT_GT(of(order[1].get<int>()), of(order[2].get<int>()));
}

TEST(MatchTable, SidesChangeHandsAndOnlyTheOneAtTheBoardActs) {
  TableConfig c = config_for({"ecrire-1780", R"({"rounds":3,"players":3})"}, "", 59);
  c.seats[2].bot = "hasard";
  EXPECT_FALSE(Table::open(c)->who_plays(Side::White)) << "the seats are still to be drawn";
  FollowedTable t = opened(c);
  std::set<int> seated;
  while (!t.game().over() && !HasFailure()) {
    for (const Side side : kSides) seated.insert(t.who_plays(side).value());
    ASSERT_NE(t.who_plays(Side::White), t.who_plays(Side::Black));
    play_on(t, 1);
  }
  EXPECT_EQ(seated, (std::set{0, 1, 2}));
}

TEST(MatchTable, GivingUpEndsAMatchUnsettled) {
  FollowedTable t = opened(config_for({"ecrire-lois", R"({"rounds":2})"}, "", 60));
  play_on(t, 20);
  ASSERT_TRUE(t.act(next_line(t), Side::Black, Resign{}));
  EXPECT_TRUE(t.game().over());
  const Json account = last_account(t);
  EXPECT_EQ(account["over"], (Json{{"by", "resign"}, {"player", 1}}));
  EXPECT_TRUE(account["settlement"].is_null());
}

TEST(MatchTable, GivingUpATourLosesItOnly) {
  FollowedTable t = opened(config_for({"tour", R"({"rounds":2,"stake":4})"}, "", 61));
  play_on(t, 20);
  ASSERT_TRUE(t.act(next_line(t), Side::Black, Resign{}));
  EXPECT_FALSE(t.game().over());
  EXPECT_EQ(last_account(t)["balance"], (Json{4, -4}));
  play_on(t, 100000);
  EXPECT_TRUE(t.game().over());
}

TEST(MatchTable, WhatDoesNotFitTogetherIsRefused) {
  const auto error = [](const std::string& body) {
    const auto game = new_game_of(Json::parse(body));
    return game ? std::string("taken") : std::string(name_of(game.error().code));
  };
  const std::string two = R"("white":{"kind":"human"},"black":{"kind":"human"})";
  EXPECT_EQ(error(R"({"format":"ecrire-lois",)" + two + "}"), "taken");
  EXPECT_EQ(error(R"({"format":"whist",)" + two + "}"), "bad_option");
  EXPECT_EQ(error(R"({"format":"ecrire-lois","match":{"rounds":3},)" + two + "}"), "bad_option");
  EXPECT_EQ(error(R"({"format":"ecrire-lois","match":{"players":3,"rounds":3},)" + two + "}"), "bad_option");
  EXPECT_EQ(error(R"({"format":"tour","match":{"marks":3},)" + two + "}"), "bad_option");
  EXPECT_EQ(error(R"({"format":"ecrire-lois","others":{},)" + two + "}"), "bad_message");
  EXPECT_EQ(
      error(
          R"({"format":"ecrire-lois","trid":"TRID=O----------------------o:w:R:-:0-0:5-1:-:-:0.0;var=none",)" +
          two + "}"),
      "bad_option")
      << "both have holes: somebody's run is broken";
}

}  // namespace match_table_test
}  // namespace trictrac
