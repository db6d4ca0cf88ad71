// Statements that an engine may send together, with either engine.
#include <optional>

#include "fixture.h"
#include "rows_of.h"
#include "store/statements.h"

namespace collected_test {

using namespace trictrac;
using namespace served;

class Collected : public WithFolder, public testing::WithParamInterface<std::string> {
 protected:
  void insert(std::int64_t first, std::int64_t last) {
    for (std::int64_t n = first; n <= last; ++n) sql.run("INSERT INTO number (n) VALUES (?)", n);
  }
  std::optional<std::int64_t> count() { return Statements(*db).number("SELECT count(*) FROM number"); }

  std::unique_ptr<Database> db = rows_of(GetParam(), folder / "");
  Statements sql{*db};
};

constexpr std::int64_t kMany = 500;  // more than are ever sent at once

TEST_P(Collected, AreSeenByTheNextReadAndKept) {
  ASSERT_TRUE(db->execute("CREATE TABLE number (n BIGINT PRIMARY KEY)"));
  ASSERT_TRUE(db->execute("BEGIN"));
  db->collect();
  insert(1, 3);
  EXPECT_EQ(count(), 3);
  insert(4, kMany);
  ASSERT_TRUE(sql.done());
  ASSERT_TRUE(db->settle());
  ASSERT_TRUE(db->execute("COMMIT"));
  EXPECT_EQ(count(), kMany);
}

TEST_P(Collected, TheFirstFaultIsReturnedAndASavepointUndoesAll) {
  ASSERT_TRUE(db->execute("CREATE TABLE number (n BIGINT PRIMARY KEY)"));
  ASSERT_TRUE(db->execute("BEGIN"));
  insert(0, 0);
  for (const std::int64_t before : {std::int64_t{2}, kMany}) {
    db->collect();
    ASSERT_TRUE(db->execute("SAVEPOINT part"));
    sql.run("INSERT INTO number (n) VALUES (?)", before);
    insert(1, before);
    insert(before + 1, before + 9);
    const auto settled = db->settle();
    const auto fault = sql.fault() ? sql.fault() : std::optional(settled.error());
    EXPECT_EQ(fault->kind, StoreError::Conflict) << fault->what;
    ASSERT_TRUE(db->in_transaction());
    ASSERT_TRUE(db->execute("ROLLBACK TO part; RELEASE part"));
    EXPECT_EQ(count(), 1);
    sql = Statements(*db);
  }
  insert(1, 1);
  ASSERT_TRUE(db->execute("COMMIT"));
  EXPECT_EQ(count(), 2);
}

INSTANTIATE_TEST_SUITE_P(Engines, Collected, testing::ValuesIn(kEngineNames),
                         [](const auto& engine) { return engine.param; });

}  // namespace collected_test
