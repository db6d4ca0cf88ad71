// The book as a file: what it rests on, how it was made, and its entries.
#pragma once

#include "engine/book/book.h"

namespace trictrac::book {

// With other rules, another net or other tables it is another book.
struct Origin {
  std::uint64_t rules = 0;  // their signature
  std::uint64_t net = 0;    // hashes
  std::uint64_t tables = 0;
};

// The lines before the entries; `command` is the one that makes the file.
std::string print_head(const Origin& origin, std::string_view command);

// The entries of a file in their order, or what is wrong with it, in English: it is no book or rests on
// something else than `here`, or a line cannot be read.
std::expected<std::vector<BookEntry>, std::string> read_entries(std::string_view file, const Origin& here);

}  // namespace trictrac::book
