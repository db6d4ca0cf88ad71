#include "lab/questions/rule_sources.h"

#include "text/words.h"

namespace trictrac::questions {

RuleSources read_rule_sources(std::string_view rules) {
  constexpr std::string_view kHeading = "### ", kEnd = ".*";
  RuleSources all;
  std::string_view rule;
  for (const std::string_view line : split(rules, '\n')) {
    if (line.starts_with('#')) rule = {};
    if (line.starts_with(kHeading) && line.contains(" · "))
      rule = line.substr(kHeading.size(), line.find(" · ") - kHeading.size());
    if (rule.empty() || !line.ends_with(kEnd)) continue;
    for (const std::string_view label : {"*Sources: ", "*Source: "})
      if (line.starts_with(label))
        all.emplace(rule, line.substr(label.size(), line.size() - label.size() - kEnd.size()));
  }
  return all;
}

RuleSources sources_named(const RuleSources& all, std::string_view text) {
  RuleSources named;
  for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at + 1)) {
    const std::size_t end = text.find(')', at);
    if (end == std::string_view::npos) break;
    if (const auto found = all.find(text.substr(at + 1, end - at - 1)); found != all.end())
      named.insert(*found);
  }
  return named;
}

}  // namespace trictrac::questions
