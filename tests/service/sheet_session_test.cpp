// The sheet of a real table, spoken to as a page does.
#include "service/sheet_session.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ledger_session_test {

using namespace trictrac;

struct Page {
  SheetSession session;
  Json ask(const Json& message) { return Json::parse(session.answer(message.dump())); }
  Json enter(std::string_view entry) { return ask({{"do", "enter"}, {"entry", entry}}); }
  Json begin(std::string_view format, std::vector<std::string> names, const Json& match = Json::object()) {
    return ask({{"do", "begin"}, {"format", format}, {"match", match}, {"names", names}});
  }
};

TEST(SheetSession, ShowsTheWholeSheetAfterEachEntry) {
  Page page;
  Json sheet = page.begin("ecrire-1780", {"Anne", "Bernard"}, {{"rounds", 2}});
  EXPECT_EQ(sheet["dice"], "white");
  EXPECT_EQ(sheet["may"]["seats"], true);
  EXPECT_EQ(sheet["adjourned"][0]["jetons"], 20);
  sheet = page.enter("W +14");
  EXPECT_EQ(sheet["score"]["white"],
            (Json{{"points", 2}, {"holes", 2}, {"bredouille", true}, {"jetons", 1}, {"pavillon", false}}));
  EXPECT_EQ(sheet["log"][0]["award"]["bredouille"], true);
  EXPECT_EQ(sheet["may"]["go"], "white");
  EXPECT_EQ(sheet["may"]["account"]["does"], "lift");
  EXPECT_EQ(sheet["account"]["board"]["etendard"], "white");
  EXPECT_EQ(page.enter("B +4 other's roll")["score"]["black"]["jetons"], 2);
}

// S3: the sheet of a resumed combiné shows the notes again, with as few fiches as possible.
TEST(SheetSession, ResumesWhatWasNoted) {
  Page page;
  const Json carried{{"rounds", 12},
                     {"carried_lost_white", 3},
                     {"carried_lost_black", 5},
                     {"carried_jetons", 61},
                     {"carried_dice", "black"},
                     {"carried_holes_white", 4},
                     {"carried_holes_black", 5},
                     {"carried_cravate", "black"},
                     {"carried_fiches", 7},
                     {"carried_basket_white", 12},
                     {"carried_basket_black", 5},
                     {"carried_contrat", "white"}};
  const Json sheet = page.begin("combine", {"Alice", "Bob"}, carried);
  EXPECT_EQ(sheet["may"]["seats"], false);
  EXPECT_EQ(sheet["dice"], "black");
  EXPECT_EQ(sheet["account"]["round"], 9);
  EXPECT_EQ(sheet["account"]["carried"], (Json{{"lost", {3, 5}}, {"jetons", {61, -61}}}));
  EXPECT_EQ(sheet["account"]["balance"], (Json{61, -61}));
  EXPECT_EQ(sheet["adjourned"][0], (Json{{"players", {0}},
                                         {"lost", 3},
                                         {"jetons", 28},
                                         {"fiches", {0, 5}},
                                         {"honours", 7},
                                         {"basket", 12}}));
  EXPECT_EQ(sheet["adjourned"][1], (Json{{"players", {1}},
                                         {"lost", 5},
                                         {"jetons", 4},
                                         {"fiches", {0, -5}},
                                         {"honours", -7},
                                         {"basket", 5}}));
  EXPECT_EQ(page.enter("seats 1 2 lead W")["why"], "not_at_the_start");
  EXPECT_EQ(page.ask({{"do", "open"}, {"text", sheet["text"]}})["account"], sheet["account"]);
}

TEST(SheetSession, UndoesAndDoesAgain) {
  Page page;
  page.begin("tour", {"Anne", "Bernard"});
  const Json one = page.enter("W +4"), two = page.enter("B +2");
  EXPECT_EQ(page.ask({{"do", "undo"}})["score"], one["score"]);
  EXPECT_EQ(page.ask({{"do", "show"}})["redo"], 1);
  EXPECT_EQ(page.ask({{"do", "redo"}}), two);
  EXPECT_EQ(page.ask({{"do", "redo"}})["code"], "wrong_stage");
  page.ask({{"do", "undo"}});
  EXPECT_EQ(page.enter("B +6")["redo"], 0);
}

TEST(SheetSession, IsSavedAndOpenedAgain) {
  Page page, other;
  page.ask({{"do", "begin"}, {"format", "combine"}, {"names", {"A", "B"}}, {"tags", {{"Date", "1774"}}}});
  page.enter("W +24");
  const Json sheet = page.enter("W suspends ecrire");
  EXPECT_EQ(other.ask({{"do", "open"}, {"text", sheet["text"]}}), sheet);
  EXPECT_EQ(sheet["tags"]["Date"], "1774");
}

TEST(SheetSession, WhatIsRefusedChangesNothing) {
  Page page;
  EXPECT_EQ(page.enter("W +4")["code"], "unknown_game");
  page.begin("ecrire-lalanne", {"A", "B"});
  const Json sheet = page.enter("W +4");
  EXPECT_EQ(page.enter("W goes")["why"], "may_not_go");
  EXPECT_EQ(page.enter("W +5")["code"], "refused");
  EXPECT_EQ(page.enter("W dances")["code"], "bad_record");
  EXPECT_EQ(page.ask({{"do", "open"}, {"text", "[Format \"tour\"]\n"}})["line"], 2);
  EXPECT_EQ(page.begin("whist", {"A", "B"})["code"], "bad_option");
  EXPECT_EQ(page.begin("tour", {"A", "B", "C"})["code"], "bad_option");
  EXPECT_EQ(page.begin("tour", {"A", "B"}, {{"hole_cap", 12}})["code"], "bad_option");
  const Json taken{{"do", "begin"}, {"format", "tour"}, {"names", {"A", "B"}}, {"tags", {{"Players", "x"}}}};
  EXPECT_EQ(page.ask(taken)["code"], "bad_message");
  for (const char* text : {"", "[]", "{}", "{\"do\":7}", "{\"do\":\"dance\"}",
                           "{\"do\":\"begin\",\"names\":[1]}", "{\"do\":\"open\"}"})
    EXPECT_EQ(Json::parse(page.session.answer(text))["say"], "error") << text;
  EXPECT_EQ(page.ask({{"do", "show"}}), sheet);
}

// Entries that belong together are entered together or not at all.
TEST(SheetSession, EntersSeveralAtOnceOrNone) {
  Page page;
  page.begin("tour", {"A", "B"});
  const Json before = page.enter("W +4");
  EXPECT_EQ(before["may"]["take_back"], (Json{{"white", 4}, {"black", 0}}));
  EXPECT_EQ(page.enter("W -2\nB +3 school")["why"], "bad_points");
  EXPECT_EQ(page.ask({{"do", "show"}}), before);
  EXPECT_EQ(page.enter("W -6\nB +2 school")["why"], "takes_too_much");
  const Json after = page.enter("W -2\nB +2 school");
  EXPECT_EQ(after["undo"], 3);
  EXPECT_EQ(after["score"]["white"]["points"], 2);
  EXPECT_EQ(after["score"]["black"]["points"], 2);
  EXPECT_EQ(after["log"][2]["entry"], "B +2 school");
  page.ask({{"do", "undo"}});
  EXPECT_EQ(page.ask({{"do", "undo"}})["score"], before["score"]);
}

TEST(SheetSession, APouleTakesThirtyTwoPlayers) {
  Page page;
  std::vector<std::string> names;
  for (int i = 0; i < 32; ++i) names.push_back("Player " + std::to_string(i + 1));
  Json sheet = page.begin("poule-engraisser", names);
  EXPECT_EQ(sheet["account"]["poule"]["line"].size(), 32u);
  sheet = page.enter("round W 6 B 2");
  EXPECT_EQ(sheet["account"]["poule"]["line"][31], 1);
  EXPECT_EQ(page.begin("poule-engraisser", std::vector<std::string>(33, "x"))["code"], "bad_option");
}

// S3, three players: shown, noted, and shown again when the match is resumed from it.
TEST(SheetSession, ThreePlayersAreResumed) {
  Page page;
  const Json carried{{"players", 3},
                     {"rounds", 12},
                     {"carried_lost_white", 4},
                     {"carried_jetons", -31},
                     {"carried_lost_black", 1},
                     {"carried_jetons_second", 102},
                     {"carried_lost_third", 4}};
  Json sheet = page.begin("ecrire-1780", {"Charlie", "Bob", "Alice"}, carried);
  ASSERT_EQ(sheet["say"], "sheet") << sheet;
  EXPECT_EQ(sheet["adjourned"][1]["fiches"], (Json{2, 0, 8}));
  EXPECT_EQ(sheet["adjourned"][2]["jetons"], 5);
  EXPECT_EQ(sheet["account"]["at"], (Json{{"white", 0}, {"black", 1}}));
  EXPECT_EQ(sheet["account"]["round"], 10);
  EXPECT_EQ(page.ask({{"do", "open"}, {"text", sheet["text"]}})["account"], sheet["account"]);
}

}  // namespace ledger_session_test
