#include "apps/cli/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <iostream>
#include <memory>
#include <type_traits>

#include "apps/cli/output.h"
#include "apps/cli/words.h"
#include "base/os.h"
#include "base/text_of.h"
#include "text/shown.h"
#include "words/usage.h"

namespace trictrac::cli {

std::string number_text(double n) {
  if (n == std::trunc(n)) return std::to_string(static_cast<long long>(n));
  char text[32];
  std::snprintf(text, sizeof text, "%g", n);
  return text;
}

namespace {

using words::UsageWords;

using OptionError = decltype(CheckedBy::fault);

// Returns what would be right, as it follows "should be".
using Wanted = std::function<std::string(const Words& words)>;

std::string should_be(const Words& words, const std::string& text, const std::string& known,
                      const std::string& meant = "") {
  return words(&UsageWords::should_be, words::Given(text), words::Known(known), words::Meant(meant));
}

OptionError number_fault(Wanted wanted, bool whole, std::function<bool(double)> fits) {
  return [=](const std::string& text, const Words& words) {
    double number = 0;
    const bool right = CLI::detail::lexical_cast(text, number) && std::isfinite(number) &&
                       (!whole || number == std::trunc(number)) && fits(number);
    return right ? std::string() : should_be(words, text, wanted(words));
  };
}

std::string one_of_fault(const std::vector<std::string>& values, const std::string& text,
                         const Words& words) {
  if (std::ranges::find(values, text) != values.end()) return {};
  return should_be(words, text, alternatives(words, values), suggestion(words, text, values));
}

std::string file_fault(const std::string& path, const Words& words) {
  std::error_code ignored;
  if (std::filesystem::is_directory(os::path_of(path), ignored))
    return words(&UsageWords::not_a_file, words::Path(path));
  if (!std::filesystem::exists(os::path_of(path), ignored))
    return words(&UsageWords::no_file, words::Path(path));
  return {};
}

// Nothing where the text is no seed.
std::optional<std::uint64_t> seed_of(std::string_view text) {
  constexpr std::size_t kHexDigits = 64, kOfANumber = 16;
  const auto read = [](std::string_view digits, int base) -> std::optional<std::uint64_t> {
    std::uint64_t n = 0;
    const auto [end, wrong] = std::from_chars(digits.data(), digits.data() + digits.size(), n, base);
    if (wrong != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    return n;
  };
  if (text.size() != kHexDigits) return read(text, 10);
  std::uint64_t seed = 0;
  for (std::size_t at = 0; at < kHexDigits; at += kOfANumber) {
    const auto part = read(text.substr(at, kOfANumber), 16);
    if (!part) return std::nullopt;
    seed ^= *part;
  }
  return seed;
}

// Is the variable one that holds whole numbers?
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

struct Checks {
  void operator()(std::monostate) const {
    if (!is_number(target) || std::holds_alternative<std::uint64_t*>(target)) return;
    const auto number = whole ? &UsageWords::whole_number : &UsageWords::number;
    check_number([number](const Words& w) { return w(number); }, [](double) { return true; });
  }
  void operator()(const Between& b) const {
    check_number(
        [b](const Words& w) {
          return w(&UsageWords::between, words::Least(w.decimal(number_text(b.low))),
                   words::Most(w.decimal(number_text(b.high))));
        },
        [b](double n) { return n >= b.low && n <= b.high; });
  }
  void operator()(const Above& a) const {
    check_number(
        [a](const Words& w) { return w(&UsageWords::above, words::Least(w.decimal(number_text(a.low)))); },
        [a](double n) { return n > a.low; });
  }
  void operator()(const OneOf& one) const {
    check([values = one.values](const std::string& text,
                                const Words& w) { return one_of_fault(values, text, w); },
          alternatives(first_words(), one.values));
  }
  void operator()(const SuchAs&) const {}
  void operator()(ExistingFile) const { check(file_fault, "FILE"); }
  void operator()(const CheckedBy& checked) const { check(checked.fault, ""); }

  // `meaning`: what --help says of the value.
  void check(OptionError fault, const std::string& meaning) const {
    option->check(CLI::Validator(
        [fault = std::move(fault)](const std::string& text) { return fault(text, user_words()); }, meaning));
  }
  void check_number(const Wanted& wanted, std::function<bool(double)> fits) const {
    check(number_fault(wanted, whole, std::move(fits)), wanted(first_words()));
  }

  CLI::Option* option;
  const Target& target;
  const bool whole = is_whole(target);
};

class CommandLineParser : public CommandLine {
 public:
  CommandLineParser(CLI::App& app, int& status) : app_(app), status_(status) {}

  void option(const std::string& names, Target target, const std::string& help, Limit limit) override {
    CLI::Option* option = add(names, target, help, limit);
    if (!std::holds_alternative<std::vector<std::string>*>(target)) option->capture_default_str();
  }
  void required(const std::string& names, Target target, const std::string& help, Limit limit) override {
    add(names, target, help, limit)->required();
  }
  void alias(const std::string& name, const std::string& of) override {
    const auto found = std::ranges::find(declared_, of, &Declared::names);
    if (found == declared_.end()) throw CLI::OptionNotFound(of);
    const Declared known = *found;
    CLI::Option* first = app_.get_option(of);
    CLI::Option* hidden = add(name, known.target, "", known.limit)->group("")->excludes(first);
    first->remove_excludes(hidden);  // or --help would list it, without its name
  }
  void flag(const std::string& names, bool& target, const std::string& help) override {
    app_.add_flag(names, target, help)->group(heading_);
  }
  void needs(const std::string& name, const std::string& other) override {
    app_.get_option(name)->needs(app_.get_option(other));
  }
  void excludes(const std::string& name, const std::string& other) override {
    app_.get_option(name)->excludes(app_.get_option(other));
  }
  CommandLine& command(const std::string& name, const std::string& help) override {
    app_.require_subcommand(1);
    return *commands_.emplace_back(
        std::make_unique<CommandLineParser>(*app_.add_subcommand(name, help), status_));
  }
  void heading(const std::string& text) override { heading_ = text; }
  void runs(Body body) override {
    app_.callback([body = std::move(body), &status = status_] { body(status); });
  }

 private:
  struct Declared {
    std::string names;
    Target target;
    Limit limit;
  };

  CLI::Option* add(const std::string& names, const Target& target, const std::string& help,
                   const Limit& limit) {
    declared_.push_back({names, target, limit});
    CLI::Option* option = std::visit([&](auto* to) { return declare(names, *to, help); }, target);
    option->group(heading_);
    std::visit(Checks{option, target}, limit);
    return option;
  }

  template <class Value>
  CLI::Option* declare(const std::string& names, Value& to, const std::string& help) {
    return app_.add_option(names, to, help);
  }
  CLI::Option* declare(const std::string& names, std::uint64_t& to, const std::string& help) {
    const auto take = [&to](const std::string& text) { to = seed_of(text).value_or(0); };
    const auto right = [](const std::string& text) {
      if (seed_of(text)) return std::string();
      return should_be(user_words(), text, user_words()(&UsageWords::seed));
    };
    return app_.add_option_function<std::string>(names, take, help)
        ->check(CLI::Validator(right, ""))
        ->type_name("SEED")
        ->default_function([&to] { return std::to_string(to); });
  }
  CLI::Option* declare(const std::string& names, std::chrono::seconds& to, const std::string& help) {
    const auto take = [&to](int seconds) { to = std::chrono::seconds(seconds); };
    return app_.add_option_function<int>(names, take, help)->type_name("SECONDS")->default_function([&to] {
      return std::to_string(to.count());
    });
  }

  // Unset where it is not given.
  CLI::Option* declare(const std::string& names, std::optional<std::uint16_t>& to, const std::string& help) {
    const auto take = [&to](std::uint16_t value) { to = value; };
    return app_.add_option_function<std::uint16_t>(names, take, help)->type_name("PORT");
  }

  CLI::App& app_;
  int& status_;
  std::string heading_ = "Options";
  std::vector<Declared> declared_;
  std::vector<std::unique_ptr<CommandLineParser>> commands_;
};

// ---- Help.

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

// ---- What is wrong with a command line.

using Typed = std::vector<std::string>;  // the words after the name of the program

std::vector<std::string> names_of_commands(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

// Null where there is no such command.
const CLI::App* find_command(const CLI::App& app, const std::string& word) {
  const auto found =
      app.get_subcommands([&](const CLI::App* command) { return command->get_name() == word; });
  return found.empty() ? nullptr : found.front();
}

// Every name as it is typed, "--seed".
std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  return names;
}

std::string words_of(const CLI::App& app) {
  return app.get_parent() ? words_of(*app.get_parent()) + " " + app.get_name() : app.get_name();
}

// Returns what stands before and after `between`; all of it and nothing where that is not there.
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

// Says what is wrong with a command line.
class Complaint {
 public:
  explicit Complaint(const Typed& typed) : typed_(typed) {}

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
  // What was typed and is known to nobody; nothing where all is known.
  std::optional<std::string> unknown(const CLI::App& app) const {
    for (const std::string& word : app.remaining()) {
      if (word.size() > 1 && word.starts_with('-')) return unknown_option(app, word);
      const bool wants_command = !names_of_commands(app).empty() && app.get_subcommands().empty();
      return wants_command ? unknown_command(app, word)
                           : words_(&UsageWords::unexpected_word, words::Given(word));
    }
    return std::nullopt;
  }

  // The name by which the option that CLI11 calls `first` was typed, in place of its first; CLI11 has no
  // name for an alias.
  std::string typed_name(const CLI::App& app, const std::string& first) const {
    for (const CLI::Option* option : app.get_options()) {
      if (option->get_name() != first || option->get_positional()) continue;
      for (const std::string& name : names_of(*option))
        if (std::ranges::any_of(
                typed_, [&](const auto& word) { return word == name || word.starts_with(name + "="); }))
          return name;
    }
    return first;
  }

  // CLI11 says it in English: the option comes first, and the second last.
  std::string of_options(const CLI::App& app, const CLI::ParseError& error) const {
    const std::string what = error.what();
    const auto names = [&](auto sentence, std::string_view between) {
      const auto [first, second] = parted(what, between);
      return words_(sentence, words::Option(typed_name(app, first)), words::Needed(typed_name(app, second)));
    };
    const std::string kind = error.get_name();
    if (kind == "RequiredError") return missing(app, parted(what, " is required").first);
    if (kind == "RequiresError") return names(&UsageWords::needs, " requires ");
    if (kind == "ExcludesError") return names(&UsageWords::excludes, " excludes ");
    if (kind == "ArgumentMismatch") return of_count(app, what);
    if (kind == "ConversionError") {
      const auto [name, value] = parted(parted(what, "Could not convert: ").second, " = ");
      return of_value(app, name, words_(&UsageWords::cannot_be, words::Given(value)));
    }
    const auto [name, wrong] = parted(what, ": ");
    return kind == "ValidationError" ? of_value(app, name, wrong) : what;
  }
  // An option, or a word that has a place of its own, which is named by what it says.
  std::string missing(const CLI::App& app, const std::string& name) const {
    const auto options = app.get_options([&](const CLI::Option* o) { return o->get_name() == name; });
    if (options.empty() || !options.front()->get_positional())
      return words_(&UsageWords::required, words::Option(typed_name(app, name)));
    const auto* known = std::ranges::find(kPlacesOfWords, name, &PlaceOfWord::name);
    if (known == std::end(kPlacesOfWords))
      return words_(&UsageWords::word_missing,
                    words::Command(text_of("{} {}", words_of(app), in_capitals(name))));
    return words_(&UsageWords::give, words::Text<"what">(words_(known->says)),
                  words::Command(text_of("{} {}", words_of(app), known->shown)));
  }
  std::string of_count(const CLI::App& app, const std::string& what) const {
    const auto [name, wrong] = parted(what, ": ");
    return words_(wrong.starts_with("At Most") ? &UsageWords::repeated : &UsageWords::value_missing,
                  words::Option(typed_name(app, name)));
  }
  std::string of_value(const CLI::App& app, const std::string& name, const std::string& wrong) const {
    return words_(&UsageWords::of_option, words::Option(typed_name(app, name)), words::Why(wrong));
  }

  const Typed& typed_;
  const Words& words_ = user_words();
};

// The innermost command that was named.
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

// `help`, and what follows it.
int print_help(const CLI::App& app, std::span<const std::string> asked, const Complaint& complaint) {
  const CLI::App* at = &app;
  for (const std::string& word : asked) {
    const CLI::App* command = find_command(*at, word);
    if (!command) return complaint.refuse_command(*at, word);
    at = command;
  }
  std::cout << at->help(at == &app ? "" : words_of(*at->get_parent()));
  return 0;
}

int read(CLI::App& app, const Typed& typed, const Complaint& complaint, const int& status) {
  constexpr std::string_view kHelp = "help";
  if (typed.empty()) return print_help(app, {}, complaint);
  if (typed.front() == kHelp && (typed.size() == 1 || !typed[1].starts_with('-')))
    return print_help(app, std::span(typed).subspan(1), complaint);
  if (!typed.front().starts_with('-') && !find_command(app, typed.front()))
    return complaint.refuse_command(app, typed.front());
  try {
    app.parse(std::vector<std::string>(typed.rbegin(), typed.rend()));
  } catch (const CLI::Success& wished) {  // --help or --version
    return app.exit(wished);
  } catch (const CLI::ParseError& error) {
    const CLI::App& at = innermost(app);
    return complaint.refuse(at, complaint.of(at, error));
  }
  return status;
}

int read_and_run(int argc, char** argv) {
  const ProgramOutline& program = this_program();
  CLI::App app{text_of("Trictrac: {}.\nTry: {} {}", program.summary, program.name, program.first),
               std::string(program.name)};
  app.formatter(std::make_shared<Help>());
  app.require_subcommand(1);
  app.set_version_flag("-V,--version", TRICTRAC_VERSION);
  const Typed typed(argv + std::min(argc, 1), argv + argc);
  choose_language(program.language.empty() ? language_in(typed) : program.language);
  int status = 0;
  std::vector<std::unique_ptr<CommandLineParser>> readers;
  for (const Command& command : program.commands) {
    CLI::App* sub = app.add_subcommand(std::string(command.name), std::string(command.help));
    sub->group(std::string(command.group));
    command.declare(*readers.emplace_back(std::make_unique<CommandLineParser>(*sub, status)));
  }
  return read(app, typed, Complaint(typed), status);
}

}  // namespace

int run(int argc, char** argv) {
  StandardOutput output;
  return output.finish(read_and_run(argc, argv));
}

}  // namespace trictrac::cli
