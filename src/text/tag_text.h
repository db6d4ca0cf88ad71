// The tags above a record or a sheet: lines such as [White "Cloris"].
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trictrac {

using Tags = std::vector<std::pair<std::string, std::string>>;  // in the order written

// The value of a tag, or "".
std::string_view tag_in(const Tags& tags, std::string_view name);
void set_tag_in(Tags& tags, std::string_view name, std::string_view value);

// A value in quotation marks; those within and backslashes are escaped, a line break becomes a space.
std::string quoted(std::string_view value);
// [Name "value"] and a line break.
std::string tag_line(std::string_view name, std::string_view value);
// Name and value, or nothing where the line is not written so.
std::optional<std::pair<std::string, std::string>> parse_tag_line(std::string_view line);

// A line that is skipped: blank, or a comment after #.
bool says_nothing(std::string_view line);

// Splits on a character; always at least one piece.
std::vector<std::string_view> split(std::string_view text, char by);

}  // namespace trictrac
