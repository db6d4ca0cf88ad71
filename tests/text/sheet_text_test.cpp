// The sheet of a real table as text: there and back, and what is wrong with its line.
#include "text/sheet/sheet_text.h"

#include <gtest/gtest.h>

#include "game/match/match_ledger.h"
#include "text/sheet/entry_text.h"

namespace sheet_text_test {

using namespace trictrac;

constexpr std::string_view kShown = R"(# By hand, spaced at will.
[Players "Anne Lise" "Bernard \"le Grand\""]
[Format "ecrire-1780"]
[Match "rounds=4 method=paper"]
[Date "1774"]

  seats 2 1 lead B
W +12
Anne Lise +6 other
B holes 2 other's roll
W +4
Anne Lise  +16
W goes
round W 8 B 3 run unlifted
round Bernard "le Grand" 9 Anne Lise 2
round W 6 B 6
B gives up
)";

constexpr std::string_view kCanonical = R"([Format "ecrire-1780"]
[Match "rounds=4 method=paper"]
[Players "Anne Lise" "Bernard \"le Grand\""]
[Date "1774"]

seats 2 1 lead B
W +12
B +6 other's roll
B holes 2 other's roll
W +4
B +16
)";

LedgerSheet read(std::string_view text) {
  auto sheet = parse_sheet(text);
  EXPECT_TRUE(sheet.has_value()) << (sheet ? "" : sheet.error().message);
  return sheet ? *sheet : LedgerSheet{};
}

SheetError wrong(std::string_view text) {
  const auto sheet = parse_sheet(text);
  EXPECT_FALSE(sheet.has_value()) << text;
  return sheet ? SheetError{} : sheet.error();
}

TEST(SheetText, IsPrintedInOneWay) {
  const std::string upto(kShown.substr(0, kShown.find("W goes")));
  EXPECT_EQ(print_sheet(read(upto)), kCanonical);
  EXPECT_EQ(print_sheet(read(kCanonical)), kCanonical);
}

TEST(SheetText, EveryEntryComesBack) {
  const SheetLedger two = begin_ledger({}, {});
  const std::vector<std::string> names{"A", "B"};
  const LedgerEntry all[] = {Seated{{1, 0}, Side::Black},
                             Scored{Side::White, 4, true},
                             Scored{Side::Black, 16, false},
                             Pegged{{Side::White, 2, true}},
                             Pegged{{Side::Black, 1, false}},
                             Went{Side::Black},
                             Suspended{Side::White, CombineGame::Ecrire},
                             Suspended{Side::Black, CombineGame::Honours},
                             RoundEnd{{{8, 3}, false, true}},
                             RoundEnd{{{0, 7}, true, true}},
                             RoundEnd{{{12, 1}, true, false}},
                             HalfThrown{5, 3},
                             GivenUp{Side::White}};
  for (const LedgerEntry& e : all) {
    const auto back = parse_entry(entry_text(e), names, two);
    ASSERT_TRUE(back.has_value()) << entry_text(e) << ": " << back.error();
    EXPECT_EQ(*back, e) << entry_text(e);
  }
}

TEST(SheetText, APlayerIsCalledByHisNameWhereHeSits) {
  const std::string text =
      "[Format \"poule-guiton\"]\n[Players \"Inès\" \"Jules\" \"Karim\"]\nround Inès 6 Jules 2\nKarim +4\n";
  EXPECT_EQ(std::get<Scored>(read(text).entries.back()).side, Side::Black);
  EXPECT_NE(wrong(text + "Jules +4\n").message.find("Inès and Karim"), std::string::npos);
}

TEST(SheetText, TheEndOfEveryFormatIsCounted) {
  const LedgerSheet tours =
      read("[Format \"tour\"]\n[Worth \"pont\"]\n[Players \"A\" \"B\"]\nround W 12 B 5\n");
  EXPECT_EQ(balance_of(ledger_of(tours).account), (std::vector<int>{3, -3}));
  EXPECT_EQ(balance_of(ledger_of(tours, 0).account), (std::vector<int>{0, 0}));
  EXPECT_EQ(read(print_sheet(tours)), tours);
}

TEST(SheetText, WhatIsWrongIsShownWithItsLine) {
  const std::string head = "[Format \"ecrire-lalanne\"]\n[Players \"A\" \"B\"]\n";
  const auto fault = [&](std::string_view entry, std::string_view says) {
    const SheetError e = wrong(head + "W +12\n" + std::string(entry));
    EXPECT_EQ(e.line, 4) << entry;
    EXPECT_NE(e.message.find(says), std::string::npos) << entry << ": " << e.message;
  };
  fault("C +4", "begins with W, B, A and B");
  fault("W jumps", "goes");
  fault("W +", "such as +4");
  fault("W +3", "even");
  fault("W +4 twice", "does not belong here");
  fault("W holes", "such as holes 2");
  fault("B goes", "on their own dice");
  fault("W suspends tour", "ecrire or honours");
  fault("W suspends ecrire", "only in combiné");
  fault("round W 5 B 2", "nobody has six holes");
  fault("round W 1 B 7", "2 to 0 already");
  fault("round W 8 W 7", "not at the board");
  fault("round W 8 B", "PLAYER HOLES");
  fault("round W 8 B 0 unlifted", "run unlifted");
  fault("half 7 1", "DIE DIE");
  fault("half 2 1", "no half fiche");
  fault("seats 2 1", "before anything is marked");
  fault("W gives in", "gives up");
  fault("[Date \"1774\"]", "before the first entry");
}

TEST(SheetText, WhatIsAgreedIsChecked) {
  const auto fault = [](std::string_view text, int line, std::string_view says) {
    const SheetError e = wrong(text);
    EXPECT_EQ(e.line, line) << text;
    EXPECT_NE(e.message.find(says), std::string::npos) << text << ": " << e.message;
  };
  fault("", 1, "begins with [Format");
  fault("W +4\n", 1, "begins with [Format");
  fault("[Format \"whist\"]\n", 1, "ecrire-lalanne");
  fault("[Format \"tour\"]\n", 2, "players are missing");
  fault("[Format \"tour\"]\n[Players \"A\" \"B\" \"C\"]\n", 3, "two players");
  fault("[Format \"tour\"]\n[Players \"A\" \"\"]\n", 3, "at least one letter");
  fault("[Format \"tour\" \"ecrire\"]\n", 1, "one value");
  fault("[Format tour]\n", 1, "write [Name");
  fault("[Format \"tour\"]\n[Worth \"much\"]\n", 2, "pont");
  fault("[Format \"tour\"]\n[Match \"rounds\"]\n[Players \"A\" \"B\"]\n", 4, "name=value");
  fault("[Format \"tour\"]\n[Match \"players=3\"]\n[Players \"A\" \"B\"]\n", 4, "two players");
  fault("[Format \"ecrire-lalanne\"]\n[Match \"rounds=5\"]\n[Players \"A\" \"B\"]\n", 4, "even number");
}

}  // namespace sheet_text_test
