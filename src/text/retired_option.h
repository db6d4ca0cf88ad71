// Options that older texts name and no rule knows any more: they are read and change nothing.
#pragma once

#include <span>
#include <string_view>

namespace trictrac {

struct RetiredOption {
  std::string_view name;
  std::span<const std::string_view> values;  // the first says what is the rule now
};

// The one of that name, or null.
const RetiredOption* find_retired_option(std::string_view name);

// True where a text asks for a rule that is no longer played: its reader deserves a notice.
bool asks_for_retired(std::string_view name, std::string_view value);

}  // namespace trictrac
