// The opening book: the first rolls of a relevé, played on many times beforehand (docs/bots.md); and the book
// compiled in, data/book/openings.txt.
#pragma once

#include <optional>
#include <vector>

#include "engine/book/book_file.h"
#include "engine/search/searcher.h"

namespace trictrac::book {

// An entry where its roll has been thrown and marked, but not played.
struct BookLine {
  net::NetInput net_input;
  Roll roll;
  std::vector<RatedPlay> answers;
};

// Finds the answers to the first rolls of a relevé.
class Book {
 public:
  Book() : Book(std::vector<BookEntry>{}) {}
  // Requires that each of the entries can be reached (tour_at).
  explicit Book(const std::vector<BookEntry>& entries);

  std::size_t size() const { return lines_.size(); }
  // Returns the line of the roll in hand; null where there is none, or where what is played for is not that
  // for which the book was made (stakes.h). `stakes` are those that thrown.node is of.
  const BookLine* find(const RolledPosition& thrown, Stakes& stakes) const;
  // Returns the play to give there; nothing where there is no line.
  std::optional<Choice> answer(const RolledPosition& thrown, Stakes& stakes) const;

 private:
  std::vector<BookLine> lines_;  // by hash
  net::StakeInputs made_for_;
};

// Returns the account the book is made for: a tour at its beginning, simple or double.
MatchLedger account_of_book();

// Returns the file of the book compiled in, byte for byte.
std::string_view built_in_file();
// Returns what a book made with the net and the tables compiled in rests on.
Origin built_in_origin();
// Returns the book compiled in, read once; or why it cannot be used: what it rests on and what the program
// has instead are both named.
const std::expected<Book, std::string>& load_built_in();
// Returns the book compiled in. Where it cannot be used the program ends with that message.
const Book& built_in();

}  // namespace trictrac::book
