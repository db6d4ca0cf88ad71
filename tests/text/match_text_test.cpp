#include "text/match_text.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "game/match/format.h"

namespace match_text_test {

using namespace trictrac;

MatchOptions preset(std::string_view format) { return find_format(format)->options; }

TEST(MatchText, EveryValueComesBack) {
  for (const FormatPreset& f : kFormats) {
    MatchOptions changed = f.options;
    changed.ecrire.fiche = f.options.format == Format::Ecrire ? 20 : f.options.ecrire.fiche;
    MatchOptions read = f.options;
    for (const auto& [name, value] : match_values(changed))
      ASSERT_TRUE(set_match_option(read, name, value)) << name;
    EXPECT_EQ(read, changed) << f.name;
    EXPECT_EQ(match_of_json(match_json(f.options), f.options), f.options) << f.name;
    EXPECT_TRUE(changed_match(f.options, f.options).empty());
  }
}

TEST(MatchText, OnlyWhatChangedIsShown) {
  MatchOptions o = preset("ecrire-1780");
  o.rounds = 4;
  o.method = Method::Paper;
  EXPECT_EQ(changed_match(o, preset("ecrire-1780")), (NamedValues{{"rounds", "4"}, {"method", "paper"}}));
}

TEST(MatchText, JsonShowsWhatTheFormatUses) {
  EXPECT_EQ(match_json(preset("tour")).dump(), R"({"players":2,"rounds":1,"stake":1,"white":"as_seated"})");
  EXPECT_EQ(match_json(preset("poule-plumer")).dump(),
            R"({"players":3,"stake":20,"seats":"lots","run_doubles":true})");
  EXPECT_EQ(
      match_json(preset("combine")).dump(),
      R"({"players":2,"company":"alone","rounds":8,"method":"jetons","seats":"dice","white":"as_seated","hole_cap":0,"fiche":10,)"
      R"("queue_per_loss":1,"queue_generale":0,"poule_stake":2,"poule_simple":1})");
}

// A record or a sheet of 1.0.0 does not name how three settle their paris: over the whole match, as then.
TEST(MatchText, AStoredMatchOfThreeSettlesAsItDid) {
  MatchOptions base = preset("ecrire-lois");
  const auto old = match_of_words(base, "players=3 rounds=12");
  ASSERT_TRUE(old);
  EXPECT_EQ(old->ecrire.postillon_over, PostillonOver::WholeMatch);
  EXPECT_EQ(match_words(*old, base), "players=3 rounds=12");
  MatchOptions fresh = *old;
  fresh.ecrire.postillon_over = base.ecrire.postillon_over;
  EXPECT_EQ(match_words(fresh, base), "players=3 rounds=12 paris=pairs");
  EXPECT_EQ(match_of_words(base, match_words(fresh, base)), fresh);
  EXPECT_EQ(match_of_words(base, match_words(base, base)), base);  // two players, to whom it is one
}

TEST(MatchText, OnlyTheFormatThatPaysSoHasTheOption) {
  EXPECT_TRUE(match_json(preset("ecrire-lalanne")).contains("queue_marques"));
  EXPECT_FALSE(match_json(preset("ecrire-lalanne")).contains("paris"));
  EXPECT_EQ(match_json(preset("ecrire-lois"))["paris"], "pairs");
  EXPECT_FALSE(match_json(preset("ecrire-1780")).contains("paris"));
  MatchOptions o = preset("ecrire-1780");
  EXPECT_FALSE(set_match_option(o, "paris", "match"));
  EXPECT_FALSE(set_match_option(o, "queue_marques", "off"));
}

// Carried points are shown of a match that is resumed, and of no other.
TEST(MatchText, AResumedMatchShowsWhatItCarries) {
  MatchOptions o = preset("combine");
  o.resumed = {.carried = {{3, 4}, -61},
               .dice = Side::Black,
               .holes = {4, 5},
               .cravate = Side::Black,
               .fiches = -7,
               .basket = {12, 5},
               .contrat = Side::White};
  MatchOptions read = preset("combine");
  for (const auto& [name, value] : changed_match(o, read))
    ASSERT_TRUE(set_match_option(read, name, value)) << name;
  EXPECT_EQ(read, o);
  EXPECT_EQ(match_of_json(match_json(o), preset("combine")), o);
  EXPECT_EQ(match_json(o)["carried_contrat"], "white");
  EXPECT_FALSE(match_json(preset("combine")).contains("carried_jetons"));
  MatchOptions e = preset("ecrire-lois");
  EXPECT_FALSE(set_match_option(e, "carried_holes_white", "4"));
  EXPECT_FALSE(set_match_option(e, "carried_lost_white", "-1"));
  EXPECT_TRUE(set_match_option(e, "carried_jetons", "-10000"));
  EXPECT_FALSE(set_match_option(e, "carried_jetons", "-10001"));
}

TEST(MatchText, WhatIsWrongIsNamedWithWhatWouldBeRight) {
  const auto error = [](std::string_view format, std::string_view name, std::string_view value) {
    MatchOptions o = preset(format);
    const auto set = set_match_option(o, name, value);
    EXPECT_EQ(o, preset(format));
    return set ? std::string() : set.error();
  };
  EXPECT_NE(error("tour", "company", "chouette").find("players, rounds, stake"), std::string::npos);
  EXPECT_NE(error("ecrire-lois", "company", "crowd").find("two_against_two"), std::string::npos);
  EXPECT_NE(error("ecrire-lois", "rounds", "4x").find("1 to 48"), std::string::npos);
  for (const char* number : {"", "-1", "10001", " 4", "4 ", "+4", "99999999999999999999", "4.0"})
    EXPECT_NE(error("ecrire-lois", "rounds", number), "") << number;
}

TEST(MatchText, JsonIsReadStrictly) {
  const auto error = [](std::string_view format, const char* json) {
    const auto read = match_of_json(Json::parse(json), preset(format));
    return read ? std::string("read") : read.error();
  };
  EXPECT_EQ(error("ecrire-lois", R"({"players":3,"rounds":6})"), "read");
  EXPECT_EQ(error("poule-plumer", R"({"run_doubles":false})"), "read");
  for (const char* json :
       {"[]", "null", "3", R"({"colour":1})", R"({"players":"3"})", R"({"players":3.5})", R"({"players":-3})",
        R"({"players":true})", R"({"company":1})", R"({"company":"crowd"})", R"({"run_doubles":true})",
        R"({"players":18446744073709551616})", R"({"players":[3]})"})
    EXPECT_NE(error("ecrire-lois", json), "read") << json;
  EXPECT_NE(error("poule-plumer", R"({"run_doubles":"on"})"), "read");
  EXPECT_NE(error("ecrire-lois", R"({"players":3,"rounds":8})").find("multiple of three"), std::string::npos);
}

}  // namespace match_text_test
