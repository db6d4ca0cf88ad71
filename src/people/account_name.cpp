#include "people/account_name.h"

#include <unicode/uspoof.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <vector>

#include "base/text_of.h"
#include "engine/bots/levels.h"
#include "people/c_library.h"
#include "text/shown.h"

namespace trictrac {
namespace {

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// Calls `f` with each code point; stops at invalid UTF-8.
template <class F>
void each_code(std::string_view text, F f) {
  const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  auto left = static_cast<utf8proc_ssize_t>(text.size());
  while (left > 0) {
    utf8proc_int32_t code = 0;
    const auto bytes = utf8proc_iterate(at, left, &code);
    if (bytes <= 0) return;
    f(code);
    at += bytes;
    left -= bytes;
  }
}

void append(std::string& text, utf8proc_int32_t code) {
  std::array<utf8proc_uint8_t, 4> bytes{};
  const auto size = utf8proc_encode_char(code, bytes.data());
  text.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(size));
}

// The full stops that a browser takes for the dot of an address (UTS 46), beside those that NFKD folds.
bool is_dot(utf8proc_int32_t code) { return code == '.' || code == 0x3002; }

// Returns whether a character is a blank, dot or underscore, of any script; these do not distinguish names.
bool separates(utf8proc_int32_t code) {
  const auto category = utf8proc_category(code);
  return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_PC || is_dot(code) ||
         code == 0xB7 || code == 0x30FB;
}

// Returns the name decomposed, without case, accents and width; empty for invalid UTF-8.
std::string without_case(std::string_view name) {
  constexpr auto kFold = static_cast<utf8proc_option_t>(
      UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK | UTF8PROC_LUMP);
  utf8proc_uint8_t* made = nullptr;
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(name.data()),
                                 static_cast<utf8proc_ssize_t>(name.size()), &made, kFold);
  const Owned<utf8proc_uint8_t, std::free> text(made);
  if (size < 0) return {};
  return {reinterpret_cast<const char*>(text.get()), static_cast<std::size_t>(size)};
}

// ICU's checks and skeletons (UTS 39), made once: reading them is safe from several threads.
const USpoofChecker* checker() {
  using Checker = Owned<USpoofChecker, uspoof_close>;
  static const Checker made = [] {
    UErrorCode status = U_ZERO_ERROR;
    Checker checker(uspoof_open(&status));
    if (U_FAILURE(status)) return Checker();
    uspoof_setRestrictionLevel(checker.get(), USPOOF_HIGHLY_RESTRICTIVE);
    uspoof_setChecks(checker.get(), USPOOF_RESTRICTION_LEVEL, &status);
    return checker;
  }();
  return made.get();
}

bool mixes_scripts(std::string_view name) {
  UErrorCode status = U_ZERO_ERROR;
  const auto found =
      uspoof_checkUTF8(checker(), name.data(), static_cast<std::int32_t>(name.size()), nullptr, &status);
  return U_FAILURE(status) || found != 0;
}

std::string skeleton_of(const std::string& name) {
  std::string skeleton(name.size() * 4 + 64, '\0');
  UErrorCode status = U_ZERO_ERROR;
  const auto size =
      uspoof_getSkeletonUTF8(checker(), 0, name.data(), static_cast<std::int32_t>(name.size()),
                             skeleton.data(), static_cast<std::int32_t>(skeleton.size()), &status);
  if (U_FAILURE(status)) return {};
  skeleton.resize(static_cast<std::size_t>(size));
  return skeleton;
}

// Returns whether it is such as "evil.example" or "http://…": a letter or a digit, a dot, and two letters or
// digits. The dot may be of another script: browsers read it as one.
bool looks_like_address(std::string_view name) {
  std::string plain;
  each_code(without_case(name), [&](utf8proc_int32_t code) { append(plain, is_dot(code) ? '.' : code); });
  if (plain.contains("://")) return true;
  const auto joins = [&](std::size_t at) {
    return at < plain.size() &&
           ((plain[at] & 0x80) != 0 || std::isalnum(static_cast<unsigned char>(plain[at])));
  };
  for (std::size_t dot = plain.find('.'); dot != std::string::npos; dot = plain.find('.', dot + 1))
    if (dot > 0 && joins(dot - 1) && joins(dot + 1) && joins(dot + 2)) return true;
  return false;
}

// Words that speak for a server: a player of such a name could be taken for its people. Wherever one of the
// first stands in a name it is refused; the others, which are also parts of harmless words, as words alone.
constexpr std::array kReservedAnywhere{
    "administrateur", "administration", "administrator", "administratrice", "arbitre",   "moderateur",
    "moderation",     "moderator",      "moderatrice",   "operateur",       "operator",  "operatrice",
    "postmaster",     "referee",        "sysadmin",      "trictrac",        "webmaster", "hostmaster"};
constexpr std::array kReservedWords{
    "abuse",  "admin",   "admins",  "bot",      "commis",   "equipe",  "hasard", "mod",      "modo",
    "modos",  "mods",    "noreply", "officiel", "official", "robot",   "root",   "security", "securite",
    "server", "serveur", "staff",   "support",  "system",   "systeme", "team"};

// Splits a name into its words: at characters that are no letters, and before a capital that follows a small
// letter.
std::vector<std::string> words_in(std::string_view name) {
  std::vector<std::string> words(1);
  bool small = false;
  each_code(name, [&](utf8proc_int32_t code) {
    const auto category = utf8proc_category(code);
    const bool letter = category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_ME;
    if (!letter || (small && category == UTF8PROC_CATEGORY_LU)) words.emplace_back();
    if (letter) append(words.back(), code);
    small = category == UTF8PROC_CATEGORY_LL;
  });
  return words;
}

// A capital I is folded to i, and looks like l: a name is compared in both ways.
bool is_reserved_word(const std::string& word) {
  static const std::vector<std::string> reserved = [] {
    std::vector<std::string> all(kReservedWords.begin(), kReservedWords.end());
    for (const Level& level : kLevels) all.emplace_back(level.name);
    return all;
  }();
  if (word.empty()) return false;
  return std::ranges::any_of(reserved,
                             [folded = folded_name(word), like = likeness_of(word)](const auto& one) {
                               return folded == one || like == likeness_of(one);
                             });
}

// Returns whether a part of the name is one of those words, also with separated letters: "M o d".
bool has_reserved_part(std::string_view name) {
  std::string letters;
  for (const std::string& word : words_in(name)) {
    if (is_reserved_word(word)) return true;
    letters += word;
  }
  if (is_reserved_word(letters)) return true;
  return std::ranges::any_of(kReservedAnywhere,
                             [folded = folded_name(name), like = likeness_of(name)](const char* reserved) {
                               return folded.contains(reserved) || like.contains(likeness_of(reserved));
                             });
}

// Also where digits stand for letters: "Adm1n".
bool is_reserved(std::string_view name) {
  constexpr std::string_view kDigits = "013457", kLetters = "oieast";
  std::string read(name);
  for (char& c : read)
    if (const auto at = kDigits.find(c); at != std::string_view::npos) c = kLetters[at];
  return has_reserved_part(name) || has_reserved_part(read);
}

constexpr std::size_t kMostMarks = 2;  // on one letter, as Vietnamese has them

// Counts the marks of every script.
bool heaps_marks(std::string_view name) {
  std::size_t marks = 0, most = 0;
  each_code(name, [&](utf8proc_int32_t code) {
    const auto category = utf8proc_category(code);
    const bool mark = category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME;
    marks = mark ? marks + 1 : 0;
    most = std::max(most, marks);
  });
  return most > kMostMarks;
}

}  // namespace

// Folding takes a capital away from what it looks like: I from l, the Greek one of n from N.
std::string likeness_of(std::string_view name) {
  std::string seen;
  each_code(name, [&](utf8proc_int32_t code) {
    std::string letter;
    append(letter, code);
    seen += utf8proc_category(code) == UTF8PROC_CATEGORY_LU ? skeleton_of(letter) : letter;
  });
  return folded_name(skeleton_of(folded_name(seen)));
}

std::string folded_name(std::string_view name) {
  std::string folded;
  each_code(without_case(name), [&](utf8proc_int32_t code) {
    if (!separates(code)) append(folded, code);
  });
  return folded;
}

std::optional<std::string> account_name_fault(std::string_view name) {
  if (auto fault = name_fault(name)) return fault;
  if (characters(name) > kLongestAccountName)
    return text_of("must have at most {} characters", kLongestAccountName);
  if (characters(folded_name(name)) < kShortestAccountName)
    return text_of("must have at least {} characters", kShortestAccountName);
  if (heaps_marks(name)) return text_of("must have at most {} marks on one letter", kMostMarks);
  if (looks_like_address(name)) return "must not look like a web address: put a space after the dot";
  if (mixes_scripts(name)) return "must not mix letters of several scripts";
  if (is_reserved(name)) return "must not contain a word that speaks for the server, such as Moderator";
  return std::nullopt;
}

}  // namespace trictrac
