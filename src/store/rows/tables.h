// The tables of the database, in any engine: declared once (table_list.cpp), with the columns that name a
// person or a game and those that limit how long a row is stored. What is deleted, exported, carried over and
// forgotten follows from the declaration.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "store/statements.h"

namespace trictrac {

enum class ColumnType : std::uint8_t { Number, Text, Bytes };

// A column. Its values are never NULL, unless it is optional.
struct SchemaColumn {
  std::string name;
  ColumnType type = ColumnType::Number;
  bool is_row = false, lasts = false;  // a number given by the database; never to another row
  bool is_key = false;                 // a part of the primary key
  bool is_optional = false, is_unique = false;
  std::string otherwise{};  // the value where none is given, in SQL
  std::string names{};      // the table of which it names a row, as a foreign key or not
  bool is_foreign_key = false;
  std::string sets{};       // what is changed when a person or a game is deleted; "": the row is deleted
  std::string exported{};   // the part of a person's export that shows the row; "": none does
  bool is_emptied = false;  // the reference is removed later, with the names in the texts beside it
  bool is_carried = false;  // the rows of a guest who signs in belong to the account from then on
  std::int64_t kept = -1;   // the row is deleted so many seconds after this time; -1: it is not

  SchemaColumn& lasting() { return lasts = true, *this; }
  SchemaColumn& key() { return is_key = true, *this; }
  SchemaColumn& optional() { return is_optional = true, *this; }
  SchemaColumn& unique() { return is_unique = true, *this; }
  SchemaColumn& or_else(const char* value) { return otherwise = value, *this; }
  SchemaColumn& of(const char* table) { return is_foreign_key = true, naming(table); }
  SchemaColumn& naming(const char* table) { return names = table, *this; }
  SchemaColumn& set(const char* changes) { return sets = changes, *this; }
  SchemaColumn& shown_in(const char* part) { return exported = part, *this; }
  SchemaColumn& emptied() { return is_emptied = true, *this; }
  SchemaColumn& carried() { return is_carried = true, *this; }
  SchemaColumn& kept_for(std::int64_t seconds) { return kept = seconds, *this; }
};

// An index, named TABLE_NAME.
struct SchemaIndex {
  std::string name;
  std::string columns{};  // "": the one of that name
  std::string where{};
};

struct SchemaTable {
  std::string name;
  std::vector<SchemaColumn> columns;
  std::vector<SchemaIndex> indices{};
  std::string unique{};    // columns that are unique together
  bool has_rowid = false;  // stored in the order of its making, in spite of its key
};

// Returns the tables of the present version, each after those it refers to.
const std::vector<SchemaTable>& tables();

// Creates tables, by default those of the present version, in a database without any.
Stored<void> make_tables(Database& db, const std::vector<SchemaTable>& all = tables());

// Make tables, by default as the present version has them, and columns of the present version, with the
// indices on those columns, in a database of an earlier one.
Stored<void> add_tables(Database& db, std::span<const std::string_view> names,
                        const std::vector<SchemaTable>& all = tables());
Stored<void> add_columns(Database& db, std::string_view table, std::span<const std::string_view> names);

// Returns the type of a column in the words of an engine.
std::string_view type_of(const SchemaColumn& column, const Dialect& dialect);

// Migrates a database from a version to the next, inside the caller's transaction.
using Migration = Stored<void> (*)(Database& db);

// Returns the steps to the present version; the first leads from version 1 to 2.
const std::vector<Migration>& migrations();

// Reads and writes something of no consequence in every table of a database of the present version; the error
// says in which that cannot be done.
Stored<void> check_tables(Database& db);

// A column that names a person or a game, and its table.
struct Reference {
  const SchemaTable& table;
  const SchemaColumn& column;
};

// Returns all columns that name a "person", a "game", a "tournament", a "club" or a "league".
std::vector<Reference> references_to(std::string_view what);

// Removes the references to the person, game, tournament, club or league of that row, but for those that are
// emptied (SeatRows::empty, TournamentRows::erase); the row itself stays.
void remove_references(Statements& sql, std::string_view what, std::int64_t row);
// Gives an account the carried data of a guest.
void carry_references(Statements& sql, std::int64_t guest, std::int64_t account);
// Deletes the rows whose time has passed.
void forget_expired(Statements& sql, std::int64_t now);

// The schema of a database, by default that of this program; versions count from 1.
struct Schema {
  std::vector<SchemaTable> tables = trictrac::tables();
  std::vector<Migration> migrations = trictrac::migrations();

  // Returns the version after the last migration.
  std::int64_t version() const { return 1 + static_cast<std::int64_t>(migrations.size()); }
  // Creates everything if `from` is 0; otherwise runs all migrations from version `from` on, inside the
  // caller's transaction.
  Stored<void> bring_up(Database& db, std::int64_t from) const;
};

}  // namespace trictrac
