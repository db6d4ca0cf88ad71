// Line editing with a history and the Tab key, by the system's libedit.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace trictrac::cli {

// Returns whether the system has libedit. It is loaded on first use: a program linked to it could not start
// without it.
bool can_edit_lines();

// Shows the prompt and reads a line, edited in place; nullopt at the end of input. The Tab key offers
// `words`. Requires can_edit_lines().
std::optional<std::string> read_edited_line(const std::string& prompt, const std::vector<std::string>& words);

}  // namespace trictrac::cli
