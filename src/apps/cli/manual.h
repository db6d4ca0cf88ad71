// The program's page of the manual, and what completes its commands in a shell, from what its commands
// declare.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "apps/cli/command_line.h"

namespace trictrac::cli {

// What the commands take, as values: the manual and what completes a command in a shell are made from them.

struct OptionOutline {
  std::vector<std::string> names;  // each as it is typed, "--seed"; one without dashes is known by its place
  std::string help;
  std::string heading;              // what stands above it; empty: nothing
  std::string value;                // what follows it, such as N; empty: nothing does
  std::string standing;             // what it is where it is not given; may be empty
  std::string range;                // what else is demanded of the value, as a sentence goes on; may be empty
  std::vector<std::string> values;  // all that it may be; empty: anything
  std::vector<std::string> offered;  // what a shell offers for it: these, or some of what it may be
  bool file = false;                 // the value is a file or a folder
  bool required = false;
  bool many = false;  // may be given several times

  bool is_placed() const { return !names.front().starts_with('-'); }
};

struct CommandOutline {
  std::string group;  // as in Command; empty for a command of a command
  std::string name;
  std::string help;
  std::vector<OptionOutline> options;    // in the order declared
  std::vector<CommandOutline> commands;  // one of which must follow; empty: none does
};

// In the order given. Nothing is run.
std::vector<CommandOutline> outline(std::span<const Command> commands);

// Every command, and every command of a command, with the words that name it: "problems score".
struct NamedCommand {
  std::string words;
  const CommandOutline* command;
};
std::vector<NamedCommand> all_in(const std::vector<CommandOutline>& commands);

// In the language of man(7). `date`, as 2026-11-24, stands at the foot; `version` is the program's.
std::string print_manual(const std::vector<CommandOutline>& commands, const std::string& version,
                         const std::string& date);

// Scripts for bash, zsh and fish.
std::string print_bash(const std::vector<CommandOutline>& commands);
std::string print_zsh(const std::vector<CommandOutline>& commands);
std::string print_fish(const std::vector<CommandOutline>& commands);

}  // namespace trictrac::cli
