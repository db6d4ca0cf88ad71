#include "apps/cli/words.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <system_error>

#include "base/nearest.h"
#include "text/shown.h"
#include "words/languages/languages.h"
#include "words/messages.h"
#include "words/names.h"
#include "words/typed.h"
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

std::string translated(std::string_view message) { return words::translated(message, user_words()); }

namespace {

struct SystemError {
  int error;
  words::Sentence<> UsageWords::* text;
};
constexpr SystemError kSystemErrors[] = {{ENOENT, &UsageWords::not_found},
                                         {EISDIR, &UsageWords::is_folder},
                                         {ENOTDIR, &UsageWords::not_folder},
                                         {EACCES, &UsageWords::no_permission},
                                         {EPERM, &UsageWords::no_permission},
                                         {ENOSPC, &UsageWords::disk_full},
#ifdef EDQUOT
                                         {EDQUOT, &UsageWords::quota_used},
#endif
                                         {EROFS, &UsageWords::read_only},
                                         {EEXIST, &UsageWords::file_exists},
                                         {EBUSY, &UsageWords::busy},
#ifdef ETXTBSY
                                         {ETXTBSY, &UsageWords::busy},
#endif
                                         {ENAMETOOLONG, &UsageWords::name_too_long},
                                         {EMFILE, &UsageWords::too_many_open},
                                         {ENFILE, &UsageWords::too_many_open},
                                         {EIO, &UsageWords::device_fault},
                                         {EPIPE, &UsageWords::closed_pipe},
                                         {ENOMEM, &UsageWords::no_memory}};

}  // namespace

std::string system_text(int error, const Words& words) {
  const auto* found = std::ranges::find(kSystemErrors, error, &SystemError::error);
  if (found != std::end(kSystemErrors)) return words(found->text);
  return words(&UsageWords::other_error, words::Perhaps<words::N>(error),
               words::Perhaps<words::Given>(std::generic_category().message(error)));
}

std::string player_text(Side side, const Words& words) {
  return words(side == Side::White ? &NameWords::white_player : &NameWords::black_player);
}

namespace {

// The bots, as they are called in the comedies and treatises that they are named after.
constexpr std::pair<std::string_view, std::string_view> kBots[] = {
    {"geronte", "Géronte"},   {"hector", "Hector"},     {"valere", "Valère"}, {"toutabas", "Toutabas"},
    {"jollyvet", "Jollyvet"}, {"soumille", "Soumille"}, {"guiton", "Guiton"}, {"lelasseux", "Lelasseux"},
    {"commis", "Commis"},     {"hasard", "Hasard"}};

}  // namespace

std::string shown_name(std::string_view name) {
  const std::string_view first = name.substr(0, name.find(' '));  // "soumille 3" for the third
  for (const auto& [bot, shown] : kBots)
    if (bot == first) return std::string(shown) + visible(name.substr(first.size()));
  return visible(name);
}

std::string side_text(Side side, const Words& words) {
  return words(side == Side::White ? &NameWords::white : &NameWords::black);
}

std::string jan_text(Jan jan, const Words& words) { return words.in(words.of<NameWords>().jans[jan]); }

std::string law_text(Law law, const Words& words) { return words::translated(text(law).english, words); }

std::string law_text(courrier::Law law, const Words& words) {
  return words::translated(courrier::text(law).english, words);
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
