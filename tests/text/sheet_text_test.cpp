// The sheet of a real board as text: there and back, and the faults of its lines.
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
                             RoundEnd{{8, 3}, false, true},
                             RoundEnd{{0, 7}, true, true},
                             RoundEnd{{12, 1}, true, false},
                             HalfThrown{5, 3},
                             GivenUp{Side::White}};
  for (const LedgerEntry& e : all) {
    PlayerNaming naming;
    const auto back = parse_entry(entry_text(e), names, two, naming);
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
  fault("round W 8 W 7", "White is there twice");
  fault("round W 8 C 7", "\"C\" is not at the board");
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
  fault("[Format \"tour\"]\n[Players \"A\" \"B\" \"C\"]\n", 2, "two players");
  fault("[Format \"tour\"]\n[Players \"A\" \"\"]\n", 2, "at least one letter");
  fault("[Format \"tour\" \"ecrire\"]\n", 1, "one value");
  fault("[Format tour]\n", 1, "write [Name");
  fault("[Format \"tour\"]\n[Worth \"much\"]\n", 2, "pont");
  fault("[Format \"tour\"]\n[Match \"rounds\"]\n[Players \"A\" \"B\"]\n", 2, "name=value");
  fault("[Format \"tour\"]\n[Match \"players=3\"]\n[Players \"A\" \"B\"]\n", 2, "two players");
  fault("[Format \"ecrire-lalanne\"]\n[Match \"rounds=5\"]\n[Players \"A\" \"B\"]\n", 2, "even number");
  fault("[Format \"ecrire-lalanne\"]\n[Match \"queue_marques=no\"]\n[Players \"A\" \"B\"]\n\nW +4\n", 2,
        "off, on");
  fault("[Format \"ecrire-lalanne\"]\n[Players \"A\" \"B\" \"C\"]\n", 2, "three with company=chouette");
}

TEST(SheetText, ASwitchIsReadAsJsonHasIt) {
  const auto without = [](std::string_view value) {
    return read("[Format \"ecrire-lalanne\"]\n[Match \"queue_marques=" + std::string(value) +
                "\"]\n[Players \"A\" \"B\"]\n");
  };
  EXPECT_EQ(without("false"), without("off"));
  EXPECT_EQ(without("true"), without("on"));
  EXPECT_NE(without("true"), without("false"));
}

TEST(SheetText, OnlyAPriceIsTakenAsOne) {
  const auto of = [](std::string_view price) {
    return "[Format \"ecrire-lois\"]\n[Fiche \"" + std::string(price) +
           "\"]\n[Players \"A\" \"B\"]\n\nround W 8 B 3\n";
  };
  for (const std::string_view price :
       {"abc", "1.234 EUR", "-5 EUR", "99999999999 EUR", "1e9 EUR", "0", "0.00 EUR", "1.000,50 EUR"}) {
    const SheetError e = wrong(of(price));
    EXPECT_EQ(e.line, 2) << price;
    EXPECT_NE(e.message.find("such as 100 EUR"), std::string::npos) << e.message;
  }
  EXPECT_EQ(price_of_fiche(read(of("100 EUR"))), (FichePrice{10000, "EUR"}));
  EXPECT_EQ(price_of_fiche(read(of("2,5€"))), (FichePrice{250, "€"}));
  EXPECT_EQ(price_of_fiche(read(of("0.05"))), (FichePrice{5, ""}));
}

TEST(SheetText, NoResultHasMoreHolesThanWereAgreed) {
  const auto of = [](std::string_view end) {
    return "[Format \"ecrire-lois\"]\n[Match \"hole_cap=12\"]\n[Players \"A\" \"B\"]\n\n" + std::string(end) +
           "\n";
  };
  for (const std::string_view end : {"round W 15 B 0 run", "round W 15 B 14", "round W 3 B 13"}) {
    const SheetError e = wrong(of(end));
    EXPECT_EQ(e.line, 5) << end;
    EXPECT_NE(e.message.find("12 at most"), std::string::npos) << e.message;
  }
  const auto balance = [&](std::string_view entries) {
    return won_of(partie_of(ledger_of(read(of(entries))).account)->sheet);
  };
  EXPECT_EQ(balance("round W 12 B 0 run"), balance("W holes 15\nW goes"));
}

TEST(SheetText, AWorthIsRefusedWhereNoTourIsPlayed) {
  const auto of = [](std::string_view format) {
    return "[Format \"" + std::string(format) + "\"]\n[Worth \"pont\"]\n[Players \"A\" \"B\"]\n";
  };
  EXPECT_EQ(read(of("tour")).counting, Worth::Pont);
  const SheetError e = wrong(of("ecrire-lois"));
  EXPECT_EQ(e.line, 2);
  EXPECT_NE(e.message.find("only a tour has a worth"), std::string::npos) << e.message;
}

TEST(SheetText, APlayerWhoIsNotAtTheBoardIsNamedWithoutTheirHoles) {
  const std::string head =
      "[Format \"ecrire-lois\"]\n[Match \"players=3 rounds=3\"]\n"
      "[Players \"Anne\" \"Bernard\" \"Claude Marie\"]\n";
  EXPECT_EQ(wrong(head + "round Anne 6 Claude Marie 0\n").message,
            "\"Claude Marie\" is not at the board: Anne and Bernard are");
  EXPECT_EQ(wrong(head + "round Claude Marie 6 B 0\n").message,
            "\"Claude Marie\" is not at the board: Anne and Bernard are");
}

TEST(SheetText, WhoDrewWhiteThrowsFirst) {
  const std::string head = "[Format \"ecrire-lois\"]\n[Match \"white=higher_die\"]\n[Players \"A\" \"B\"]\n";
  const SheetError e = wrong(head + "seats 1 2 lead B\n");
  EXPECT_EQ(e.line, 4);
  EXPECT_NE(e.message.find("White, who sits first, throws first"), std::string::npos) << e.message;
  EXPECT_EQ(ledger_of(read(head + "seats 2 1 lead W\n")).account.order, (std::vector<int>{1, 0}));
}

// Entries that are printed have letters only: they are read whatever the players are called.
TEST(SheetText, ALetterThatIsAlsoANameIsNotGuessed) {
  const std::string head = "[Format \"ecrire-lois\"]\n[Players \"B\" \"Claude\"]\n";
  const auto doubtful = [&](std::string_view entries, int line) {
    const SheetError e = wrong(head + std::string(entries));
    EXPECT_EQ(e.line, line) << entries;
    EXPECT_NE(e.message.find("give that player a longer name"), std::string::npos) << e.message;
  };
  doubtful("round Claude 6 B 0\n", 3);
  doubtful("Claude +4\nB +4\n", 4);
  doubtful("B +4\nClaude +4\n", 4);
  const LedgerSheet printed = read(head + "B +4\nround W 8 B 3\n");
  EXPECT_EQ(read(print_sheet(printed)), printed);
  EXPECT_EQ(std::get<Scored>(printed.entries[0]).side, Side::Black);
}

}  // namespace sheet_text_test
