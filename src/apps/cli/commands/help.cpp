// The help of a command, the program's page of the manual, and what completes its commands in a shell: all
// from what the commands declare.
#include <algorithm>
#include <iostream>
#include <memory>
#include <sstream>
#include <type_traits>

#include "apps/cli/commands.h"
#include "apps/cli/output.h"
#include "base/overloaded.h"
#include "base/text_of.h"
#include "text/words.h"

namespace trictrac::cli::help_command {

// The words that follow are read by run() (command_line.cpp), which knows every command.
void declare(CommandLine& line) {
  auto words = std::make_shared<std::vector<std::string>>();
  line.option("command", words.get(), "a command, such as show or problems score (default: all commands)");
  line.runs([words](int&) {});
}

}  // namespace trictrac::cli::help_command

namespace trictrac::cli::manual_command {
namespace {

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

// A command with the words that name it: "problems score".
struct NamedCommand {
  std::string words;
  const CommandOutline* command;
};

// Splits the names of an option.
std::vector<std::string> names_in(const std::string& names) {
  std::vector<std::string> all;
  for (const std::string_view name : split(names, ',')) all.emplace_back(name);
  return all;
}

template <class Number>
std::string as_text(Number n) {
  std::ostringstream text;
  text << n;
  return text.str();
}

// What stands for the value of an option in the manual.
std::string value_word(const Target& target) {
  return std::visit(
      Overloaded{[](float*) { return "NUMBER"; }, [](double*) { return "NUMBER"; },
                 [](std::string*) { return "TEXT"; }, [](std::vector<std::string>*) { return "TEXT"; },
                 [](std::filesystem::path*) { return "FILE"; },
                 [](std::chrono::seconds*) { return "SECONDS"; },
                 [](std::optional<std::uint16_t>*) { return "PORT"; }, [](std::uint64_t*) { return "SEED"; },
                 [](auto*) { return "N"; }},
      target);
}

std::string standing_text(const Target& target) {
  return std::visit(Overloaded{[](std::string* text) { return *text; },
                               [](std::filesystem::path* path) { return path->string(); },
                               [](std::chrono::seconds* time) { return std::to_string(time->count()); },
                               [](std::optional<std::uint16_t>*) { return std::string(); },
                               [](std::vector<std::string>*) { return std::string(); },
                               [](auto* number) { return as_text(*number); }},
                    target);
}

std::string range_text(const Limit& limit) {
  return std::visit(Overloaded{[](const Between& b) {
                                 return text_of("from {} to {}", number_text(b.low), number_text(b.high));
                               },
                               [](const Above& a) { return text_of("above {}", number_text(a.low)); },
                               [](const auto&) { return std::string(); }},
                    limit);
}

bool names_file(const Target& target, const Limit& limit) {
  return std::holds_alternative<std::filesystem::path*>(target) ||
         std::holds_alternative<ExistingFile>(limit);
}

class Outliner : public CommandLine {
 public:
  Outliner(std::string_view name, std::string_view help) {
    command_.name = name;
    command_.help = help;
  }

  void option(const std::string& names, Target target, const std::string& help, Limit limit) override {
    add(names, target, help, limit).standing = standing_text(target);
  }
  void required(const std::string& names, Target target, const std::string& help, Limit limit) override {
    add(names, target, help, limit).required = true;
  }
  void alias(const std::string&, const std::string&) override {}
  void heading(const std::string& text) override { heading_ = text; }
  void flag(const std::string& names, bool&, const std::string& help) override {
    OptionOutline& flag = begin(names, help);
    for (std::string& name : flag.names)
      if (name.starts_with('!')) name.erase(0, 1);
  }
  void needs(const std::string&, const std::string&) override {}
  void excludes(const std::string&, const std::string&) override {}
  CommandLine& command(const std::string& name, const std::string& help) override {
    // Each is kept where it does not move while others are added.
    return *inner_.emplace_back(std::make_unique<Outliner>(name, help));
  }
  void runs(Body) override {}

  // Once everything has been declared.
  CommandOutline outlined() const {
    CommandOutline all = command_;
    for (const auto& one : inner_) all.commands.push_back(one->outlined());
    return all;
  }

 private:
  OptionOutline& begin(const std::string& names, const std::string& help) {
    OptionOutline& option = command_.options.emplace_back();
    option.names = names_in(names);
    option.help = help;
    option.heading = heading_;
    return option;
  }
  OptionOutline& add(const std::string& names, const Target& target, const std::string& help,
                     const Limit& limit) {
    OptionOutline& option = begin(names, help);
    option.value = value_word(target);
    option.range = range_text(limit);
    if (const auto* one = std::get_if<OneOf>(&limit)) option.values = option.offered = one->values;
    if (const auto* some = std::get_if<SuchAs>(&limit)) option.offered = some->values;
    if (const auto* checked = std::get_if<CheckedBy>(&limit)) option.offered = checked->values;
    option.file = names_file(target, limit);
    if (option.file) option.value = "FILE";
    option.many = std::holds_alternative<std::vector<std::string>*>(target);
    return option;
  }

  CommandOutline command_;
  std::string heading_;
  std::vector<std::unique_ptr<Outliner>> inner_;
};

void gather(const std::vector<CommandOutline>& commands, const std::string& before,
            std::vector<NamedCommand>& all) {
  for (const CommandOutline& command : commands) {
    all.push_back({before + command.name, &command});
    gather(command.commands, before + command.name + " ", all);
  }
}

// Returns what the commands take, in the order given. Nothing is run.
std::vector<CommandOutline> outline(std::span<const Command> commands) {
  std::vector<CommandOutline> outlined;
  for (const Command& command : commands) {
    Outliner line(command.name, command.help);
    command.declare(line);
    outlined.push_back(line.outlined());
    outlined.back().group = command.group;
  }
  return outlined;
}

// Returns every command, and every command of a command.
std::vector<NamedCommand> all_in(const std::vector<CommandOutline>& commands) {
  std::vector<NamedCommand> all;
  gather(commands, "", all);
  return all;
}

// Returns what begins with the name of the program.
std::string typed(const std::string& words) { return text_of("{} {}", this_program().name, words); }

// ---- The page of the manual, in the language of man(7).

// A text as roff takes it: no sign of it is a command, and a dash is the one that is typed.
std::string as_roff(const std::string& text) {
  std::string roff;
  for (const char c : text) {
    const bool begins = roff.empty() || roff.back() == '\n';
    if (begins && (c == '.' || c == '\'')) roff += "\\&";
    if (c == '\\') {
      roff += "\\e";
    } else if (c == '-') {
      roff += "\\-";
    } else {
      roff += c;
    }
  }
  return roff;
}

std::string bold(const std::string& text) { return "\\fB" + as_roff(text) + "\\fR"; }
std::string italic(const std::string& text) { return "\\fI" + as_roff(text) + "\\fR"; }

// A heading of its own, in quotes as one word.
std::string titled(const std::string& macro, std::string title) {
  for (std::size_t at = 0; (at = title.find('"', at)) != title.npos; at += 2) title.replace(at, 1, "\"\"");
  return "." + macro + " \"" + as_roff(title) + "\"\n";
}

std::string head_of_option(const OptionOutline& option) {
  std::string head;
  for (const std::string& name : option.names)
    head += (head.empty() ? "" : ", ") + (option.is_placed() ? italic(name) : bold(name));
  if (!option.value.empty() && !option.is_placed()) head += " " + italic(option.value);
  return head;
}

// What is said after the help, in brackets.
std::string bounds_of_option(const OptionOutline& option) {
  std::vector<std::string> said;
  if (option.required) said.emplace_back("required");
  if (option.many) said.emplace_back("may be repeated");
  const std::string one_of = option.values.empty() ? "" : "one of " + joined(option.values, ", ");
  for (const std::string& part : {one_of, option.range})
    if (!part.empty()) said.push_back(part);
  if (!option.standing.empty()) said.push_back("default: " + option.standing);
  return said.empty() ? "" : " (" + joined(said, "; ") + ")";
}

std::string print_options(const CommandOutline& command) {
  std::string text, heading;
  for (const OptionOutline& option : command.options) {
    if (option.heading != heading) text += ".PP\n" + italic(option.heading) + "\n";
    heading = option.heading;
    text += ".TP\n" + head_of_option(option) + "\n" + as_roff(option.help + bounds_of_option(option)) + "\n";
  }
  return text;
}

std::string synopsis_of(const NamedCommand& named) {
  std::string line = bold(typed(named.words));
  if (!named.command->commands.empty()) return line + " " + italic("COMMAND") + " ...";
  for (const OptionOutline& option : named.command->options)
    if (option.required && !option.is_placed())
      line += " " + bold(option.names.front()) + " " + italic(option.value);
  line += " [" + italic("OPTION") + "]...";
  for (const OptionOutline& option : named.command->options)
    if (option.is_placed())
      line +=
          option.required ? " " + italic(option.names.front()) : " [" + italic(option.names.front()) + "]";
  return line;
}

std::string print_command(const NamedCommand& named) {
  return titled("SS", typed(named.words)) + synopsis_of(named) + "\n.PP\n" + as_roff(named.command->help) +
         ".\n" + print_options(*named.command);
}

std::string print_head(const ProgramOutline& program) {
  const std::string name(program.name);
  return ".SH NAME\n" + as_roff(name) + " \\- " + as_roff(std::string(program.summary)) + "\n.SH SYNOPSIS\n" +
         bold(name) + " " + italic("COMMAND") + " [" + italic("OPTION") + "]...\n" + ".SH DESCRIPTION\n" +
         as_roff(std::string(program.description)) + "\n" + bold(typed(std::string(program.first))) +
         " is the command to begin with.\n.PP\n" + "Every command prints its options with " + bold("-h") +
         " or " + bold("--help") + ". " + bold(typed("--version")) + ", or " + bold("-V") +
         ", prints the version.\n";
}

std::string print_variables(const ProgramOutline& program) {
  std::string text = program.variables.empty() ? "" : ".SH ENVIRONMENT\n";
  for (const Variable& variable : program.variables)
    text += ".TP\n" + bold(std::string(variable.name)) + "\n" + as_roff(std::string(variable.meaning)) + "\n";
  return text;
}

constexpr const char* kLast = R"(.SH EXIT STATUS
.TP
\fB0\fR
Success.
.TP
\fB1\fR
The input is wrong, or the task cannot be done.
.TP
\fB2\fR
The command line is wrong.
.TP
\fB130\fR
Ctrl\-C ended the command; the results so far have been printed.
.SH SEE ALSO
The rules of the game, the file formats and the server guide are in the folder
.I docs
of the source code.
)";

std::string print_manual(const std::vector<CommandOutline>& commands, const std::string& version,
                         const std::string& date) {
  const ProgramOutline& program = this_program();
  std::string text = text_of(".TH {} 1 \"{}\" \"Trictrac {}\" \"User Commands\"\n",
                             as_roff(in_capitals(program.name)), date, version) +
                     print_head(program);
  std::string group;
  for (const NamedCommand& named : all_in(commands)) {
    if (!named.command->group.empty() && named.command->group != group)
      text += titled("SH", named.command->group);
    if (!named.command->group.empty()) group = named.command->group;
    text += print_command(named);
  }
  return text + print_variables(program) + kLast;
}

// ---- What completes commands in a shell: scripts for bash, zsh and fish.

constexpr const char* kHelp = "-h --help";

// Returns the first line of a script.
std::string made_by(std::string_view shell) {
  const std::string_view name = this_program().name;
  return text_of("# Completes {} in {}. Made by {} manual --completions {}.\n", name, shell, name, shell);
}

// Returns the name of the function that completes.
std::string shell_function() {
  std::string name = "_" + std::string(this_program().name);
  std::ranges::replace(name, '-', '_');
  return name;
}

std::string in_quotes(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::vector<std::string> names_of_commands(const std::vector<CommandOutline>& commands) {
  std::vector<std::string> names;
  for (const CommandOutline& command : commands) names.push_back(command.name);
  return names;
}

// The names of all options of a command that are not known by their place.
std::string options_in_line(const CommandOutline& command) {
  std::vector<std::string> names;
  for (const OptionOutline& option : command.options)
    if (!option.is_placed()) names.insert(names.end(), option.names.begin(), option.names.end());
  names.emplace_back(kHelp);
  return joined(names);
}

// In zsh a description stands in brackets, and colons part what is said.
std::string for_zsh(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string zsh_value(const OptionOutline& option) {
  if (option.value.empty()) return "";
  const std::string what = ":" + for_zsh(option.is_placed() ? option.names.front() : option.value) + ":";
  if (!option.offered.empty()) return what + "(" + joined(option.offered) + ")";
  return what + (option.file || option.is_placed() ? "_files" : " ");
}

// What completes the options of one command.
std::string zsh_arguments(const CommandOutline& command) {
  std::string lines = "_arguments '(-h --help)'{-h,--help}'[show help]'";
  const auto add = [&](const std::string& spec) { lines += " \\\n        " + in_quotes(spec); };
  for (const OptionOutline& option : command.options) {
    if (option.is_placed()) add((option.many ? "*" : "") + zsh_value(option));
    if (option.is_placed()) continue;
    for (const std::string& name : option.names)
      add((option.many ? "*" : "") + name + "[" + for_zsh(option.help) + "]" + zsh_value(option));
  }
  return lines;
}

std::string zsh_commands(const std::vector<CommandOutline>& commands) {
  std::string lines = "subcommands=(";
  for (const CommandOutline& command : commands)
    lines += "\n      " + in_quotes(for_zsh(command.name) + ":" + for_zsh(command.help));
  return lines + ")\n      _describe command subcommands; return";
}

std::string fish_begin() { return text_of("complete -c {} ", this_program().name); }

std::string fish_option(const std::string& condition, const OptionOutline& option) {
  std::string line = fish_begin() + "-n " + in_quotes(condition);
  for (const std::string& name : option.names)
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  if (!option.offered.empty())
    line += " -x -a " + in_quotes(joined(option.offered));
  else if (!option.value.empty())
    line += option.file ? " -r -F" : " -x";
  return line + " -d " + in_quotes(option.help) + "\n";
}

// What may stand in a place of a command; nothing where a shell knows none.
std::string fish_place(const std::string& condition, const OptionOutline& option) {
  if (option.offered.empty()) return "";
  return fish_begin() + "-n " + in_quotes(condition) + " -a " + in_quotes(joined(option.offered)) + "\n";
}

std::string fish_options(const std::string& condition, const CommandOutline& command) {
  std::string lines;
  for (const OptionOutline& option : command.options)
    lines += option.is_placed() ? fish_place(condition, option) : fish_option(condition, option);
  return lines;
}

std::string fish_command(const std::string& condition, const CommandOutline& command) {
  return fish_begin() + "-f -n " + in_quotes(condition) + " -a " + command.name + " -d " +
         in_quotes(command.help) + "\n";
}

// One arm of a shell's case.
std::string arm(const std::string& pattern, const std::string& body) {
  return "    " + in_quotes(pattern) + ")\n      " + body + " ;;\n";
}

std::string print_bash(const std::vector<CommandOutline>& commands) {
  std::string inner, options, choices, places;
  for (const NamedCommand& named : all_in(commands)) {
    const CommandOutline& command = *named.command;
    if (!command.commands.empty())
      inner += arm(named.words, "subcommands='" + joined(names_of_commands(command.commands)) + "'");
    options += arm(named.words, "options='" + options_in_line(command) + "'");
    for (const OptionOutline& option : command.options) {
      const std::string offered = joined(option.offered);
      if (option.is_placed() && !offered.empty()) places += arm(named.words, "places='" + offered + "'");
      if (option.is_placed() || option.value.empty()) continue;
      for (const std::string& name : option.names)
        choices += arm(named.words + ":" + name, "places='' choices='" + offered + "'");
    }
  }
  return made_by("bash") + shell_function() + R"(() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
  local subcommands='' options='' places='' choices=''
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W ')" +
         joined(names_of_commands(commands)) + " " + kHelp + R"( -V --version' -- "$word")
    return
  fi
  case $command in
)" + inner +
         R"(  esac
  if [[ $subcommands ]] && ((COMP_CWORD == 2)); then
    mapfile -t COMPREPLY < <(compgen -W "$subcommands -h --help" -- "$word")
    return
  fi
  [[ ! $subcommands ]] || command+=" ${COMP_WORDS[2]}"
  case $command in
)" + options +
         R"(  esac
  case $command in
)" + places +
         R"(  esac
  case $command:$before in
)" + choices +
         R"(  esac
  if [[ $choices ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$word")
  elif [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
  elif [[ $places ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$places" -- "$word")
  fi
}
)" + text_of("complete -o default -F {} {}\n", shell_function(), this_program().name);
}

std::string print_zsh(const std::vector<CommandOutline>& commands) {
  std::string inner, arguments;
  for (const NamedCommand& named : all_in(commands)) {
    if (!named.command->commands.empty())
      inner += arm(named.words, "if ((CURRENT == 2)); then\n      " + zsh_commands(named.command->commands) +
                                    "\n      fi\n      command+=\" $words[2]\"; shift words; ((CURRENT--))");
    else
      arguments += arm(named.words, zsh_arguments(*named.command));
  }
  return text_of("#compdef {}\n", this_program().name) + made_by("zsh") + shell_function() + R"(() {
  local -a subcommands
  local command
  if ((CURRENT == 2)); then
      )" +
         zsh_commands(commands) + R"(
  fi
  command=$words[2]; shift words; ((CURRENT--))
  case $command in
)" + inner +
         R"(  esac
  case $command in
)" + arguments +
         R"(  esac
}
)" + shell_function() +
         " \"$@\"\n";
}

std::string print_fish(const std::vector<CommandOutline>& commands) {
  std::string text = made_by("fish") + fish_begin() + "-s h -l help -d 'show help'\n" + fish_begin() +
                     "-n __fish_use_subcommand -s V -l version -d 'print the version'\n";
  for (const CommandOutline& command : commands) {
    const std::string seen = "__fish_seen_subcommand_from " + command.name;
    text += fish_command("__fish_use_subcommand", command);
    text += fish_options(seen, command);
    for (const CommandOutline& inner : command.commands)
      text += fish_command(seen, inner) +
              fish_options(seen + "; and __fish_seen_subcommand_from " + inner.name, inner);
  }
  return text;
}

struct Arguments {
  std::string shell, date;
};

std::string printed(const Arguments& a) {
  const auto commands = outline(this_program().commands);
  if (a.shell == "bash") return print_bash(commands);
  if (a.shell == "zsh") return print_zsh(commands);
  if (a.shell == "fish") return print_fish(commands);
  return print_manual(commands, TRICTRAC_VERSION, a.date);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("--completions", &a->shell, "print a completion script for this shell instead",
              OneOf{{"bash", "zsh", "fish"}});
  line.option("--date", &a->date, "date at the foot of the page, such as 2026-11-24");
  line.runs([=](int&) { std::cout << printed(*a); });
}

}  // namespace trictrac::cli::manual_command
