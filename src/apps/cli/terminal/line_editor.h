// Lines edited in place, with a history and the Tab key, by the libedit of the system.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace trictrac::cli {

// Returns whether the system has libedit. It is looked for once, when first needed: a program that was linked
// to it could not start without it.
bool can_edit_lines();

// Shows the prompt and reads a line, edited in place; nothing at the end of what is typed. `words` are
// offered by the Tab key. Requires can_edit_lines().
std::optional<std::string> read_edited_line(const std::string& prompt, const std::vector<std::string>& words);

}  // namespace trictrac::cli
