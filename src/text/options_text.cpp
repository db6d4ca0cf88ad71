#include "text/options_text.h"

#include <algorithm>
#include <ranges>

#include "base/enum_table.h"
#include "base/text_of.h"
#include "game/match/series.h"
#include "text/words.h"

namespace trictrac {
namespace {

constexpr std::string_view kSwitch[] = {"off", "on"};
constexpr EnumTable<BearingOff, BearingOff::Backgammon, std::string_view> kBearingOff({
    {BearingOff::Parisian, "parisian"},
    {BearingOff::Provincial, "provincial"},
    {BearingOff::Backgammon, "backgammon"},
});
constexpr EnumTable<Lead, Lead::CoupEtDes, std::string_view> kLead({
    {Lead::OneDie, "one_die"},
    {Lead::ThrowAnew, "throw_anew"},
    {Lead::CoupEtDes, "coup_et_des"},
});
constexpr EnumTable<Marking, Marking::Hand, std::string_view> kMarking({
    {Marking::Engine, "engine"},
    {Marking::Hand, "hand"},
});
constexpr EnumTable<Moves, Moves::Touch, std::string_view> kMoves({
    {Moves::Refused, "refused"},
    {Moves::Touch, "touch"},
});
constexpr EnumTable<Pegs, Pegs::Hand, std::string_view> kPegs({
    {Pegs::Law, "law"},
    {Pegs::Hand, "hand"},
});
constexpr EnumTable<HandLaw, HandLaw::Amended, std::string_view> kHandLaw({
    {HandLaw::First, "1.0"},
    {HandLaw::Amended, "1.1"},
});

constexpr std::string_view kByTheProgram = "auto";  // as the rules say it; texts have said engine

template <auto Member>
int get(const RuleOptions& o) {
  return static_cast<int>(o.*Member);
}
template <auto Member>
void set(RuleOptions& o, int value) {
  o.*Member = static_cast<std::remove_reference_t<decltype(o.*Member)>>(value);
}
template <auto Member>
constexpr RuleOption rule_option(std::string_view name, std::string_view source,
                                 std::span<const std::string_view> values) {
  return {name, source, values, get<Member>, set<Member>, values.data() == kSwitch};
}
constexpr RuleOption of_tours(RuleOption o) {
  o.of_tours = true;
  return o;
}
constexpr RuleOption of_section_r(RuleOption o) {
  o.of_section_r = true;
  return o;
}
constexpr RuleOption unsaid(RuleOption o) {
  o.unsaid = true;
  return o;
}

constexpr RuleOption kRuleOptions[] = {
    rule_option<&RuleOptions::bearing_off>("bearing_off", "M8, M9", kBearingOff.values()),
    rule_option<&RuleOptions::pile>("pile", "P11, K10", kSwitch),
    rule_option<&RuleOptions::rencontre>("rencontre", "P11", kSwitch),
    rule_option<&RuleOptions::margot>("margot", "P11", kSwitch),
    rule_option<&RuleOptions::lead>("lead", "K9", kLead.values()),
    of_tours(rule_option<&RuleOptions::worth>("worth", "K8", kWorthNames.values())),
    of_section_r(rule_option<&RuleOptions::marking>("marking", "R1", kMarking.values())),
    unsaid(of_section_r(rule_option<&RuleOptions::moves>("moves", "R1, R20", kMoves.values()))),
    unsaid(of_section_r(rule_option<&RuleOptions::pegs>("pegs", "R2", kPegs.values()))),
    unsaid(
        of_section_r(rule_option<&RuleOptions::hand_law>("hand_law", "R2, R5, R22, K4", kHandLaw.values()))),
    unsaid(of_section_r(rule_option<&RuleOptions::missed>("missed", "R3", kSwitch))),
};

std::expected<int, std::string> value_index(const RuleOption& o, std::string_view value) {
  for (std::size_t i = 0; i < o.values.size(); ++i)
    if (o.values[i] == value) return static_cast<int>(i);
  return std::unexpected(
      text_of("option {} cannot be \"{}\"; it is one of: {}", o.name, value, joined(values_said(o), ", ")));
}

}  // namespace

std::vector<std::string_view> values_said(const RuleOption& option) {
  std::vector<std::string_view> values(option.values.begin(), option.values.end());
  std::ranges::replace(values, kMarking[Marking::Engine], kByTheProgram);
  return values;
}

std::vector<std::pair<std::string_view, std::string_view>> option_values(const RuleOptions& options) {
  std::vector<std::pair<std::string_view, std::string_view>> all;
  for (const RuleOption& o : kRuleOptions)
    if (!o.unsaid || o.get(options) != o.get(RuleOptions{}))
      all.emplace_back(o.name, o.values[o.get(options)]);
  return all;
}

std::vector<std::pair<std::string_view, std::string_view>> changed_options(const RuleOptions& options,
                                                                           const RuleOptions& base) {
  std::vector<std::pair<std::string_view, std::string_view>> changed;
  for (const RuleOption& o : kRuleOptions)
    if (o.get(options) != o.get(base)) changed.emplace_back(o.name, o.values[o.get(options)]);
  return changed;
}

std::expected<void, std::string> set_option(RuleOptions& options, std::string_view name,
                                            std::string_view value) {
  const RuleOption* option = find_rule_option(name);
  if (!option)
    return std::unexpected(text_of("there is no option \"{}\"; the options are: {}", name,
                                   joined(kRuleOptions | std::views::transform(&RuleOption::name), ", ")));
  const auto i = value_index(*option, value == kByTheProgram ? kMarking[Marking::Engine] : value);
  if (!i) return std::unexpected(i.error());
  option->set(options, *i);
  return {};
}

std::span<const RuleOption> rule_options() { return kRuleOptions; }

const RuleOption* find_rule_option(std::string_view name) {
  for (const RuleOption& o : kRuleOptions)
    if (o.name == name) return &o;
  return nullptr;
}

bool is_switch(std::string_view name) {
  const RuleOption* option = find_rule_option(name);
  return option && option->is_switch;
}

}  // namespace trictrac
