// What several commands share.
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

// --rules PRESET and --option name=value, on any command that needs rules.
struct RuleArguments {
  std::string preset;  // empty: not given
  std::vector<std::string> options;

  // Declares the options.
  void add_to(CommandLine& line);
  // Returns the preset given, else `otherwise`.
  std::string preset_or(std::string_view otherwise = kPresets[0].name) const;
  // Returns the options meant, or what is wrong with them.
  std::expected<RuleOptions, std::string> options_meant(std::string_view otherwise = kPresets[0].name) const;
  // Returns the same for matches of bots, which do not keep the board themselves (R1).
  std::expected<RuleOptions, std::string> options_for_bots() const;
};

// --format PRESET and --match name=value, on any command that needs a format.
struct FormatArguments {
  std::string name = "tour";
  std::vector<std::string> changes;
  bool tric_trac = false;  // Le Tric Trac may be meant too, which the command handles

  // Declares the options.
  void add_to(CommandLine& line);
  // Returns what is meant, which has no problem, or what is wrong with it.
  std::expected<MatchOptions, std::string> meant() const;

 private:
  std::string known() const;
};

// Adds --lang, the language that the program speaks (user_words()), on any command that speaks to a person.
void add_language(CommandLine& line);

// --numbering, on any command that names flèches.
struct NumberingArgument {
  std::string name = "1-24";

  // Declares the options.
  void add_to(CommandLine& line);
  // Returns the numbering meant. Requires that the command line was read, which lets no other name pass.
  Numbering meant() const;
};

// Prints the answer to every line of a file ("-" is standard input), each as soon as it is there.
void answer_lines(const std::string& path, std::string (*answer)(const std::string&), int& status);

// Writes "PROGRAM: message" to standard error and sets the exit code.
void fail(int& status, const std::string& message, int code = kWrongInput);
// Does so for all that is wrong with a position.
void fail(int& status, const std::vector<SetupProblem>& problems);

// Returns the bots there are, for messages: the levels, weakest first, then the two measures.
std::string bot_list();

}  // namespace trictrac::cli
