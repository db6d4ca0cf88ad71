#include "apps/cli/words.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "base/nearest.h"
#include "words/languages/languages.h"
#include "words/names.h"
#include "words/play.h"
#include "words/usage.h"

namespace trictrac::cli {

using words::NameWords, words::UsageWords;

namespace {

const words::Language& language_of_environment() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (!value || !*value) continue;
    const std::string_view locale = value;  // "fr_FR.UTF-8"
    return words::language_or_first(locale.substr(0, locale.find_first_of("_.@")));
  }
  return words::language_or_first("");
}

Words& chosen() {
  static Words words = first_words();
  return words;
}

}  // namespace

void choose_language(std::string_view code) {
  const words::Language* language = words::find_language(code);
  chosen() = Words(language ? *language : language_of_environment());
}

const Words& user_words() { return chosen(); }

const Words& first_words() {
  static const Words words(words::language_or_first(""));
  return words;
}

bool speaks_first() { return &user_words().language() == &first_words().language(); }

std::string side_text(Side side, const Words& words) {
  return words(side == Side::White ? &NameWords::white : &NameWords::black);
}

std::string jan_text(Jan jan, const Words& words) { return words.in(words.of<NameWords>().jans[jan]); }

std::string law_text(Law law, const Words& words) { return words.in(words.of<NameWords>().laws[law]); }

std::string law_text(tric_trac::Law law, const Words& words) {
  return words.in(words.of<NameWords>().laws_of_tric_trac[law]);
}

bool is_typed(std::string_view word, words::Sentence<> words::TypedWords::* text) {
  return std::ranges::any_of(words::languages(), [&](const words::Language* language) {
    return (Words(*language).of<words::TypedWords>().*text).pattern() == word;
  });
}

std::string alternatives(const Words& words, std::span<const std::string> of) {
  std::string text;
  for (std::size_t i = 0; i < of.size(); ++i) {
    if (i > 0 && i + 1 == of.size())
      return words(&UsageWords::either, words::First(text), words::Second(of[i]));
    text += (i == 0 ? "" : ", ") + of[i];
  }
  return text;
}

std::string suggestion(const Words& words, std::string_view word, std::span<const std::string> known) {
  const auto meant = nearest(word, known);
  return meant ? words(&UsageWords::did_you_mean, words::Meant(*meant)) : "";
}

}  // namespace trictrac::cli
