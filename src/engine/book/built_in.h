// The book that comes with the program: data/book/openings.txt, compiled in.
#pragma once

#include <string_view>

#include "engine/book/book_file.h"

namespace trictrac::book {

// Its file, byte for byte.
std::string_view built_in_file();

// What a book would rest on that goes with the net and the tables compiled in.
Origin built_in_origin();

// Read once. Without a line where the file does not go with the net and the tables; a test proves that it
// does.
const Book& built_in();

}  // namespace trictrac::book
