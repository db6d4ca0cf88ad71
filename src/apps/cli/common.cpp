#include "apps/cli/common.h"

#include <iostream>

#include "base/assert.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "game/match/format.h"
#include "game/rules/presets.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/shown.h"
#include "text/words.h"
#include "tric_trac/text/record.h"

namespace trictrac::cli {

namespace {

// The names of a table, in its order.
template <class Table>
std::vector<std::string> names_in(const Table& table) {
  std::vector<std::string> names;
  for (const auto& one : table) names.emplace_back(one.name);
  return names;
}

}  // namespace

void RuleArguments::add_to(CommandLine& line) {
  line.option("--rules", &preset,
              "preset of the rules: " + joined(names_in(kPresets), ", ") +
                  " (default: lois, or the one that the format's source follows)",
              OneOf{names_in(kPresets)});
  line.option("--option", &options,
              "rule option, as name=value (repeatable): bearing_off=provincial, pile=off, margot=on …");
}

void FormatArguments::add_to(CommandLine& line) {
  std::vector<std::string> offered = names_in(kFormats);
  if (tric_trac) offered.emplace_back(tric_trac::kGameTag);
  line.option("--format", &name, "format of the match: " + known(), OneOf{offered});
  line.option(
      "--match", &changes,
      "option of the format, as name=value (repeatable): rounds=12, players=3, company=chouette, stake=5 …");
}

std::string FormatArguments::known() const {
  return format_names() + (tric_trac ? ", " + std::string(tric_trac::kGameTag) : "");
}

std::expected<MatchOptions, std::string> FormatArguments::meant() const {
  const auto found = find_format(name);
  TRICTRAC_ASSERT(found);
  MatchOptions meant = found->options;
  for (const std::string& change : changes) {
    const auto option = name_and_value(change);
    if (!option) return std::unexpected(text_of("--match is written name=value, not \"{}\"", change));
    const auto set = set_match_option(meant, option->first, option->second);
    if (!set) return std::unexpected(set.error());
  }
  if (const auto problem = problem_of(meant)) return std::unexpected(*problem);
  return meant;
}

void NumberingArgument::add_to(CommandLine& line) {
  std::vector<std::string> names;
  for (const Numbering n : numberings()) names.emplace_back(name_of(n));
  line.option("--numbering", &name, "how flèches are numbered", OneOf{names});
}

Numbering NumberingArgument::meant() const {
  const auto found = find_numbering(name);
  TRICTRAC_ASSERT(found);
  return *found;
}

std::string RuleArguments::preset_or(std::string_view otherwise) const {
  return preset.empty() ? std::string(otherwise) : preset;
}

std::expected<RuleOptions, std::string> RuleArguments::options_meant(std::string_view otherwise) const {
  const auto found = find_preset(preset_or(otherwise));
  TRICTRAC_ASSERT(found);
  RuleOptions meant = found->options;
  for (const std::string& o : options) {
    const auto option = name_and_value(o);
    if (!option) return std::unexpected(text_of("--option is written name=value, not \"{}\"", o));
    const auto set = set_option(meant, option->first, option->second);
    if (!set) return std::unexpected(set.error());
  }
  return meant;
}

void add_language(CommandLine& line, std::string& lang) {
  line.option("--lang", &lang, "fr or en (default: from the environment)", OneOf{{"fr", "en"}});
}

void fail(int& status, const std::string& message, int code) {
  std::cerr << this_program().name << ": " << visible(message) << "\n";
  status = code;
}

void fail(int& status, const std::vector<SetupProblem>& problems) {
  for (const SetupProblem& problem : problems) fail(status, problem.message);
}

std::string bot_list() {
  std::string names;
  for (const auto name : bot_names()) names += std::string(name) + ", ";
  return names + "commis, hasard";
}

void answer_lines(const std::string& path, std::string (*answer)(const std::string&), int& status) {
  const auto read = read_lines(path, [&](const std::string& line) {
    return static_cast<bool>(std::cout << answer(line) << "\n" << std::flush);
  });
  if (!read) fail(status, read.error());
}

}  // namespace trictrac::cli
