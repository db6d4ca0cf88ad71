// The opening book: the first rolls of a relevé, rolled out beforehand (docs/bots.md); and the book compiled
// in, data/book/openings.txt.
#pragma once

#include <optional>
#include <vector>

#include "engine/book/book_file.h"
#include "engine/search/searcher.h"

namespace trictrac::book {

// A book entry, seen after its roll was thrown and marked and before it is played.
struct BookLine {
  net::NetInput net_input;
  Roll roll;
  std::vector<RatedPlay> answers;
};

// Finds the book answers to the first rolls of a relevé.
class Book {
 public:
  Book() : Book(std::vector<BookEntry>{}) {}
  // Requires that each entry can be reached (tour_at).
  explicit Book(const std::vector<BookEntry>& entries);

  std::size_t size() const { return lines_.size(); }
  // Returns the entry of the current roll, or null if there is none, or if the stakes are not those that the
  // book was made for (stakes.h). `stakes` are those of thrown.node.
  const BookLine* find(const RolledPosition& thrown, Stakes& stakes) const;
  // Returns the play of the book, or nullopt if there is no entry.
  std::optional<Choice> answer(const RolledPosition& thrown, Stakes& stakes) const;

 private:
  std::vector<BookLine> lines_;  // by hash
  net::StakeInputs made_for_;
};

// Returns the ledger that the book was made for: a tour at its beginning, simple or double.
MatchLedger account_of_book();

// Returns the file of the book compiled in, byte for byte.
std::string_view built_in_file();
// Returns the origin of a book made with the net and the tables compiled in.
Origin built_in_origin();
// Returns the book compiled in, read once; or the reason why it cannot be used, which names its origin and
// that of the program.
const std::expected<Book, std::string>& load_built_in();
// Returns the book compiled in. If it cannot be used, the program ends with that message.
const Book& built_in();

}  // namespace trictrac::book
