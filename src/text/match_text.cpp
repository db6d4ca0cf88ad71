#include "text/match_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ranges>

#include "base/assert.h"
#include "base/text_of.h"
#include "game/match/format.h"
#include "game/match/match_option.h"
#include "text/words.h"

namespace trictrac {
namespace {

using Option = MatchOption;

bool applies(const Option& o, const MatchOptions& of) {
  return used(o, of) && (!o.carried || resumes(of)) && (!o.matters || o.matters(of));
}

std::string names_for(const MatchOptions& agreed) {
  Words names;
  for (const Option& o : match_options())
    if (used(o, agreed)) names.emplace_back(o.name);
  return joined(names, ", ");
}

std::string value_text(const Option& o, const MatchOptions& options) {
  const int value = o.get(options);
  return o.words.empty() ? std::to_string(value) : std::string(o.words[value]);
}

std::string values_of(const Option& o) {
  if (o.words.empty())
    return text_of("a number from {} to {}{}", o.limits.least, o.limits.most,
                   o.limits.or_none ? ", or 0 for none" : "");
  return "one of: " + joined(o.words, ", ");
}

// Reads a number within the limits that hold with any other options.
std::optional<int> number_of(std::string_view text, const NumberRange& limits) {
  const auto n = number_in(text, limits.or_none ? std::min(0, limits.least) : limits.least, limits.most);
  return n && allows(limits, *n) ? n : std::nullopt;
}

std::optional<int> parsed(const Option& o, std::string_view value) {
  if (o.words.empty()) return number_of(value, o.limits);
  if (o.is_switch && (value == "true" || value == "false")) return value == "true";  // as in JSON
  for (std::size_t i = 0; i < o.words.size(); ++i)
    if (o.words[i] == value) return static_cast<int>(i);
  return std::nullopt;
}

// A number, true or false, or a word, as the option wants it.
std::optional<int> parsed(const Option& o, const Json& value) {
  if (o.is_switch) return value.is_boolean() ? std::optional<int>(value.get<bool>()) : std::nullopt;
  if (const auto* word = value.get_ptr<const std::string*>())
    return o.words.empty() ? std::nullopt : parsed(o, std::string_view(*word));
  if (!o.words.empty() || !value.is_number_integer()) return std::nullopt;
  return number_of(value.dump(), o.limits);
}

std::string shown(std::string_view value) { return text_of("\"{}\"", value); }
std::string shown(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

template <class Value>
std::expected<void, std::string> set_parsed(MatchOptions& options, std::string_view name, Value value) {
  for (const Option& o : match_options()) {
    if (o.name != name || !used(o, options)) continue;
    const auto read = parsed(o, value);
    if (!read)
      return std::unexpected(text_of("option {} cannot be {}; it is {}", name, shown(value), values_of(o)));
    o.set(options, *read);
    return {};
  }
  return std::unexpected(
      text_of("this format has no option \"{}\"; its options are: {}", name, names_for(options)));
}

}  // namespace

NamedValues match_values(const MatchOptions& options) {
  NamedValues all;
  for (const Option& o : match_options())
    if (applies(o, options)) all.emplace_back(o.name, value_text(o, options));
  return all;
}

NamedValues changed_match(const MatchOptions& options, const MatchOptions& base) {
  TRICTRAC_ASSERT(options.format == base.format);
  NamedValues changed;
  for (const Option& o : match_options())
    if (applies(o, options) && o.get(options) != (o.unsaid ? o.unsaid(options) : o.get(base)))
      changed.emplace_back(o.name, value_text(o, options));
  return changed;
}

std::expected<void, std::string> set_match_option(MatchOptions& options, std::string_view name,
                                                  std::string_view value) {
  return set_parsed<std::string_view>(options, name, value);
}

void set_unsaid(MatchOptions& options, std::span<const std::string> named) {
  for (const Option& o : match_options())
    if (o.unsaid && used(o, options) && std::ranges::find(named, o.name) == named.end())
      o.set(options, o.unsaid(options));
}

std::expected<MatchOptions, std::string> match_of_words(MatchOptions options, std::string_view text) {
  std::vector<std::string> named;
  for (const std::string& word : words_of(text)) {
    const auto option = name_and_value(word);
    if (!option) return std::unexpected(text_of("an option is written name=value, not \"{}\"", word));
    named.emplace_back(option->first);
    if (const auto set = set_match_option(options, option->first, option->second); !set)
      return std::unexpected(set.error());
  }
  set_unsaid(options, named);
  return options;
}

std::string match_words(const MatchOptions& options, const MatchOptions& base) {
  Words words;
  for (const auto& [name, value] : changed_match(options, base))
    words.push_back(text_of("{}={}", name, value));
  return joined(words);
}

std::string format_names() { return joined(kFormats | std::views::transform(&FormatPreset::name), ", "); }

Json match_json(const MatchOptions& options) {
  Json json = Json::object();
  for (const Option& o : match_options()) {
    if (!applies(o, options)) continue;
    Json& member = json[std::string(o.name)];
    if (o.is_switch)
      member = o.get(options) != 0;
    else if (o.words.empty())
      member = o.get(options);
    else
      member = o.words[o.get(options)];
  }
  return json;
}

std::expected<void, std::string> set_match_member(MatchOptions& options, std::string_view name,
                                                  const Json& value) {
  return set_parsed<const Json&>(options, name, value);
}

std::expected<MatchOptions, std::string> match_of_json(const Json& json, MatchOptions options) {
  if (!json.is_object()) return std::unexpected("match is an object of options: " + names_for(options));
  for (const auto& [name, value] : json.items())
    if (auto set = set_match_member(options, name, value); !set) return std::unexpected(set.error());
  if (const auto problem = problem_of(options)) return std::unexpected(*problem);
  return options;
}

}  // namespace trictrac
