#include "apps/cli/outline.h"

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
    verb_.name = name;
    verb_.help = help;
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
  CommandLine& verb(const std::string& name, const std::string& help) override {
    // Each is kept where it does not move while others are added.
    return *inner_.emplace_back(std::make_unique<Outliner>(name, help));
  }
  void runs(Body) override {}

  // Once everything has been declared.
  VerbOutline outlined() const {
    VerbOutline all = verb_;
    for (const auto& one : inner_) all.verbs.push_back(one->outlined());
    return all;
  }

 private:
  OptionOutline& begin(const std::string& names, const std::string& help) {
    OptionOutline& option = verb_.options.emplace_back();
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

  VerbOutline verb_;
  std::string heading_;
  std::vector<std::unique_ptr<Outliner>> inner_;
};

void gather(const std::vector<VerbOutline>& verbs, const std::string& before, std::vector<NamedVerb>& all) {
  for (const VerbOutline& verb : verbs) {
    all.push_back({before + verb.name, &verb});
    gather(verb.verbs, before + verb.name + " ", all);
  }
}

}  // namespace

std::vector<VerbOutline> outline(std::span<const Verb> verbs) {
  std::vector<VerbOutline> outlined;
  for (const Verb& verb : verbs) {
    Outliner line(verb.name, verb.help);
    verb.declare(line);
    outlined.push_back(line.outlined());
    outlined.back().group = verb.group;
  }
  return outlined;
}

std::vector<NamedVerb> all_in(const std::vector<VerbOutline>& verbs) {
  std::vector<NamedVerb> all;
  gather(verbs, "", all);
  return all;
}

}  // namespace trictrac::cli
