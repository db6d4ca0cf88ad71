// The command line of a command. Only command_line.cpp knows the library that reads it.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "apps/cli/words.h"

namespace trictrac::cli {

// The variable that an option fills; its value before is the default, which --help shows. A std::uint64_t is
// a seed: an integer, or 64 hexadecimal digits, which are summed in groups of sixteen without carry, so that
// a number with zeros before it is that number.
using Target =
    std::variant<int*, std::uint16_t*, std::optional<std::uint16_t>*, std::uint64_t*, float*, double*,
                 std::string*, std::filesystem::path*, std::chrono::seconds*, std::vector<std::string>*>;

// The condition on a value, beside being readable.
struct Between {
  double low, high;
};
struct Above {
  double low;
};
struct OneOf {
  std::vector<std::string> values;
};
// Values that a shell offers; others are also valid.
struct SuchAs {
  std::vector<std::string> values;
};
struct ExistingFile {};
// `fault` returns what is wrong with a value, in the language of `words`, or "". A shell offers `values`.
struct CheckedBy {
  std::function<std::string(const std::string& value, const Words& words)> fault;
  std::vector<std::string> values;
};
using Limit = std::variant<std::monostate, Between, Above, OneOf, SuchAs, ExistingFile, CheckedBy>;

// Runs the command. Sets `status`, the exit code of the program, if it is not 0.
using Body = std::function<void(int& status)>;

// Collects the declarations of a command. Names are written as people write them: "--seed",
// "--matches,--tours" for two names of one option, "record" for a positional argument.
class CommandLine {
 public:
  virtual ~CommandLine() = default;

  // Declares an optional option.
  virtual void option(const std::string& names, Target target, const std::string& help, Limit limit = {}) = 0;
  // Declares a required option.
  virtual void required(const std::string& names, Target target, const std::string& help,
                        Limit limit = {}) = 0;
  // Declares an option that the program has already acted on (--lang): only checks its value.
  void read_before(const std::string& names, const std::string& help, Limit limit) {
    option(names, &read_before_, help, std::move(limit));
  }
  // Sets the heading of the following options in --help.
  virtual void heading(const std::string& text) = 0;
  // Accepts `name` for the option `of`, declared before; --help does not show it.
  virtual void alias(const std::string& name, const std::string& of) = 0;
  // Declares a flag that sets `target` to true; a name that begins with "!" sets it to false.
  virtual void flag(const std::string& names, bool& target, const std::string& help) = 0;
  // Declares that `name` requires (excludes) `other`. Both have been declared.
  virtual void needs(const std::string& name, const std::string& other) = 0;
  virtual void excludes(const std::string& name, const std::string& other) = 0;
  // Adds a subcommand, one of which must then be given. It lives as long as its parent.
  virtual CommandLine& command(const std::string& name, const std::string& help) = 0;
  // Sets the function to run once the whole line has been read.
  virtual void runs(Body body) = 0;

 private:
  std::string read_before_;
};

// One word after the name of the program.
struct Command {
  std::string_view group;  // the heading it stands under in --help
  std::string_view name;
  std::string_view help;  // one line
  void (*declare)(CommandLine&);
};

// The commands that every program has.
namespace help_command {
void declare(CommandLine& line);
}
namespace manual_command {
void declare(CommandLine& line);
}

// An environment variable that a program reads.
struct Variable {
  std::string_view name;
  std::string_view meaning;
};

// A program's description of itself, and its commands in the order of --help.
struct ProgramOutline {
  std::string_view name;         // as it is typed
  std::string_view summary;      // what follows its name in the manual
  std::string_view description;  // what it does, for the manual
  std::string_view first;        // the command to try first
  std::vector<Command> commands;
  std::vector<Variable> variables;
  std::string_view language;  // the only one it speaks; empty: that of the user
  // Commands that people may look for here, by the programs that have them.
  std::vector<std::pair<std::string_view, std::span<const std::string_view>>> elsewhere;
};

// Returns the outline of the running program, which its main.cpp defines.
const ProgramOutline& this_program();

// The exit codes of the program, besides 0.
inline constexpr int kWrongInput = 1;     // what was given is wrong, or cannot be done
inline constexpr int kWrongUsage = 2;     // the command line cannot be read
inline constexpr int kInterrupted = 130;  // Ctrl-C; what was known by then has been printed

// Returns the number as people write it: without a fraction if it is whole.
std::string number_text(double number);

// Reads the command line of this_program(), runs its command and returns the exit code. Without arguments,
// prints the help; `help COMMAND` prints that of a command.
int run(int argc, char** argv);

}  // namespace trictrac::cli
