#include "apps/cli/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <iostream>
#include <memory>
#include <type_traits>

#include "apps/cli/help.h"
#include "apps/cli/output.h"
#include "apps/cli/words.h"
#include "base/text_of.h"
#include "text/shown.h"
#include "words/usage.h"

namespace trictrac::cli {
namespace {

using words::UsageWords;

// Returns the number as people write it: without a fraction if it is whole.
std::string number_text(double n) {
  if (n == std::trunc(n)) return std::to_string(static_cast<long long>(n));
  char text[32];
  std::snprintf(text, sizeof text, "%g", n);
  return text;
}

// Returns nullopt where the text is no seed.
std::optional<Seed> read_seed(std::string_view text) {
  if (const auto seed = parse_seed(text)) return seed;
  std::uint64_t number = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (wrong != std::errc() || end != text.data() + text.size()) return std::nullopt;
  Seed seed{};
  for (std::size_t i = seed.size(); number > 0; number >>= 8) seed[--i] = static_cast<std::uint8_t>(number);
  return seed;
}

std::uint64_t folded(const Seed& seed) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < seed.size(); ++i) sum ^= std::uint64_t{seed[i]} << (56 - i % 8 * 8);
  return sum;
}

bool is_seed(const Target& target) {
  return std::holds_alternative<std::uint64_t*>(target) ||
         std::holds_alternative<std::optional<Seed>*>(target);
}

// Returns whether the variable holds whole numbers.
bool is_whole(const Target& target) {
  return std::visit(
      []<class Value>(const Value*) {
        return std::is_integral_v<Value> || std::is_same_v<Value, std::chrono::seconds> ||
               std::is_same_v<Value, std::optional<std::uint16_t>>;
      },
      target);
}

bool is_number(const Target& target) {
  return is_whole(target) || std::holds_alternative<float*>(target) ||
         std::holds_alternative<double*>(target);
}

// Returns what would be right, as it follows "should be"; "" if any text may be.
std::string wanted(const Target& target, const Limit& limit, const Words& words) {
  if (const auto* one = std::get_if<OneOf>(&limit)) return alternatives(words, one->values);
  if (const auto* between = std::get_if<Between>(&limit))
    return words(&UsageWords::between, words::Least(words.decimal(number_text(between->low))),
                 words::Most(words.decimal(number_text(between->high))));
  if (is_seed(target)) return words(&UsageWords::seed);
  return is_number(target) ? words(is_whole(target) ? &UsageWords::whole_number : &UsageWords::number) : "";
}

bool fits(const Target& target, const Limit& limit, const std::string& text) {
  if (const auto* one = std::get_if<OneOf>(&limit))
    return std::ranges::find(one->values, text) != one->values.end();
  if (is_seed(target)) return read_seed(text).has_value();
  if (!is_number(target)) return true;
  double n = 0;
  const auto* between = std::get_if<Between>(&limit);
  return CLI::detail::lexical_cast(text, n) && std::isfinite(n) &&
         (!is_whole(target) || n == std::trunc(n)) && (!between || (n >= between->low && n <= between->high));
}

// Returns the fault of a value; "" if there is none.
std::string fault_of(const Target& target, const Limit& limit, const std::string& text, const Words& words) {
  if (const auto* checked = std::get_if<CheckedBy>(&limit)) return checked->fault(text, words);
  if (fits(target, limit, text)) return "";
  const auto* one = std::get_if<OneOf>(&limit);
  return words(&UsageWords::should_be, words::Given(text), words::Known(wanted(target, limit, words)),
               words::Meant(one ? suggestion(words, text, one->values) : ""));
}

// Returns what --help says of a value.
std::string meaning_of(const Target& target, const Limit& limit) {
  const bool says = std::holds_alternative<OneOf>(limit) || std::holds_alternative<Between>(limit);
  return says ? wanted(target, limit, first_words()) : "";
}

template <class Value>
CLI::Option* declare(CLI::App& app, const std::string& name, Value& to, const std::string& help) {
  return app.add_option(name, to, help);
}
CLI::Option* declare(CLI::App& app, const std::string& name, std::optional<Seed>& to,
                     const std::string& help) {
  const auto take = [&to](const std::string& text) { to = read_seed(text); };
  return app.add_option_function<std::string>(name, take, help)->type_name("SEED");
}
CLI::Option* declare(CLI::App& app, const std::string& name, std::uint64_t& to, const std::string& help) {
  const auto take = [&to](const std::string& text) { to = folded(read_seed(text).value_or(Seed{})); };
  return app.add_option_function<std::string>(name, take, help)->type_name("SEED")->default_function([&to] {
    return std::to_string(to);
  });
}
CLI::Option* declare(CLI::App& app, const std::string& name, std::chrono::seconds& to,
                     const std::string& help) {
  const auto take = [&to](int seconds) { to = std::chrono::seconds(seconds); };
  return app.add_option_function<int>(name, take, help)->type_name("SECONDS")->default_function([&to] {
    return std::to_string(to.count());
  });
}

}  // namespace

CLI::Option* CommandLine::add(const std::string& name, const Target& target, const std::string& help,
                              const Limit& limit) {
  CLI::Option* option = std::visit([&](auto* to) { return declare(app_, name, *to, help); }, target);
  const auto fault = [=](const std::string& text) { return fault_of(target, limit, text, user_words()); };
  option->group(heading_)->check(CLI::Validator(fault, meaning_of(target, limit)));
  if (const auto* one = std::get_if<OneOf>(&limit)) offered_[option] = one->values;
  if (const auto* checked = std::get_if<CheckedBy>(&limit)) offered_[option] = checked->values;
  return option;
}

void CommandLine::option(const std::string& name, Target target, const std::string& help,
                         const Limit& limit) {
  CLI::Option* option = add(name, target, help, limit);
  if (!std::holds_alternative<std::vector<std::string>*>(target)) option->capture_default_str();
}

void CommandLine::required(const std::string& name, Target target, const std::string& help,
                           const Limit& limit) {
  add(name, target, help, limit)->required();
}

void CommandLine::flag(const std::string& name, bool& target, const std::string& help) {
  app_.add_flag(name, target, help)->group(heading_);
}

void CommandLine::needs(const std::string& name, const std::string& other) {
  app_.get_option(name)->needs(app_.get_option(other));
}

void CommandLine::excludes(const std::string& name, const std::string& other) {
  app_.get_option(name)->excludes(app_.get_option(other));
}

CommandLine& CommandLine::command(const std::string& name, const std::string& help) {
  app_.require_subcommand(1);
  return *commands_.emplace_back(
      std::make_unique<CommandLine>(*app_.add_subcommand(name, help), status_, offered_));
}

void CommandLine::runs(std::function<void(int& status)> body) {
  app_.callback([body = std::move(body), &status = status_] { body(status); });
}

namespace {

using Typed = std::vector<std::string>;  // the words after the name of the program

std::string words_of(const CLI::App& app) {
  return app.get_parent() ? words_of(*app.get_parent()) + " " + app.get_name() : app.get_name();
}

// Returns the parts before and after `between`; if it is missing, the whole sentence and "".
std::pair<std::string, std::string> parted(const std::string& sentence, std::string_view between) {
  const std::size_t at = sentence.find(between);
  if (at == sentence.npos) return {sentence, ""};
  return {sentence.substr(0, at), sentence.substr(at + between.size())};
}

// A word of a command line that has a place of its own.
struct PlaceOfWord {
  std::string_view name;
  words::Sentence<> UsageWords::* says;
  std::string_view shown;
};
constexpr PlaceOfWord kPlacesOfWords[] = {{"trid", &UsageWords::a_position, "TRID"},
                                          {"records", &UsageWords::a_record, "FILE"},
                                          {"games", &UsageWords::a_record_or_position, "FILE"},
                                          {"texts", &UsageWords::a_record_or_position, "FILE"},
                                          {"files", &UsageWords::a_file, "FILE"},
                                          {"file", &UsageWords::a_file, "FILE"},
                                          {"dir", &UsageWords::a_folder, "FOLDER"},
                                          {"player", &UsageWords::a_player, "PLAYER"}};

// Describes the fault of a command line.
class Complaint {
 public:
  // Tells that there is no such command, or which program has it; returns the exit code.
  int refuse_command(const CLI::App& app, const std::string& word) const {
    for (const auto& [other, commands] : this_program().elsewhere)
      if (!app.get_parent() && std::ranges::find(commands, word) != commands.end())
        return refuse(app, words_(&UsageWords::of_other_program, words::Given(word), words::Known(other)),
                      text_of("{} {}", other, word));
    return refuse(app, unknown_command(app, word));
  }
  std::string of(const CLI::App& app, const CLI::ParseError& error) const {
    if (auto what = unknown(app)) return *std::move(what);
    if (!names_of_commands(app).empty() && app.get_subcommands().empty())
      return words_(&UsageWords::command_missing, words::Known(alternatives(words_, names_of_commands(app))));
    return of_options(app, error);
  }
  // Tells it on standard error, with the command to try next, and returns the exit code.
  int refuse(const CLI::App& app, const std::string& message, const std::string& next) const {
    std::cerr << words_of(app) << ": " << visible_message(message) << "\n"
              << words_(&UsageWords::try_this, words::Command(next)) << "\n";
    return kWrongUsage;
  }
  int refuse(const CLI::App& app, const std::string& message) const {
    return refuse(app, message, words_of(app) + " --help");
  }

 private:
  std::string unknown_command(const CLI::App& app, const std::string& word) const {
    return words_(&UsageWords::unknown_command, words::Given(word),
                  words::Meant(suggestion(words_, word, names_of_commands(app))));
  }
  std::string unknown_option(const CLI::App& app, const std::string& word) const {
    std::vector<std::string> known;
    for (const CLI::Option* option : app.get_options())
      if (!option->get_group().empty()) std::ranges::copy(names_of(*option), std::back_inserter(known));
    const std::string name = word.substr(0, word.find('='));
    return words_(&UsageWords::unknown_option, words::Given(name),
                  words::Meant(suggestion(words_, name, known)));
  }
  // Returns an error for the first word that no command takes; nullopt if all are known.
  std::optional<std::string> unknown(const CLI::App& app) const {
    for (const std::string& word : app.remaining()) {
      if (word.size() > 1 && word.starts_with('-')) return unknown_option(app, word);
      const bool wants_command = !names_of_commands(app).empty() && app.get_subcommands().empty();
      return wants_command ? unknown_command(app, word)
                           : words_(&UsageWords::unexpected_word, words::Given(word));
    }
    return std::nullopt;
  }

  // CLI11 says it in English: the option comes first, and the second last.
  std::string of_options(const CLI::App& app, const CLI::ParseError& error) const {
    const std::string what = error.what();
    const auto names = [&](auto sentence, std::string_view between) {
      const auto [first, second] = parted(what, between);
      return words_(sentence, words::Option(first), words::Needed(second));
    };
    const std::string kind = error.get_name();
    if (kind == "RequiredError") return missing(app, parted(what, " is required").first);
    if (kind == "RequiresError") return names(&UsageWords::needs, " requires ");
    if (kind == "ExcludesError") return names(&UsageWords::excludes, " excludes ");
    if (kind == "ArgumentMismatch") return of_count(what);
    if (kind == "ConversionError") {
      const auto [name, value] = parted(parted(what, "Could not convert: ").second, " = ");
      return of_value(name, words_(&UsageWords::cannot_be, words::Given(value)));
    }
    const auto [name, wrong] = parted(what, ": ");
    return kind == "ValidationError" ? of_value(name, wrong) : what;
  }
  // An option, or a word that has a place of its own, which is named by what it says.
  std::string missing(const CLI::App& app, const std::string& name) const {
    const auto options = app.get_options([&](const CLI::Option* o) { return o->get_name() == name; });
    if (options.empty() || !options.front()->get_positional())
      return words_(&UsageWords::required, words::Option(name));
    const auto* known = std::ranges::find(kPlacesOfWords, name, &PlaceOfWord::name);
    if (known == std::end(kPlacesOfWords))
      return words_(&UsageWords::word_missing,
                    words::Command(text_of("{} {}", words_of(app), in_capitals(name))));
    return words_(&UsageWords::give, words::Text<"what">(words_(known->says)),
                  words::Command(text_of("{} {}", words_of(app), known->shown)));
  }
  std::string of_count(const std::string& what) const {
    const auto [name, wrong] = parted(what, ": ");
    return words_(wrong.starts_with("At Most") ? &UsageWords::repeated : &UsageWords::value_missing,
                  words::Option(name));
  }
  std::string of_value(const std::string& name, const std::string& wrong) const {
    return words_(&UsageWords::of_option, words::Option(name), words::Why(wrong));
  }

  const Words& words_ = user_words();
};

const CLI::App& innermost(const CLI::App& app) {
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().back();
  return *at;
}

// The language of --lang, which need not have been read yet; "" where none is given.
std::string_view language_in(const Typed& typed) {
  constexpr std::string_view kOption = "--lang", kWithValue = "--lang=";
  std::string_view name;
  for (std::size_t i = 0; i < typed.size(); ++i) {
    if (typed[i].starts_with(kWithValue)) name = std::string_view(typed[i]).substr(kWithValue.size());
    if (typed[i] == kOption && i + 1 < typed.size()) name = typed[i + 1];
  }
  return name;
}

// Reads `help`, and what follows it.
int print_help(const CLI::App& app, std::span<const std::string> asked) {
  const CLI::App* at = &app;
  for (const std::string& word : asked) {
    const CLI::App* command = find_command(*at, word);
    if (!command) return Complaint().refuse_command(*at, word);
    at = command;
  }
  std::cout << at->help(at == &app ? "" : words_of(*at->get_parent()));
  return 0;
}

int print_completions(const CLI::App& app, const Offered& offered, std::span<const std::string> words) {
  const std::string found = completions(app, offered, words);
  std::cout << found;
  return found.empty() ? kWrongInput : 0;
}

int read(CLI::App& app, const Typed& typed, const int& status) {
  if (!typed.front().starts_with('-') && !find_command(app, typed.front()))
    return Complaint().refuse_command(app, typed.front());
  try {
    app.parse(std::vector<std::string>(typed.rbegin(), typed.rend()));
  } catch (const CLI::Success& wished) {  // --help or --version
    return app.exit(wished);
  } catch (const CLI::ParseError& error) {
    const CLI::App& at = innermost(app);
    return Complaint().refuse(at, Complaint().of(at, error));
  }
  return status;
}

// Its words are read by read_and_run(), which knows every command.
void declare_help(CommandLine& line) {
  auto words = std::make_shared<std::vector<std::string>>();
  line.option("command", words.get(), "a command, such as show (default: all commands)");
  line.runs([words](int&) {});
}

void declare_manual(CLI::App& app, CommandLine& line) {
  auto shell = std::make_shared<std::string>(), date = std::make_shared<std::string>();
  line.option("--completions", shell.get(), "print a completion script for this shell instead",
              OneOf{shells()});
  line.option("--date", date.get(), "date at the foot of the page, such as 2026-11-24");
  line.runs([&app, shell, date](int&) {
    std::cout << (shell->empty() ? manual_page(app, *date) : completion_script(*shell));
  });
}

int read_and_run(int argc, char** argv) {
  const ProgramOutline& program = this_program();
  CLI::App app{text_of("Trictrac: {}.\nTry: {} {}", program.summary, program.name, program.first),
               std::string(program.name)};
  app.formatter(help_formatter());
  app.require_subcommand(1);
  app.set_version_flag("-V,--version", TRICTRAC_VERSION);
  const Typed typed(argv + std::min(argc, 1), argv + argc);
  choose_language(program.language.empty() ? language_in(typed) : program.language);
  int status = 0;
  Offered offered;
  std::vector<std::unique_ptr<CommandLine>> lines;
  const auto add = [&](std::string_view group, std::string_view name, std::string_view help) -> CommandLine& {
    CLI::App* sub = app.add_subcommand(std::string(name), std::string(help))->group(std::string(group));
    return *lines.emplace_back(std::make_unique<CommandLine>(*sub, status, offered));
  };
  for (const auto& [group, name, help, declare] : program.commands) declare(add(group, name, help));
  declare_help(add("Help", "help", "show the help of a command"));
  declare_manual(
      app, add("Help", "manual", "print the manual page, or a script that completes commands in a shell"));
  const std::string first = typed.empty() ? "help" : typed.front();
  const auto more = std::span(typed).subspan(std::min<std::size_t>(typed.size(), 1));
  if (first == "complete") return print_completions(app, offered, more);
  if (first == "help" && (more.empty() || !more.front().starts_with('-'))) return print_help(app, more);
  return read(app, typed, status);
}

}  // namespace

int run(int argc, char** argv) {
  return with_standard_output([&] { return read_and_run(argc, argv); });
}

}  // namespace trictrac::cli
