#include <iostream>

#include "apps/cli/commands.h"
#include "apps/cli/manual.h"

namespace trictrac::cli::help_command {

// The words that follow are read by run() (command_line.cpp), which knows every command.
void declare(CommandLine& line) {
  auto words = std::make_shared<std::vector<std::string>>();
  line.option("command", words.get(), "such as show, or problems score (default: all commands)");
  line.runs([words](int&) {});
}

}  // namespace trictrac::cli::help_command

namespace trictrac::cli::manual_command {
namespace {

struct Arguments {
  std::string shell, date;
};

std::string printed(const Arguments& a) {
  const auto commands = outline(all_commands());
  if (a.shell == "bash") return print_bash(commands);
  if (a.shell == "zsh") return print_zsh(commands);
  if (a.shell == "fish") return print_fish(commands);
  return print_manual(commands, TRICTRAC_VERSION, a.date);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("--completions", &a->shell, "instead, a script for this shell", OneOf{{"bash", "zsh", "fish"}});
  line.option("--date", &a->date, "what stands at the foot of the page, such as 2026-11-24");
  line.runs([=](int&) { std::cout << printed(*a); });
}

}  // namespace trictrac::cli::manual_command

namespace trictrac::cli {
namespace {

constexpr const char* kHelp = "-h --help";

std::string in_quotes(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string in_one_line(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
  return line;
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
  return in_one_line(names);
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
  if (!option.offered.empty()) return what + "(" + in_one_line(option.offered) + ")";
  return what + (option.file || option.is_placed() ? "_files" : " ");
}

// What completes the options of one command.
std::string zsh_arguments(const CommandOutline& command) {
  std::string lines = "_arguments '(-h --help)'{-h,--help}'[what it takes]'";
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
  std::string lines = "verbs=(";
  for (const CommandOutline& command : commands)
    lines += "\n      " + in_quotes(for_zsh(command.name) + ":" + for_zsh(command.help));
  return lines + ")\n      _describe verb verbs; return";
}

std::string fish_option(const std::string& condition, const OptionOutline& option) {
  std::string line = "complete -c trictrac -n " + in_quotes(condition);
  for (const std::string& name : option.names)
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  if (!option.offered.empty())
    line += " -x -a " + in_quotes(in_one_line(option.offered));
  else if (!option.value.empty())
    line += option.file ? " -r -F" : " -x";
  return line + " -d " + in_quotes(option.help) + "\n";
}

// What may stand in a place of a command; nothing where a shell knows none.
std::string fish_place(const std::string& condition, const OptionOutline& option) {
  if (option.offered.empty()) return "";
  return "complete -c trictrac -n " + in_quotes(condition) + " -a " + in_quotes(in_one_line(option.offered)) +
         "\n";
}

std::string fish_options(const std::string& condition, const CommandOutline& command) {
  std::string lines;
  for (const OptionOutline& option : command.options)
    lines += option.is_placed() ? fish_place(condition, option) : fish_option(condition, option);
  return lines;
}

std::string fish_command(const std::string& condition, const CommandOutline& command) {
  return "complete -c trictrac -f -n " + in_quotes(condition) + " -a " + command.name + " -d " +
         in_quotes(command.help) + "\n";
}

// One arm of a shell's case.
std::string arm(const std::string& pattern, const std::string& body) {
  return "    " + in_quotes(pattern) + ")\n      " + body + " ;;\n";
}

}  // namespace

std::string print_bash(const std::vector<CommandOutline>& commands) {
  std::string inner, options, choices, places;
  for (const NamedCommand& named : all_in(commands)) {
    const CommandOutline& command = *named.command;
    if (!command.commands.empty())
      inner += arm(named.words, "verbs='" + in_one_line(names_of_commands(command.commands)) + "'");
    options += arm(named.words, "options='" + options_in_line(command) + "'");
    for (const OptionOutline& option : command.options) {
      const std::string offered = in_one_line(option.offered);
      if (option.is_placed() && !offered.empty()) places += arm(named.words, "places='" + offered + "'");
      if (option.is_placed() || option.value.empty()) continue;
      for (const std::string& name : option.names)
        choices += arm(named.words + ":" + name, "places='' choices='" + offered + "'");
    }
  }
  return R"(# Completes trictrac in bash. Made by trictrac manual --completions bash.
_trictrac() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]}
  local verbs='' options='' places='' choices=''
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W ')" +
         in_one_line(names_of_commands(commands)) + " " + kHelp + R"( -V --version' -- "$word")
    return
  fi
  case $verb in
)" + inner +
         R"(  esac
  if [[ $verbs ]] && ((COMP_CWORD == 2)); then
    mapfile -t COMPREPLY < <(compgen -W "$verbs -h --help" -- "$word")
    return
  fi
  [[ ! $verbs ]] || verb+=" ${COMP_WORDS[2]}"
  case $verb in
)" + options +
         R"(  esac
  case $verb in
)" + places +
         R"(  esac
  case $verb:$before in
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
complete -o default -F _trictrac trictrac
)";
}

std::string print_zsh(const std::vector<CommandOutline>& commands) {
  std::string inner, arguments;
  for (const NamedCommand& named : all_in(commands)) {
    if (!named.command->commands.empty())
      inner += arm(named.words, "if ((CURRENT == 2)); then\n      " + zsh_commands(named.command->commands) +
                                    "\n      fi\n      verb+=\" $words[2]\"; shift words; ((CURRENT--))");
    else
      arguments += arm(named.words, zsh_arguments(*named.command));
  }
  return R"(#compdef trictrac
# Completes trictrac in zsh. Made by trictrac manual --completions zsh.
_trictrac() {
  local -a verbs
  local verb
  if ((CURRENT == 2)); then
      )" +
         zsh_commands(commands) + R"(
  fi
  verb=$words[2]; shift words; ((CURRENT--))
  case $verb in
)" + inner +
         R"(  esac
  case $verb in
)" + arguments +
         R"(  esac
}
_trictrac "$@"
)";
}

std::string print_fish(const std::vector<CommandOutline>& commands) {
  std::string text =
      "# Completes trictrac in fish. Made by trictrac manual --completions fish.\n"
      "complete -c trictrac -s h -l help -d 'what it takes'\n"
      "complete -c trictrac -n __fish_use_subcommand -s V -l version -d 'the version'\n";
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

}  // namespace trictrac::cli
