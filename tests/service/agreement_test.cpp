// The options of a match, checked before they are agreed.
#include "service/agreement.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "service/sheet_session.h"
#include "service/study.h"
#include "wire/protocol.h"

namespace agreement_test {

using namespace trictrac;

Json ask(const Json& message) { return Json::parse(study(message.dump())); }
Json checked(const Json& game) { return ask({{"do", "check"}, {"game", game}}); }

std::vector<std::string> wrong_options(const Json& answer) {
  std::vector<std::string> all;
  for (const Json& problem : answer["problems"]) all.push_back(problem["option"]);
  return all;
}

std::vector<std::string> codes(const Json& answer) {
  std::vector<std::string> all;
  for (const Json& problem : answer["problems"]) all.push_back(problem["code"]);
  return all;
}
using Words = std::vector<std::string>;

TEST(Check, FillsInAllThatIsLeftUnsaid) {
  const Json answer = checked({{"format", "ecrire-1780"}, {"match", {{"players", 3}, {"rounds", 6}}}});
  ASSERT_TRUE(answer["problems"].empty()) << answer;
  const Json& game = answer["game"];
  EXPECT_EQ(game["match"]["rounds"], 6);
  EXPECT_EQ(game["match"]["fiche"], 10);
  EXPECT_EQ(game["rules"], "lalanne");
  EXPECT_EQ(game["options"]["pile"], true);
  EXPECT_EQ(game["options"]["bearing_off"], "backgammon");
  EXPECT_EQ(game["others"].size(), 1u);
  EXPECT_TRUE(new_game_of(game));
  EXPECT_EQ(checked(Json::object())["game"]["format"], "tour");
  EXPECT_EQ(checked({{"format", "courrier"}, {"points", 3}})["game"]["points"], 3);
}

TEST(Check, NamesAllThatIsWrongWithWhatWouldBeRight) {
  const Json answer = checked({{"format", "ecrire-lois"},
                               {"match", {{"rounds", 7}, {"fiche", 0}, {"method", "air"}, {"colour", 1}}},
                               {"options", {{"lead", "dice"}}}});
  EXPECT_TRUE(answer["game"].is_null());
  EXPECT_EQ(wrong_options(answer), (Words{"fiche", "method", "colour", "rounds", "lead"}));
  EXPECT_EQ(answer["problems"][0]["limits"], (Json{{"least", 1}, {"most", 10000}}));
  EXPECT_EQ(answer["problems"][1]["values"], (Json{"jetons", "paper"}));
  EXPECT_EQ(answer["problems"][3]["limits"], (Json{{"least", 2}, {"most", 48}, {"step", 2}}));
  EXPECT_EQ(answer["problems"][4]["values"], (Json{"one_die", "throw_anew", "coup_et_des"}));
  EXPECT_EQ(wrong_options(checked({{"format", "tour"}, {"match", {{"players", 3}}}})), Words{"players"});
  EXPECT_EQ(wrong_options(checked({{"format", "whist"}})), Words{"format"});
  EXPECT_EQ(wrong_options(checked({{"format", "courrier"}, {"points", 100}})), Words{"points"});
}

TEST(Check, MessagesThatCannotBeUnderstoodAreErrors) {
  EXPECT_EQ(ask({{"do", "check"}})["code"], "bad_message");
  EXPECT_EQ(ask({{"do", "check"}, {"game", 3}})["code"], "bad_message");
  for (const Json& game : {Json{{"format", 3}}, Json{{"match", 3}}, Json{{"options", 3}}, Json{{"seats", 3}},
                           Json{{"others", 3}}})
    EXPECT_FALSE(checked(game)["problems"].empty()) << game;
  EXPECT_EQ(ask({{"do", "resume"}, {"format", "ecrire-lois"}, {"noted", 3}})["code"], "bad_message");
  EXPECT_EQ(ask({{"do", "resume"}, {"format", "whist"}, {"noted", Json::object()}})["code"], "bad_option");
}

// S3: Alice 3 paris, 15 jetons, 7 fiches; Bob 5 paris, 17 jetons, no fiche, and the dice.
Json alices() {
  return {{"white", {{"lost", 3}, {"jetons", 15}, {"fiches", 7}}},
          {"black", {{"lost", 5}, {"jetons", 17}}},
          {"dice", "black"}};
}
// S3: the same of combiné.
Json combines() {
  return {
      {"white", {{"lost", 3}, {"jetons", 18}, {"fiches", 6}, {"holes", 4}, {"honours", 7}, {"basket", 12}}},
      {"black", {{"lost", 5}, {"jetons", 14}, {"holes", 5}, {"basket", 5}}},
      {"dice", "black"},
      {"cravate", "black"},
      {"contrat", "white"}};
}

Json resumed(std::string_view format, const Json& noted, Json match = {{"rounds", 12}}) {
  return ask({{"do", "resume"}, {"format", format}, {"match", std::move(match)}, {"noted", noted}});
}

TEST(Resumed, TheTablesOfS3ComeToWhatEachHasWon) {
  const Json ecrire = resumed("ecrire-1780", alices());
  ASSERT_TRUE(ecrire["problems"].empty()) << ecrire;
  EXPECT_EQ(ecrire["won"], (Json{{"white", 68}, {"black", -68}}));
  EXPECT_EQ(ecrire["left"], 4);
  EXPECT_EQ(ecrire["match"]["carried_jetons"], 68);
  EXPECT_EQ(ecrire["match"]["carried_dice"], "black");
  const Json combine = resumed("combine", combines());
  ASSERT_TRUE(combine["problems"].empty()) << combine;
  EXPECT_EQ(combine["match"]["carried_jetons"], 61);
  EXPECT_EQ(combine["match"]["carried_fiches"], 7);
  EXPECT_EQ(combine["match"]["carried_cravate"], "black");
}

TEST(Resumed, TheChouetteThrowsFirstInTheOddMarques) {
  const Json chouette{{"players", 3}, {"company", "chouette"}, {"rounds", 12}};
  EXPECT_EQ(resumed("ecrire-1780", alices(), chouette)["dice"], "white");
  EXPECT_TRUE(resumed("ecrire-1780", alices(), chouette)["problems"].empty());
  Json odd = alices();
  odd["white"]["lost"] = 4;
  EXPECT_EQ(resumed("ecrire-1780", odd, chouette)["dice"], "black");
}

TEST(Resumed, WhatCannotHaveBeenNotedIsNamed) {
  const auto wrong = [](Json noted, std::string_view format, auto change, int rounds = 12) {
    change(noted);
    const Json answer = resumed(format, noted, {{"rounds", rounds}});
    EXPECT_EQ(answer["match"].is_null(), !answer["problems"].empty());
    return codes(answer);
  };
  const auto same = [](Json&) {};
  EXPECT_EQ(wrong(alices(), "ecrire-1780", same), Words{});
  EXPECT_EQ(wrong(alices(), "ecrire-1780", [](Json& n) { n["white"]["jetons"] = 18; }), Words{"jetons"});
  EXPECT_EQ(wrong(alices(), "ecrire-lois", same), Words{"gained"});
  EXPECT_EQ(wrong(alices(), "ecrire-1780", same, 8), Words{"all_lost"});
  EXPECT_EQ(
      wrong(alices(), "ecrire-1780", [](Json& n) { n["white"]["lost"] = 0, n["black"]["lost"] = 0; }).front(),
      "nothing_lost");
  EXPECT_EQ(wrong(alices(), "tour", same, 3), Words{"not_resumed"});
  EXPECT_EQ(wrong(combines(), "combine", [](Json& n) { n["white"]["holes"] = 0; }), Words{"cravate"});
  EXPECT_EQ(wrong(combines(), "combine", [](Json& n) { n.erase("contrat"); }), Words{"contrat"});
  EXPECT_EQ(wrong(combines(), "combine", [](Json& n) { n["black"]["basket"] = 2; }), Words{"basket"});
  EXPECT_EQ(wrong(combines(), "combine", [](Json& n) { n["white"]["holes"] = 12; }).back(), "limit");
}

// A sheet that is put off says what lies before each: from that it is resumed as it stood.
TEST(Resumed, AnAdjournedSheetComesBackAsItStood) {
  SheetSession session;
  const auto show = [&](const Json& message) { return Json::parse(session.answer(message.dump())); };
  show({{"do", "begin"}, {"format", "ecrire-1780"}, {"names", {"A", "B"}}, {"match", {{"rounds", 12}}}});
  Json sheet;
  for (const char* entry : {"round W 9 B 2 run", "round W 3 B 7", "round W 8 B 5"})
    sheet = show({{"do", "enter"}, {"entry", entry}});
  ASSERT_EQ(sheet["say"], "sheet") << sheet;
  Json noted;
  for (const int i : {0, 1}) {
    const Json& one = sheet["adjourned"][i];
    const Json& fiches = one["fiches"];
    noted[i == 0 ? "white" : "black"] = {
        {"lost", one["lost"]}, {"jetons", one["jetons"]}, {"fiches", std::max(0, fiches[1 - i].get<int>())}};
  }
  const Json answer = resumed("ecrire-1780", noted);
  ASSERT_TRUE(answer["problems"].empty()) << answer << noted;
  EXPECT_EQ(answer["won"]["white"], sheet["account"]["balance"][0]);
  EXPECT_EQ(answer["match"]["carried_lost_white"], sheet["account"]["losses"][0]);
}

}  // namespace agreement_test
