#include "apps/cli/common.h"

#include <fstream>
#include <iostream>
#include <iterator>

#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "game/match/formats.h"
#include "game/rules/presets.h"
#include "text/match_text.h"
#include "text/options_text.h"

namespace trictrac::cli {

namespace {

std::string preset_names() {
  std::string names;
  for (const Preset& p : kPresets) names += (names.empty() ? "" : ", ") + std::string(p.name);
  return names;
}

}  // namespace

void RuleArguments::add_to(CommandLine& line) {
  line.option("--rules", &preset,
              "preset: " + preset_names() + " (default lois, or as the format's source has it)");
  line.option("--option", &options,
              "rule option name=value, repeatable: bearing_off=provincial, pile=off, margot=on …");
}

void FormatArguments::add_to(CommandLine& line) {
  line.option("--format", &name, "what is played: " + format_names());
  line.option("--match", &changes,
              "name=value, repeatable: rounds=12, players=3, company=chouette, stake=5 …");
}

std::expected<MatchOptions, std::string> FormatArguments::meant() const {
  const auto found = find_format(name);
  if (!found)
    return std::unexpected(text_of("there is no format \"{}\"; there are: {}", name, format_names()));
  MatchOptions meant = found->options;
  for (const std::string& change : changes) {
    const std::size_t equals = change.find('=');
    if (equals == std::string::npos)
      return std::unexpected(text_of("--match is written name=value, not \"{}\"", change));
    const std::string_view text(change);
    const auto set = set_match_option(meant, text.substr(0, equals), text.substr(equals + 1));
    if (!set) return std::unexpected(set.error());
  }
  if (const auto problem = problem_of(meant)) return std::unexpected(*problem);
  return meant;
}

std::string RuleArguments::preset_or(std::string_view otherwise) const {
  return preset.empty() ? std::string(otherwise) : preset;
}

std::expected<RuleOptions, std::string> RuleArguments::options_meant(std::string_view otherwise) const {
  const auto found = find_preset(preset_or(otherwise));
  if (!found)
    return std::unexpected(text_of("there is no preset \"{}\"; the presets are: {}", preset, preset_names()));
  RuleOptions meant = found->options;
  for (const std::string& o : options) {
    const std::size_t equals = o.find('=');
    if (equals == std::string::npos)
      return std::unexpected(text_of("--option is written name=value, not \"{}\"", o));
    const std::string_view text(o);
    const auto set = set_option(meant, text.substr(0, equals), text.substr(equals + 1));
    if (!set) return std::unexpected(set.error());
  }
  return meant;
}

std::expected<std::string, std::string> read_text(const std::string& path) {
  if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::unexpected("cannot read " + path);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

void note_retired(const std::string& path, const std::vector<std::string>& retired) {
  for (const std::string& option : retired)
    std::cerr << path << ": note: " << option << " is no longer an option; the game is read without it\n";
}

void fail(int& status, const std::string& message) {
  std::cerr << "trictrac: " << message << "\n";
  status = 1;
}

std::string bot_list() {
  std::string names;
  for (const auto name : bot_names()) names += std::string(name) + ", ";
  return names + "commis, hasard";
}

void answer_lines(const std::string& path, std::string (*answer)(const std::string&), int& status) {
  std::ifstream file;
  if (path != "-") {
    file.open(path);
    if (!file) return fail(status, "cannot read " + path);
  }
  std::istream& in = path == "-" ? std::cin : file;
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(in, line);) std::cout << answer(line) << "\n" << std::flush;
}

}  // namespace trictrac::cli
