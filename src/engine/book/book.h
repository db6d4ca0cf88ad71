// The opening book: the first rolls of a relevé, played on many times beforehand (docs/bots.md).
#pragma once

#include <optional>
#include <vector>

#include "engine/book/entry.h"
#include "engine/search/searcher.h"

namespace trictrac::book {

// An entry where its roll has been thrown and marked, but not played.
struct BookLine {
  net::NetInput net_input;
  Roll roll;
  std::vector<RatedPlay> answers;
};

class Book {
 public:
  Book();  // without a line
  // Each of the entries can be reached (tour_at).
  explicit Book(const std::vector<BookEntry>& entries);

  std::size_t size() const { return lines_.size(); }
  // The line of the roll in hand; null where there is none, or where what is played for is not that for which
  // the book was made (stakes.h). `stakes` are those that thrown.node is of.
  const BookLine* find(const RolledPosition& thrown, Stakes& stakes) const;
  // What it says to play there; nothing where it says nothing.
  std::optional<Choice> answer(const RolledPosition& thrown, Stakes& stakes) const;

 private:
  std::vector<BookLine> lines_;  // by hash
  net::StakeInputs made_for_;
};

// The account the book is made for: a tour at its beginning, simple or double.
MatchLedger account_of_book();

// How far apart two things played for are: the most by which one number of theirs differs.
Holes distance(const net::StakeInputs& a, const net::StakeInputs& b);
// Up to here the book holds (docs/bots.md).
inline constexpr Holes kNearEnough{3};

}  // namespace trictrac::book
