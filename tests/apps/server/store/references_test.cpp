// The tables that each engine has made are asked which columns name a person or a game: each must be declared
// as such, or a person who leaves would leave something behind.
#include <set>
#include <string>

#include "fixture.h"
#include "rows_of.h"
#include "store/rows/people_rows.h"

namespace served {
namespace references_test {

using namespace trictrac;
using Columns = std::set<std::string>;  // "table.column"

// The columns that refer to a table ?1 by a key; and all of numbers with their names.
struct Questions {
  const char *keys, *numbers;
};
constexpr Questions kSqlite{
    "SELECT t.name, f.\"from\" FROM sqlite_schema t, pragma_foreign_key_list(t.name) f"
    " WHERE t.type = 'table' AND f.\"table\" = ?1",
    "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'"
    " AND c.type = 'INTEGER' AND c.name IN ("};
constexpr Questions kPostgres{
    "SELECT r.relname, a.attname FROM pg_constraint k JOIN pg_class r ON r.oid = k.conrelid"
    " JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]"
    " WHERE k.contype = 'f' AND k.confrelid = to_regclass(?1)",
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
    " AND data_type = 'bigint' AND column_name IN ("};

class References : public WithFolder, public testing::WithParamInterface<std::string> {
 protected:
  // The columns that refer to a table, and those of numbers that are named as its rows are elsewhere.
  Columns naming(const std::string& table, const std::string& names) {
    const Questions& asked = GetParam() == "sqlite" ? kSqlite : kPostgres;
    Columns all;
    Statements sql(*db);
    const auto add = [&](const Statement& s) { all.insert(s.text(0) + "." + s.text(1)); };
    sql.each(asked.keys, add, table);
    sql.each(asked.numbers + names + ")", add);
    EXPECT_FALSE(sql.fault()) << sql.fault()->what;
    return all;
  }
  static Columns declared(std::string_view what) {
    Columns all;
    for (const auto& [table, column] : references_to(what)) all.insert(table.name + "." + column.name);
    return all;
  }

  std::unique_ptr<Database> db = rows_of(GetParam(), folder / "");
};

TEST_P(References, AreAllColumnsThatNameAPerson) {
  EXPECT_EQ(naming("person", "'person', 'other', 'reporter', 'against', 'whom'"), declared("person"));
}

// What names a person in the texts of its table is removed with these, and nothing else waits for that.
TEST_P(References, ThoseThatAreEmptiedAreOfSeatsAndTournaments) {
  Columns emptied;
  for (const auto& [table, column] : references_to("person"))
    if (column.is_emptied) emptied.insert(table.name + "." + column.name);
  EXPECT_EQ(emptied, (Columns{"seat.person", "tournament_person.person"}));
}

TEST_P(References, AreAllColumnsThatNameATournament) {
  EXPECT_EQ(naming("tournament", "'tournament'"), declared("tournament"));
}

TEST_P(References, AreAllColumnsThatNameAClub) { EXPECT_EQ(naming("club", "'club'"), declared("club")); }

TEST_P(References, AreAllColumnsThatNameALeague) {
  EXPECT_EQ(naming("league", "'league'"), declared("league"));
}

TEST_P(References, AreAllColumnsThatNameAGame) { EXPECT_EQ(naming("game", "'game'"), declared("game")); }

TEST_P(References, EveryStatementFitsTheSchema) {
  Statements sql(*db);
  for (const char* what : {"person", "game", "tournament", "club", "league"}) remove_references(sql, what, 1);
  carry_references(sql, 1, 2);
  forget_expired(sql, 1);
  EXPECT_FALSE(sql.fault()) << sql.fault()->what;
}

TEST_P(References, RowsWhoseTimeHasPassedAreForgotten) {
  PeopleRows rows(*db);
  const std::int64_t anne = rows.persons.make_guest("anne", "Anne", 0).row;
  const auto fill = [&](std::int64_t now, const std::string& name) {
    rows.sessions.begin(anne, {.token = name, .id = name, .device = "", .created = now});
    rows.devices.note(name, anne, now);
  };
  fill(1'000, "old");
  fill(1'001, "new");
  rows.persons.put_recovery(anne, "recovery", 1'000 + kSessionSeconds);
  rows.persons.put_confirmation(anne, "confirmation", 1'001 + kSessionSeconds);
  rows.forget_expired(1'000 + kSessionSeconds);
  EXPECT_EQ(rows.sessions.of(anne).size(), 1u);
  EXPECT_TRUE(rows.devices.knows("new", anne) && !rows.devices.knows("old", anne));
  EXPECT_EQ(*db->number("SELECT count(*) FROM recovery"), 0);
  EXPECT_EQ(*db->number("SELECT count(*) FROM confirmation"), 1);
  EXPECT_FALSE(rows.sql.fault()) << rows.sql.fault()->what;
}

INSTANTIATE_TEST_SUITE_P(Engines, References, testing::ValuesIn(kEngineNames),
                         [](const auto& engine) { return engine.param; });

}  // namespace references_test
}  // namespace served
