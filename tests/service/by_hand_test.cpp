// A game marked by hand at a table: what its lines show, and what they keep to themselves (section R).
#include "service/by_hand.h"

#include <gtest/gtest.h>

#include "text/record/record.h"

namespace by_hand_test {

using namespace trictrac;
using namespace trictrac::by_hand;

constexpr Side W = Side::White, B = Side::Black;

// White keeps its grand jan and marks nothing.
void forget(ShownSession& table) {
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  act(table, W, {{"type", "play"}, {"steps", {{1, 3}, {1, 2}}}});
}

TEST(ByHand, ALineSaysNothingOfWhatARollIsWorth) {
  auto table = session({});
  const Json line = act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  EXPECT_EQ(line["events"], Json::array());
  EXPECT_FALSE(line["turn"].contains("bound"));
  EXPECT_EQ(line["trid"].get<std::string>().find("hand="), std::string::npos);
  EXPECT_TRUE(may(line, W, "mark"));
  EXPECT_FALSE(may(line, B, "mark"));
  EXPECT_EQ(line["turn"]["marks"][0]["points"], 0);
}

// R30: Black throws while White has men to play.
TEST(ByHand, ARollThrownEarlyIsShownToThePlayerAndFollowsThePlay) {
  auto table = session({});
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  Json line = act(table, B, {{"type", "roll"}, {"dice", {6, 5}}});
  EXPECT_EQ(line["turn"]["side"], "white");
  EXPECT_EQ(line["turn"]["dice"], (Json{2, 1}));
  EXPECT_EQ(line["turn"]["early"], (Json{6, 5}));
  EXPECT_FALSE(may(line, B, "roll"));
  line = act(table, W, {{"type", "play"}, {"steps", {{1, 3}, {1, 2}}}});
  EXPECT_EQ(line["turn"]["side"], "black");
  EXPECT_EQ(line["turn"]["dice"], (Json{6, 5}));
  EXPECT_FALSE(line["turn"].contains("early"));
  EXPECT_TRUE(may(line, B, "school"));
}

TEST(ByHand, ARecordWithARollThrownEarlyIsReadAgain) {
  auto table = session({});
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  act(table, B, {{"type", "roll"}, {"dice", {6, 5}}});
  act(table, W, {{"type", "play"}, {"steps", {{1, 3}, {1, 2}}}});
  act(table, B, {{"type", "school"}, {"points", 4}});
  const std::string text = table->record_text();
  const auto record = parse_record(text);
  ASSERT_TRUE(record) << text << record.error().message;
  EXPECT_EQ(record->options.hand_law, HandLaw::Amended);
  EXPECT_EQ(print_record(*record), text);
}

TEST(ByHand, ToPlayIsToHold) {
  auto table = session({});
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  Json line = act(table, W, {{"type", "mark"}, {"points", 12}});
  EXPECT_EQ(line["turn"]["stage"], "decide");
  EXPECT_TRUE(may(line, W, "play"));
  EXPECT_FALSE(line["turn"]["plays"].empty());
  line = act(table, W, {{"type", "play"}, {"steps", {{1, 3}, {1, 2}}}});
  EXPECT_EQ(line["turn"]["stage"], "roll");
  EXPECT_FALSE(may(line, W, "go"));
}

TEST(ByHand, ASchoolIsDisputedAndMaintained) {
  auto table = session({});
  forget(table);
  Json line = act(table, B, {{"type", "school"}, {"points", 4}});
  EXPECT_EQ(line["moved"], (Json{{{"side", "black"}, {"why", "school"}, {"points", 4}, {"rule", "R8"}}}));
  EXPECT_TRUE(may(line, W, "false_school"));
  EXPECT_EQ(line["turn"]["schools"][0]["may"], Json{"white"});
  line = act(table, W, {{"type", "false_school"}});
  EXPECT_EQ(points(line, W), 4);
  line = act(table, B, {{"type", "augment"}});
  EXPECT_EQ(points(line, B), 8);
  EXPECT_EQ(line["ruling"]["right"], 4);
  EXPECT_EQ(line["ruling"]["claimed"], 4);
}

TEST(ByHand, OnlyPartIsClaimedAndTheWholeDemanded) {
  auto table = session({});
  forget(table);
  EXPECT_EQ(points(act(table, B, {{"type", "school"}, {"points", 2}}), B), 2);
  EXPECT_EQ(points(act(table, W, {{"type", "whole"}}), B), 4);
}

TEST(ByHand, PointsTooManyAreTakenBackAndMarkedByTheOpponent) {
  auto table = session({});
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  act(table, W, {{"type", "mark"}, {"points", 6}});
  const Json line = act(table, B, {{"type", "school"}, {"points", 2}});
  EXPECT_EQ(points(line, W), 4);
  EXPECT_EQ(points(line, B), 2);
  ASSERT_EQ(line["moved"].size(), 2u);
  EXPECT_EQ(line["moved"][0]["rule"], "R9");
  EXPECT_EQ(line["moved"][1]["rule"], "R8");
}

TEST(ByHand, WhatWasMissedIsShownOnlyWhenNobodyCanClaimIt) {
  for (const bool shown : {true, false}) {
    auto table = session({{"missed", shown}});
    forget(table);
    EXPECT_FALSE(table.last().contains("missed"));
    const Json line = act(table, B, {{"type", "roll"}, {"dice", {6, 5}}});
    ASSERT_EQ(line.contains("missed"), shown);
    if (!shown) continue;
    const Json& missed = line["missed"][0];
    EXPECT_EQ(missed["side"], "white");
    EXPECT_EQ(missed["for"], "gained");
    EXPECT_EQ(missed["roll"], 1);
    EXPECT_EQ(missed["dice"], (Json{2, 1}));
    EXPECT_EQ(missed["points"], 4);
    EXPECT_EQ(missed["jans"][0]["jan"], "grand_jan_keep");
  }
}

TEST(ByHand, TheMatchEndsWithAListOfAllThatWasMissed) {
  auto table = session({});
  forget(table);
  act(table, B, {{"type", "roll"}, {"dice", {6, 5}}});
  const Json line = act(table, B, {{"type", "resign"}});
  ASSERT_FALSE(line["over"].is_null());
  EXPECT_EQ(line["over"]["missed"][0]["points"], 4);
}

TEST(ByHand, APlayerWhoGivesUpHasNotMissedWhatCouldStillBeMarked) {
  auto table = session({});
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  EXPECT_EQ(act(table, W, {{"type", "resign"}})["over"]["missed"], Json::array());
}

TEST(ByHand, WhatHasNoMomentIsRefusedByItsRule) {
  auto table = session({});
  Json refused = act(table, B, {{"type", "school"}, {"points", 4}});
  EXPECT_EQ(refused["code"], "refused");
  EXPECT_EQ(refused["refusal"]["rule"], "R8");
  EXPECT_EQ(act(table, B, {{"type", "roll"}, {"dice", {2, 1}}})["code"], "not_your_turn");
  forget(table);
  refused = act(table, W, {{"type", "play"}, {"steps", Json::array()}});
  EXPECT_EQ(table->lines(), 3);
}

TEST(ByHand, OfTwoActsForOneLineTheSecondIsStaleAndIsTakenUnderTheNext) {
  auto table = session({});
  forget(table);
  const int next = table->lines() + 1;
  const GameEvent school = ClaimEcole{4, MarkPart::Gained};
  ASSERT_TRUE(table.act(next, W, Justify{}));
  EXPECT_EQ(table.act(next, B, school).error().code, ErrorCode::Stale);
  ASSERT_TRUE(table.act(next + 1, B, school));
  EXPECT_TRUE(*table.act(next + 1, B, school)) << "done already";
  EXPECT_EQ(points(table.last(), B), 4);
}

TEST(ByHand, AGameIsTheSameAgainFromItsEventsAndFromItsRecord) {
  auto table = session({{"moves", "touch"}});
  forget(table);
  act(table, B, {{"type", "school"}, {"points", 2}, {"for", "gained"}});
  act(table, W, {{"type", "false_school"}, {"points", 2}});
  act(table, B, {{"type", "augment"}});
  act(table, B, {{"type", "roll"}, {"dice", {6, 5}}});
  act(table, B, {{"type", "adoube"}});
  EXPECT_EQ(shown_again(table), table.shown);
  const std::string text = table->record_text();
  EXPECT_NE(text.find("[Lines \"actions\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("B school 2\nW false_school 2\nB augment\n"), std::string::npos) << text;
  const auto record = parse_record(text);
  ASSERT_TRUE(record) << record.error().message << "\n" << text;
  EXPECT_EQ(print_record(*record), text);
}

// At 6 to 6 White marks six for a roll worth four, and goes.
ShownSession gone_with_too_much() {
  auto table = session({}, "TRID=C-----BBBBBBbbbbbb-----c:w:R:-:6-6:0-0:-:-:3.3");
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  EXPECT_EQ(act(table, W, {{"type", "mark"}, {"points", 6}})["turn"]["stage"], "decide");
  act(table, W, {{"type", "go"}});
  return table;
}

TEST(ByHand, AGoingWaitsForTheOpponentWhoAgrees) {
  auto table = gone_with_too_much();
  EXPECT_EQ(table.last()["turn"]["stage"], "agree");
  EXPECT_EQ(table.last()["turn"]["to"], "go");
  EXPECT_EQ(table->awaited(), std::vector{1});
  const Json line = act(table, B, {{"type", "agree"}});
  EXPECT_EQ(line["releve"], "go");
  EXPECT_EQ(line["score"]["white"]["holes"], 1);
  EXPECT_EQ(line["turn"]["side"], "white");
}

TEST(ByHand, WhoHasGoneWithAHoleTooManyMustStay) {
  auto table = gone_with_too_much();
  const Json line = act(table, B, {{"type", "school"}, {"points", 2}});
  EXPECT_EQ(line["stays"], true);
  EXPECT_EQ(line["score"]["white"]["holes"], 0);
  EXPECT_EQ(points(line, W), 10);
  EXPECT_EQ(points(line, B), 8);
  EXPECT_EQ(line["turn"]["stage"], "move");
}

TEST(ByHand, TheTourIsOverWhenItsLoserHasNothingMoreToSay) {
  auto table = session({}, "TRID=C-----BBBBBBbbbbbb-----c:w:R:-:8-0:11-3:-:x:3.3");
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  Json line = act(table, W, {{"type", "mark"}, {"points", 4}});
  EXPECT_TRUE(line["over"].is_null());
  EXPECT_EQ(line["turn"]["stage"], "agree");
  EXPECT_EQ(line["turn"]["to"], "end");
  EXPECT_EQ(table->awaited(), std::vector{1});
  line = act(table, B, {{"type", "agree"}});
  EXPECT_EQ(line["over"]["winner"], "white");
  EXPECT_EQ(line["round_ended"], true);
  EXPECT_EQ(shown_again(table), table.shown);
}

TEST(ByHand, AMarkIsTakenBackByConsent) {
  auto table = session({});
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  act(table, W, {{"type", "mark"}, {"points", 6}});
  const auto line = table->agree(MutualOffer::TakeBack);
  ASSERT_TRUE(line);
  EXPECT_EQ(points(Json::parse(line->json), W), 0);
}

TEST(ByHand, APositionInWhichSomethingIsPendingIsNoBeginning) {
  const auto table = ShownSession::create(
      wish({}, "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0;marking=hand;hand=n0"),
      {seed_of(9), false, ""});
  EXPECT_EQ(table.error().code, ErrorCode::BadPosition);
}

TEST(ByHand, AnAssistedGameHasNoneOfIt) {
  auto table = session({{"marking", "engine"}});
  const Json line = act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  EXPECT_FALSE(line["turn"].contains("may"));
  EXPECT_EQ(line["events"][0]["jan"], "grand_jan_keep");
  EXPECT_EQ(act(table, W, {{"type", "mark"}, {"points", 4}})["code"], "wrong_stage");
  EXPECT_FALSE(Json::parse(table->game_text({"g"}))["options"].contains("marking"));
}

TEST(ByHand, AWrongPlayIsPutRightByOneOfItsRemedies) {
  auto table = session({{"moves", "touch"}});
  act(table, W, {{"type", "roll"}, {"dice", {2, 1}}});
  act(table, W, {{"type", "mark"}, {"points", 4}});
  Json line = act(table, W, {{"type", "play"}, {"steps", {{1, 5}, {1, 2}}}});
  EXPECT_TRUE(may(line, B, "remedies"));
  EXPECT_FALSE(line.contains("remedies"));
  line = act(table, B, {{"type", "remedies"}});
  ASSERT_GE(line["remedies"].size(), 2u);
  EXPECT_EQ(line["remedies"][0]["rule"], "R23");
  const Json& right = line["remedies"][1];
  const Json after = act(table, B, {{"type", "remedy"}, {"n", 2}});
  EXPECT_EQ(after["trid"], right["trid"]);
  EXPECT_EQ(shown_again(table), table.shown);
}

// The reason of a mark, asked and given (R17).

Json roll(int a, int b) { return {{"type", "roll"}, {"dice", {a, b}}}; }
Json ask_reason() { return {{"type", "reason"}, {"for", "gained"}}; }
Json play(Json steps) { return {{"type", "play"}, {"steps", std::move(steps)}}; }

TEST(ByHandReason, WaitsInTheTurnUntilItIsGiven) {
  ShownSession table = session({});
  act(table, Side::White, roll(2, 1));
  act(table, Side::White, {{"type", "mark"}, {"points", 4}});
  EXPECT_FALSE(table.last()["turn"].contains("questions"));
  EXPECT_EQ(act(table, Side::Black, ask_reason())["turn"]["questions"],
            Json::parse(R"([{"by":"black","for":"gained","roll":1}])"));
  const Json given =
      act(table, Side::White, {{"type", "reason"}, {"for", "gained"}, {"jans", {"grand_jan_keep"}}});
  EXPECT_FALSE(given["turn"].contains("questions"));
  EXPECT_EQ(shown_again(table), table.shown);
}

TEST(ByHandReason, IsForgottenOnceTheMarkStands) {
  ShownSession table = session({});
  act(table, Side::White, roll(2, 1));
  act(table, Side::White, {{"type", "mark"}, {"points", 4}});
  act(table, Side::Black, ask_reason());
  act(table, Side::White, play({{1, 3}, {1, 2}}));
  EXPECT_TRUE(table.last()["turn"].contains("questions"));
  EXPECT_FALSE(act(table, Side::Black, roll(2, 1))["turn"].contains("questions"));
}

// Though somebody else is asked to throw.
TEST(ByHandReason, IsGivenByABotAtOnce) {
  Json game = wish({});
  game["black"] = {{"kind", "bot"}, {"bot", "commis"}, {"name", "Commis"}};
  auto table = ShownSession::create(game, {seed_of(9), false, ""});
  ASSERT_TRUE(table) << table.error().message;
  act(*table, Side::White, roll(2, 1));
  act(*table, Side::White, play({{1, 3}, {1, 2}}));
  act(*table, Side::Black, roll(2, 1));
  ASSERT_EQ(table->last()["turn"]["side"], "white") << table->last();
  const Json given = act(*table, Side::White, ask_reason());
  EXPECT_EQ(given["side"], "black");
  EXPECT_EQ(given["do"], Json::parse(R"({"type":"reason","for":"gained","jans":["grand_jan_keep"]})"));
  EXPECT_EQ(shown_again(*table), table->shown);
}

// A going that ends a marqué: a school said of it is answered before it counts (R11, R16).

void play_first(ShownSession& table, Side side) {
  Json steps = Json::array();
  const Json turn = table.last()["turn"];
  for (const Json& s : turn["plays"][0]) steps.push_back({s[0], s[1]});
  act(table, side, {{"type", "play"}, {"steps", steps}});
}

// White marks three double holes and eight points, which nobody sees; then it keeps its grand jan by 2-1 and
// goes with the hole it makes.
ShownSession gone_by_white(const char* format) {
  Json all = wish({});
  all["format"] = format;
  if (std::string(format) != "tour") all["match"] = {{"rounds", 4}};
  auto table = ShownSession::create(all, {seed_of(9), false, ""});
  EXPECT_TRUE(table) << table.error().message;
  act(*table, Side::White, {{"type", "roll"}, {"dice", {2, 1}}});
  act(*table, Side::White, {{"type", "mark"}, {"points", 44}});
  act(*table, Side::White, {{"type", "hold"}});
  act(*table, Side::White, {{"type", "play"}, {"steps", {{1, 3}, {1, 2}}}});
  act(*table, Side::Black, {{"type", "roll"}, {"dice", {2, 1}}});
  play_first(*table, Side::Black);
  act(*table, Side::White, {{"type", "roll"}, {"dice", {2, 1}}});
  act(*table, Side::White, {{"type", "mark"}, {"points", 4}});
  EXPECT_EQ(act(*table, Side::White, {{"type", "go"}})["turn"]["stage"], "agree") << (*table).last();
  EXPECT_EQ((*table).last()["turn"]["side"], "black");
  return std::move(*table);
}

Json school(int points) { return {{"type", "school"}, {"points", points}, {"for", "gained"}}; }
const Json kAgree{{"type", "agree"}};

TEST(GoingByHand, ASchoolSaidOfTheLastGoingIsDisputedBeforeItCounts) {
  ShownSession table = gone_by_white("ecrire-lois");
  const Json said = act(table, Side::Black, school(2));
  EXPECT_EQ(said["turn"]["side"], "white") << said["turn"];
  EXPECT_FALSE(may(said, Side::Black, "agree"));
  EXPECT_TRUE(may(said, Side::Black, "object"));
  EXPECT_EQ(act(table, Side::Black, kAgree)["refusal"]["rule"], "R11");
  EXPECT_EQ(act(table, Side::White, {{"type", "false_school"}})["turn"]["side"], "black");
  const Json agreed = act(table, Side::Black, kAgree);
  EXPECT_EQ(agreed["round_ended"], true) << agreed;
  EXPECT_EQ(shown_again(table), table.shown);
}

TEST(GoingByHand, WhoDisputesNothingAgreesAndItCounts) {
  ShownSession table = gone_by_white("ecrire-lois");
  act(table, Side::Black, school(2));
  const Json accepted = act(table, Side::White, kAgree);
  EXPECT_EQ(accepted["turn"]["side"], "black");
  EXPECT_FALSE(may(accepted, Side::White, "false_school"));
  EXPECT_EQ(act(table, Side::Black, kAgree)["round_ended"], true);
}

// If nothing ends by it, there is a later time: until White rolls.
TEST(GoingByHand, WithinATourTheMenGoBackAndWhiteMayStillDispute) {
  ShownSession table = gone_by_white("tour");
  act(table, Side::Black, school(2));
  EXPECT_TRUE(may(act(table, Side::Black, kAgree), Side::White, "false_school"));
}

}  // namespace by_hand_test
