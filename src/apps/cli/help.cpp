#include "apps/cli/help.h"

#include <algorithm>

#include "apps/cli/output.h"
#include "base/text_of.h"

namespace trictrac::cli {
namespace {

// Breaks lines between words where the terminal ends.
class Help : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool is_placed) const override {
    return row(make_option_name(option, is_placed) + make_option_opts(option), make_option_desc(option));
  }
  std::string make_subcommand(const CLI::App* command) const override {
    return row(command->get_display_name(true), command->get_description());
  }
  std::string make_description(const CLI::App* app) const override {
    return wrapped(CLI::Formatter::make_description(app), terminal_columns());
  }

 private:
  std::string row(const std::string& name, const std::string& meaning) const {
    return in_two_columns(name, meaning, static_cast<int>(get_column_width()), terminal_columns());
  }
};

// Returns a text for roff, without commands, and with dashes that can be typed.
std::string as_roff(std::string_view text) {
  std::string roff = text.starts_with('.') || text.starts_with('\'') ? "\\&" : "";
  for (const char c : text) roff += c == '\\' ? "\\e" : c == '-' ? "\\-" : std::string(1, c);
  return roff;
}

std::string bold(std::string_view text) { return "\\fB" + as_roff(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + as_roff(text) + "\\fR"; }
std::string paragraph(const std::string& head, std::string_view text) {
  return ".TP\n" + head + "\n" + as_roff(text) + "\n";
}

// The options of a command in the manual.
class ManualFormatter : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool is_placed) const override {
    const std::string name = make_option_name(option, is_placed), opts = make_option_opts(option);
    return paragraph((is_placed ? italic(name) : bold(name)) + (opts.empty() ? "" : italic(opts)),
                     make_option_desc(option));
  }
  std::string make_group(std::string group, bool is_placed,
                         std::vector<const CLI::Option*> options) const override {
    std::string text = group == "Options" || is_placed ? "" : ".PP\n" + italic(group) + "\n";
    for (const CLI::Option* option : options) text += make_option(option, is_placed);
    return text;
  }
  // Returns the section of a command, and those of its commands.
  std::string section(const CLI::App& app, const std::string& name) const {
    const std::string usage = make_usage(&app, name);  // "Usage: …" and a line break
    const std::size_t from = usage.find(' ') + 1;
    std::string text =
        text_of(".SS \"{}\"\n{}\n.PP\n{}.\n", as_roff(name),
                bold(usage.substr(from, usage.size() - from - 1)), as_roff(app.get_description()));
    text += CLI::detail::find_and_replace(make_positionals(&app) + make_groups(&app, CLI::AppFormatMode::Sub),
                                          "\n\n", "\n");
    for (const std::string& inner : names_of_commands(app))
      text += section(*find_command(app, inner), text_of("{} {}", name, inner));
    return text;
  }
};

constexpr std::string_view kLast = R"(.SH EXIT STATUS
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

}  // namespace

std::shared_ptr<CLI::Formatter> help_formatter() { return std::make_shared<Help>(); }

const CLI::App* find_command(const CLI::App& app, const std::string& word) {
  const auto found =
      app.get_subcommands([&](const CLI::App* command) { return command->get_name() == word; });
  return found.empty() ? nullptr : found.front();
}

std::vector<std::string> names_of_commands(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  return names;
}

std::string manual_page(const CLI::App& app, const std::string& date) {
  const ProgramOutline& program = this_program();
  const std::string name(program.name);
  std::string text = text_of(
      ".TH {} 1 \"{}\" \"Trictrac {}\" \"User Commands\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n{} {} [{}]...\n"
      ".SH DESCRIPTION\n{}\n{} is the command to begin with.\n.PP\nEvery command prints its options with {} "
      "or "
      "{}. {}, or {}, prints the version.\n",
      as_roff(in_capitals(name)), date, TRICTRAC_VERSION, as_roff(name), as_roff(program.summary), bold(name),
      italic("COMMAND"), italic("OPTION"), as_roff(program.description),
      bold(text_of("{} {}", name, program.first)), bold("-h"), bold("--help"), bold(name + " --version"),
      bold("-V"));
  std::string group;
  for (const std::string& command : names_of_commands(app)) {
    const CLI::App& at = *find_command(app, command);
    if (at.get_group() != group) text += text_of(".SH \"{}\"\n", as_roff(at.get_group()));
    group = at.get_group();
    text += ManualFormatter().section(at, text_of("{} {}", name, command));
  }
  if (!program.variables.empty()) text += ".SH ENVIRONMENT\n";
  for (const auto& [variable, meaning] : program.variables) text += paragraph(bold(variable), meaning);
  return text + std::string(kLast);
}

namespace {

// A script that completes command lines in a shell; if the program offers nothing, the shell offers files.
struct Script {
  std::string_view shell, text;
};
constexpr Script kScripts[] = {
    {"bash", R"(# Made by @name@ manual --completions bash.
@function@() {
  mapfile -t COMPREPLY < <(@name@ complete "${COMP_WORDS[@]:1:COMP_CWORD}" | cut -f1)
}
complete -o default -F @function@ @name@
)"},
    {"zsh", R"(#compdef @name@
# Made by @name@ manual --completions zsh.
@function@() {
  local -a offered
  offered=("${(@f)$(@name@ complete "${(@)words[2,CURRENT]}")}")
  [[ -n $offered ]] || { _files; return }
  offered=("${(@)offered//:/\\:}")
  offered=("${(@)offered/$'\t'/:}")
  _describe @name@ offered
}
@function@ "$@"
)"},
    {"fish", R"(# Made by @name@ manual --completions fish.
complete -c @name@ -f -a '(@name@ complete (commandline -opc)[2..] (commandline -ct); or __fish_complete_path (commandline -ct))'
)"},
};

}  // namespace

std::vector<std::string> shells() {
  std::vector<std::string> names;
  for (const Script& script : kScripts) names.emplace_back(script.shell);
  return names;
}

std::string completion_script(std::string_view shell) {
  const std::string name(this_program().name);
  std::string function = "_" + name;
  std::ranges::replace(function, '-', '_');
  const auto* script = std::ranges::find(kScripts, shell, &Script::shell);
  return CLI::detail::find_and_replace(
      CLI::detail::find_and_replace(std::string(script->text), "@name@", name), "@function@", function);
}

std::string completions(const CLI::App& app, const Offered& offered, std::span<const std::string> words) {
  if (words.size() > 1 && words[0] == "help" && !words[1].starts_with('-')) words = words.subspan(1);
  const std::string last = words.empty() ? "" : words.back();
  const CLI::App* at = &app;
  const CLI::Option* before = nullptr;  // the option whose value the last word is
  for (const std::string& word : words.first(words.empty() ? 0 : words.size() - 1)) {
    if (const CLI::App* command = find_command(*at, word)) at = command;
    before = word.starts_with('-') ? at->get_option_no_throw(word) : nullptr;
    if (before && before->get_expected_max() == 0) before = nullptr;  // a flag
  }
  std::string text;
  const auto offer = [&](const std::string& word, const std::string& meaning) {
    if (word.starts_with(last)) text += text_of("{}\t{}\n", word, meaning);
  };
  const auto offer_values = [&](const CLI::Option* option) {
    if (const auto known = offered.find(option); known != offered.end())
      for (const std::string& value : known->second) offer(value, "");
  };
  if (before) {
    offer_values(before);
    return text;
  }
  for (const std::string& name : names_of_commands(*at))
    offer(name, find_command(*at, name)->get_description());
  for (const CLI::Option* option : at->get_options()) {
    if (option->get_positional()) offer_values(option);
    if (last.starts_with('-'))
      for (const std::string& name : names_of(*option)) offer(name, option->get_description());
  }
  return text;
}

}  // namespace trictrac::cli
