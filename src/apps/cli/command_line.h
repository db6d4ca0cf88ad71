// What a command takes on the command line. The library that reads it is known to command_line.cpp alone.
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

// The variable an option fills; what it holds before is the default, which --help shows. A std::uint64_t is a
// seed: a whole number, or 64 hex digits, of which sixteen by sixteen are summed without carry, so that a
// number with zeros before it is that number.
using Target =
    std::variant<int*, std::uint16_t*, std::optional<std::uint16_t>*, std::uint64_t*, float*, double*,
                 std::string*, std::filesystem::path*, std::chrono::seconds*, std::vector<std::string>*>;

// What a value must be besides readable.
struct Between {
  double low, high;
};
struct Above {
  double low;
};
struct OneOf {
  std::vector<std::string> values;
};
// Values that a shell offers; others are good as well.
struct SuchAs {
  std::vector<std::string> values;
};
struct ExistingFile {};
// `fault` returns what is wrong with a value, in the language of `words`; "" where nothing is. A shell offers
// `values`.
struct CheckedBy {
  std::function<std::string(const std::string& value, const Words& words)> fault;
  std::vector<std::string> values;
};
using Limit = std::variant<std::monostate, Between, Above, OneOf, SuchAs, ExistingFile, CheckedBy>;

// Does what the command is for. Sets `status`, the exit code of the program, where it is not 0.
using Body = std::function<void(int& status)>;

// Takes down what one command takes. Names are written as people write them: "--seed", "--matches,--tours"
// for two names of one thing, "record" for what is known by its place.
class CommandLine {
 public:
  virtual ~CommandLine() = default;

  // Declares an option that may be left out.
  virtual void option(const std::string& names, Target target, const std::string& help, Limit limit = {}) = 0;
  // Declares an option that must be given.
  virtual void required(const std::string& names, Target target, const std::string& help,
                        Limit limit = {}) = 0;
  // Declares an option that the program has acted on before (--lang): its value is only checked.
  void read_before(const std::string& names, const std::string& help, Limit limit) {
    option(names, &read_before_, help, std::move(limit));
  }
  // Sets what --help puts above the options that follow.
  virtual void heading(const std::string& text) = 0;
  // Takes `name` as well for the option `of`, declared before; --help does not show it.
  virtual void alias(const std::string& name, const std::string& of) = 0;
  // Declares an option without a value that sets `target` to true; a name that begins with "!" sets it to
  // false.
  virtual void flag(const std::string& names, bool& target, const std::string& help) = 0;
  // Demand that `name` is only given with `other`, or never with it. Both have been declared.
  virtual void needs(const std::string& name, const std::string& other) = 0;
  virtual void excludes(const std::string& name, const std::string& other) = 0;
  // Adds a command of this command, one of which must then be given. It lives as long as its parent.
  virtual CommandLine& command(const std::string& name, const std::string& help) = 0;
  // Sets what is done once the whole line has been read.
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

// A variable of the environment that a program reads.
struct Variable {
  std::string_view name;
  std::string_view meaning;
};

// What a program says of itself, and its commands in the order of --help.
struct ProgramOutline {
  std::string_view name;         // as it is typed
  std::string_view summary;      // what follows its name in the manual
  std::string_view description;  // what it does, for the manual
  std::string_view first;        // the command to try first
  std::vector<Command> commands;
  std::vector<Variable> variables;
  // Commands that people may look for here, and the program that has them.
  std::span<const std::string_view> elsewhere;
  std::string_view other;
};

// Returns the program that runs; its main.cpp defines it.
const ProgramOutline& this_program();

// What the program says by its exit code, besides 0.
inline constexpr int kWrongInput = 1;     // what was given is wrong, or cannot be done
inline constexpr int kWrongUsage = 2;     // the command line cannot be read
inline constexpr int kInterrupted = 130;  // Ctrl-C; what was known by then has been printed

// Returns the number as people write it: without a fraction where it has none.
std::string number_text(double number);

// Reads the command line of this_program(), runs the command it names and returns the exit code. Without any
// word it prints the help; `help COMMAND` prints that of a command.
int run(int argc, char** argv);

}  // namespace trictrac::cli
