#include "text/record/record.h"

#include <gtest/gtest.h>

#include "text/trid.h"

namespace record_test {

using namespace trictrac;

constexpr const char* kTags =
    "[Event \"A test\"]\n[Site \"Caf\xc3\xa9 \\\"du\\\" coin\"]\n[Rules \"lois\"]\n\n";

std::string error_of(const std::string& body) {
  const auto r = parse_record(kTags + body);
  return r ? "" : std::to_string(r.error().line) + " " + std::string(name_of(r.error().fault));
}

Record read(const std::string& body) {
  const auto r = parse_record(kTags + body);
  EXPECT_TRUE(r) << r.error().line << ": " << r.error().message;
  return r ? *r : Record{};
}

TEST(Record, UnknownTagsAreKept) {
  const std::string text = print_record(read("1. W 65 : 1/7 1/6\n"));
  EXPECT_NE(text.find("[Site \"Caf\xc3\xa9 \\\"du\\\" coin\"]"), std::string::npos) << text;
}

// Options written in full stay unchanged, with any defaults of their preset.
TEST(Record, OptionsOutliveAChangeOfTheirPreset) {
  const auto r = parse_record(
      "[Rules \"lalanne\"]\n[Options \"bearing_off=parisian pile=off rencontre=off margot=off "
      "lead=throw_anew worth=simple_double marking=engine\"]\n\n0. W lead\n1. W 65 : 1/7 1/6\n");
  ASSERT_TRUE(r) << r.error().message;
  EXPECT_EQ(r->options, (RuleOptions{.pile = false, .lead = Lead::ThrowAnew}));
}

TEST(Record, NoHoleIsWrittenBeyondTheTwelfth) {  // K6
  const std::string start =
      "[Start \"TRID=C-----BBBBBBbbbbbb-----c:w:R:-:10-0:11-3:-:x:6.6\"]\n\n1. W 21 : "
      "{grand_jan_keep:1:4} 10+4 ";
  const auto r = parse_record(start + "+1h b r2\nW wins\n");
  ASSERT_TRUE(r) << r.error().message;
  EXPECT_NE(print_record(*r).find("10+4 +1h b r2\n"), std::string::npos) << print_record(*r);
  EXPECT_FALSE(parse_record(start + "+2h b r2\nW wins\n"));
}

// In 1.0 the letter A was the talon of the player who moves.
TEST(Record, LettersOfSoumilleAsVersion10WroteThemAreRead) {
  const std::string_view lines = "1. W 65 : A/G A/F\n2. B 42 : A/E A/C\n";
  const auto record = [&](std::string_view numbering) {
    return parse_record("[Numbering \"" + std::string(numbering) + "\"]\n\n" + std::string(lines));
  };
  EXPECT_FALSE(record("soumille"));
  const auto old = record("soumille-1.0");
  ASSERT_TRUE(old) << old.error().message;
  const std::string printed = print_record(*old);
  EXPECT_NE(printed.find("2. B 42 : A/E A/C"), std::string::npos) << printed;
  EXPECT_EQ(parse_record(printed)->events, old->events);
  const auto numbered = parse_record("1. W 65 : 1/7 1/6\n2. B 42 : 1/5 1/3\n");
  EXPECT_EQ(old->events, numbered->events);
}

TEST(Record, ATurnCanBeWrittenByLandings) {
  const Record a = read("1. W 65 7 6\n2. B 32 6\n");
  const Record b = read("1. W 65 : 1/7 1/6\n2. B 32 : 1/4/6\n");
  EXPECT_EQ(print_record(a), print_record(b));
}

TEST(Record, AManMovedByBothNumbersAtOnceIsReadWithHisRest) {
  EXPECT_EQ(read("1. W 42 : 1/7\n").events, read("1. W 42 : 1/5/7\n").events);
  EXPECT_EQ(read("(\n1. W 42 : 1/7\n)\n").annotations, read("(\n1. W 42 : 1/5/7\n)\n").annotations);
}

TEST(Record, CommentsAndBlankLinesAreAllowed) {
  EXPECT_EQ(error_of("# a comment\n\n1. W 65 : 1/7 1/6\n"), "");
}

// Lines are counted in the whole text: the tags are lines 1 to 4.
TEST(Record, TheFirstWrongLineIsNamed) {
  EXPECT_EQ(error_of("1. W 66 : 1/7 1/7\n"), "5 bad_dice");  // K9 (a): no doublet opens
  EXPECT_EQ(error_of("1. W 65 : 1/7 1/6\n2. W 32 : 1/4 1/3\n"), "6 out_of_order");
  EXPECT_EQ(error_of("1. W 65 : 1/7 1/6\n3. B 32 : 1/4 1/3\n"), "6 out_of_order");
  EXPECT_EQ(error_of("1. W 65 : 1/7 1/5\n"), "5 refused");
  EXPECT_EQ(error_of("1. W 65 : 1/7 1/x\n"), "5 bad_play");
  EXPECT_EQ(error_of("1. W 65\n2. B\n"), "5 bad_play");
  EXPECT_EQ(error_of("1. Z 65 : 1/7 1/6\n"), "5 bad_line");
  EXPECT_EQ(error_of("hello there my friend\n"), "5 bad_line");
  EXPECT_EQ(error_of("1. W 65 : ...\n2. B 32 : 1/4 1/3\n"), "6 out_of_order");
}

TEST(Record, AMarkThatDiffersIsReported) {
  // Nothing of White reaches Black's men on 18 and 20 by 2-1.
  const auto scored =
      parse_record(std::string(kTags) +
                   "1. W 65 : 1/7 1/6\n2. B 64 : 1/7 1/5\n3. W 21 : 1/3 1/2 {hit_true_outer@18:1:2} 0+2\n");
  ASSERT_FALSE(scored);
  EXPECT_EQ(scored.error().fault, RecordFault::BadMarks);
  EXPECT_EQ(scored.error().line, 7);
  EXPECT_NE(scored.error().message.find("nothing"), std::string::npos) << scored.error().message;
}

TEST(Record, BadTagsAreRefused) {
  EXPECT_EQ(parse_record("[Rules \"chess\"]\n1. W 65 : 1/7 1/6\n").error().fault, RecordFault::BadTag);
  EXPECT_EQ(parse_record("[Options \"pile\"]\n").error().fault, RecordFault::BadTag);
  EXPECT_EQ(parse_record("[Options \"pile=perhaps\"]\n").error().fault, RecordFault::BadTag);
  EXPECT_EQ(parse_record("[Format \"whist\"]\n").error().fault, RecordFault::BadTag);
  EXPECT_EQ(parse_record("[Start \"TRID=nonsense\"]\n").error().fault, RecordFault::BadTag);
  EXPECT_EQ(parse_record("[Broken\n").error().fault, RecordFault::BadTag);
}

TEST(Record, AmountsMarkedByHandAreBounded) {
  const auto code = [](const std::string& marks) {
    const auto r = parse_record("[Options \"marking=hand\"]\n1. W 65 : 1/7 1/6 " + marks + "\n");
    return r ? "read" : std::string(name_of(r.error().fault));
  };
  EXPECT_EQ(code("0+2147483646 M E+-2"), "bad_marks");
  EXPECT_EQ(code("0+2147483646 M E+2147483646"), "bad_marks");
  EXPECT_EQ(code("0+99999999999999999999 M"), "bad_marks");
  EXPECT_EQ(code("0+3 M"), "bad_marks");
  EXPECT_EQ(code("0+ M"), "bad_marks");
  EXPECT_EQ(code("0+4 M rh"), "bad_marks");  // holes without a number
  EXPECT_EQ(code("0+4 M E+8"), "bad_marks");
}

TEST(Record, ATagNameEndsBeforeTheQuote) {
  EXPECT_EQ(parse_record("[Rules\"\"loot=off lead=one_die\"]\n").error().fault, RecordFault::BadTag);
  EXPECT_EQ(parse_record("[ \"x\"]\n").error().fault, RecordFault::BadTag);
}

TEST(Record, LinesOfAnyWhiteSpaceAreSkipped) {
  const auto r = parse_record("\r\r\r\n \v\f\r\n1. W 65 : 1/7 1/6\n");
  ASSERT_TRUE(r) << r.error().message;
  EXPECT_EQ(r->events.size(), 2u);
}

TEST(Record, AnEmptyTextIsAGameNotBegun) {
  const auto r = parse_record("");
  ASSERT_TRUE(r);
  EXPECT_TRUE(r->events.empty());
}

TEST(Record, ThrowingAnewKeepsWhoLeads) {  // K9 (b)
  const std::string tags = "[Rules \"lalanne\"]\n";
  const auto r = parse_record(tags + "0. B lead\n1. B 33 : 1/4 1/4\n");
  ASSERT_TRUE(r) << r.error().message;
  const auto again = parse_record(print_record(*r));
  ASSERT_TRUE(again) << again.error().message << print_record(*r);
  EXPECT_EQ(again->events, r->events);
}

TEST(Record, AResignationAndItsWinner) {
  const Record r = read("1. W 65 : 1/7 1/6\nB resigns\n");
  EXPECT_EQ(r.events.size(), 3u);
  EXPECT_NE(print_record(r).find("B resigns"), std::string::npos);
  EXPECT_EQ(error_of("1. W 65 : 1/7 1/6\nW wins\n"), "6 bad_marks");
}

}  // namespace record_test
