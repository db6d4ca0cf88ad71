#include "apps/cli/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <iostream>
#include <memory>
#include <type_traits>

#include "apps/cli/output.h"
#include "apps/cli/wrap.h"
#include "base/nearest.h"
#include "base/text_of.h"
#include "text/shown.h"

namespace trictrac::cli {

std::string number_text(double n) {
  if (n == std::trunc(n)) return std::to_string(static_cast<long long>(n));
  char text[32];
  std::snprintf(text, sizeof text, "%g", n);
  return text;
}

namespace {

std::string joined(const std::vector<std::string>& words, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i)
    text += (i == 0 ? "" : i + 1 == words.size() ? std::string(last) : ", ") + words[i];
  return text;
}

// A check that names what would be right: `wanted` follows "should be".
CLI::Validator number_check(std::string wanted, bool whole, std::function<bool(double)> fits) {
  return CLI::Validator(
      [wanted, whole, fits = std::move(fits)](const std::string& text) {
        double number = 0;
        const bool right = CLI::detail::lexical_cast(text, number) && std::isfinite(number) &&
                           (!whole || number == std::trunc(number)) && fits(number);
        return right ? std::string() : text_of("\"{}\" should be {}", text, wanted);
      },
      wanted);
}

CLI::Validator one_of(const std::vector<std::string>& values) {
  return CLI::Validator(
      [values](const std::string& text) {
        if (std::ranges::find(values, text) != values.end()) return std::string();
        return text_of("\"{}\" should be {}{}", text, joined(values, " or "), did_you_mean(text, values));
      },
      joined(values, " or "));
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
    if (is_number(target) && !std::holds_alternative<std::uint64_t*>(target))
      option->check(number_check(whole ? "a whole number" : "a number", whole, [](double) { return true; }));
  }
  void operator()(const Between& b) const {
    option->check(number_check(text_of("from {} to {}", number_text(b.low), number_text(b.high)), whole,
                               [b](double n) { return n >= b.low && n <= b.high; }));
  }
  void operator()(const Above& a) const {
    option->check(
        number_check(text_of("above {}", number_text(a.low)), whole, [a](double n) { return n > a.low; }));
  }
  void operator()(const OneOf& one) const { option->check(one_of(one.values)); }
  void operator()(const SuchAs&) const {}
  void operator()(ExistingFile) const { option->check(CLI::ExistingFile); }
  void operator()(ExistingFolder) const { option->check(CLI::ExistingDirectory); }

  CLI::Option* option;
  const Target& target;
  const bool whole = is_whole(target);
};

class Reader : public CommandLine {
 public:
  Reader(CLI::App& app, int& status) : app_(app), status_(status) {}

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
    add(name, known.target, "", known.limit)->group("")->excludes(app_.get_option(of));
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
  CommandLine& verb(const std::string& name, const std::string& help) override {
    app_.require_subcommand(1);
    return *verbs_.emplace_back(std::make_unique<Reader>(*app_.add_subcommand(name, help), status_));
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
      return seed_of(text) ? std::string()
                           : text_of("\"{}\" should be a whole number from 0 on, or 64 hex digits", text);
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
  std::vector<std::unique_ptr<Reader>> verbs_;
};

// ---- Help.

// Breaks lines between words where the terminal ends.
class Help : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool is_placed) const override {
    return row(make_option_name(option, is_placed) + make_option_opts(option), make_option_desc(option));
  }
  std::string make_subcommand(const CLI::App* verb) const override {
    return row(verb->get_display_name(true), verb->get_description());
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

using Typed = std::vector<std::string>;  // the words after `trictrac`

std::vector<std::string> verbs_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* verb : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(verb->get_name());
  return names;
}

// Null where there is no such verb.
const CLI::App* find_verb(const CLI::App& app, const std::string& word) {
  const auto found = app.get_subcommands([&](const CLI::App* verb) { return verb->get_name() == word; });
  return found.empty() ? nullptr : found.front();
}

std::string unknown_verb(const CLI::App& app, const std::string& word) {
  return text_of("unknown command \"{}\"{}", word, did_you_mean(word, verbs_of(app)));
}

// Every name as it is typed, "--seed".
std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  return names;
}

std::string unknown_option(const CLI::App& app, const std::string& word) {
  std::vector<std::string> known;
  for (const CLI::Option* option : app.get_options())
    if (!option->get_group().empty()) std::ranges::copy(names_of(*option), std::back_inserter(known));
  const std::string name = word.substr(0, word.find('='));
  return text_of("unknown option \"{}\"{}", name, did_you_mean(name, known));
}

// What was typed and is known to nobody; nothing where all is known.
std::optional<std::string> unknown(const CLI::App& app) {
  for (const std::string& word : app.remaining()) {
    if (word.size() > 1 && word.starts_with('-')) return unknown_option(app, word);
    const bool wants_verb = !verbs_of(app).empty() && app.get_subcommands().empty();
    return wants_verb ? unknown_verb(app, word) : text_of("unexpected word \"{}\"", word);
  }
  return std::nullopt;
}

// The name by which the option that `complaint` begins with was typed, in place of its first.
std::string by_its_typed_name(const CLI::App& app, std::string complaint, const Typed& typed) {
  for (const CLI::Option* option : app.get_options()) {
    const std::string first = option->get_name();
    if (!complaint.starts_with(first) || option->get_positional()) continue;
    if (complaint.size() > first.size() && complaint[first.size()] != ':' && complaint[first.size()] != ' ')
      continue;
    for (const std::string& name : names_of(*option))
      if (std::ranges::any_of(typed,
                              [&](const auto& word) { return word == name || word.starts_with(name + "="); }))
        return name + complaint.substr(first.size());
  }
  return complaint;
}

std::string told(const CLI::App& app, const CLI::ParseError& error, const Typed& typed) {
  if (auto what = unknown(app)) return *std::move(what);
  if (!verbs_of(app).empty() && app.get_subcommands().empty())
    return "it needs a command: " + joined(verbs_of(app), " or ");
  return by_its_typed_name(app, error.what(), typed);
}

// The innermost verb that was named.
const CLI::App& innermost(const CLI::App& app) {
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().back();
  return *at;
}

std::string words_of(const CLI::App& app) {
  return app.get_parent() ? words_of(*app.get_parent()) + " " + app.get_name() : app.get_name();
}

int refuse(const CLI::App& app, const std::string& message) {
  std::cerr << words_of(app) << ": " << visible(message) << "\nTry: " << words_of(app) << " --help\n";
  return kWrongUsage;
}

// `help`, and what follows it.
int print_help(const CLI::App& app, std::span<const std::string> words) {
  const CLI::App* at = &app;
  for (const std::string& word : words) {
    const CLI::App* verb = find_verb(*at, word);
    if (!verb) return refuse(*at, unknown_verb(*at, word));
    at = verb;
  }
  std::cout << at->help(at == &app ? "" : words_of(*at->get_parent()));
  return 0;
}

int read(CLI::App& app, const Typed& typed, const int& status) {
  constexpr std::string_view kHelp = "help";
  if (typed.empty()) return print_help(app, {});
  if (typed.front() == kHelp && (typed.size() == 1 || !typed[1].starts_with('-')))
    return print_help(app, std::span(typed).subspan(1));
  if (!typed.front().starts_with('-') && !find_verb(app, typed.front()))
    return refuse(app, unknown_verb(app, typed.front()));
  try {
    app.parse(std::vector<std::string>(typed.rbegin(), typed.rend()));
  } catch (const CLI::Success& wished) {  // --help or --version
    return app.exit(wished);
  } catch (const CLI::ParseError& error) {
    const CLI::App& at = innermost(app);
    return refuse(at, told(at, error, typed));
  }
  return status;
}

int read_and_run(std::span<const Verb> verbs, int argc, char** argv) {
  CLI::App app{"Trictrac: the classic tables game of France.\nTry: trictrac play", "trictrac"};
  app.formatter(std::make_shared<Help>());
  app.require_subcommand(1);
  app.set_version_flag("-V,--version", TRICTRAC_VERSION);
  int status = 0;
  std::vector<std::unique_ptr<Reader>> readers;
  for (const Verb& verb : verbs) {
    CLI::App* sub = app.add_subcommand(std::string(verb.name), std::string(verb.help));
    sub->group(std::string(verb.group));
    verb.declare(*readers.emplace_back(std::make_unique<Reader>(*sub, status)));
  }
  return read(app, {argv + std::min(argc, 1), argv + argc}, status);
}

}  // namespace

int run(std::span<const Verb> verbs, int argc, char** argv) {
  StandardOutput output;
  return output.finish(read_and_run(verbs, argc, argv));
}

}  // namespace trictrac::cli
