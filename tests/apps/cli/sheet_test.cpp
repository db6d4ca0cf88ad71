// The sheet of a real table, kept at the terminal.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "own_folder.h"
#include "run.h"

namespace sheet_test {

using namespace trictrac::test;

std::string text_of(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string fresh(const std::string& name) {
  const std::string path = (own_folder() / name).string();
  std::filesystem::remove(path);
  return path;
}

constexpr const char* kSixMarques =
    "round W 10 B 3 run\\nround W 7 B 1\\nround W 6 B 6\\nround W 1 B 28\\nround W 11 B 1 run\\n"
    "round W 6 B 6\\nround W 9 B 9\\nround W 0 B 8 run\\nround W 6 B 4\\n";
const std::string kHead = "[Format \"ecrire-lalanne\"]\\n[Players \"Anne\" \"Bernard\"]\\n";

// S0 §7.
TEST(SheetCommand, WritesThePrintedSheetOfSixMarques) {
  const Outcome r = run("sheet --lang en", kHead + kSixMarques);
  EXPECT_EQ(r.status, 0);
  for (const char* row :
       {"31   28–1, 1 refait", "Total (I)             58        59", "Marqués won           16         8",
        "Result                94        71", "+23       -23", "+20       -20"})
    EXPECT_TRUE(has(r, row)) << row << "\n" << r.output;
  EXPECT_TRUE(has(run("sheet --lang fr", kHead + kSixMarques), "Queue des jetons")) << r.output;
  EXPECT_TRUE(has(run("sheet --json", kHead + kSixMarques), "\"gained\":[94,71]"));
}

// S3: a fiche may be worth a hundred euros; Anne has won two of ten jetons.
TEST(SheetCommand, PaysAtThePriceOfAFiche) {
  const std::string head = "[Format \"ecrire-lalanne\"]\\n[Players \"Anne\" \"Bernard\"]\\n[Fiche \"";
  EXPECT_TRUE(has(run("sheet --lang en", head + "100 EUR\"]\\n" + kSixMarques),
                  "To pay: Anne +200, Bernard -200 EUR"));
  EXPECT_TRUE(has(run("sheet --lang fr", head + "0,25\"]\\n" + kSixMarques), "Anne +0,50, Bernard -0,50"));
  EXPECT_FALSE(has(run("sheet --lang en", head + "dear\"]\\n" + kSixMarques), "To pay"));
}

TEST(SheetCommand, HasNoWorthWhereNoTourIsPlayed) {
  const std::string path = fresh("worth.sheet");
  const Outcome r = run("sheet " + path + " --new ecrire-lois --players A B --worth pont --lang en");
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "only a tour has a worth")) << r.output;
}

TEST(SheetCommand, KeepsASheetLineByLineAndLosesNothing) {
  const std::string path = fresh("kept.sheet"), copy = fresh("copy.sheet");
  const Outcome r =
      run("sheet " + path + " --new ecrire-1780 --players Anne Bernard --match rounds=2 --lang en",
          "W +12\\nB +4 other\\nW goes\\nundo\\nW +3\\nsave " + copy + "\\nhelp\\n");
  EXPECT_EQ(r.status, 1) << r.output;
  EXPECT_TRUE(has(r, "? 3: a player can go only at once")) << r.output;
  EXPECT_TRUE(has(r, "? 5: points are even")) << r.output;
  EXPECT_TRUE(has(r, "2 of the lines could not be entered")) << r.output;
  EXPECT_TRUE(has(r, "saved: ")) << r.output;
  EXPECT_EQ(text_of(path),
            "[Format \"ecrire-1780\"]\n[Match \"rounds=2\"]\n[Players \"Anne\" \"Bernard\"]\n\nW +12\n");
  EXPECT_EQ(text_of(copy), text_of(path));
  EXPECT_TRUE(has(run("sheet " + path + " --new tour --players A B"), "already exists"));
  const Outcome on = run("sheet --keep " + path + " --lang en", "redo\\nW goes\\nquit\\nW +2\\n");
  EXPECT_TRUE(has(on, "nothing to redo") && has(on, "Anne has the dice")) << on.output;
  EXPECT_TRUE(text_of(path).ends_with("W +12\nW goes\n"));
}

// Refused entries of a file are reported on the error channel and by the exit status.
TEST(SheetCommand, RefusalsOfAPipeAreErrors) {
  const std::string path = fresh("piped.sheet");
  const std::string out = fresh("piped.out"), errors = fresh("piped.err");
  const Outcome bad =
      run("sheet " + path + " --new tour --players A B >" + out + " 2>" + errors, "W +4\\nW +3\\n");
  EXPECT_EQ(bad.status, 1);
  EXPECT_TRUE(text_of(errors).starts_with("? 2: points are even")) << text_of(errors);
  EXPECT_EQ(text_of(out).find("points are even"), std::string::npos);
  EXPECT_EQ(run("sheet --keep " + path, "W +2\\n").status, 0);
  EXPECT_TRUE(text_of(path).ends_with("W +4\nW +2\n"));
}

// An école, a false one, an augmentation, and points taken back with the hole they made.
TEST(SheetCommand, TakesSchoolsAndPointsBack) {
  const std::string path = fresh("schools.sheet");
  const Outcome r =
      run("sheet " + path + " --new tour --players Anne Bernard --lang en",
          "W +12\\nW -2\\nB +2 school\\nB -2\\nW +2 false school\\nW -2\\nB +2 augmentation\\n");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(has(r, "Anne (W) 0 holes 10 pt")) << r.output;
  EXPECT_TRUE(text_of(path).ends_with(
      "W +12\nW -2\nB +2 school\nB -2\nW +2 false school\nW -2\nB +2 augmentation\n"));
  EXPECT_EQ(run("sheet --json " + path, "").status, 0);
  EXPECT_TRUE(has(run("sheet --keep " + path, "W -12\\n"), "at most 10 points can be taken back"));
}

TEST(SheetCommand, HasEveryFormat) {
  const auto first = [](const std::string& format, const std::string& players, const std::string& entry) {
    return run("sheet " + fresh("format.sheet") + " --lang en --new " + format + " --players " + players,
               entry);
  };
  EXPECT_TRUE(has(first("tour", "A B", "round W 12 B 0\\n"), "A 12–0"));
  EXPECT_TRUE(has(first("ecrire-lois", "A B C --match rounds=9", "round W 8 B 3\\n"), "8–3"));
  EXPECT_TRUE(has(
      first("combine", "A B C D --match company=two_against_two", "W +12\\nW suspends ecrire\\naccount\\n"),
      "à écrire is suspended"));
  EXPECT_TRUE(has(first("poule-engraisser", "A B C", "round B 6 W 2\\n"), "Poule: 40"));
  EXPECT_TRUE(has(first("poule-plumer", "A B C D --match stake=25", "W +36\\nW goes\\n"), "Poule: 40"));
}

// S3: a match put off after eight marqués of twelve.
TEST(SheetCommand, NumbersOnWhatWasCarried) {
  const std::string head =
      "[Format \"ecrire-1780\"]\\n[Match \"rounds=12 carried_lost_white=3 carried_lost_black=5 "
      "carried_jetons=68 "
      "carried_dice=black\"]\\n[Players \"Alice\" \"Bob\"]\\n";
  const Outcome r = run("sheet --lang en", head + "round W 7 B 3\\n");
  EXPECT_TRUE(has(r, "1–8            68         carried")) << r.output;
  EXPECT_TRUE(has(r, "9               6         7–3")) << r.output;
  EXPECT_TRUE(has(run("sheet", head + "seats 1 2 lead W\\n"), "were noted when the match was adjourned"));
}

TEST(SheetCommand, WhatIsWrongIsNamed) {
  EXPECT_TRUE(has(run("sheet", kHead + "W +3\\n"), "-:3: points are even"));
  EXPECT_TRUE(has(run("sheet", "players A B\\n"), "-:1: a sheet begins with [Format"));
  EXPECT_TRUE(has(run("sheet x.sheet --new whist --players A B"), "there is no format"));
  EXPECT_TRUE(has(run("sheet x.sheet --new tour --players A B C"), "two players"));
  EXPECT_TRUE(has(run("sheet x.sheet --new tour --players A B --match rounds"), "cannot be"));
  EXPECT_TRUE(has(run("sheet --new tour --players A B"), "name the file"));
  EXPECT_EQ(run("sheet /nowhere/x.sheet --new tour --players A B").status, 1);
}

}  // namespace sheet_test
