#include "people/account_name.h"

#include <unicode/uspoof.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

#include "base/text_of.h"
#include "people/c_library.h"
#include "text/shown.h"

namespace trictrac {
namespace {

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// Returns it with one blank where there were several, and none at either end.
std::string with_plain_blanks(std::string_view text) {
  std::string plain;
  for (const char c : text)
    if (c != ' ' || (!plain.empty() && plain.back() != ' ')) plain += c;
  if (plain.ends_with(' ')) plain.pop_back();
  return plain;
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
// digits.
bool looks_like_address(std::string_view name) {
  if (name.contains("://")) return true;
  const auto joins = [&](std::size_t at) {
    return at < name.size() && ((name[at] & 0x80) != 0 || std::isalnum(static_cast<unsigned char>(name[at])));
  };
  for (std::size_t dot = name.find('.'); dot != std::string_view::npos; dot = name.find('.', dot + 1))
    if (dot > 0 && joins(dot - 1) && joins(dot + 1) && joins(dot + 2)) return true;
  return false;
}

// Names that speak for a server: a player of that name could be taken for its people.
constexpr std::array kReserved{
    "admin",     "administrateur", "administratrice", "administrator", "moderateur", "moderation",
    "moderator", "moderatrice",    "postmaster",      "root",          "server",     "serveur",
    "staff",     "support",        "system",          "systeme",       "trictrac",   "webmaster"};

// Returns whether it is one of those; digits and signs at its end do not count: "Moderator 1".
bool is_reserved(std::string_view name) {
  while (!name.empty() && !std::isalpha(static_cast<unsigned char>(name.back())) && !(name.back() & 0x80))
    name.remove_suffix(1);
  return std::ranges::any_of(kReserved,
                             [folded = folded_name(name), like = likeness_of(name)](const char* reserved) {
                               return folded_name(reserved) == folded || likeness_of(reserved) == like;
                             });
}

constexpr int kMostMarks = 2;  // on one letter, as Vietnamese has them

bool heaps_marks(std::string_view name) {
  const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(name.data());
  auto left = static_cast<utf8proc_ssize_t>(name.size());
  for (int marks = 0; left > 0;) {
    utf8proc_int32_t code = 0;
    const auto bytes = utf8proc_iterate(at, left, &code);
    if (bytes <= 0) return false;
    const auto category = utf8proc_category(code);
    const bool mark = category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME;
    marks = mark ? marks + 1 : 0;
    if (marks > kMostMarks) return true;
    at += bytes;
    left -= bytes;
  }
  return false;
}

}  // namespace

std::string likeness_of(std::string_view name) {
  std::string seen(name);
  std::ranges::replace(seen, 'I', 'l');  // the one letter that folding takes away from the one it looks like
  return folded_name(skeleton_of(folded_name(seen)));
}

std::string folded_name(std::string_view name) {
  constexpr auto kFold = static_cast<utf8proc_option_t>(
      UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK | UTF8PROC_LUMP);
  utf8proc_uint8_t* made = nullptr;
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(name.data()),
                                 static_cast<utf8proc_ssize_t>(name.size()), &made, kFold);
  const Owned<utf8proc_uint8_t, std::free> text(made);
  if (size < 0) return {};
  return with_plain_blanks({reinterpret_cast<const char*>(text.get()), static_cast<std::size_t>(size)});
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
  if (is_reserved(name)) return "must not sound like the server itself, as Moderator does";
  return std::nullopt;
}

}  // namespace trictrac
