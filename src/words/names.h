// The names of the things of the game.
#pragma once

#include <array>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "game/rules/tariff.h"
#include "words/places.h"

namespace trictrac::words {

// The names of the jans, in the order of the tariff.
class JanNames {
 public:
  struct Row {
    std::string_view jan;  // as in the tariff
    Sentence<> name;
  };

 private:
  // Stands before its use, where a compiler may want its body.
  template <std::size_t... kIndex>
  consteval JanNames(const Row* rows, std::index_sequence<kIndex...>) : names_{rows[kIndex].name...} {
    if (!((rows[kIndex].jan == kTariff.values()[kIndex].name) && ...)) a_row_is_missing_or_out_of_order();
  }

 public:
  // A table with a row missing or not in the order of the tariff does not compile.
  consteval JanNames(std::initializer_list<Row> rows)  // NOLINT(google-explicit-constructor)
      : JanNames(rows.begin(), std::make_index_sequence<kJans>()) {
    if (rows.size() != kJans) a_row_is_missing_or_out_of_order();
  }

  const Sentence<>& operator[](Jan jan) const { return names_[static_cast<std::size_t>(jan)]; }

 private:
  std::array<Sentence<>, kJans> names_;
};

struct NameWords {
  Sentence<> white, black;                // the sides
  Sentence<> white_player, black_player;  // who has them, without a name of their own
  JanNames jans;
  // Beside a board in a terminal.
  Sentence<> holes, points, bredouille, pavillon, off;
};

}  // namespace trictrac::words
