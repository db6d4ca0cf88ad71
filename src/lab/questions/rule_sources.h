// The places in the treatises that each rule cites.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace trictrac::questions {

using RuleSources = std::map<std::string, std::string, std::less<>>;  // by the numbers of rules: P1, M4 …

// Reads the sources of all rules from the text of docs/rules.md: the line "*Sources: …*" under each heading
// "### P1 · …", without the marks.
RuleSources read_rule_sources(std::string_view rules);

// Returns the sources of the rules that `text` names in parentheses, such as (P1).
RuleSources sources_named(const RuleSources& all, std::string_view text);

}  // namespace trictrac::questions
