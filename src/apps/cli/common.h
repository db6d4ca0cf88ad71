// Options and helpers shared by several commands.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "apps/cli/command_line.h"
#include "apps/cli/files.h"
#include "game/match/format.h"
#include "game/rules/presets.h"
#include "game/rules/setup.h"
#include "game/rules/state.h"
#include "text/fleche_text.h"

namespace trictrac::cli {

// Returns the names of the rows of a table, in its order.
template <class Table>
std::vector<std::string> names_in(const Table& table) {
  std::vector<std::string> names;
  for (const auto& row : table) names.emplace_back(row.name);
  return names;
}

// --rules PRESET and --option name=value, on any command that needs rules.
struct RuleArguments {
  std::string preset;  // empty: not given
  std::vector<std::string> options;

  // Declares the options.
  void add_to(CommandLine& line);
  // Returns the name of the preset that was given, or else `otherwise`.
  std::string preset_name(std::string_view otherwise = kPresets[0].name) const;
  // Returns the rule options that were given, or the error.
  std::expected<RuleOptions, std::string> resolve_options(
      std::string_view otherwise = kPresets[0].name) const;
  // Returns the same for matches of bots, which do not keep the board themselves (R1).
  std::expected<RuleOptions, std::string> options_for_bots() const;
};

// Reads the rules named by one text, for matches of bots: a preset, or `base`, and changes as name=value
// behind it, with + between them, such as lois, margot=on or lalanne+pile=off+margot=on. The error names the
// option `given_by`.
std::expected<RuleOptions, std::string> read_rule_set(std::string_view given_by, const std::string& text,
                                                      const RuleOptions& base = kPresets[0].options);

// --format PRESET and --match name=value, on any command that needs a format.
struct FormatArguments {
  std::string name = "tour";
  std::vector<std::string> changes;
  bool courrier = false;  // also accepts Le Tric Trac, which the command handles

  // Declares the options.
  void add_to(CommandLine& line);
  // Returns the match options that were given, without problems, or the error.
  std::expected<MatchOptions, std::string> meant() const;
};

// Adds --lang, the language of the program (user_words()), to a command that prints for people.
void add_language(CommandLine& line);

// --numbering, on any command that names flèches.
struct NumberingArgument {
  std::string name = "1-24";

  // Declares the options.
  void add_to(CommandLine& line);
  // Returns the numbering that was given. Requires that the command line was read, which accepts no other
  // name.
  Numbering meant() const;
};

// Prints the answer to every line of a file ("-" is standard input), each as soon as it is ready.
void answer_lines(const std::string& path, std::string (*answer)(const std::string&), int& status);

// Writes "PROGRAM: message" to standard error and sets the exit code.
void fail(int& status, const std::string& message, int code = kWrongInput);
// Writes each problem of a position so, and sets the exit code.
void fail(int& status, const std::vector<SetupProblem>& problems);

}  // namespace trictrac::cli
