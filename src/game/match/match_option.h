// The options of a match, one by one, with their names, values, limits and sources. format.h, texts and
// messages all read this one table.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "game/match/format.h"

namespace trictrac {

inline constexpr int kMostMatchNumber = 10000;

// The numbers that an option accepts.
struct NumberRange {
  int least = 0;
  int most = kMostMatchNumber;
  int step = 1;          // it is a multiple of this
  bool or_none = false;  // may also be 0, for none
  friend constexpr bool operator==(const NumberRange&, const NumberRange&) = default;
};

// Returns whether the range holds `n`.
constexpr bool allows(const NumberRange& l, int n) {
  return (n >= l.least && n <= l.most && n % l.step == 0) || (l.or_none && n == 0);
}

struct MatchOption {
  std::string_view name;
  std::string_view source;
  OptionPart part = kOfAny;                     // a format that takes it uses this option
  bool (*uses)(const MatchOptions&) = nullptr;  // whether it does so with these other options; null: always
  std::span<const std::string_view>
      words{};           // names of its values, in the order of their enumeration; a number has none
  NumberRange limits{};  // of a number, with any other options
  int (*step)(const MatchOptions&) = nullptr;      // the step of a number, if it depends on other options
  std::string_view step_rule{};                    // in English: the numbers that the step allows, and why
  std::span<const int> usual{};                    // of a number: the values in the sources, if they are few
  bool is_switch = false;                          // off or on
  bool (*matters)(const MatchOptions&) = nullptr;  // whether it matters to this company; null: always
  bool carried = false;                            // only a resumed match has it
  int (*unsaid)(const MatchOptions&) = nullptr;  // its value in stored texts that do not name it; null: that
                                                 // of the preset
  int (*get)(const MatchOptions&) = nullptr;
  void (*set)(MatchOptions&, int) = nullptr;
};

// Returns all options, in the order in which they are printed.
std::span<const MatchOption> match_options();

// Returns whether `o` makes a difference in the format of `agreed`.
inline bool used(const MatchOption& o, const MatchOptions& agreed) {
  return takes(agreed.format, o.part) && (!o.uses || o.uses(agreed));
}

// Returns the numbers that `o` accepts with the other options as in `agreed`: o.limits, in multiples of its
// step.
NumberRange limits_of(const MatchOption& o, const MatchOptions& agreed);

}  // namespace trictrac
