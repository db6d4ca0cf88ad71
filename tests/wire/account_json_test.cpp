// Accounts as messages show them.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "game/match/format.h"
#include "game/match/match_ledger.h"
#include "game/match/matches.h"
#include "lab/signature/random_action.h"
#include "wire/match_ledger_json.h"

namespace account_json_test {

using namespace trictrac;
constexpr Side A = Side::White, B = Side::Black;  // Anne and Bernard

MatchLedger begun(std::string_view format, auto change) {
  MatchOptions o = find_format(format)->options;
  change(o);
  EXPECT_EQ(problem_of(o), std::nullopt);
  std::vector<int> order(o.players);
  for (int i = 0; i < o.players; ++i) order[i] = i;
  return begin_account(o, Worth::SimpleDouble, std::move(order), A);
}

MatchLedger with(MatchLedger a, const std::vector<LedgerEvent>& events) {
  for (const LedgerEvent& e : events) {
    EXPECT_EQ(refused(a, e), std::nullopt);
    a = after(std::move(a), e);
  }
  return a;
}

LedgerEvent noted(int white, int black, bool one_run, bool lifted = true) {
  return RoundEnd{{white, black}, one_run, lifted};
}

// The example of docs/ecrire.md.
MatchLedger annes_partie(std::string_view format) {
  return with(begun(format, [](auto& o) { o.rounds = 4; }),
              {noted(6, 1, false), noted(7, 3, true, false), noted(6, 6, false), noted(0, 12, true, false),
               noted(8, 2, false)});
}

std::vector<int> sum_of(const Json& lines, std::initializer_list<const char*> codes) {
  std::vector<int> sum(2);
  for (const Json& line : lines)
    for (const char* code : codes)
      if (line["code"] == code)
        for (int i : {0, 1}) sum[i] += line["amounts"][i].get<int>();
  return sum;
}

struct Expected {
  const char* format;
  int marques, queue, wins, paid;  // as Anne has them
};

class AnnesPartie : public testing::TestWithParam<Expected> {};

TEST_P(AnnesPartie, IsSettledAsTheTableSays) {
  const auto& [format, marques, queue, wins, paid] = GetParam();
  MatchLedger a = annes_partie(format);
  const Json json = account_json(a, format);
  const Json& lines = json["settlement"]["lines"];
  EXPECT_EQ(sum_of(lines, {"marque"}), (std::vector<int>{marques, -marques}));
  EXPECT_EQ(sum_of(lines, {"queue_jetons"})[0], queue);
  EXPECT_EQ(
      sum_of(lines, {"marques", "queue_marques", "postillon", "further_paris", "paris", "queue_paris"})[0],
      wins);
  EXPECT_EQ(json["balance"], (Json{paid, -paid}));
  EXPECT_EQ(json["unit"], "jeton");
  EXPECT_EQ(json["over"], (Json{{"by", "played"}}));
  EXPECT_EQ(json["round"], 4);
  EXPECT_EQ(json["rounds"], 4);
  EXPECT_EQ(json["wins"], (Json{3, 1}));
  EXPECT_EQ(json["losses"], (Json{1, 3}));
  EXPECT_EQ(json["sheet"].size(), 4u);
}

INSTANTIATE_TEST_SUITE_P(Presets, AnnesPartie,
                         testing::Values(Expected{"ecrire-lalanne", -34, -2, 28, -10},
                                         Expected{"ecrire-lois", -34, -1, 28, -7},
                                         Expected{"ecrire-1780", -41, -1, 28, -10}));

TEST(AccountJson, ALineOfTheSheetShowsHowItWasPaid) {
  const Json json = account_json(annes_partie("ecrire-1780"), "ecrire-1780");
  EXPECT_EQ(json["sheet"][1].dump(),
            R"({"winner":0,"loser":1,"idle":null,"holes":[7,3],"end":"win","run":"petite","rate":3,)"
            R"("consolation":6,"refaits":0,"jetons":24})");
  EXPECT_EQ(json["sheet"][2]["refaits"], 1);
  const Json columns =
      account_json(annes_partie("ecrire-lalanne"), "ecrire-lalanne")["settlement"]["columns"];
  EXPECT_EQ(columns["gained"], (Json{62, 70}));
  EXPECT_EQ(columns["lost"], (Json{70, 62}));
}

TEST(AccountJson, AMarqueInHand) {
  const MatchLedger a =
      with(begun("ecrire-1780", [](auto& o) { o.rounds = 8; }), {HolesWon{B, 2, true}, HolesWon{A, 4, true}});
  const Json json = account_json(a, "ecrire-1780");
  EXPECT_EQ(
      json.dump(),
      R"({"format":"ecrire-1780","round":1,"rounds":8,"at":{"white":0,"black":1},"lead":"white","advises":[],)"
      R"("balance":[0,0],"unit":"jeton","over":null,"board":{"etendard":"white","cravate":"white"},)"
      R"("marque":{"holes":{"white":4,"black":2},"refaits":0,"obligatory":false,"needed":{"white":6,"black":6},)"
      R"("rate":{"white":3,"black":1},"run":{"white":true,"black":false},"consolation":2,)"
      R"("pays":{"white":null,"black":null}},)"
      R"("sheet":[],"wins":[0,0],"losses":[0,0],"settlement":null})");
}

TEST(AccountJson, ToursCountStakesAndTheirHalves) {
  const auto change = [](auto& o) { o.rounds = 3, o.stake = 5; };
  MatchOptions o = find_format("tour")->options;
  change(o);
  MatchLedger a = begin_account(o, Worth::Pont, {0, 1}, A);
  a = with(a, {noted(12, 3, false), noted(4, 12, true)});  // the bridge not passed: one and a half; double
  const Json json = account_json(a, "tour");
  EXPECT_EQ(json["balance"], (Json{-2.5, 2.5}));
  EXPECT_EQ(json["unit"], "stake");
  EXPECT_EQ(json["lead"], nullptr);
  EXPECT_EQ(json["tours"].dump(),
            R"({"won":[{"winner":0,"holes":{"white":12,"black":3},"worth":"pont","value":1.5},)"
            R"({"winner":1,"holes":{"white":4,"black":12},"worth":"double","value":2}],"stake":5})");
  EXPECT_FALSE(json.contains("marque") || json.contains("poule") || json.contains("board"));
}

// The example of docs/combine.md.
TEST(AccountJson, CombineShowsBothGamesAndThePegs) {
  MatchLedger a = with(begun("combine", [](auto& o) { o.rounds = 12; }),
                       {HolesWon{B, 2}, Went{B}, HolesWon{A, 4}, HolesWon{A, 1, false}, HolesWon{A, 2}});
  EXPECT_EQ(
      account_json(a, "combine")["board"].dump(),
      R"({"pegs":{"white":[{"metal":"bimetal","hole":7,"cravate":true}],)"
      R"("black":[{"metal":"bimetal","hole":2,"cravate":false}]},"etendard":"white","cravate":"white"})");
  a = with(a, {Suspended{A, CombineGame::Ecrire}});
  Json json = account_json(a, "combine");
  EXPECT_EQ(json["suspended"].dump(), R"({"game":"ecrire","by":"white","ended":true})");
  EXPECT_EQ(json["round"], 1);  // the holding of the first marqué goes on
  EXPECT_EQ(json["balance"], (Json{25, -25}));
  EXPECT_EQ(json["board"]["pegs"]["white"].dump(),
            R"([{"metal":"silver","hole":7,"cravate":true},{"metal":"black","hole":12,"cravate":false}])");
  a = with(a, {HolesWon{A, 4}, HolesWon{B, 2}, Went{B}, HolesWon{A, 3}});
  json = account_json(a, "combine");
  EXPECT_EQ(json["suspended"], nullptr);
  EXPECT_EQ(json["round"], 2);
  EXPECT_EQ(json["honours"].dump(),
            R"({"holes":{"white":2,"black":0},"won":[{"winner":"white","factor":2,"loser_holes":4}],)"
            R"("fiches":[0,-6],"basket":6,"open":true,"contrat":"white","both":false})");
}

// The example of docs/pools.md, the players numbered otherwise than they sit.
TEST(AccountJson, AFilledPouleShowsTheLine) {
  MatchOptions o = find_format("poule-guiton")->options;
  o.players = 4, o.stake = 5;
  MatchLedger a = begin_account(o, Worth::SimpleDouble, {3, 2, 1, 0}, A);  // Inès is player 3
  a = with(a, {noted(6, 2, false)});
  Json json = account_json(a, "poule-guiton");
  EXPECT_EQ(
      json["poule"].dump(),
      R"({"kind":"filled","pot":25,"stake":5,"line":[3,1,0,2],"still_to_win":2,"per_hole":null,)"
      R"("meetings":[{"winner":3,"loser":2,"holes":{"white":6,"black":2},"won_by":"white","balance":[0,0,-5,0]}]})");
  EXPECT_EQ(json["at"].dump(), R"({"white":3,"black":1})");
  EXPECT_EQ(json["rounds"], 0);
  // Karim, on the other side, beats Inès and Lou; then Jules three in a row.
  a = with(a, {noted(1, 6, false), noted(0, 6, false), noted(6, 0, false), noted(6, 0, false),
               noted(6, 0, false)});
  json = account_json(a, "poule-guiton");
  EXPECT_EQ(json["balance"], (Json{-15, -10, 40, -15}));
  EXPECT_EQ(json["over"], (Json{{"by", "played"}}));
  EXPECT_EQ(json["round"], 6);
  EXPECT_EQ(json["at"]["white"], 2);
}

TEST(AccountJson, ADrainedPouleShowsWhatAHoleIsWorth) {
  MatchLedger a =
      with(begun("poule-plumer", [](auto& o) { o.stake = 40; }), {noted(9, 5, false), noted(7, 7, false)});
  Json json = account_json(a, "poule-plumer");
  EXPECT_EQ(json["poule"]["per_hole"], 6);
  EXPECT_EQ(json["poule"]["pot"], 96);
  EXPECT_EQ(json["balance"], (Json{-16, -40, -40}));
  EXPECT_EQ(json["round"], 2);  // a tie is played again
  EXPECT_EQ(json["marque"]["rate"], (Json{{"white", 2}, {"black", 2}}));
  a = with(a, {noted(9, 0, true)});
  EXPECT_EQ(account_json(a, "poule-plumer")["balance"], (Json{-16, -40, 56}));
}

TEST(AccountJson, WhoAdvises) {
  const MatchLedger chouette =
      begun("ecrire-lois", [](auto& o) { o.company = Company::Chouette, o.players = 3; });
  EXPECT_EQ(account_json(chouette, "")["advises"].dump(), R"([{"player":2,"side":"black"}])");
  MatchLedger ronde = begun("ecrire-1780", [](auto& o) { o.players = 3, o.rounds = 6; });
  EXPECT_EQ(account_json(ronde, "")["advises"].dump(), R"([{"player":2,"side":null}])");
  ronde = with(ronde, {noted(7, 2, false)});  // Anne leaves; Bernard, who lost one, meets the third
  EXPECT_EQ(account_json(ronde, "")["advises"].dump(), R"([{"player":0,"side":"black"}])");
}

TEST(AccountJson, WhoGaveUp) {
  const MatchLedger a = with(begun("ecrire-lois", [](auto&) {}), {noted(7, 2, false), GivenUp{B}});
  const Json json = account_json(a, "ecrire-lois");
  EXPECT_EQ(json["over"].dump(), R"({"by":"resign","player":1})");
  EXPECT_EQ(json["settlement"], nullptr);
  EXPECT_EQ(json["round"], 2);
}

// A decision does what was noted before it; shares always add up to the balance.
class RandomMatches : public testing::TestWithParam<test::Agreed> {};

void check_sums(const Json& json) {
  if (!json.contains("settlement") || json["settlement"].is_null()) return;
  std::vector<int> sums(json["balance"].size());
  for (const Json& line : json["settlement"]["lines"])
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += line["amounts"][i].get<int>();
  ASSERT_EQ(Json(sums), json["balance"]);
}

TEST_P(RandomMatches, DecisionsDoWhatIsNoted) {
  Random random(31);
  for (int i = 0; i < 4; ++i) {
    Match m(GetParam().options);
    while (!m.over()) {
      const Json noted = decision_json(m);
      const Json before = account_json(m.account(), GetParam().format);
      const GameEvent action = random_action(m, random);
      ASSERT_TRUE(m.act(action));
      const Json now = account_json(m.account(), GetParam().format);
      ASSERT_NO_FATAL_FAILURE(check_sums(now));
      if (!std::holds_alternative<Go>(action) || !noted.contains("account")) continue;
      const Json& go = noted["account"];
      const bool drained = now.contains("poule");
      const Json& list = drained ? now["poule"]["meetings"] : now["sheet"];
      const std::size_t had = drained ? before["poule"]["meetings"].size() : before["sheet"].size();
      ASSERT_EQ(list.size() > had, go.contains("winner")) << go;
      if (!go.contains("winner")) continue;
      ASSERT_EQ(list.back()["winner"], go["winner"]);
      ASSERT_TRUE(go["does"] == "win" || go["does"] == "concede");
      if (!drained) {
        ASSERT_EQ(list.back()["jetons"], go["jetons"]);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, RandomMatches, testing::ValuesIn(test::small_matches()),
                         [](const auto& p) { return p.param.name; });

}  // namespace account_json_test
