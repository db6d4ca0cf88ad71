// Sentences of a score sheet in a terminal.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "base/enum_table.h"
#include "game/match/format.h"
#include "words/places.h"

namespace trictrac::words {

using Score = Text<"score">;
using Balances = Text<"balances">;
using Refaits = Count<"refaits">;
using Rate = Count<"rate">;

// The sources of the rules of each format.
class FormatSources {
 public:
  struct Row {
    std::string_view format;
    Sentence<> source;
  };
  // A table with a row missing or not in the order of kFormats does not compile.
  consteval FormatSources(const Row (&rows)[kFormats.size()])  // NOLINT(google-explicit-constructor)
      : FormatSources(rows, std::make_index_sequence<kFormats.size()>()) {}
  // The sources as programs read them.
  consteval FormatSources() : FormatSources(kFormats, std::make_index_sequence<kFormats.size()>()) {}

  const Sentence<>& operator[](std::string_view format) const {
    const auto at = std::ranges::find(kFormats, format, &FormatPreset::name);
    return sources_[static_cast<std::size_t>(at - kFormats.begin())];
  }

 private:
  template <class Rows, std::size_t... kIndex>
  consteval FormatSources(const Rows& rows, std::index_sequence<kIndex...>)
      : sources_{rows[kIndex].source...} {
    if constexpr (std::is_same_v<Rows, Row[kFormats.size()]>)
      if (!((rows[kIndex].format == kFormats[kIndex].name) && ...)) a_row_is_missing_or_out_of_order();
  }

  std::array<Sentence<>, kFormats.size()> sources_;
};

struct SheetWords {
  FormatSources sources;
  // The heads of the rows, by the kind of payment; payments without a row of their own are in the result.
  Sentence<> queue_jetons, marques, queue_marques, postillons, further_paris, paris, queue_paris;
  Sentence<> carried_over, total, result, gross, net;
  Sentence<> paris_of_pairs, paris_of_match;  // beside the result of three players
  Sentence<Score, Rate> petite_bredouille, grande_bredouille;
  Sentence<Refaits> refaits;
  Sentence<Balances, Text<"unit">> to_pay;
  Sentence<N> pool;
  Sentence<Score, Count<"won">, Text<"basket">> honours;
  Sentence<> ecrire_suspended, honours_suspended;
  Sentence<Balances> fiches, balance;
  Sentence<Who, Holes, Points> seat;  // the player with the letter of their side
  Sentence<> throw_half, over;
  Sentence<Who> may_go, has_dice;
  Sentence<> nothing_to_undo, nothing_to_redo;
  Sentence<Path> saved;
  Sentence<> help;
  Sentence<N> not_entered;
};

}  // namespace trictrac::words
