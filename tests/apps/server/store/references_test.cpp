// The schema is asked which columns name a person or a game: each must be among the references.
#include "store/rows/references.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "store/rows/tables.h"
#include "store/sqlite/sqlite.h"

namespace trictrac {
namespace references_test {

using Columns = std::set<std::string>;  // "table.column"

class References : public testing::Test {
 protected:
  void SetUp() override {
    auto opened = SqliteDatabase::open(":memory:");
    ASSERT_TRUE(opened);
    db.emplace(std::move(*opened));
    ASSERT_TRUE(make_tables(*db));
  }
  // The columns that refer to a table, and those of numbers that are named as its rows are elsewhere.
  Columns naming(const std::string& table, const std::string& names) {
    Columns all;
    Statements sql(*db);
    const auto add = [&](const Statement& s) { all.insert(s.text(0) + "." + s.text(1)); };
    sql.each(
        "SELECT t.name, f.\"from\" FROM sqlite_schema t, pragma_foreign_key_list(t.name) f"
        " WHERE t.type = 'table' AND f.\"table\" = ?1",
        add, table);
    sql.each(
        "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'"
        " AND c.type = 'INTEGER' AND c.name IN (" +
            names + ")",
        add);
    EXPECT_FALSE(sql.fault());
    return all;
  }
  static Columns declared(std::span<const Reference> references) {
    Columns all;
    for (const Reference& one : references)
      all.insert(std::string(one.table) + "." + std::string(one.column));
    return all;
  }

  std::optional<SqliteDatabase> db;
};

TEST_F(References, AreAllColumnsThatNameAPerson) {
  Columns all = declared(person_references());
  all.insert("seat.person");  // each seat is emptied with the names in its game
  EXPECT_EQ(naming("person", "'person', 'other', 'reporter', 'against', 'whom'"), all);
}

TEST_F(References, AreAllColumnsThatNameAGame) {
  EXPECT_EQ(naming("game", "'game'"), declared(game_references()));
}

TEST_F(References, EveryStatementFitsTheSchema) {
  Statements sql(*db);
  for (const auto references : {person_references(), game_references()})
    remove_references(sql, references, 1);
  carry_references(sql, 1, 2);
  EXPECT_FALSE(sql.fault()) << sql.fault()->what;
}

}  // namespace references_test
}  // namespace trictrac
