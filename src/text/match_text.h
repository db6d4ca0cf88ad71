// The options of a match, by name: for records, messages and the command line. The names are those of `match`
// in docs/protocol.md. The format itself is named by its preset (find_format).
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "game/match/format.h"

namespace trictrac {

using NamedValues = std::vector<std::pair<std::string, std::string>>;

// Returns every option that this format uses, with its value, in a fixed order; those carried from another
// day only if the match is resumed.
NamedValues match_values(const MatchOptions& options);

// Returns only the options that a stored text must name: they differ from `base`, which has the same format,
// or from the meaning of a text that does not name them.
NamedValues changed_match(const MatchOptions& options, const MatchOptions& base);

// Sets one option; the error names the options or values that exist for this format. It does not check
// whether options agree: see `problem_of`.
std::expected<void, std::string> set_match_option(MatchOptions& options, std::string_view name,
                                                  std::string_view value);

// Sets the options missing in `named` to their meaning in a stored text without them.
void set_unsaid(MatchOptions& options, std::span<const std::string> named);

// Reads `base` with the changes of "name=value name=value …", as records and sheets store them; and prints
// such changes. It does not check whether options agree: see `problem_of`.
std::expected<MatchOptions, std::string> match_of_words(MatchOptions base, std::string_view words);
std::string match_words(const MatchOptions& options, const MatchOptions& base);

// Returns the names of all formats, for messages: "tour, ecrire-lalanne, …".
std::string format_names();

// Returns {"players":2,"company":"alone",…}: all of match_values, with numbers and booleans as such.
Json match_json(const MatchOptions& options);

// Sets one option from a member of a message: a number, true, false, or a word.
std::expected<void, std::string> set_match_member(MatchOptions& options, std::string_view name,
                                                  const Json& value);

// Reads `base` with the changes of the members of `json`. Fails for unknown members, wrong types and values,
// and options that do not agree (`problem_of`): the result can be played.
std::expected<MatchOptions, std::string> match_of_json(const Json& json, MatchOptions base);

}  // namespace trictrac
