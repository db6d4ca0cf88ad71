// data/golden/terms.txt: matches of every format in which every value of every option stands with others
// drawn at random. What plays matches is tested with them (apps/cli, apps/server, library, python/tests).
#include "terms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "game/chance/random.h"
#include "game/match/match_option.h"
#include "golden.h"

namespace terms_test {

using namespace trictrac;

// Returns the values for short matches: words, a few usual numbers, and the smallest number or a little more.
std::vector<int> values_of(const MatchOption& o, const MatchOptions& agreed) {
  std::vector<int> all;
  for (int i = 0; i < static_cast<int>(o.words.size()); ++i) all.push_back(i);
  if (!o.words.empty()) return all;
  const NumberRange limits = limits_of(o, agreed);
  const int least = std::max(limits.least, o.carried ? 0 : limits.least);
  for (int n = least; n <= std::min(limits.most, least + 2 * limits.step); n += limits.step) all.push_back(n);
  if (limits.or_none) all.push_back(0);
  return all;
}

// Every value that stands somewhere: "white=higher_die".
using Covered = std::set<std::string>;

std::string value_in(const NamedValues& values, std::string_view name) {
  const auto found = std::ranges::find(values, name, [](const auto& v) { return std::string_view(v.first); });
  return found == values.end() ? "" : found->second;
}

class Drawing {
 public:
  explicit Drawing(const FormatPreset& format) : format_(format), random_(seed_for(format.name)) {}

  // Terms are drawn until none of the last `kIdle` brought a value that was not there.
  std::vector<test::Terms> draw() {
    constexpr int kIdle = 40;
    std::vector<test::Terms> all;
    for (int idle = 0; idle < kIdle; ++idle) {
      MatchOptions match = short_match();
      RuleOptions rules = find_preset(format_.rules)->options;
      vary(match);
      vary(rules);
      if (!cover(match, rules)) continue;
      idle = 0;
      all.push_back({std::string(format_.name), words_of_match(match_values(match)), words_of_rules(rules)});
    }
    return all;
  }

 private:
  static std::uint64_t seed_for(std::string_view name) {
    std::uint64_t seed = 1;
    for (const char c : name) seed = 31 * seed + static_cast<unsigned char>(c);
    return seed;
  }

  MatchOptions short_match() const {
    MatchOptions o = format_.options;
    for (int rounds = 1; takes(o.format, kOfRounds) && rounds <= 8; ++rounds) {
      o.rounds = rounds;
      if (!problem_of(o)) break;
    }
    return o;
  }

  int any(int n) { return random_.below(n); }

  // Varies the options in a random order; skips a value that does not fit the options set before. The company
  // comes first, and the members of a resumed match are set together.
  void vary(MatchOptions& match) {
    vary_company(match);
    std::vector<const MatchOption*> options;
    for (const MatchOption& o : match_options())
      if (o.name != "players" && o.name != "company" && !o.carried) options.push_back(&o);
    for (int i = static_cast<int>(options.size()) - 1; i > 0; --i)
      std::swap(options[static_cast<std::size_t>(i)], options[static_cast<std::size_t>(any(i + 1))]);
    for (const MatchOption* o : options) vary(match, *o);
    if (any(3) == 0) resume(match);
  }

  void vary_company(MatchOptions& match) {
    const auto all = gatherings_of(match);
    const MatchOptions& chosen =
        all[static_cast<std::size_t>(any(std::min<int>(4, static_cast<int>(all.size()))))];
    MatchOptions wanted = match;
    wanted.players = chosen.players, wanted.company = chosen.company;
    for (wanted.rounds = match.rounds; wanted.rounds <= 12; ++wanted.rounds)
      for (wanted.stake = match.stake; wanted.stake <= 20; ++wanted.stake)
        if (!problem_of(wanted)) {
          match = wanted;
          return;
        }
  }

  void vary(MatchOptions& match, const MatchOption& o) {
    if (!used(o, match)) return;
    const auto values = values_of(o, match);
    MatchOptions changed = match;
    o.set(changed, values[static_cast<std::size_t>(any(static_cast<int>(values.size())))]);
    if (!problem_of(changed)) match = changed;
  }

  // A marqué has been lost: of two by either, of more by the player who has lost it where the seats begin.
  void resume(MatchOptions& match) {
    if (!resumable(match) || !takes(match.format, kOfMarques)) return;
    MatchOptions resumed = match;
    ++(any(2) == 0 ? resumed.resumed.carried.lost.white : resumed.resumed.carried.lost.black);
    while (problem_of(resumed) && resumed.rounds < match.rounds + 4) ++resumed.rounds;
    if (problem_of(resumed)) return;
    match = resumed;
    for (const MatchOption& o : match_options())
      if (o.carried && o.name != "carried_lost_white" && o.name != "carried_lost_black") vary(match, o);
  }

  void vary(RuleOptions& rules) {
    for (const RuleOption& o : rule_options())
      if (!o.of_section_r && !o.unsaid) o.set(rules, any(static_cast<int>(o.values.size())));
  }

  // Returns all options: one left out would have different defaults in a record and on the command line.
  static std::string words_of_match(const NamedValues& values) {
    std::string all;
    for (const auto& [name, value] : values) all += (all.empty() ? "" : " ") + name + "=" + value;
    return all;
  }

  static std::string words_of_rules(const RuleOptions& rules) {
    std::string all;
    for (const auto& [name, value] : option_values(rules))
      if (!find_rule_option(name)->of_section_r)
        all += (all.empty() ? "" : " ") + std::string(name) + "=" + std::string(value);
    return all;
  }

  // Returns whether there was one that had not been there.
  bool cover(const MatchOptions& match, const RuleOptions& rules) {
    const std::size_t before = covered_.size();
    for (const auto& [name, value] : match_values(match)) covered_.insert(name + "=" + value);
    for (const auto& [name, value] : option_values(rules))
      covered_.insert(std::string(name) + "=" + std::string(value));
    return covered_.size() > before;
  }

  const FormatPreset& format_;
  Random random_;
  Covered covered_;
};

std::string line_of(const test::Terms& t) { return t.format + " | " + t.match + " | " + t.options + "\n"; }

TEST(Terms, AreDrawnOfEveryFormat) {
  std::string text;
  for (const FormatPreset& f : kFormats)
    for (const test::Terms& t : Drawing(f).draw()) text += line_of(t);
  test::check_golden("terms.txt", text);
}

// Each word, on and off, and of each number two values at least, in every format that has the option.
TEST(Terms, HoldEveryValueOfEveryOption) {
  for (const FormatPreset& f : kFormats) {
    Covered there;
    for (const test::Terms& t : test::all_terms()) {
      if (t.format != f.name) continue;
      ASSERT_FALSE(problem_of(t.match_options())) << t.match;
      for (const auto& [name, value] : match_values(t.match_options())) there.insert(name + "=" + value);
      for (const std::string& word : words_of(t.options)) there.insert(word);
    }
    for (const MatchOption& o : match_options()) {
      if (!takes(f.options.format, o.part) || o.carried) continue;
      const std::string prefix = std::string(o.name) + "=";
      const auto n =
          std::ranges::count_if(there, [&](const auto& value) { return value.starts_with(prefix); });
      if (o.uses && !o.uses(f.options)) continue;
      const bool every = o.words.empty() ? n >= 2 : n == static_cast<long>(o.words.size());
      const bool two_at_most = o.name == "company" && gatherings_of(f.options).size() < 4;
      EXPECT_TRUE(every || two_at_most || (o.name == "players" && gatherings_of(f.options).size() == 1))
          << f.name << " " << o.name;
    }
    for (const RuleOption& o : rule_options())
      for (const std::string_view value : o.values)
        EXPECT_TRUE(o.of_section_r || o.unsaid ||
                    there.contains(std::string(o.name) + "=" + std::string(value)))
            << f.name << " " << o.name << "=" << value;
  }
}

}  // namespace terms_test
