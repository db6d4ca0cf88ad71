// Makes the opening book: rolls out the first rolls of a relevé.
#pragma once

#include <functional>

#include "engine/book/book_file.h"
#include "engine/net/weights.h"

namespace trictrac::book {

// The options of making a book.
struct MakingOptions {
  int trials = 10368;      // of each answer at most; one that has no rival gets an eighth of them
  Thousandths within{20};  // answers so far behind the best by one ply are played on
  int replies = 2;  // answers of the first player after which the second player's rolls are in the book
  std::uint64_t seed = 1;
  int threads = 1;  // nothing that is made depends on it
};

// Returns the number of entries of a whole book, given at least those of the first player.
int entries_of(const std::vector<BookEntry>& first, const MakingOptions& options);

// Makes the rest of a book of which `made` are the entries so far: hands each further one to `sink`, until
// that returns false or the book is whole.
//
// Puts first the answer that is the best by trials, unless looking two plies ahead prefers another that the
// trials do not set apart from it: one that is no more than two standard errors behind.
void make(const net::Weights& weights, const MakingOptions& options, std::vector<BookEntry> made,
          const std::function<bool(const BookEntry&)>& sink);

}  // namespace trictrac::book
