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

// Returns the words between blanks.
Words words_of(std::string_view text);

// Returns the text without blanks at both ends.
std::string_view trim(std::string_view text, std::string_view blanks = kBlanks);

// Returns some texts as one, separated by `between`.
template <class Texts = Words>
std::string joined(const Texts& texts, std::string_view between = " ") {
  std::string all;
  for (const auto& text : texts) all.append(all.empty() ? "" : between).append(text);
  return all;
}

// Splits a text at each `by`; returns at least one piece.
std::vector<std::string_view> split(std::string_view text, char by);

// Splits "name=value" at its first "="; returns nullopt if there is none.
std::optional<std::pair<std::string_view, std::string_view>> name_and_value(std::string_view text);

// Reads an integer from `least` to `most`, with nothing else; or returns nullopt.
std::optional<int> number_in(std::string_view text, int least, int most);

// Returns whether a line is to be skipped: it is blank, or a comment after #.
bool says_nothing(std::string_view line);

// Tags, such as [White "Cloris"], in the order written.
using Tags = std::vector<std::pair<std::string, std::string>>;

// Returns the value of a tag, or "".
std::string_view tag_in(const Tags& tags, std::string_view name);
// Sets the first tag of that name, or adds one at the end.
void set_tag_in(Tags& tags, std::string_view name, std::string_view value);

// Returns a value in quotation marks; quotation marks and backslashes in it are escaped, and a line break
// becomes a space.
std::string quoted(std::string_view value);
// Returns [Name "value"] and a line break.
std::string tag_line(std::string_view name, std::string_view value);
// Reads name and value; returns nullopt if the line is no tag.
std::optional<std::pair<std::string, std::string>> parse_tag_line(std::string_view line);

}  // namespace trictrac
