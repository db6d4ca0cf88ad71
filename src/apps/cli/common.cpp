#include "apps/cli/common.h"

#include <iostream>
#include <optional>
#include <span>

#include "base/assert.h"
#include "base/text_of.h"
#include "courrier/text/record.h"
#include "game/match/format.h"
#include "game/match/hand_board.h"
#include "game/match/match_option.h"
#include "game/rules/presets.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/shown.h"
#include "text/words.h"
#include "words/languages/languages.h"
#include "words/usage.h"

namespace trictrac::cli {

using words::UsageWords;

namespace {

std::string of_option(std::string_view option, const std::string& why) {
  return user_words()(&UsageWords::of_option, words::Option(option), words::Why(why));
}

std::string not_name_and_value(std::string_view option, std::string_view given) {
  return user_words()(&UsageWords::not_name_and_value, words::Option(option), words::Given(given));
}

std::string no_option(std::string_view name, const std::vector<std::string>& known) {
  const Words& words = user_words();
  const std::string meant = suggestion(words, name, known);
  return meant.empty()
             ? words(&UsageWords::no_option_of, words::Given(name), words::Known(joined(known, ", ")))
             : words(&UsageWords::no_option, words::Given(name), words::Meant(meant));
}

template <class Names>
std::string not_one_of(std::string_view value, const Names& names) {
  const std::vector<std::string> known(names.begin(), names.end());
  return user_words()(&UsageWords::should_be, words::Given(value),
                      words::Known(alternatives(user_words(), known)),
                      words::Meant(suggestion(user_words(), value, known)));
}

std::string rule_fault(std::string_view given_by, std::string_view name, std::string_view value) {
  const RuleOption* option = find_rule_option(name);
  if (!option) return of_option(given_by, no_option(name, names_in(rule_options())));
  return of_option(text_of("{} {}", given_by, name), not_one_of(value, values_said(*option)));
}

// Changes the rules by one name=value, as the option `given_by` has it, or returns the fault.
std::optional<std::string> change(RuleOptions& rules, std::string_view given_by, const std::string& text) {
  const auto option = name_and_value(text);
  if (!option) return not_name_and_value(given_by, text);
  if (!set_option(rules, option->first, option->second))
    return rule_fault(given_by, option->first, option->second);
  return std::nullopt;
}

std::expected<RuleOptions, std::string> for_bots(std::expected<RuleOptions, std::string> meant) {
  if (meant && is_marked_by_hand(*meant)) return std::unexpected(user_words()(&UsageWords::not_by_hand));
  return meant;
}

std::string number_fault(const MatchOption& option, const NumberRange& limits, std::string_view value) {
  const Words& words = user_words();
  const words::Least least(text_of("{}", limits.least));
  const words::Most most(text_of("{}", limits.most));
  std::string right = limits.step > 1 ? words(&UsageWords::between_by, least, most, words::N(limits.step))
                                      : words(&UsageWords::between, least, most);
  if (limits.or_none) right = words(&UsageWords::either, words::First(right), words::Second("0"));
  return of_option(text_of("--match {}", option.name),
                   words(&UsageWords::should_be, words::Given(value), words::Known(right), words::Meant("")));
}

std::string match_fault(const MatchOptions& agreed, std::string_view name, std::string_view value) {
  std::vector<std::string> known;
  for (const MatchOption& o : match_options()) {
    if (!used(o, agreed)) continue;
    known.emplace_back(o.name);
    if (o.name != name) continue;
    return o.words.empty() ? number_fault(o, o.limits, value)
                           : of_option(text_of("--match {}", name), not_one_of(value, o.words));
  }
  return of_option("--match", no_option(name, known));
}

// The players who can play the format, as options say them: "players=4 company=two_against_two".
std::vector<std::string> gatherings_text(const MatchOptions& agreed) {
  std::vector<std::string> all;
  for (const MatchOptions& of : gatherings_of(agreed)) {
    std::string& text = all.emplace_back(text_of("players={}", of.players));
    if (of.company != Company::Alone)
      for (const MatchOption& o : match_options())
        if (o.name == "company") text += text_of(" company={}", o.words[o.get(of)]);
  }
  return all;
}

// Returns the problem of a match's options in the user's language.
std::string agreed_fault(const MatchOptions& agreed, const MatchProblem& problem) {
  if (speaks_first()) return problem.message;
  if (problem.code == "players" || problem.code == "company")
    return of_option("--match",
                     user_words()(&UsageWords::players_wrong,
                                  words::Known(alternatives(user_words(), gatherings_text(agreed)))));
  for (const MatchOption& o : match_options())
    if (problem.code == "limit" && o.name == problem.option)
      return number_fault(o, limits_of(o, agreed), text_of("{}", o.get(agreed)));
  return of_option("--match", user_words()(&UsageWords::does_not_fit));
}

}  // namespace

void RuleArguments::add_to(CommandLine& line) {
  line.option("--rules", &preset,
              "preset of the rules (default: lois, or the one that the format's source follows)",
              OneOf{names_in(kPresets)});
  line.option("--option", &options,
              "rule option, as name=value (repeatable): bearing_off=provincial, pile=off, margot=on …");
}

void FormatArguments::add_to(CommandLine& line) {
  std::vector<std::string> offered = names_in(kFormats);
  if (courrier) offered.emplace_back(courrier::kGameTag);
  line.option("--format", &name, "format of the match", OneOf{offered});
  line.option(
      "--match", &changes,
      "option of the format, as name=value (repeatable): rounds=12, players=3, company=chouette, stake=5 …");
}

std::expected<MatchOptions, std::string> FormatArguments::meant() const {
  const auto found = find_format(name);
  TRICTRAC_ASSERT(found);
  MatchOptions meant = found->options;
  for (const std::string& change : changes) {
    const auto option = name_and_value(change);
    if (!option) return std::unexpected(not_name_and_value("--match", change));
    if (!set_match_option(meant, option->first, option->second))
      return std::unexpected(match_fault(meant, option->first, option->second));
  }
  if (const auto problems = problems_of(meant); !problems.empty())
    return std::unexpected(agreed_fault(meant, problems.front()));
  return meant;
}

void NumberingArgument::add_to(CommandLine& line) {
  std::vector<std::string> names;
  for (const Numbering n : numberings()) names.emplace_back(name_of(n));
  line.option("--numbering", &name, "how flèches are numbered", OneOf{names});
}

Numbering NumberingArgument::meant() const {
  const auto found = find_numbering(name);
  TRICTRAC_ASSERT(found);
  return *found;
}

std::string RuleArguments::preset_name(std::string_view otherwise) const {
  return preset.empty() ? std::string(otherwise) : preset;
}

std::expected<RuleOptions, std::string> RuleArguments::resolve_options(std::string_view otherwise) const {
  const auto found = find_preset(preset_name(otherwise));
  TRICTRAC_ASSERT(found);
  RuleOptions meant = found->options;
  for (const std::string& o : options)
    if (const auto fault = change(meant, "--option", o)) return std::unexpected(*fault);
  return meant;
}

std::expected<RuleOptions, std::string> RuleArguments::options_for_bots() const {
  return for_bots(resolve_options());
}

std::expected<RuleOptions, std::string> read_rule_set(std::string_view given_by, const std::string& text,
                                                      const RuleOptions& base) {
  const std::vector<std::string_view> parts = split(text, '+');
  const auto preset = find_preset(parts.front());
  if (!preset && !name_and_value(std::string(parts.front())))
    return std::unexpected(of_option(given_by, not_one_of(parts.front(), names_in(kPresets))));
  RuleOptions meant = preset ? preset->options : base;
  for (const std::string_view part : std::span(parts).subspan(preset ? 1 : 0))
    if (const auto fault = change(meant, given_by, std::string(part))) return std::unexpected(*fault);
  return for_bots(meant);
}

void add_language(CommandLine& line) {
  std::vector<std::string> codes;
  for (const words::Language* language : words::languages()) codes.emplace_back(language->code);
  line.read_before("--lang", "language of what is printed (default: from the environment)", OneOf{codes});
}

void fail(int& status, const std::string& message, int code) {
  std::cerr << this_program().name << ": " << visible_message(message) << "\n";
  status = code;
}

void fail(int& status, const std::vector<SetupProblem>& problems) {
  for (const SetupProblem& problem : problems) fail(status, translated(problem.message));
}

void answer_lines(const std::string& path, std::string (*answer)(const std::string&), int& status) {
  const auto read = read_lines(path, [&](const std::string& line) {
    return static_cast<bool>(std::cout << answer(line) << "\n" << std::flush);
  });
  if (!read) fail(status, read.error());
}

}  // namespace trictrac::cli
