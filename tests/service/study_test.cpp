// Games and positions looked at away from a table, as a page does.
#include "service/study.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "service/replay.h"
#include "table/dice.h"
#include "table/fair.h"

namespace study_test {

using namespace trictrac;

Json ask(const Json& message) { return Json::parse(study(message.dump())); }
Json replayed(std::string_view text) { return ask({{"do", "replay"}, {"text", text}}); }
Json shown(std::string_view text) { return ask({{"do", "position"}, {"text", text}}); }

std::string printed(const std::string& name) {
  std::ifstream file(std::string(TRICTRAC_DATA) + "/games/" + name + ".trictrac");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> codes(const Json& answer) {
  std::vector<std::string> all;
  for (const Json& problem : answer["problems"]) all.push_back(problem["code"]);
  return all;
}

// A whole game of two bots.
const FollowedTable& game() {
  static const FollowedTable table = opened(config_with(bot("commis"), bot("commis"), 7));
  return table;
}

TEST(Study, ReplaysTheVeryLinesOfTheTable) {
  const Json answer = replayed(print_record(record_of(game())));
  ASSERT_EQ(answer["say"], "replay");
  ASSERT_EQ(answer["lines"].size(), game().shown().size());
  for (std::size_t i = 0; i < answer["lines"].size(); ++i) {
    Json mine = answer["lines"][i], theirs = Json::parse(game().shown()[i]);
    if (mine["do"]["type"] == "lead")
      mine.erase("do"), theirs.erase("do");  // throws that were equal are not written
    EXPECT_EQ(mine, theirs) << i;
  }
  EXPECT_EQ(answer["record"], print_record(record_of(game())));
  EXPECT_EQ(answer["game"]["commit"], commitment(game().config().seed));
  EXPECT_EQ(answer["dice"]["holds"], true);
}

TEST(Study, GivesThePlacesOfARecordAndWhatIsSaidOfThem) {
  const Json answer = ask({{"do", "study"},
                           {"text",
                            "[White \"Cloris\"]\n\n1. W 65 : 1/7 1/6\n;fr Dehors\n@red 1/7 12\n(\n"
                            "2. B 32 : 1/4/6\n)\n2. B 21 : ...\n"}});
  ASSERT_EQ(answer["say"], "study") << answer;
  EXPECT_EQ(answer["tags"]["White"], "Cloris");
  const Json& places = answer["places"];
  ASSERT_EQ(places.size(), 4u);
  EXPECT_EQ(places[0]["parent"], -1);
  EXPECT_EQ(places[1]["comments"], Json::parse(R"([{"language":"fr","text":"Dehors"}])"));
  EXPECT_EQ(places[1]["drawings"],
            Json::parse(R"([{"colour":"red","from":1,"to":7},{"colour":"red","to":12}])"));
  EXPECT_EQ(places[2]["line"], "2. B 32 : 1/4/6");
  EXPECT_EQ(places[2]["parent"], 1);
  EXPECT_EQ(places[3]["parent"], 1);
  EXPECT_EQ(places[3]["dice"], Json({2, 1}));
  EXPECT_EQ(ask({{"do", "study"}, {"text", answer["text"]}})["places"], places);
}

// A roll of a variation that makes a hole, or ends what is played, and may be decided on in every way.
TEST(Study, SaysWhatARollOfAVariationAsks) {
  const auto asked = [](const std::string& tags, const std::string& line) {
    const std::string text = tags + "\n(\n" + line + "\n)\n";
    const Json answer = ask({{"do", "study"}, {"text", text}});
    EXPECT_EQ(answer["say"], "study") << answer;
    EXPECT_EQ(ask({{"do", "study"}, {"text", answer["text"]}})["places"], answer["places"]);
    return answer["places"][1];
  };
  const auto from = [](const std::string& score) {
    return "[Start \"TRID=GBBAC----------a-a---baj:w:R:-:10-0:" + score + ":4.3\"]\n";
  };
  EXPECT_EQ(asked(from("11-4:-:x"), "1. W 65 : ...")["stage"], "over");
  const Json hole = asked(from("5-4:-:x"), "1. W 65 : ...");
  EXPECT_EQ(hole["stage"], "decide");
  EXPECT_EQ(hole["suspend"], Json::array());
  const std::string combine = "[Format \"combine\"]\n" + from("0-0:-:-");
  EXPECT_EQ(asked(combine, "1. W 65 : ...")["suspend"], Json({"ecrire", "honours"}));
  EXPECT_EQ(asked(combine, "1. W 65 : 3/9 3/8 SE")["suspend"], Json::array());
}

TEST(Study, NamesTheLineOfAVariationThatBreaksARule) {
  const Json answer = ask({{"do", "study"}, {"text", "1. W 65 : 1/7 1/6\n(\n2. B 32 : 1/4 1/5\n)\n"}});
  EXPECT_EQ(answer["say"], "fault");
  EXPECT_EQ(answer["line"], 3);
  EXPECT_EQ(answer["code"], "refused");
}

TEST(Study, SaysWhatTheDiceOfARecordFollowFrom) {
  FollowedTable table = opened(fair_config());
  give_all(table);
  table.catch_up();
  play_on(table, 4000);
  Record record = record_of(table);
  const Json dice = replayed(print_record(record))["dice"];
  EXPECT_EQ(dice["holds"], true);
  EXPECT_EQ(dice["commit"], commitment(table.config().seed));
  EXPECT_EQ(dice["commit_holds"], true);
  EXPECT_TRUE(dice["wrong"].is_null());
  const Json one{
      {"player", 1}, {"share", to_hex(share_of(1))}, {"commitment", to_hex(commitment_of(1).commitment)}};
  ASSERT_EQ(dice["shares"].size(), 2u);
  EXPECT_EQ(dice["shares"][1], one);
  record.set_tag("Shares", shares_tag({{0, share_of(0)}}));
  const Json wrong = replayed(print_record(record))["dice"];
  EXPECT_EQ(wrong["holds"], false);
  EXPECT_EQ(wrong["commit_holds"], true);
  EXPECT_NE(wrong["wrong"]["written"], wrong["wrong"]["drawn"]);
}

TEST(Study, AddsNothingToAGameThatIsNotOver) {
  const Json answer = replayed("1. W 65 : 1/7 1/6\n2. B 33 : ...\n");
  ASSERT_EQ(answer["say"], "replay");
  EXPECT_EQ(answer["lines"].back()["do"]["type"], "roll");
  EXPECT_EQ(answer["lines"].back()["turn"]["stage"], "move");
  EXPECT_TRUE(answer["dice"].is_null());
}

TEST(Study, ShowsMarksMadeByHandAndWhatRollsWereWorth) {
  const Json answer = replayed(printed("soumille_1738"));
  ASSERT_EQ(answer["say"], "replay");
  int points[2] = {0, 0}, ecoles = 0, worth = 0, missed = 0;
  for (const Json& line : answer["lines"]) {
    for (const Json& moved : line.value("moved", Json::array()))
      points[moved["side"] == "black"] += moved["points"].get<int>();
    ecoles += line["do"]["type"] == "school";
    worth += line["do"]["type"] == "roll" && !line["events"].empty();
    missed += static_cast<int>(line.value("missed", Json::array()).size());
  }
  const Json last = answer["lines"].back()["score"];
  EXPECT_GE(points[0], 12 * last["white"]["holes"].get<int>() / 2);
  EXPECT_GT(points[1], 0);
  EXPECT_EQ(ecoles, 2);
  EXPECT_GT(worth, 40);
  EXPECT_EQ(missed, 5);
}

TEST(Study, ReplaysLeTricTrac) {
  const Json answer = replayed("[Game \"courrier\"]\n\n0. B lead\n1. B 43 : 1/5 5/8\n2. W 65 : 1/7 7/12\n");
  ASSERT_EQ(answer["say"], "replay") << answer;
  EXPECT_EQ(answer["game"]["format"], "courrier");
  EXPECT_EQ(answer["lines"].size(), 5u);
}

TEST(Study, TellsHowTheRaceOfLeTricTracWent) {
  const Json answer = replayed(
      "[Game \"courrier\"]\n[Points \"5\"]\n\n0. W lead\n1. W 65 : 1/7 7/12\n2. B 31 : 1/4 4/5\n"
      "B resigns\n3. W 21 : ...\n");
  const Json start = {{"white", 360}, {"black", 360}};
  const Json white_moved = {{"white", 349}, {"black", 360}}, both_moved = {{"white", 349}, {"black", 356}};
  ASSERT_EQ(answer["race"].size(), 3u) << answer;
  EXPECT_EQ(
      answer["race"][0],
      Json({{"game", 0}, {"side", "white"}, {"before", start}, {"after", white_moved}, {"won", nullptr}}));
  EXPECT_EQ(answer["race"][1]["after"], both_moved);
  EXPECT_EQ(answer["race"][1]["won"], Json({{"winner", "white"}, {"points", 2}}));
  EXPECT_EQ(answer["race"][2]["game"], 1);
  EXPECT_EQ(answer["race"][2]["after"], start);
  EXPECT_FALSE(replayed("1. W 65 : 1/7 1/6\n").contains("race"));
}

constexpr const char* kRaceStudy =
    "[Game \"courrier\"]\n[Points \"3\"]\n\n0. W lead\n1. W 65 : 1/7 7/12\n;fr Loin\n@red 1/7 12\n(\n"
    "2. B 32 : 1/3 3/6\n(\n3. W 11 : ...\n)\n3. W 43 : 12/16 16/19\n)\n2. B 32 : 1/4 4/6\n"
    "B resigns 2 : 2-0\n";

TEST(Study, GivesThePlacesOfARecordOfLeTricTrac) {
  const Json answer = ask({{"do", "study"}, {"text", kRaceStudy}});
  ASSERT_EQ(answer["say"], "study") << answer;
  EXPECT_EQ(answer["text"], kRaceStudy);
  EXPECT_EQ(answer["numbering"], "1-24");
  EXPECT_EQ(answer["tags"]["Points"], "3");
  const Json& places = answer["places"];
  std::vector<int> parents;
  std::vector<std::string> stages, lines;
  for (const Json& place : places) {
    parents.push_back(place["parent"]);
    stages.push_back(place["stage"]);
    lines.push_back(place["line"]);
  }
  EXPECT_EQ(parents, (std::vector{-1, 0, 1, 2, 3, 3, 2, 6}));
  EXPECT_EQ(stages,
            (std::vector<std::string>{"lead", "roll", "roll", "roll", "move", "roll", "roll", "roll"}));
  EXPECT_EQ(lines[5], "3. W 43 : 12/16 16/19");
  EXPECT_EQ(lines[7], "B resigns 2 : 2-0");
  EXPECT_EQ(places[2]["comments"], Json::array({{{"language", "fr"}, {"text", "Loin"}}}));
  EXPECT_EQ(places[2]["drawings"].size(), 2u);
  EXPECT_EQ(places[2]["trid"], "S4=N----------Ao-----------:b:R:-:0-0:3");
  EXPECT_EQ(places[4]["dice"], Json({1, 1}));
  EXPECT_EQ(places[4]["depth"], 2);
  EXPECT_FALSE(places[4].contains("steps"));
  EXPECT_EQ(places[5]["steps"], Json::array({{12, 16}, {16, 19}}));
  EXPECT_EQ(places[7]["trid"].get<std::string>().substr(24 + 3), ":w:R:-:2-0:3");
}

TEST(Study, NamesTheLineOfAVariationOfLeTricTracThatBreaksARule) {
  const Json answer =
      ask({{"do", "study"}, {"text", "[Game \"courrier\"]\n1. W 65 : 1/7 7/12\n(\n2. B 32 : 1/4 1/3\n)\n"}});
  EXPECT_EQ(answer["say"], "fault");
  EXPECT_EQ(answer["line"], 4);
  EXPECT_NE(answer["message"].get<std::string>().find("J5"), std::string::npos) << answer;
}

TEST(Study, SaysWhatWasLostOnTime) {
  FollowedTable table = opened(config_with(human("A"), human("B"), 7));
  ASSERT_TRUE(table.act(table.lines() + 1, Side::White, Resign{}));
  Record record = record_of(table);
  EXPECT_EQ(replayed(print_record(record))["lines"].back()["do"]["type"], "resign");
  record.set_tag("End", "time");
  EXPECT_EQ(replayed(print_record(record))["lines"].back()["do"]["type"], "overtime");
  const std::string resigned = "\n0. B lead\n1. B 43 : 1/5 5/8\nW resigns\n";
  const auto last = [](const Json& answer) { return answer["lines"].back()["do"]["type"]; };
  EXPECT_EQ(last(replayed("[Game \"courrier\"]\n" + resigned)), "resign");
  EXPECT_EQ(last(replayed("[Game \"courrier\"]\n[End \"time\"]\n" + resigned)), "overtime");
}

TEST(Study, NamesTheFirstThingThatIsWrong) {
  std::string text = print_record(record_of(game()));
  const std::size_t at = text.find(" 0+4");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 4, " 0+6");
  const Json fault = replayed(text);
  ASSERT_EQ(fault["say"], "fault");
  EXPECT_EQ(fault["code"], "bad_marks");
  EXPECT_EQ(fault["line"], 1 + std::count(text.begin(), text.begin() + at, '\n'));
  EXPECT_NE(fault["written"].get<std::string>().find("0+6"), std::string::npos);
  EXPECT_NE(fault["due"].get<std::string>().find("0+4"), std::string::npos);
  const Json good = replayed(fault["good"].get<std::string>());
  EXPECT_EQ(good["say"], "replay");
  EXPECT_LT(good["lines"].size(), game().shown().size());
  const std::string line = text.substr(text.rfind('\n', at) + 1);
  EXPECT_EQ(std::to_string(fault["roll"].get<int>()), line.substr(0, line.find('.')));
}

TEST(Study, NamesLawTurnAndNumber) {
  const Json law = replayed("1. W 65 : 1/7 1/2\n");
  EXPECT_EQ(law["what"], "law") << law;
  const Json turn = replayed("1. W 65 : 1/7 1/6\n2. W 33 : ...\n");
  EXPECT_EQ(turn["what"], "turn");
  EXPECT_EQ(turn["due"], "B");
  const Json number = replayed("1. W 65 : 1/7 1/6\n3. B 33 : ...\n");
  EXPECT_EQ(number["what"], "roll");
  EXPECT_EQ(number["due"], "2");
  EXPECT_EQ(number["roll"], 3);
  EXPECT_EQ(replayed("nothing")["good"], "");
}

TEST(Study, ShowsAPositionInEveryNotation) {
  const std::string trid = "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:8-4:7-1:-:x:7.6";
  const Json answer = shown(trid);
  EXPECT_EQ(answer["trid"], trid);
  EXPECT_NE(answer["ascii"].get<std::string>().find("points 8"), std::string::npos);
  for (const char* name : {"xgid", "letters"}) {
    const Json again = shown(answer[name].get<std::string>());
    EXPECT_EQ(again["notation"], name);
    EXPECT_EQ(again["xgid"], answer["xgid"]);
  }
}

TEST(Study, ShowsAllThatIsWrongAtOnceAndWhom) {
  const Json answer = shown("TRID=N----------A-----------o:w:M:42:3-0:0-0:w:-:1.0");
  EXPECT_EQ(codes(answer), (std::vector<std::string>{"coin_alone", "points", "double_jeton"}));
  EXPECT_EQ(answer["problems"][0]["side"], "white");
  EXPECT_EQ(answer["problems"][1]["found"], "3");
  EXPECT_TRUE(answer["problems"][2]["side"].is_null());
  EXPECT_EQ(codes(shown("TRID=x")), std::vector<std::string>{"fields"});
}

TEST(Study, UnderstandsNoOtherMessage) {
  for (const char* message : {"", "[]", "{}", "{\"do\":\"enter\"}", "{\"do\":3}"})
    EXPECT_EQ(Json::parse(study(message))["say"], "error") << message;
}

TEST(Ladder, PlacesAPlayerBetweenTheBotsTheyHaveMet) {
  const auto placed = [](const Json& tours) { return ask({{"do", "ladder"}, {"tours", tours}}); };
  const Json met{{{"elo", 1000}, {"won", 9}, {"of", 12}}, {{"elo", 1400}, {"won", 3}, {"of", 12}}};
  const Json between = placed(met);
  EXPECT_EQ(between["elo"], 1200);
  EXPECT_EQ(between["elo"].get<int>() - between["low"].get<int>(),
            between["high"].get<int>() - between["elo"].get<int>());
  EXPECT_LT(between["low"], 1100);
  // Ten times as many tours: an interval about a third as wide.
  const Json more = placed({{{"elo", 1200}, {"won", 120}, {"of", 240}}});
  EXPECT_EQ(more["elo"], 1200);
  EXPECT_GT(more["low"], 1140);
  // Also who has won or lost all has a strength.
  EXPECT_GT(placed({{{"elo", 1000}, {"won", 5}, {"of", 5}}})["elo"], 1200);
  EXPECT_LT(placed({{{"elo", 1000}, {"won", 0}, {"of", 5}}})["elo"], 800);
}

TEST(Ladder, RefusesToursThatCannotBe) {
  const auto refused = [](const Json& tours) { return ask({{"do", "ladder"}, {"tours", tours}}); };
  EXPECT_EQ(refused(Json::array())["message"], "tours must not be empty");
  EXPECT_EQ(refused(Json(101, Json{{"elo", 1000}, {"won", 1}, {"of", 2}}))["message"],
            R"("tours" must be a list of at most 100)");
  EXPECT_EQ(refused({{{"elo", 1000}, {"won", 3}, {"of", 2}}})["message"], "won must not be more than of");
  for (const Json& one :
       {Json{{"elo", 1000}, {"won", 0}, {"of", 0}}, Json{{"elo", 1000}, {"won", -1}, {"of", 2}},
        Json{{"elo", 9000}, {"won", 1}, {"of", 2}}, Json{{"elo", 1000}, {"won", 1}}})
    EXPECT_EQ(refused({one})["say"], "error") << one;
}

}  // namespace study_test
