// Rule options by name, for position text, records, messages and the command line.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/rules/options.h"

namespace trictrac {

// A rule option of a tour: its name, values and source, and access to it as a number.
struct RuleOption {
  std::string_view name;
  std::string_view source;
  std::span<const std::string_view> values;  // in the order of their enumeration
  int (*get)(const RuleOptions&) = nullptr;
  void (*set)(RuleOptions&, int) = nullptr;
  bool is_switch = false;     // off or on
  bool of_tours = false;      // it matters where tours are played for their worth only
  bool of_section_r = false;  // the strictness of play (R1): in messages only if it is not the default
  bool unsaid = false;        // records name it only where it is not as usual
};

// Returns all rule options, in the order in which they are printed.
std::span<const RuleOption> rule_options();

// Returns the option of that name, or null.
const RuleOption* find_rule_option(std::string_view name);

// Returns every option with its value, in the order of rule_options(), without those that are not printed.
std::vector<std::pair<std::string_view, std::string_view>> option_values(const RuleOptions& options);

// Returns only the options that differ from `base`.
std::vector<std::pair<std::string_view, std::string_view>> changed_options(const RuleOptions& options,
                                                                           const RuleOptions& base);

// Returns the present texts of the values of an option.
std::vector<std::string_view> values_said(const RuleOption& option);

// Sets one option; the error names the options or values that exist.
std::expected<void, std::string> set_option(RuleOptions& options, std::string_view name,
                                            std::string_view value);

// Returns whether the values of an option are "on" and "off", as those of pile, rencontre and margot.
bool is_switch(std::string_view name);

}  // namespace trictrac
