// The rules that may be agreed before a tour one by one: their names, values and sources, and access to each
// as a number.
#pragma once

#include <span>
#include <string_view>

#include "game/rules/options.h"

namespace trictrac {

struct RuleOption {
  std::string_view name;
  std::string_view source;
  std::span<const std::string_view> values;  // in the order of their enumeration
  int (*get)(const RuleOptions&) = nullptr;
  void (*set)(RuleOptions&, int) = nullptr;
  bool is_switch = false;     // off or on
  bool of_tours = false;      // it matters where tours are played for their worth only
  bool of_section_r = false;  // how strictly one plays (R1): in messages only where it is not as usual
  bool unsaid = false;        // as usual it is not written anywhere
};

// All of them, in the order in which they are printed.
std::span<const RuleOption> rule_options();

// The one of that name, or null.
const RuleOption* find_rule_option(std::string_view name);

}  // namespace trictrac
