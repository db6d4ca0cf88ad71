// The tables of values: what they hold, how they are made, and that those compiled in are those of
// data/values.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

#include "engine/worth/appraiser.h"
#include "game/match/format.h"
#include "lab/learn/model.h"
#include "lab/learn/settings.h"
#include "lab/learn/tables.h"

namespace {

using namespace trictrac;

std::vector<ValueRow> rows_in_file(ValueKind kind) {
  std::ifstream in(std::string(TRICTRAC_DATA) + "/values/" + std::string(name_of(kind)) + ".txt");
  std::vector<ValueRow> rows;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    int v[7]{};
    for (int& x : v) words >> x;
    const auto small = [&](int i) { return static_cast<std::uint8_t>(v[i]); };
    rows.push_back({small(0), small(1), small(2), small(3), {v[4], v[5], v[6]}});
  }
  return rows;
}

bool same(const ValueRow& a, const ValueRow& b) { return key_of(a) == key_of(b) && a.columns == b.columns; }

TEST(Values, CompiledInAreThoseOfTheFiles) {
  for (const ValueKind kind : kValueKinds) {
    const auto file = rows_in_file(kind);
    EXPECT_TRUE(std::ranges::equal(file, built_in(kind), same))
        << name_of(kind) << ": run tools/make_values.sh";
    EXPECT_EQ(file.size(), learn::blank_rows(kind).size()) << name_of(kind);
  }
}

TEST(Values, MoreHolesAreWorthMore) {
  for (const ValueKind kind :
       {ValueKind::Tour, ValueKind::TourPont, ValueKind::TourHonours, ValueKind::Filled}) {
    const ValueTable table = built_in(kind);
    const auto run = kind == ValueKind::Filled ? RunOf::Nobody : RunOf::First;
    for (int holes = 1; holes + 2 <= most_holes(kind); ++holes)
      EXPECT_LT(look_up(table, kind, {holes, 0, run})[0], look_up(table, kind, {holes + 2, 0, run})[0] + 60)
          << name_of(kind) << " " << holes;
    EXPECT_GT(look_up(table, kind, {5, 1, run})[0], look_up(table, kind, {1, 5, RunOf::Nobody})[0]);
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
  const Account fresh = begin_account(options, Worth::SimpleDouble, {0, 1}, Side::White);
  for (const ValueRow& row : learn::blank_rows(ValueKind::Marque1780)) {
    const ValueKey key = key_of(row);
    const bool second_of_six =
        std::max(key.first, key.second) >= kObligatoryHole;  // rates may be the other's
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

}  // namespace
