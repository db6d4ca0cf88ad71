// The tables of values: what they hold, how they are made, and that those compiled in are those of
// data/values.
#include "engine/equity/values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "base/fnv.h"
#include "base/text_of.h"
#include "engine/equity/equity_estimator.h"
#include "game/match/format.h"
#include "lab/learn/model.h"
#include "lab/learn/settings.h"
#include "lab/learn/tables.h"

namespace values_test {

using namespace trictrac;

std::string file_of(ValueKind kind) {
  std::ifstream in(text_of("{}/values/{}.txt", TRICTRAC_DATA, kValueKindNames[kind]));
  return {std::istreambuf_iterator<char>(in), {}};
}

bool same(const ValueRow& a, const ValueRow& b) { return key_of(a) == key_of(b) && a.columns == b.columns; }

TEST(Values, CompiledInAreThoseOfTheFiles) {
  for (const ValueKind kind : kValueKinds) {
    const auto read = read_values(file_of(kind), kind);
    ASSERT_TRUE(read) << kValueKindNames[kind] << ": " << read.error();
    EXPECT_TRUE(std::ranges::equal(*read, built_in(kind), same)) << kValueKindNames[kind];
  }
  EXPECT_EQ(in_hex(hash_of(built_in)), "9a3f248e302c8730") << "other tables: the book has to be made again";
}

TEST(Values, AFileIsTextThereAndBack) {
  // The origin that the file itself states.
  const ValueOrigin origin{4000, 2, 1, 0xe793e42d23eb71aa};
  EXPECT_EQ(print_values(ValueKind::Filled, origin, built_in(ValueKind::Filled)), file_of(ValueKind::Filled));
}

// The file of filled poules with the first `text` in it replaced.
std::string spoilt(std::string_view text, std::string_view instead) {
  std::string file = file_of(ValueKind::Filled);
  return file.replace(file.find(text), text.size(), instead);
}

TEST(Values, AFileThatIsNotWholeIsRefusedByLine) {
  const auto why = [](std::string_view file, ValueKind kind = ValueKind::Filled) {
    const auto read = read_values(file, kind);
    return read ? "it was read" : read.error();
  };
  const std::string whole = file_of(ValueKind::Filled);
  ASSERT_EQ(why(whole), "it was read");
  EXPECT_EQ(why(""), "this is not a table of values");
  EXPECT_EQ(why(whole, ValueKind::Drained),
            "it begins \"# What the start of a relevé is worth: filled. See docs/bots.md.\", and is not that "
            "of drained");
  EXPECT_EQ(why(spoilt("0 1 0 0 -45 0 0", "0 1 0 0 -45 0")),
            "line 6: \"0 1 0 0 -45 0\" is not a row: seven whole numbers");
  EXPECT_EQ(why(spoilt("-45 0 0", "-45 0 0 1")),
            "line 6: \"0 1 0 0 -45 0 0 1\" is not a row: seven whole numbers");
  EXPECT_EQ(why(spoilt("0 1 0 0 -45 0 0\n", "")),
            "line 6: \"0 2 0 0 -191 0 0\" stands where the row of 0 1 0 0 should be");
  EXPECT_EQ(why(whole.substr(0, whole.rfind("5 5 "))), "it has 35 rows of 36");
  EXPECT_EQ(why(whole + "5 6 0 0 1 0 0\n"), "line 41: this is a row too many: there are 36 states");
}

// A hole more is worth more, at every score: of tours the tours won, of filled poules the meetings.
TEST(Values, AHoleMoreIsWorthMore) {
  const std::pair<ValueKind, int> columns[] = {
      {ValueKind::Tour, 1}, {ValueKind::TourPont, 1}, {ValueKind::TourHonours, 1}, {ValueKind::Filled, 0}};
  for (const auto& [kind, column] : columns) {
    const ValueTable table = built_in(kind);
    std::size_t compared = 0;
    for (const ValueRow& row : table) {
      ValueRow next = row;
      ++next.first;
      const auto at =
          std::ranges::find_if(table, [&](const ValueRow& r) { return key_of(r) == key_of(next); });
      if (at == table.end()) continue;
      EXPECT_LT(row.columns[column], at->columns[column])
          << kValueKindNames[kind] << " " << +row.first << " " << +row.second;
      ++compared;
    }
    EXPECT_GT(compared, table.size() * 3 / 4) << kValueKindNames[kind];
  }
}

TEST(Values, AbsentStatesFallBack) {
  const ValueTable table = built_in(ValueKind::Marque);
  // Beyond the rows the lead is kept.
  EXPECT_EQ(look_up(table, ValueKind::Marque, {16, 13, RunOf::First}),
            look_up(table, ValueKind::Marque, {13, 10, RunOf::First}));
  EXPECT_GT(look_up({}, ValueKind::Tour, {4, 1})[0], 0);
}

TEST(Values, SeenByTheOther) {
  EXPECT_EQ(seen_by_second(ValueKind::Tour, {5, 0, 0}), (Figures{-5, 0, 0}));
  EXPECT_EQ(seen_by_second(ValueKind::Drained, {5, 2, 0}), (Figures{2, 5, 0}));
}

TEST(Values, SameSeedSameTable) {
  const learn::TableOptions o{ValueKind::Filled, 12, 1, 5, {}};
  const net::Weights any = learn::quantised(learn::fresh_model(3));
  EXPECT_TRUE(std::ranges::equal(learn::make_table(any, o), learn::make_table(any, o), same));
}

TEST(Values, AccountAndKeyThereAndBack) {
  const MatchOptions options = find_format("ecrire-1780")->options;
  const MatchLedger fresh = begin_account(options, Worth::SimpleDouble, {0, 1}, Side::White);
  for (const ValueRow& row : blank_rows(ValueKind::Marque1780)) {
    const ValueKey key = key_of(row);
    const bool second_of_six =
        std::max(key.first, key.second) >= kObligatoryHole;  // rates may be the opponent's
    const ValueKey back =
        key_of(ValueKind::Marque1780, with_key(ValueKind::Marque1780, fresh, key), Side::White);
    EXPECT_EQ(back.first, key.first);
    EXPECT_EQ(back.second, key.second);
    EXPECT_EQ(back.run, key.run) << key.first << " " << key.second;
    if (!second_of_six) {
      EXPECT_EQ(back.lifted, key.lifted);
    }
  }
}

}  // namespace values_test
