// The command line of a command. Only command_line.cpp and help.cpp know CLI11, which reads it.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "apps/cli/words.h"
#include "table/dice.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace trictrac::cli {

// The variable that an option fills; its value before is the default, which --help shows. A seed is 64
// hexadecimal digits, or a number, which is the same with zeros before it. For a std::uint64_t its sixteens
// of digits are summed without carry.
using Target = std::variant<int*, std::uint16_t*, std::optional<std::uint16_t>*, std::uint64_t*,
                            std::optional<Seed>*, float*, double*, std::string*, std::filesystem::path*,
                            std::chrono::seconds*, std::vector<std::string>*>;

// A further condition on a readable value.
struct Between {
  double low, high;
};
struct OneOf {
  std::vector<std::string> values;
};
// `fault` returns what is wrong with a value, in the language of `words`, or "". A shell offers `values`.
struct CheckedBy {
  std::function<std::string(const std::string& value, const Words& words)> fault;
  std::vector<std::string> values;
};
using Limit = std::variant<std::monostate, Between, OneOf, CheckedBy>;

// The values that a shell offers for options.
using Offered = std::map<const CLI::Option*, std::vector<std::string>>;

// Declares what a command takes. Names are written as people write them: "--seed", or "record" for a
// positional argument.
class CommandLine {
 public:
  // `status` is the exit code of the program.
  CommandLine(CLI::App& app, int& status, Offered& offered) : app_(app), status_(status), offered_(offered) {}

  // Declares an optional option.
  void option(const std::string& name, Target target, const std::string& help, const Limit& limit = {});
  // Declares a required option.
  void required(const std::string& name, Target target, const std::string& help, const Limit& limit = {});
  // Declares an option that the program has already acted on (--lang): only checks its value.
  void read_before(const std::string& name, const std::string& help, const Limit& limit) {
    option(name, &read_before_, help, limit);
  }
  // Sets the heading of the following options in --help.
  void heading(const std::string& text) { heading_ = text; }
  // Declares a flag that sets `target` to true.
  void flag(const std::string& name, bool& target, const std::string& help);
  // Declares that `name` requires (excludes) `other`. Both have been declared.
  void needs(const std::string& name, const std::string& other);
  void excludes(const std::string& name, const std::string& other);
  // Adds a subcommand, one of which must then be given. It lives as long as its parent.
  CommandLine& command(const std::string& name, const std::string& help);
  // Sets the function to run once the whole line has been read. It sets `status`, if that is not 0.
  void runs(std::function<void(int& status)> body);

 private:
  CLI::Option* add(const std::string& name, const Target& target, const std::string& help,
                   const Limit& limit);

  CLI::App& app_;
  int& status_;
  Offered& offered_;
  std::string heading_ = "Options", read_before_;
  std::vector<std::unique_ptr<CommandLine>> commands_;
};

// One word after the name of the program.
struct Command {
  std::string_view group;  // its heading in --help
  std::string_view name;
  std::string_view help;  // one line
  void (*declare)(CommandLine&);
};

// A program's description of itself, and its commands in the order of --help, before `help` and `manual`.
struct ProgramOutline {
  std::string_view name;         // as it is typed
  std::string_view summary;      // what follows its name in the manual
  std::string_view description;  // what it does, for the manual
  std::string_view first;        // the command to try first
  std::vector<Command> commands;
  // The environment variables that it reads, and their meaning.
  std::vector<std::pair<std::string_view, std::string_view>> variables;
  std::string_view language;  // its only language; empty: that of the user
  // Commands that people may look for here, by the programs that have them.
  std::vector<std::pair<std::string_view, std::span<const std::string_view>>> elsewhere;
};

// Returns the outline of the running program, which its main.cpp defines.
const ProgramOutline& this_program();

// The exit codes of the program, besides 0.
inline constexpr int kWrongInput = 1;     // what was given is wrong, or cannot be done
inline constexpr int kWrongUsage = 2;     // the command line cannot be read
inline constexpr int kInterrupted = 130;  // Ctrl-C; what was known by then has been printed

// Reads the command line of this_program(), runs its command and returns the exit code. Without arguments,
// prints the help; `help COMMAND` prints that of a command. `complete WORD…` prints what may follow the
// words, for completion in a shell.
int run(int argc, char** argv);

}  // namespace trictrac::cli
