// Texts of many records, taken apart.
#include "text/record/collection.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "text/record/record.h"

namespace collection_test {

using namespace trictrac;

const std::string kGame = "[White \"Anne\"]\n[Event \"1\"]\n\n1. W 65 : 1/7 1/6\n";
const std::string kOther = "# By hand.\n[Event \"2\"]\n\n1. W 42 : 1/5 1/3\n2. B 64 : ...\n";

std::vector<std::string> texts_in(const std::string& text) {
  std::vector<std::string> all;
  for (const RecordText& one : records_in(text)) all.emplace_back(one.text);
  return all;
}

TEST(Collection, ATextOfOneRecordIsThatRecord) {
  for (const std::string& text :
       {std::string(), std::string("\n\n"), kGame, kOther, std::string("nonsense\n"),
        std::string("1. W 65 : 1/7 1/6\n2. B 64 : ...\n"), "\xEF\xBB\xBF" + kGame})
    EXPECT_EQ(texts_in(text), std::vector{text});
}

TEST(Collection, RecordsAreFoundWithAndWithoutAnEmptyLineBetweenThem) {
  EXPECT_EQ(texts_in(kGame + "\n" + kGame), (std::vector{kGame + "\n", kGame}));
  EXPECT_EQ(texts_in(kGame + kGame + kGame), (std::vector{kGame, kGame, kGame}));
  const std::string text = kGame + kOther;
  const auto both = records_in(text);
  ASSERT_EQ(both.size(), 2U);
  EXPECT_EQ(both[1].line, 5) << "after the comment, which says nothing";
  EXPECT_EQ(parse_record(both[1].text)->tag("Event"), "2");
  EXPECT_EQ(parse_record(both[1].text)->events.size(), 3U);
}

TEST(Collection, ARecordOfTagsAloneIsOne) {
  const std::string tags = "[White \"Anne\"]\n[Rules \"lois\"]\n";
  EXPECT_EQ(texts_in(tags + "\n" + tags), (std::vector{tags + "\n", tags}));
  EXPECT_EQ(texts_in(tags + "\n" + kGame), (std::vector{tags + "\n", kGame}));
  EXPECT_EQ(texts_in(kGame + tags), (std::vector{kGame, tags})) << "a name is given again";
}

// They are no record of their own: the reader says where tags stand.
TEST(Collection, TagsOutOfTheirPlaceStayWithTheirRecord) {
  const std::string misplaced = kGame + "[End \"time\"]\n";
  EXPECT_EQ(texts_in(misplaced), std::vector{misplaced});
  EXPECT_EQ(parse_record(misplaced).error().line, 5);
  const std::string parted = "[White \"Anne\"]\n\n[Black \"Jean\"]\n\n1. W 65 : 1/7 1/6\n";
  EXPECT_EQ(texts_in(parted), std::vector{parted});
}

TEST(Collection, StudiesAndOtherLineEndsAreKept) {
  const std::string study =
      "[Start \"TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0\"]\n; A line.\n(\n1. W 21 : 1/3 1/2\n)\n";
  EXPECT_EQ(texts_in(study + study), (std::vector{study, study}));
  std::string windows = kGame;
  for (std::size_t at = 0; (at = windows.find('\n', at)) != windows.npos; at += 2)
    windows.insert(at, 1, '\r');
  EXPECT_EQ(texts_in(windows + windows), (std::vector{windows, windows}));
}

}  // namespace collection_test
