// Games and reviews as other programs read them: JSON of a replay, CSV of a review.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "in_folder.h"

namespace trictrac::test {
namespace exchange_test {

using nlohmann::json;

const std::string kGolden = TRICTRAC_DATA "/golden/";

std::string contents(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The lines of a text that end as RFC 4180 has them end; what does not is kept together.
std::vector<std::string> table_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::size_t from = 0;
  for (std::size_t end; (end = text.find("\r\n", from)) != text.npos; from = end + 2)
    lines.push_back(text.substr(from, end - from));
  if (from < text.size()) lines.push_back(text.substr(from));
  return lines;
}

// The fields of a line, as RFC 4180 has them read.
std::vector<std::string> fields(const std::string& line) {
  std::vector<std::string> all{""};
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"' && quoted && line.substr(i + 1, 1) == "\"")
      all.back() += line[i++];
    else if (line[i] == '"')
      quoted = !quoted;
    else if (line[i] == ',' && !quoted)
      all.emplace_back();
    else
      all.back() += line[i];
  }
  return all;
}

class Exchange : public InFolder {};

constexpr const char* kBegun =
    "[White \"Anne\"]\n[Black \"Jean\"]\n[Event \"Club\"]\n[Options \"pile=off\"]\n\n"
    "1. W 42 : 1/5 1/3\n2. B 33 : 1/4/7\n";

// Each roll of the record stands in the JSON, with its dice, its marks and the jans that make them.
TEST_F(Exchange, AGameAsJsonHasEveryRollOfTheRecord) {
  const std::string file = kGolden + "lois_commis.trictrac";
  const json game = json::parse(printed("replay --json " + file).output);
  std::map<int, json> rolls;
  for (const json& line : game["lines"])
    if (line["do"]["type"] == "roll") rolls[line["roll"]] = line;
  static const std::regex written(R"((\d+)\. ([WB]) (\d)(\d)[^{]*(\{[^}]*\})?(?: (\d+)\+(\d+))?.*)");
  std::istringstream lines(contents(file));
  std::size_t seen = 0;
  std::smatch is;
  for (std::string line; std::getline(lines, line);) {
    if (!std::regex_match(line, is, written)) continue;
    ++seen;
    const json& roll = rolls.at(std::stoi(is[1]));
    const std::string roller = is[2] == "W" ? "white" : "black";
    EXPECT_EQ(roll["side"], roller) << line;
    EXPECT_EQ(roll["do"]["dice"], json::array({std::stoi(is[3]), std::stoi(is[4])})) << line;
    int points = 0;
    for (const json& event : roll["events"]) {
      EXPECT_NE(line.find(event["jan"].get<std::string>()), line.npos) << event << line;
      EXPECT_TRUE(std::regex_match(event["rule"].get<std::string>(), std::regex("P\\d+"))) << event;
      if (event["side"] == roller) points += event["points"].get<int>();
    }
    EXPECT_EQ(points, is[7].matched ? std::stoi(is[7]) : 0) << line;
    if (points > 0) {
      EXPECT_EQ(roll["marks"][0]["had"], std::stoi(is[6])) << line;
      EXPECT_EQ(roll["marks"][0]["points"], points) << line;
    }
  }
  EXPECT_EQ(seen, rolls.size());
  EXPECT_GT(seen, 50U);
  EXPECT_EQ(game["result"]["by"], "holes");
  EXPECT_EQ(game["over"], true);
}

TEST_F(Exchange, AGameAsJsonHasItsPlayersOptionsAndTags) {
  const json game = json::parse(printed("replay --json " + keep("a", kBegun)).output);
  EXPECT_EQ(game["tags"]["Event"], "Club");
  EXPECT_EQ(game["game"]["white"]["name"], "Anne");
  EXPECT_EQ(game["game"]["black"]["name"], "Jean");
  EXPECT_EQ(game["game"]["format"], "tour");
  EXPECT_EQ(game["game"]["options"]["pile"], false);
  EXPECT_EQ(game["over"], false);
  EXPECT_TRUE(game["result"].is_null());
  const json& last = game["lines"].back();
  EXPECT_EQ(last["do"], json::parse(R"({"type":"play","steps":[[1,4],[4,7]]})"));
  EXPECT_EQ(last["roll"], 2);
  EXPECT_EQ(last["trid"], game["trid"]);
  EXPECT_FALSE(last.contains("turn")) << "what is asked next is for a page";
}

TEST_F(Exchange, HowAGameEndedIsInItsJson) {
  const auto result = [&](const std::string& file) {
    const json game = json::parse(printed("replay --json " + file).output);
    EXPECT_EQ(game["over"], true) << file;
    return game["result"];
  };
  EXPECT_EQ(result(keep("resigned", std::string(kBegun) + "W resigns\n"))["by"], "resign");
  EXPECT_EQ(result(keep("agreed", "[End \"stopped\"]\n" + std::string(kBegun)))["by"], "stop");
  EXPECT_EQ(result(keep("late", "[End \"time\"]\n" + std::string(kBegun) + "W resigns\n"))["by"], "time");
  EXPECT_EQ(result(kGolden + "match_ecrire_lois.trictrac")["by"], "played");
  EXPECT_EQ(result(kGolden + "courrier_commis.trictrac")["winner"], "white");
}

TEST_F(Exchange, AGameMarkedByHandHasWhatWasSaidAndMissed) {
  const json game =
      json::parse(printed("replay --json " TRICTRAC_DATA "/games/soumille_1738.trictrac").output);
  EXPECT_EQ(game["result"]["missed"].size(), 5U);
  std::map<std::string, int> done;
  for (const json& line : game["lines"]) ++done[line["do"]["type"]];
  EXPECT_EQ(done["roll"], 85);
  EXPECT_GT(done["mark"], 0);
  EXPECT_GT(done["school"], 0);
}

TEST_F(Exchange, AWrongRecordIsNoJsonAndKeepsNoOtherFromBeingPrinted) {
  const std::string wrong = keep("wrong", "1. W 65 : 1/7 1/5\n"), right = keep("right", kBegun);
  const Outcome r = run("replay --json " + wrong + " " + right);
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, wrong + ":1:")) << r.output;
  const std::string output = printed("replay --json " + wrong + " " + right).output;
  EXPECT_EQ(json::parse(output)["file"], right) << output;
}

TEST_F(Exchange, AReviewAsCsvHasTheFiguresOfTheReview) {
  const std::string file = kGolden + "lois_commis.trictrac";
  const json review = json::parse(printed("review --plies 0 --json " + file).output);
  const auto lines = table_lines(printed("review --plies 0 --csv " + file).output);
  EXPECT_EQ(lines.at(0),
            "file,number,side,player,asked,dice,play,best,lost_holes,chance,grade,luck_holes,record_number");
  std::size_t graded = 0;
  double luck = 0, shown_luck = 0;
  std::set<int> rolls;
  for (const json& answer : review["answers"]) {
    ASSERT_LT(++graded, lines.size());
    const auto is = fields(lines[graded]);
    ASSERT_EQ(is.size(), 13U) << lines[graded];
    EXPECT_EQ(is[0], file);
    EXPECT_EQ(is[1], std::to_string(answer["n"].get<int>()));
    EXPECT_EQ(is[2], answer["side"]);
    EXPECT_EQ(is[4], answer["asked"]);
    EXPECT_EQ(is[5], std::to_string(answer["dice"][0].get<int>() * 10 + answer["dice"][1].get<int>()));
    EXPECT_EQ(is[10], answer["grade"]);
    EXPECT_EQ(is[6] == is[7], !answer.contains("best") && answer["lost"]["holes"] == 0) << lines[graded];
    EXPECT_NEAR(std::stod(is[8]), answer["lost"]["holes"].get<double>(), 6e-5);
    for (const json& roll : review["rolls"]) {
      if (roll["n"] != answer["n"]) continue;
      const double white = roll["after"].get<double>();
      EXPECT_NEAR(std::stod(is[9]), is[2] == "white" ? white : 1 - white, 6e-5) << lines[graded];
      if (rolls.insert(answer["n"].get<int>()).second && !roll["luck"].is_null())
        luck += roll["luck"]["holes"].get<double>();
    }
    if (!is[11].empty()) shown_luck += std::stod(is[11]);
  }
  EXPECT_EQ(graded + 1, lines.size());
  EXPECT_GT(graded, 40U);
  EXPECT_NEAR(shown_luck, luck, 1e-4 * static_cast<double>(graded)) << "of each roll once";
}

TEST_F(Exchange, AReviewAsCsvQuotesNamesAndHasAPointInFrenchToo) {
  std::string record = kBegun;
  record.replace(record.find("Anne"), 4, R"(Anne, dite \"la Fée\")");
  const std::string file = keep("named, here", record);
  const Outcome french = printed("review --plies 0 --csv --lang fr '" + file + "'");
  EXPECT_EQ(french.output, printed("review --plies 0 --csv --lang en '" + file + "'").output);
  const auto lines = table_lines(french.output);
  ASSERT_EQ(lines.size(), 3U) << french.output;
  EXPECT_NE(lines[1].find(R"("Anne, dite ""la Fée""")"), std::string::npos) << lines[1];
  EXPECT_EQ(fields(lines[1])[0], file);
  EXPECT_EQ(fields(lines[1])[3], "Anne, dite \"la Fée\"");
  EXPECT_EQ(fields(lines[2])[3], "Jean");
  EXPECT_EQ(fields(lines[1])[6], "1/5 1/3");
  EXPECT_EQ(fields(lines[2])[6], "1/4/7");
  EXPECT_TRUE(std::regex_match(fields(lines[1])[9], std::regex(R"(0\.\d{4})"))) << lines[1];
}

std::vector<json> json_lines(const std::string& text) {
  std::vector<json> all;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) all.push_back(json::parse(line));
  return all;
}

// The output of `games` is one text of many records.
TEST_F(Exchange, ATextOfManyRecordsIsReadByEveryCommand) {
  const std::string games = "games --white first-go --black commis --matches 3 --seed 4 ";
  const auto records = json_lines(printed(games + "--json").output);
  ASSERT_EQ(records.size(), 3U);
  const std::string many = keep("many.trictrac", printed(games).output);

  const auto replayed = json_lines(printed("replay --json " + many).output);
  ASSERT_EQ(replayed.size(), 3U);
  for (std::size_t n = 0; n < 3; ++n) {
    EXPECT_EQ(replayed[n]["record_number"], n + 1);
    EXPECT_EQ(replayed[n]["file"], many);
    EXPECT_EQ(replayed[n]["balance"], records[n]["balance"]);
  }
  EXPECT_EQ(printed("replay --print " + many).output, printed(games).output);
  const Outcome said = printed("replay --lang en " + many);
  for (const char* name : {"many.trictrac (1)", "many.trictrac (3)"})
    EXPECT_TRUE(has(said, name)) << said.output;
  EXPECT_TRUE(has(run("verify --lang en " + many), "many.trictrac (2): "));

  const auto table = table_lines(printed("review --plies 0 --csv " + many).output);
  std::set<std::string> numbers;
  for (std::size_t i = 1; i < table.size(); ++i) numbers.insert(fields(table[i]).at(12));
  EXPECT_EQ(numbers, (std::set<std::string>{"1", "2", "3"}));
  EXPECT_EQ(json_lines(printed("review --plies 0 --json " + many).output).at(2)["record_number"], 3);
}

TEST_F(Exchange, FilesLaidOneBehindAnotherAreReadAsMany) {
  const std::string both = keep("both", std::string(kBegun) + kBegun);
  for (const std::string command : {"hint --plies 0", "replay", "review --plies 0"})
    EXPECT_EQ(json_lines(printed(command + " --json " + both).output).size(), 2U) << command;
}

TEST_F(Exchange, AWrongRecordAmongManyIsNamedByItsLineAndKeepsNoOtherFromBeingRead) {
  const std::string begun = kBegun, wrong = "[White \"Anne\"]\n\n1. W 65 : 1/7 1/5\n";
  const std::string many = keep("many", begun + wrong + begun);
  const auto line = std::ranges::count(begun, '\n') + 3;
  for (const std::string command :
       {"replay", "replay --print", "review --plies 0", "verify", "hint --plies 0"}) {
    const Outcome r = run(command + " " + many);
    EXPECT_EQ(r.status, 1) << command;
    EXPECT_TRUE(has(r, many + ":" + std::to_string(line) + ":")) << command << "\n" << r.output;
  }
  EXPECT_EQ(json_lines(printed("replay --json " + many).output).size(), 2U);
}

TEST_F(Exchange, ARecordOfGamesNamesItsSeedProgramRulesAndNets) {
  const std::string text = printed("games --white net:0 --black commis --matches 2 --seed 7").output;
  for (const char* tag : {"[RandomSeed \"7\"]", "[Round \"2\"]", "[Program \"trictrac ", "[WhiteNet \"",
                          "[BlackNet \"", "[Net \""})
    EXPECT_NE(text.find(tag), std::string::npos) << tag << "\n" << text.substr(0, 900);
  const std::string signature = run_lab("bench --signature").output;
  EXPECT_NE(text.find("[Signature \"" + signature.substr(0, 16) + "\"]"), std::string::npos) << signature;
}

TEST_F(Exchange, WhatIsRefusedForOneOfManyNamesIt) {
  const std::string many = keep("many", printed("games --white commis --black commis --matches 2").output);
  const Outcome hint = run("hint " + many), verify = run("verify " + many);
  for (const char* number : {" (1): ", " (2): "}) {
    EXPECT_TRUE(has(hint, many + number + "no advice here")) << hint.output;
    EXPECT_TRUE(has(verify, many + number + "trictrac games drew these dice")) << verify.output;
  }
  EXPECT_EQ(hint.status, 1);
  EXPECT_EQ(verify.status, 1);
}

TEST_F(Exchange, SeveralReviewsAreOneTable) {
  const std::string a = keep("a", kBegun), b = keep("b", kBegun), wrong = keep("wrong", "nonsense\n");
  const Outcome r = printed("review --plies 0 --csv " + a + " " + wrong + " " + b);
  EXPECT_EQ(r.status, 1);
  const auto lines = table_lines(r.output);
  ASSERT_EQ(lines.size(), 5U) << r.output;
  EXPECT_EQ(fields(lines[1])[0], a);
  EXPECT_EQ(fields(lines[4])[0], b);
  EXPECT_TRUE(has(run("review --plies 0 --csv " + wrong), wrong + ":1:"));
  EXPECT_EQ(run("review --csv --json " + a).status, 2);
}

}  // namespace exchange_test
}  // namespace trictrac::test
