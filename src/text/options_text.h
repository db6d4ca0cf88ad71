// Rule options by name, for position text, records, messages and the command line alike.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/rules/options.h"

namespace trictrac {

// Every option with its value, in a fixed order: bearing_off pile rencontre margot lead worth marking, and
// moves and pegs where they differ from what is usual.
std::vector<std::pair<std::string_view, std::string_view>> option_values(const RuleOptions& options);

// Only those that differ from `base`.
std::vector<std::pair<std::string_view, std::string_view>> changed_options(const RuleOptions& options,
                                                                           const RuleOptions& base);

// Sets one option; the error says which names or values there are.
std::expected<void, std::string> set_option(RuleOptions& options, std::string_view name,
                                            std::string_view value);

// True for pile, rencontre and margot, whose values are "on" and "off".
bool is_switch(std::string_view name);

}  // namespace trictrac
