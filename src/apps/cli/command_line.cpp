#include "apps/cli/command_line.h"

#include <CLI/CLI.hpp>
#include <cmath>
#include <memory>

#include "apps/cli/output.h"
#include "base/text_of.h"

namespace trictrac::cli {
namespace {

std::string number_text(double n) {
  if (n == std::trunc(n)) return std::to_string(static_cast<long long>(n));
  char text[32];
  std::snprintf(text, sizeof text, "%g", n);
  return text;
}

// A check that names what would be right: `wanted` follows "should be".
CLI::Validator number_check(std::string wanted, std::function<bool(double)> fits) {
  return CLI::Validator(
      [wanted, fits = std::move(fits)](const std::string& text) {
        double number = 0;
        const bool right = CLI::detail::lexical_cast(text, number) && fits(number);
        return right ? std::string() : text_of("\"{}\" should be {}", text, wanted);
      },
      wanted);
}

struct Checks {
  void operator()(std::monostate) const {}
  void operator()(const Between& b) const {
    option->check(number_check(text_of("from {} to {}", number_text(b.low), number_text(b.high)),
                               [b](double n) { return n >= b.low && n <= b.high; }));
  }
  void operator()(const Above& a) const {
    option->check(number_check(text_of("above {}", number_text(a.low)), [a](double n) { return n > a.low; }));
  }
  void operator()(const OneOf& one) const { option->check(CLI::IsMember(one.values)); }
  void operator()(ExistingFile) const { option->check(CLI::ExistingFile); }
  void operator()(ExistingFolder) const { option->check(CLI::ExistingDirectory); }

  CLI::Option* option;
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
  CLI::Option* add(const std::string& names, const Target& target, const std::string& help,
                   const Limit& limit) {
    CLI::Option* option = std::visit([&](auto* to) { return declare(names, *to, help); }, target);
    option->group(heading_);
    std::visit(Checks{option}, limit);
    return option;
  }

  template <class Value>
  CLI::Option* declare(const std::string& names, Value& to, const std::string& help) {
    return app_.add_option(names, to, help);
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
  std::vector<std::unique_ptr<Reader>> verbs_;
};

int read_and_run(std::span<const Verb> verbs, int argc, char** argv) {
  CLI::App app{"Trictrac: the classic tables game of France.\nTry: trictrac play"};
  app.require_subcommand(1);
  app.set_version_flag("--version", TRICTRAC_VERSION);
  int status = 0;
  std::vector<std::unique_ptr<Reader>> readers;
  for (const Verb& verb : verbs) {
    CLI::App* sub = app.add_subcommand(std::string(verb.name), std::string(verb.help));
    sub->group(std::string(verb.group));
    verb.declare(*readers.emplace_back(std::make_unique<Reader>(*sub, status)));
  }
  CLI11_PARSE(app, argc, argv);
  return status;
}

}  // namespace

int run(std::span<const Verb> verbs, int argc, char** argv) {
  StandardOutput output;
  return output.finish(read_and_run(verbs, argc, argv));
}

}  // namespace trictrac::cli
