#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "text/record/record.h"

namespace annotation_test {

using namespace trictrac;

constexpr const char* kTags = "[Numbering \"1-24\"]\n\n";
constexpr const char* kGame =
    ";fr D\u00e9but\n"
    "1. W 65 : 1/7 1/6\n"
    ";fr Le dehors\n"
    ";en Outside\\nand \\\\ home\n"
    "; for all\n"
    "@green 1/7 1/6\n"
    "@red 12\n"
    "(\n"
    "2. B 21 : 1/3 1/2\n"
    ";pt-BR Pouco\n"
    "(\n"
    "3. W 11 : ...\n"
    ")\n"
    ")\n"
    "(\n"
    "2. B 63 : 1/7 1/4\n"
    ")\n"
    "2. B 32 : 1/4/6\n";

std::expected<Record, RecordError> parsed(const std::string& body) { return parse_record(kTags + body); }

std::string body_of(const Record& record) {
  const std::string text = print_record(record);
  return text.substr(text.find("\n\n") + 2);
}

// Returns the line and the kind of the fault, with the tags as lines 1 and 2.
std::string fault_of(const std::string& body) {
  const auto record = parsed(body);
  if (record) return "";
  EXPECT_FALSE(record.error().message.empty());
  return std::to_string(record.error().line) + " " + std::string(name_of(record.error().fault));
}

TEST(Annotation, CommentsDrawingsAndVariationsAreWrittenAsTheyWereRead) {
  const auto record = parsed(kGame);
  ASSERT_TRUE(record) << record.error().line << ": " << record.error().message;
  EXPECT_EQ(body_of(*record), kGame);
  const Annotation* first = annotation_at(record->annotations, 2);
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(first->remarks[1], (Remark{"en", "Outside\nand \\ home"}));
  EXPECT_EQ(first->drawings[2], (Drawing{Colour::Red, std::nullopt, 12}));
  EXPECT_EQ(first->variations.size(), 2u);
}

TEST(Annotation, BlanksBeforeItsSignsAndAnotherOrderAreRead) {
  const auto record = parsed("1. W 65 : 1/7 1/6\n  (\n    2. B 21 : 1/3 1/2\n  )\n @blue 3\n ;fr  Oui \r\n");
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(body_of(*record), "1. W 65 : 1/7 1/6\n;fr Oui\n@blue 3\n(\n2. B 21 : 1/3 1/2\n)\n");
}

TEST(Annotation, TheGameIsTheSameWithoutThem) {
  const auto with = parsed(kGame), without = parsed("1. W 65 : 1/7 1/6\n2. B 32 : 1/4/6\n");
  ASSERT_TRUE(with && without);
  EXPECT_EQ(with->events, without->events);
}

TEST(Annotation, APositionMayBeStudiedWithoutAGame) {
  const std::string text =
      "[Rules \"lois\"]\n[Start \"TRID=O----------------------o:w:R:-:0-0:6-0:-:-:0.0\"]\n\n"
      ";fr Que jouer\n(\n1. W 65 : 1/7 1/6\n)\n(\n1. W 65 : 1/6/12\n)\n";
  const auto record = parse_record(text);
  ASSERT_FALSE(record);  // no man rests alone on its coin (M5)
  EXPECT_EQ(record.error().line, 9);
  EXPECT_EQ(record.error().fault, RecordFault::Refused);
  const auto right = parse_record(text.substr(0, text.rfind("(\n")));
  ASSERT_TRUE(right) << right.error().message;
  EXPECT_TRUE(right->events.empty());
  EXPECT_EQ(right->annotations.size(), 1u);
}

TEST(Annotation, APositionWithItsRollIsGoneOnWith) {
  const std::string start = "[Start \"TRID=O----------------------o:w:M:42:0-0:0-0:-:-:1.0\"]\n\n";
  const auto record = parse_record(start + "(\n1. W 42 : 1/5 1/3\n; Ici\n)\n1. W 42 : 1/5/7\n");
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(body_of(*record), "(\n1. W 42 : 1/5 1/3\n; Ici\n)\n1. W 42 : 1/5/7\n");
  EXPECT_EQ(parse_record(start + "1. W 43 : 1/5 1/4\n").error().fault, RecordFault::OutOfOrder);
}

// In variations as in the game: a roll may end what is played, and on a hole one goes, holds or suspends.
TEST(Annotation, AVariationMayWinOrDecide) {
  const auto from = [](const std::string& tags, const std::string& holes) {
    return tags + "[Start \"TRID=GBBAC----------a-a---baj:w:R:-:10-0:" + holes + ":4.3\"]\n\n";
  };
  const std::string hole = "{hit_true_outer@16:1:2} 10+2 +2h b r0";
  const auto in_variation = [](const std::string& line) { return "(\n" + line + "\n)\n"; };
  const std::string wins = from("", "11-4:-:x") + in_variation("1. W 65 : ...");
  const auto won = parse_record(wins);
  ASSERT_TRUE(won) << won.error().message;
  const std::string twelfth =
      "{hit_true_outer@16:1:2} 10+2 +1h b r0";  // the hole beyond twelve does not count (K6)
  EXPECT_EQ(body_of(*won), in_variation("1. W 65 : " + twelfth + "\nW wins"));
  EXPECT_EQ(body_of(*parse_record(print_record(*won))), body_of(*won));
  std::string all, written;
  for (const std::string said : {"V", "3/9 3/8 T", "3/9 3/8 SE", "3/9 3/8 SH"}) {
    all += in_variation("1. W 65 : " + said);
    const std::size_t at = said == "V" ? 0 : said.rfind(' ') + 1;
    written += in_variation("1. W 65 : " + said.substr(0, at) + hole + " " + said.substr(at));
  }
  const auto decided = parse_record(from("[Format \"combine\"]\n", "0-0:-:-") + all);
  ASSERT_TRUE(decided) << decided.error().line << ": " << decided.error().message;
  EXPECT_EQ(body_of(*decided), written);
  EXPECT_EQ(body_of(*parse_record(print_record(*decided))), written);
}

TEST(Annotation, WhatIsWrongIsNamedWithItsLine) {
  EXPECT_EQ(fault_of("1. W 65 : 1/7 1/6\n;\n"), "4 bad_note");
  EXPECT_EQ(fault_of(";Fran\u00e7ais non\n"), "3 bad_note");
  EXPECT_EQ(fault_of("; a \\b\n"), "3 bad_note");
  EXPECT_EQ(fault_of("; a\xff\n"), "3 bad_note");
  EXPECT_EQ(fault_of("; " + std::string(kLongestRemark + 1, 'a') + "\n"), "3 bad_note");
  EXPECT_EQ(fault_of("@pink 1/7\n"), "3 bad_note");
  EXPECT_EQ(fault_of("@red\n"), "3 bad_note");
  EXPECT_EQ(fault_of("@red 7/25\n"), "3 bad_note");
  EXPECT_EQ(fault_of("@red 7/7\n"), "3 bad_note");
  EXPECT_EQ(fault_of(")\n"), "3 bad_note");
  EXPECT_EQ(fault_of("(\n)\n"), "4 bad_note");
  EXPECT_EQ(fault_of("( 1. W 65\n"), "3 bad_note");
  EXPECT_EQ(fault_of("1. W 65 : 1/7 1/6\n(\n2. B 32 : 1/4/6\n"), "4 bad_note");
}

TEST(Annotation, AnIllegalVariationIsRefusedByItsRule) {
  EXPECT_EQ(fault_of("1. W 65 : 1/7 1/6\n(\n2. W 32 : 1/4/6\n)\n"), "5 out_of_order");
  EXPECT_EQ(fault_of("1. W 65 : 1/7 1/6\n(\n2. B 32 : 1/4 1/4\n)\n"), "5 refused");
  EXPECT_EQ(fault_of("1. W 65 : 1/7 1/6\n(\n2. B 32 : 1/4/6 {hit_true_home@20:1:4}\n)\n"), "5 bad_marks");
}

TEST(Annotation, DepthAndNumberHaveLimits) {
  std::string deep, many, said;
  for (std::size_t i = 0; i <= kDeepest; ++i) deep += "(\n";
  EXPECT_EQ(fault_of(deep), std::to_string(3 + kDeepest) + " bad_note");
  for (std::size_t i = 0; i <= kMostVariations; ++i) many += "(\n1. W 65 : 1/7 1/6\n)\n";
  EXPECT_EQ(fault_of(many), std::to_string(3 + 3 * kMostVariations) + " bad_note");
  for (std::size_t i = 0; i <= kMostRemarks; ++i) said += "; oui\n";
  EXPECT_EQ(fault_of(said), std::to_string(3 + kMostRemarks) + " bad_note");
}

Record record_in(const std::filesystem::path& file) {
  std::ifstream in(file);
  const auto record = parse_record(std::string(std::istreambuf_iterator<char>(in), {}));
  EXPECT_TRUE(record) << file << ":" << record.error().line << ": " << record.error().message;
  return record.value_or(Record{});
}

// Each says something in both languages of many of its rolls, and is as it is always printed.
TEST(Annotation, TheFirstStudiesAreThePrintedGames) {
  const std::filesystem::path data(TRICTRAC_DATA);
  for (const auto& file : std::filesystem::directory_iterator(data / "studies")) {
    const Record study = record_in(file.path()), game = record_in(data / "games" / file.path().filename());
    EXPECT_EQ(study.events, game.events) << file.path();
    const auto again = parse_record(print_record(study));
    ASSERT_TRUE(again) << file.path() << ": " << again.error().message;
    EXPECT_EQ(print_record(*again), print_record(study)) << file.path();
    for (const Annotation& a : study.annotations) {
      if (a.remarks.empty()) continue;
      ASSERT_EQ(a.remarks.size(), 2u) << file.path() << " " << a.after;
      EXPECT_EQ(a.remarks[0].language + a.remarks[1].language, "fren") << file.path() << " " << a.after;
    }
  }
}

// After every line of every printed game: a comment, a drawing, and what was played as another line.
TEST(Annotation, EveryPlaceOfEveryGameMayBeAnnotated) {
  for (const auto& file : std::filesystem::directory_iterator(std::string(TRICTRAC_DATA) + "/games")) {
    if (file.path().extension() != ".trictrac") continue;
    std::ifstream in(file.path());
    const auto record = parse_record(std::string(std::istreambuf_iterator<char>(in), {}));
    ASSERT_TRUE(record) << file.path();
    std::string annotated, line;
    for (std::istringstream lines(print_record(*record)); std::getline(lines, line);) {
      const bool roll = line.find('.') < 4;
      if (roll) annotated += ";fr Ici\n@blue 1/2 3\n(\n" + line + "\n; et puis\n)\n";
      annotated += line + "\n";
    }
    const auto again = parse_record(annotated);
    ASSERT_TRUE(again) << file.path() << ":" << again.error().line << ": " << again.error().message;
    EXPECT_EQ(again->events, record->events);
    const std::string printed = print_record(*again);
    const auto third = parse_record(printed);
    ASSERT_TRUE(third) << file.path() << ":" << third.error().line << ": " << third.error().message;
    EXPECT_EQ(third->annotations, again->annotations);
    EXPECT_EQ(print_record(*third), printed);
  }
}

TEST(StudyText, NamesThePlacesOfARecordWithTheirLines) {
  const auto record = parsed(kGame);
  ASSERT_TRUE(record);
  const StudyText study = study_text(*record);
  EXPECT_EQ(study.text, print_record(*record));
  const std::vector<int> parents{-1, 0, 1, 2, 1, 1};
  ASSERT_EQ(study.places.size(), parents.size());
  std::istringstream in(study.text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  for (std::size_t i = 0; i < parents.size(); ++i) {
    const StudyPlace& place = study.places[i];
    EXPECT_EQ(place.parent, parents[i]) << i;
    EXPECT_EQ(lines[place.at], place.line);
    EXPECT_EQ(place.rest - place.notes > 0, !place.remarks.empty()) << i;
  }
  EXPECT_EQ(study.places[3].depth, 2);
  EXPECT_EQ(study.places[1].state.to_act, Side::Black);
}

}  // namespace annotation_test
