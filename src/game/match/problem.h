// What cannot be agreed, as a value that a page can put into its own words.
#pragma once

#include <string>
#include <string_view>

namespace trictrac {

struct MatchProblem {
  std::string_view option;  // the one that is wrong, by its name (match_option.h)
  std::string_view code;    // which rule it breaks; docs/protocol.md lists them
  std::string message;      // in English: what is wrong, and what would be right
};

}  // namespace trictrac
