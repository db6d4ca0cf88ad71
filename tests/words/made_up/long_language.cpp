#include "long_language.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <deque>
#include <vector>

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

namespace trictrac::test {

namespace {

constexpr std::string_view kLetters[] = {"å", "ƀ", "ç", "ð", "é", "ƒ", "ĝ", "ħ", "î", "ĵ", "ķ", "ĺ", "ɱ",
                                         "ñ", "ø", "þ", "ɋ", "ř", "š", "ŧ", "û", "ʋ", "ŵ", "ҳ", "ý", "ž"};
constexpr std::string_view kCapitals[] = {"Å", "Ɓ", "Ç", "Ð", "É", "Ƒ", "Ĝ", "Ħ", "Î", "Ĵ", "Ķ", "Ĺ", "Ɯ",
                                          "Ñ", "Ø", "Þ", "Ɋ", "Ř", "Š", "Ŧ", "Û", "Ʋ", "Ŵ", "Ҳ", "Ý", "Ž"};

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

std::string letters(std::string_view text) {
  std::string all;
  for (const char c : text) {
    if (!is_letter(c)) {
      all += c;
      continue;
    }
    const bool capital = std::isupper(static_cast<unsigned char>(c)) != 0;
    all += capital ? kCapitals[c - 'A'] : kLetters[c - 'a'];
    if (std::string_view("aeiou").contains(c)) all += kLetters[c - 'a'];
  }
  return all;
}

// "|one man|# men" with a third form.
std::string three_forms(std::string_view forms) {
  const std::size_t second = forms.find('|', 1);
  const std::string more = letters(forms.substr(second));
  return letters(forms.substr(0, second)) + "¹" + more + "²" + more + "³";
}

// As in Slavic languages: one, two to four, more; and what is no whole number.
std::size_t form_of(double number) {
  const double size = std::abs(number);
  return size == 1 ? 0 : size >= 2 && size <= 4 ? 1 : 2;
}

template <class Area>
const Area* longer(const Area* english) {
  static std::deque<std::string> kept;
  static const Area area = [english] {
    auto patterns = patterns_of(*english);
    for (std::string_view& pattern : patterns) pattern = kept.emplace_back(lengthened(pattern));
    return std::bit_cast<Area>(patterns);
  }();
  return &area;
}

const words::ReasonWords* longer(const words::ReasonWords* english) {
  static std::deque<std::string> kept;
  static const std::vector<words::ReasonRow> rows = [&] {
    std::vector<words::ReasonRow> all;
    for (const auto& [code, said] : english->rows) {
      const std::string_view pattern = kept.emplace_back(lengthened(said.pattern()));
      all.push_back({code, std::bit_cast<words::ReasonSentence>(pattern)});
    }
    return all;
  }();
  static const words::ReasonWords area{rows};
  return &area;
}

// English has none of its own: these are made of the English ones that French translates.
const words::MessageWords* longer(const words::MessageWords*) {
  static std::deque<std::string> kept;
  static const std::vector<words::MessageRow> rows = [] {
    std::vector<words::MessageRow> all;
    for (const auto& [english, said] :
         words::Speaker(*words::kTranslated[1]).of<words::MessageWords>().rows) {
      const std::string_view pattern = kept.emplace_back(lengthened(english));
      all.push_back({english, std::bit_cast<words::Message>(pattern)});
    }
    return all;
  }();
  static const words::MessageWords area{rows};
  return &area;
}

}  // namespace

std::string lengthened(std::string_view pattern) {
  std::string text;
  std::string_view before;
  for (words::Place place; words::next_place(pattern, before, place);) {
    text += letters(before) + "{";
    text += place.name;
    if (!place.forms.empty()) text += three_forms(place.forms);
    text += "}";
  }
  return text + letters(before);
}

const words::Language& long_language() {
  static const words::Language language{
      .code = "long",
      .name = "ĺøøñĝ",
      .grammar = {.forms = 3, .form = form_of, .decimal = "٫"},
      .catalogue = std::apply([](const auto*... areas) { return words::Catalogue{longer(areas)...}; },
                              words::kTranslated.front()->catalogue)};
  return language;
}

std::string english_word_in(std::string_view text, std::initializer_list<std::string_view> allowed) {
  std::string word;
  const auto is_english = [&] {
    return word.size() > 1 && std::ranges::find(allowed, word) == allowed.end();
  };
  for (const char c : text) {
    if (is_letter(c)) {
      word += c;
      continue;
    }
    if (is_english()) return word;
    word.clear();
  }
  return is_english() ? word : "";
}

}  // namespace trictrac::test
