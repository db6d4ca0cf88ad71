#include "engine/book/built_in.h"

#include "engine/net/built_in.h"
#include "engine/worth/hashes.h"

namespace trictrac::book {

extern const std::uint64_t kBookWords[];
extern const std::size_t kBookBytes;

std::string_view built_in_file() { return {reinterpret_cast<const char*>(kBookWords), kBookBytes}; }

Origin built_in_origin() {
  const net::Weights& weights = net::built_in();
  return {weights.rules, net::hash_of(weights), trictrac::hash_of(trictrac::built_in)};
}

const Book& built_in() {
  static const Book book = [] {
    const auto entries = read_entries(built_in_file(), built_in_origin());
    return entries ? Book(*entries) : Book();
  }();
  return book;
}

}  // namespace trictrac::book
