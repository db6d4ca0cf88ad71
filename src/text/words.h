// The words of a line, the numbers among them, and the tags above a record or a sheet.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trictrac {

inline constexpr std::string_view kBlanks = " \t\n\v\f\r";

using Words = std::vector<std::string>;

// Returns what stands between blanks.
Words words_of(std::string_view text);

// Returns the text without the blanks around it.
std::string_view trim(std::string_view text, std::string_view blanks = kBlanks);

// Returns all of some texts in one, with `between` between them.
template <class Texts = Words>
std::string joined(const Texts& texts, std::string_view between = " ") {
  std::string all;
  for (const auto& text : texts) all.append(all.empty() ? "" : between).append(text);
  return all;
}

// Splits a text at each `by`; there is always at least one piece.
std::vector<std::string_view> split(std::string_view text, char by);

// Splits "name=value" at its first "="; nothing without one.
std::optional<std::pair<std::string_view, std::string_view>> name_and_value(std::string_view text);

// Reads a whole number from `least` to `most`, with nothing beside it.
std::optional<int> number_in(std::string_view text, int least, int most);

// Returns whether a line is skipped: it is blank, or a comment after #.
bool says_nothing(std::string_view line);

// Tags, such as [White "Cloris"], in the order written.
using Tags = std::vector<std::pair<std::string, std::string>>;

// Returns the value of a tag, or "".
std::string_view tag_in(const Tags& tags, std::string_view name);
// Gives a tag this value, the first of that name or a new one at the end.
void set_tag_in(Tags& tags, std::string_view name, std::string_view value);

// Returns a value in quotation marks; those within and backslashes are escaped, a line break becomes a space.
std::string quoted(std::string_view value);
// Returns [Name "value"] and a line break.
std::string tag_line(std::string_view name, std::string_view value);
// Reads name and value; nothing where the line is not written so.
std::optional<std::pair<std::string, std::string>> parse_tag_line(std::string_view line);

}  // namespace trictrac
