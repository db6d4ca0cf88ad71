// What is agreed before a match, by name: for records, messages and the command line alike. The names are
// those of `match` in docs/protocol.md. The format itself is named by its preset (find_format).
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

// Returns every option that this format has a use for, with its value, in a fixed order; what is carried from
// another day only where the match is resumed.
NamedValues match_values(const MatchOptions& options);

// Returns only those that a stored text has to name: they differ from `base`, which has the same format, or
// from what a text means that does not name them.
NamedValues changed_match(const MatchOptions& options, const MatchOptions& base);

// Sets one option; the error says which names or values there are for this format. What does not fit together
// is for `problem_of` to say.
std::expected<void, std::string> set_match_option(MatchOptions& options, std::string_view name,
                                                  std::string_view value);

// Sets the options that `named` does not hold to what a stored text means without them.
void set_unsaid(MatchOptions& options, std::span<const std::string> named);

// Reads `base` as changed by "name=value name=value …", as records and sheets are stored; and prints it. What
// does not fit together is for `problem_of` to say.
std::expected<MatchOptions, std::string> match_of_words(MatchOptions base, std::string_view words);
std::string match_words(const MatchOptions& options, const MatchOptions& base);

// Returns the names of all formats, for messages: "tour, ecrire-lalanne, …".
std::string format_names();

// Returns {"players":2,"company":"alone",…}: all of match_values, numbers and booleans as such.
Json match_json(const MatchOptions& options);

// Sets one option by a member of messages, which holds a number, true or false, or a word.
std::expected<void, std::string> set_match_member(MatchOptions& options, std::string_view name,
                                                  const Json& value);

// Reads `base` as changed by the members of `json`. An error for unknown members, wrong types and values, and
// for options that `problem_of` finds not to fit together: what is returned can be played.
std::expected<MatchOptions, std::string> match_of_json(const Json& json, MatchOptions base);

}  // namespace trictrac
