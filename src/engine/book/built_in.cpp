#include "engine/book/built_in.h"

#include "base/assert.h"
#include "base/embedded.h"
#include "base/text_of.h"
#include "engine/equity/hashes.h"
#include "engine/net/built_in.h"

namespace trictrac::book {

extern const EmbeddedFiles kFiles;  // data/book/openings.txt

std::string_view built_in_file() { return kFiles.front().text(); }

Origin built_in_origin() {
  const net::Weights& weights = net::built_in();
  return {weights.rules, net::hash_of(weights), trictrac::hash_of(trictrac::built_in)};
}

const std::expected<Book, std::string>& load_built_in() {
  static const std::expected<Book, std::string> book = []() -> std::expected<Book, std::string> {
    const auto entries = read_entries(built_in_file(), built_in_origin());
    if (!entries) return std::unexpected(entries.error());
    return Book(*entries);
  }();
  return book;
}

const Book& built_in() {
  const auto& book = load_built_in();
  if (!book) fatal(text_of("the book compiled in cannot be used: {}", book.error()));
  return *book;
}

}  // namespace trictrac::book
