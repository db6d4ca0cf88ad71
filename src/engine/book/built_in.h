// The book that comes with the program: data/book/openings.txt, compiled in.
#pragma once

#include <string_view>

#include "engine/book/book_file.h"

namespace trictrac::book {

// Its file, byte for byte.
std::string_view built_in_file();

// What a book would rest on that goes with the net and the tables compiled in.
Origin built_in_origin();

// The book, read once; or why it cannot be used: what it rests on and what the program has instead are both
// named.
const std::expected<Book, std::string>& load_built_in();

// The book. Where it cannot be used the program ends with that message.
const Book& built_in();

}  // namespace trictrac::book
