// The descriptions of the commands of this program: their help, its page of the manual, and completion in a
// shell.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <span>
#include <string>

#include "apps/cli/command_line.h"

namespace trictrac::cli {

// Returns the formatter of --help, which breaks lines between words at the width of the terminal.
std::shared_ptr<CLI::Formatter> help_formatter();

// Returns the command of that name, or null.
const CLI::App* find_command(const CLI::App& app, const std::string& word);
// Returns the names of the commands that --help lists.
std::vector<std::string> names_of_commands(const CLI::App& app);
// Returns every name of an option as users type it, "--seed".
std::vector<std::string> names_of(const CLI::Option& option);

// Returns the page of the manual, in the language of man(7), with `date` in its footer.
std::string manual_page(const CLI::App& app, const std::string& date);

// Returns the shells for which there is a script that completes the program, by asking it (completions()).
std::vector<std::string> shells();
// Returns the script of one of them.
std::string completion_script(std::string_view shell);

// Returns the completions of the last word, each on its own line with its meaning after a tab.
std::string completions(const CLI::App& app, const Offered& offered, std::span<const std::string> words);

}  // namespace trictrac::cli
