#include "apps/cli/manual.h"

#include <memory>
#include <sstream>
#include <type_traits>

#include "base/overloaded.h"
#include "base/text_of.h"
#include "text/tag_text.h"

namespace trictrac::cli {

namespace {

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

}  // namespace

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

std::vector<NamedCommand> all_in(const std::vector<CommandOutline>& commands) {
  std::vector<NamedCommand> all;
  gather(commands, "", all);
  return all;
}

namespace {

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
  if (option.required) said.emplace_back("must be given");
  if (option.many) said.emplace_back("may be given several times");
  std::string one_of;
  for (const std::string& value : option.values) one_of += (one_of.empty() ? "one of " : ", ") + value;
  for (const std::string& part : {one_of, option.range})
    if (!part.empty()) said.push_back(part);
  if (!option.standing.empty()) said.push_back("otherwise " + option.standing);
  std::string all;
  for (const std::string& part : said) all += (all.empty() ? "" : "; ") + part;
  return all.empty() ? "" : " (" + all + ")";
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
  std::string line = bold("trictrac " + named.words);
  if (!named.command->commands.empty()) return line + " " + italic("VERB") + " ...";
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

std::string print_verb(const NamedCommand& named) {
  return titled("SS", "trictrac " + named.words) + synopsis_of(named) + "\n.PP\n" +
         as_roff(named.command->help) + ".\n" + print_options(*named.command);
}

constexpr const char* kFirst = R"(.SH NAME
trictrac \- the classic tables game of France
.SH SYNOPSIS
\fBtrictrac\fR \fIVERB\fR [\fIOPTION\fR]...
.SH DESCRIPTION
Plays trictrac in the terminal, serves it to browsers with its page, analyses positions and games, and measures
those who play.
\fBtrictrac play\fR begins a game;
\fBtrictrac serve\fR serves the page at http://localhost:8080/.
.PP
Everywhere \fB\-h\fR or \fB\-\-help\fR says what a verb takes, and \fBtrictrac \-\-version\fR or \fB\-V\fR the version.
)";

constexpr const char* kLast = R"(.SH ENVIRONMENT
.TP
\fBTRICTRAC_STORE\fR
The address of a database of PostgreSQL, where \fB\-\-store\fR is not given: it shows the password to nobody.
.SH EXIT STATUS
0 where all went well, 1 where what was given is wrong or cannot be done, 2 where the command line cannot be
read, 130 where Ctrl\-C ended it: what was known by then has been printed.
.SH SEE ALSO
The rules, the formats of files and how a house is kept are told in the folder
.I docs
of the sources.
)";

}  // namespace

std::string print_manual(const std::vector<CommandOutline>& commands, const std::string& version,
                         const std::string& date) {
  std::string text =
      text_of(".TH TRICTRAC 1 \"{}\" \"Trictrac {}\" \"User Commands\"\n", date, version) + kFirst;
  std::string group;
  for (const NamedCommand& named : all_in(commands)) {
    if (!named.command->group.empty() && named.command->group != group)
      text += titled("SH", named.command->group);
    if (!named.command->group.empty()) group = named.command->group;
    text += print_verb(named);
  }
  return text + kLast;
}

}  // namespace trictrac::cli
