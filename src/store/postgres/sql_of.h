// The SQL of the rows as PostgreSQL reads it.
#pragma once

#include <string>
#include <string_view>

namespace trictrac {

// ?1, ?2 … and ? become $1, $2 …; what the rows ask contains no other question mark.
std::string numbered(std::string_view sql);

// The words for tables: INTEGER, BLOB, STRICT and their like.
std::string tables_of(std::string_view sql);

}  // namespace trictrac
