// `trictrac act`: the cases of section R from both seats, and lines that cannot be read.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "wire/act_message.h"

namespace act_json_test {

using Json = nlohmann::ordered_json;
using trictrac::act_line;

Json act(const Json& line) { return Json::parse(act_line(line.dump())); }

std::vector<Json> all_cases() {
  std::vector<Json> all;
  for (const auto& file : std::filesystem::directory_iterator(TRICTRAC_DATA "/referee")) {
    if (file.path().extension() != ".jsonl") continue;
    std::ifstream in(file.path());
    for (std::string line; std::getline(in, line);) all.push_back(Json::parse(line));
  }
  return all;
}

std::string exchanged(std::string text) {
  for (char& c : text) {
    if (std::isupper(static_cast<unsigned char>(c)))
      c = static_cast<char>(std::tolower(c));
    else if (std::islower(static_cast<unsigned char>(c)))
      c = static_cast<char>(std::toupper(c));
  }
  return {text.rbegin(), text.rend()};
}
std::string side_exchanged(const std::string& side) { return side == "white" ? "black" : "white"; }

std::string pair_exchanged(const std::string& pair, char between) {
  const auto at = pair.find(between);
  return pair.substr(at + 1) + between + pair.substr(0, at);
}

// The first nine fields of a TRID as the other side sees them; the cases name no key.
std::string trid_exchanged(const std::string& trid) {
  std::vector<std::string> f;
  std::stringstream in(trid.substr(5));
  for (std::string field; std::getline(in, field, ':');) f.push_back(field);
  f[0] = exchanged(f[0]);
  for (const int letter : {1, 6, 7})
    if (f[letter] == "w" || f[letter] == "b") f[letter] = f[letter] == "w" ? "b" : "w";
  f[4] = pair_exchanged(f[4], '-');
  f[5] = pair_exchanged(f[5], '-');
  f[8] = pair_exchanged(f[8], '.');
  std::string all = "TRID=" + f[0];
  for (std::size_t i = 1; i < f.size(); ++i) all += ":" + f[i];
  return all;
}

// The same case with the sides exchanged.
Json facing(Json c) {
  c["trid"] = trid_exchanged(c["trid"]);
  for (Json& a : c["actions"]) a["side"] = side_exchanged(a["side"]);
  Json& e = c["expect"];
  if (e.contains("score")) {
    Json score = Json::object();
    for (const auto& [side, value] : e["score"].items()) score[side_exchanged(side)] = value;
    e["score"] = score;
  }
  if (e.contains("side")) e["side"] = side_exchanged(e["side"]);
  if (e.contains("board")) e["board"] = exchanged(e["board"]);
  return c;
}

Json line_of(const Json& c) {
  return {{"trid", c["trid"]}, {"options", c["options"]}, {"actions", c["actions"]}};
}

// Returns the members that `expect` names.
Json named(const Json& expect, const Json& answer) {
  Json found = Json::object();
  for (const auto& [key, value] : expect.items()) {
    if (key == "score")
      for (const auto& [side, amounts] : value.items())
        for (const auto& [amount, n] : amounts.items())
          found[key][side][amount] = answer["score"][side][amount];
    else if (key == "error")
      found[key]["rule"] = answer.contains("error") ? answer["error"]["rule"] : Json();
    else if (key == "stage" || key == "side")
      found[key] = answer["asked"][key];
    else if (key == "board")
      found[key] = answer["trid"].get<std::string>().substr(5, 24);
    else if (key == "remedies")
      for (found[key] = Json::array(); const Json& r : answer["remedies"]) found[key].push_back(r["rule"]);
    else if (key == "ruling")
      for (const auto& [word, n] : value.items()) found[key][word] = answer["ruling"][word];
    else
      found[key] = answer[key];
  }
  return found;
}

TEST(Act, EveryCaseFromBothSeats) {
  for (const Json& c : all_cases())
    for (const Json& seat : {c, facing(c)})
      EXPECT_EQ(named(seat["expect"], act(line_of(seat))), seat["expect"])
          << c["rule"] << " " << c["about"] << "\n"
          << line_of(seat);
}

TEST(Act, AGameGoesOnFromEveryPositionThatComesOut) {
  for (const Json& c : all_cases()) {
    std::string trid = c["trid"];
    Json answer;
    for (const Json& action : c["actions"]) {
      answer = act({{"trid", trid}, {"options", c["options"]}, {"actions", {action}}});
      if (!answer["ok"]) break;
      trid = answer["trid"];
    }
    Json expect = c["expect"];
    if (expect.contains("at")) expect["at"] = 0;
    EXPECT_EQ(named(expect, answer), expect) << c["rule"] << " " << c["about"] << "\n" << trid;
  }
}

TEST(Act, WhatIsRefusedChangesNothing) {
  const Json start{{"options", {{"marking", "hand"}}},
                   {"actions", {{{"side", "white"}, {"type", "roll"}, {"dice", {6, 4}}}}}};
  Json wrong = start;
  wrong["actions"].push_back({{"side", "white"}, {"type", "play"}, {"steps", {{1, 3}, {1, 2}}}});
  const Json before = act(start), after = act(wrong);
  EXPECT_EQ(after["ok"], false);
  EXPECT_EQ(after["at"], 1);
  EXPECT_EQ(after["error"]["rule"], "M1");
  for (const char* same : {"trid", "score", "asked"}) EXPECT_EQ(after[same], before[same]);
}

TEST(Act, LinesThatCannotBeReadAreAnswered) {
  for (const std::string line :
       {"", "[]", "{", "7", "{\"trid\":5}", "{\"trid\":\"TRID=x\"}", "{\"options\":[]}", "{\"actions\":{}}",
        "{\"options\":{\"marking\":\"never\"}}", "{\"options\":{\"rules\":\"mine\"}}", "{\"actions\":[1]}",
        "{\"actions\":[{}]}", "{\"what\":1}", "{\"actions\":[{\"side\":\"white\",\"type\":\"fly\"}]}",
        "{\"actions\":[{\"side\":\"red\",\"type\":\"roll\",\"dice\":[1,2]}]}",
        "{\"actions\":[{\"side\":\"white\",\"type\":\"roll\",\"dice\":[0,7]}]}",
        "{\"actions\":[{\"side\":\"white\",\"type\":\"roll\"}]}",
        "{\"actions\":[{\"side\":\"white\",\"type\":\"roll\",\"dice\":[6,6]}]}",
        "{\"trid\":\"TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0;hand=n1\"}"}) {
    const Json answer = Json::parse(act_line(line));
    EXPECT_EQ(answer["ok"], false) << line;
    EXPECT_TRUE(answer["error"]["what"].is_string()) << line;
  }
}

}  // namespace act_json_test
