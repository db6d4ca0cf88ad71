// The options of a match one by one, for match_text: their names, and access to each as a number.
#pragma once

#include <span>
#include <string_view>

#include "game/match/format.h"

namespace trictrac {

inline constexpr int kMostMatchNumber = 10000;

struct MatchOption {
  std::string_view name;
  unsigned formats;                         // that use it: a bit each
  std::span<const std::string_view> words;  // its values in the order of their enumeration; a number has none
  int least;                                // of a number
  bool is_switch;                           // off or on
  bool carried;                             // of a match that is resumed, and of no other
  int (*get)(const MatchOptions&);
  void (*set)(MatchOptions&, int);
};

// All of them, in the order in which they are listed.
std::span<const MatchOption> match_options();

}  // namespace trictrac
