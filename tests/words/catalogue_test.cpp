// Every sentence of every language, with every kind of value. That none is missing, and that each takes the
// values it is given, is seen by the compiler.
#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "base/utf8.h"
#include "long_language.h"
#include "words/advice.h"
#include "words/hand.h"
#include "words/languages/languages.h"
#include "words/mail.h"
#include "words/messages.h"
#include "words/names.h"
#include "words/play.h"
#include "words/questions.h"
#include "words/reasons.h"
#include "words/record.h"
#include "words/sheet.h"
#include "words/typed.h"
#include "words/usage.h"

namespace trictrac {
namespace catalogue_test {

using namespace words;

std::vector<const Language*> all_languages() {
  std::vector<const Language*> all(languages().begin(), languages().end());
  all.push_back(&test::long_language());
  return all;
}

void add_patterns(const auto& area, std::vector<std::string_view>& all) {
  std::ranges::copy(test::patterns_of(area), std::back_inserter(all));
}
void add_patterns(const MessageWords& messages, std::vector<std::string_view>& all) {
  for (const MessageRow& row : messages.rows) all.push_back(row.said.pattern());
}

void add_patterns(const ReasonWords& reasons, std::vector<std::string_view>& all) {
  for (const ReasonRow& row : reasons.rows) all.push_back(row.said.pattern());
}

std::vector<std::string_view> patterns_of(const Language& language) {
  std::vector<std::string_view> all;
  std::apply([&](const auto*... areas) { (add_patterns(*areas, all), ...); }, language.catalogue);
  return all;
}

std::size_t forms_in(std::string_view forms) {
  return static_cast<std::size_t>(std::ranges::count(forms, '|'));
}

std::vector<Place> places_in(std::string_view pattern) {
  std::vector<Place> places;
  std::string_view before;
  for (Place place; next_place(pattern, before, place);) places.push_back(place);
  return places;
}

constexpr double kNumbers[] = {0, 1, 2, 3, 4, 5, 11, 21, 100, 1000000, -1, -2, 0.3, 1.5, -1.5, 2.5};
const std::string kNames[] = {
    "", "Anne", "O’Brien «le Sage»", "{name}", "|#|", "\u05d3\u05d5\u05d3", std::string(80, 'W')};

TEST(Catalogue, HasAsManyFormsOfEveryWordAsItsLanguage) {
  for (const Language* language : all_languages()) {
    for (const double n : kNumbers) EXPECT_LT(language->grammar.form(n), language->grammar.forms);
    for (const std::string_view pattern : patterns_of(*language))
      for (const Place& place : places_in(pattern))
        EXPECT_TRUE(place.forms.empty() || forms_in(place.forms) == language->grammar.forms)
            << language->code << ": " << pattern;
  }
}

// Every place filled with the same value.
std::string filled(const Language& language, std::string_view pattern, const std::string& value, double n) {
  std::vector<Filling> values;
  for (const Place& place : places_in(pattern)) values.push_back({place.name, value, n});
  return said(pattern, language.grammar, values);
}

TEST(Catalogue, SaysEverySentenceWithEveryKindOfValue) {
  for (const Language* language : all_languages())
    for (const std::string_view pattern : patterns_of(*language)) {
      EXPECT_TRUE(is_utf8(pattern)) << language->code << ": " << pattern;
      EXPECT_FALSE(pattern.empty()) << language->code;
      for (const double n : kNumbers) {
        const std::string bare = filled(*language, pattern, "", n);
        EXPECT_EQ(bare.find_first_of("{}"), bare.npos) << pattern;
        for (const std::string& name : kNames) {
          const std::string text = filled(*language, pattern, name, n);
          const auto values =
              std::ranges::count_if(places_in(pattern), [](const Place& p) { return p.forms.empty(); });
          EXPECT_GE(text.size(), bare.size()) << pattern;
          EXPECT_TRUE(values == 0 || text.contains(name)) << pattern;
        }
      }
    }
}

TEST(Catalogue, NamesEachLanguageOnce) {
  std::set<std::string_view> codes, names;
  for (const Language* language : all_languages()) {
    EXPECT_TRUE(codes.insert(language->code).second) << language->code;
    EXPECT_TRUE(names.insert(language->name).second) << language->name;
    EXPECT_EQ(find_language(language->code), language == &test::long_language() ? nullptr : language);
  }
  EXPECT_EQ(&language_or_first("none"), languages().front());
  EXPECT_EQ(language_codes(), "en or fr");
}

}  // namespace catalogue_test
}  // namespace trictrac
