// The program accepts what it says it offers, and no more.
#include "service/describe.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "courrier/bot/bot.h"
#include "courrier/wire/messages.h"
#include "engine/advice/answer.h"
#include "engine/bots/bot.h"
#include "service/game_session.h"
#include "wire/protocol.h"

namespace describe_test {

using namespace trictrac;

const Json& offered() {
  static const Json all = Json::parse(describe());
  return all;
}

bool of_courrier(const Json& format) { return format["game"] == "courrier"; }

// A game asked for, with as many people as play.
Json asked(std::string_view format, const Json& match, int players) {
  const Json person{{"kind", "human"}, {"name", "Anne"}};
  Json game{{"format", format}, {"white", person}, {"black", person}};
  for (int i = 2; i < players; ++i) game["others"].push_back(person);
  if (!match.empty()) game["match"] = match;
  return game;
}

Json asked(const Json& format, const Json& match) {
  return asked(format["name"].get<std::string>(), match, match["players"]);
}

bool taken(const Json& game) { return new_game_of(game).has_value(); }

// The game of a gathering with every number at its least.
Json least_match(const Json& gathering) {
  Json match{{"players", gathering["players"]}};
  if (gathering["company"] != "alone") match["company"] = gathering["company"];
  for (const auto& [name, limits] : gathering["limits"].items()) match[name] = limits["least"];
  return match;
}

template <class Each>
void each_gathering(Each each) {
  for (const Json& format : offered()["formats"])
    if (!of_courrier(format))
      for (const Json& gathering : format["gatherings"]) each(format, gathering);
}

TEST(Describe, DefaultsAreWhatANewGameGets) {
  for (const Json& format : offered()["formats"]) {
    if (of_courrier(format)) continue;
    const auto game = new_game_of(asked(format["name"].get<std::string>(), {}, format["match"]["players"]));
    ASSERT_TRUE(game) << format["name"];
    const Json printed = new_game_json(*game);
    EXPECT_EQ(printed["match"], format["match"]) << format["name"];
    EXPECT_EQ(printed["rules"], format["rules"]);
    for (const Json& preset : offered()["presets"])
      if (preset["name"] == format["rules"]) {
        EXPECT_EQ(printed["options"], preset["options"]);
      }
    const auto again = new_game_of(printed);
    ASSERT_TRUE(again) << format["name"];
    EXPECT_EQ(new_game_json(*again), printed);
  }
}

TEST(Describe, NumbersAreTakenUpToTheirLimitsAndNotBeyond) {
  int tried = 0;
  each_gathering([&](const Json& format, const Json& gathering) {
    for (const auto& [name, limits] : gathering["limits"].items()) {
      const auto takes = [&](int n) {
        Json match = least_match(gathering);
        match[name] = n;
        return taken(asked(format, match));
      };
      const int least = limits["least"], most = limits["most"], step = limits.value("step", 1);
      const auto where = format["name"].get<std::string>() + " " + gathering.dump() + " " + name;
      for (const int n : {least, least + step, most}) EXPECT_TRUE(takes(n)) << where << n;
      EXPECT_FALSE(takes(most + step)) << where;
      EXPECT_FALSE(takes(-1)) << where;
      if (least > 0) {
        EXPECT_EQ(takes(0), limits.contains("none")) << where;
      }
      if (least > step) {
        EXPECT_FALSE(takes(least - step)) << where;
      }
      if (step > 1) {
        EXPECT_FALSE(takes(least + 1)) << where;
      }
      ++tried;
    }
  });
  EXPECT_GT(tried, 40);
}

TEST(Describe, EveryCompanyThatMayPlayIsNamed) {
  for (const Json& format : offered()["formats"]) {
    if (of_courrier(format)) continue;
    int named = 0, found = 0;
    for (int players = 1; players <= 33; ++players)
      for (const char* company : {"alone", "chouette", "two_against_two"}) {
        const Json* here = nullptr;
        for (const Json& gathering : format["gatherings"])
          if (gathering["players"] == players && gathering["company"] == company) here = &gathering;
        const bool ecrire = format["match"].contains("company");
        Json match = here ? least_match(*here) : Json{{"players", players}};
        if (ecrire) match["company"] = company;
        if (!here && ecrire) match["rounds"] = 12;
        if (!ecrire && company != std::string_view("alone")) continue;
        EXPECT_EQ(taken(asked(format, match)), here != nullptr) << format["name"] << match;
        named += here != nullptr, ++found;
      }
    EXPECT_EQ(named, static_cast<int>(format["gatherings"].size())) << format["name"];
    EXPECT_GT(found, named);
  }
}

TEST(Describe, WhatIsResumedIsSaidAndNothingElse) {
  each_gathering([](const Json& format, const Json& gathering) {
    Json match = least_match(gathering);
    if (match.contains("rounds")) match["rounds"] = 12;
    ASSERT_TRUE(taken(asked(format, match))) << match;
    const bool of_three = gathering["players"] == 3 && gathering["company"] == "alone";
    match["carried_lost_white"] = of_three ? 0 : 1;  // of three the loser of the first marqué meets the third
    match["carried_lost_black"] = 1;
    EXPECT_EQ(taken(asked(format, match)), gathering["resumes"]) << format["name"] << match;
    EXPECT_EQ(gathering["noted"].empty(), !gathering["resumes"]);
  });
}

TEST(Describe, WordsAndSwitchesAreTaken) {
  for (const Json& option : offered()["match_options"]) {
    if (option["kind"] == "number" || option["carried"] || option["name"] == "company") continue;
    const auto values = option["kind"] == "switch" ? Json{false, true} : option["values"];
    for (const Json& name : option["formats"])
      for (const Json& format : offered()["formats"])
        if (format["name"] == name) {
          Json match{{"players", format["match"]["players"]}};
          for (const Json& value : values) {
            match[option["name"].get<std::string>()] = value;
            EXPECT_TRUE(taken(asked(format, match))) << match;
          }
          match[option["name"].get<std::string>()] = "nothing";
          EXPECT_FALSE(taken(asked(format, match))) << match;
        }
  }
}

TEST(Describe, UsualNumbersAreLegal) {
  for (const Json& option : offered()["match_options"])
    for (const Json& n : option.value("usual", Json::array()))
      for (const Json& name : option["formats"]) {
        const Json match{{option["name"].get<std::string>(), n}};
        EXPECT_TRUE(taken(asked(name.get<std::string>(), match, 2))) << name << match;
      }
}

TEST(Describe, RulesAreTakenInEveryValue) {
  for (const Json& option : offered()["options"]) {
    const auto name = option["name"].get<std::string>();
    const auto values = option["kind"] == "switch" ? Json{false, true} : option["values"];
    for (const Json& value : values) {
      Json game = asked("tour", {}, 2);
      game["options"] = {{name, value}};
      EXPECT_TRUE(taken(game)) << game;
    }
  }
  for (const Json& preset : offered()["presets"]) {
    Json game = asked("tour", {}, 2);
    game["rules"] = preset["name"];
    const auto read = new_game_of(game);
    ASSERT_TRUE(read);
    EXPECT_EQ(new_game_json(*read)["options"], preset["options"]);
  }
}

TEST(Describe, LeTricTracHasItsPointsAndItsBots) {
  const Json& format = offered()["formats"].back();
  ASSERT_TRUE(of_courrier(format));
  const Json points = format["gatherings"][0]["limits"]["points"];
  const auto read = [&](const Json& n) {
    Json game = asked(format["name"].get<std::string>(), {}, 2);
    if (!n.is_null()) game["points"] = n;
    return courrier::new_game_of(game);
  };
  EXPECT_EQ(read(nullptr)->start.terms.points, format["match"]["points"]);
  for (const char* end : {"least", "most"}) EXPECT_TRUE(read(points[end]));
  EXPECT_FALSE(read(points["most"].get<int>() + 1));
  EXPECT_FALSE(read(points["least"].get<int>() - 1));
  for (const Json& bot : offered()["courrier"]["bots"])
    EXPECT_TRUE(courrier::make_bot(bot.get<std::string>(), 1)) << bot;
  for (const Json& bot : offered()["bots"]) EXPECT_TRUE(make_bot(bot["name"].get<std::string>(), 1)) << bot;
}

TEST(Describe, ANameIsAsLongAsItSays) {
  const auto named = [](std::string name) {
    Json game = asked("tour", {}, 2);
    game["white"]["name"] = std::move(name);
    return create_session(game, {}).has_value();
  };
  const std::size_t characters = offered()["longest_name"]["characters"],
                    bytes = offered()["longest_name"]["bytes"];
  EXPECT_TRUE(named(std::string(characters, 'a')));
  EXPECT_FALSE(named(std::string(characters + 1, 'a')));
  std::string wide;  // a letter of three bytes each
  while (wide.size() + 3 <= bytes) wide += "\u1e9e";
  EXPECT_TRUE(named(wide));
  EXPECT_FALSE(named(wide + "\u1e9e"));
}

TEST(Describe, GradesAndRanksAreWhatTheAnalysisGives) {
  for (const Json& one : offered()["grades"])
    EXPECT_EQ(advice::limit_of(advice::grade_of(Thousandths(one["from"].get<double>()))).code, one["grade"]);
  const Json& ranks = offered()["ranks"];
  for (std::size_t i = 0; i + 1 < ranks.size(); ++i) {
    const double below = ranks[i]["below"];
    EXPECT_EQ(advice::rank_of(Thousandths(below - 0.01)).code, ranks[i]["rank"]);
    EXPECT_EQ(advice::rank_of(Thousandths(below)).code, ranks[i + 1]["rank"]);
  }
  EXPECT_TRUE(ranks.back()["below"].is_null());
}

}  // namespace describe_test
