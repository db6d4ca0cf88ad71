#include "people/account_name.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "base/text_of.h"
#include "text/name.h"

namespace trictrac {
namespace {

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// One blank where there were several, none at either end.
std::string with_plain_blanks(std::string_view text) {
  std::string plain;
  for (const char c : text)
    if (c != ' ' || (!plain.empty() && plain.back() != ' ')) plain += c;
  if (plain.ends_with(' ')) plain.pop_back();
  return plain;
}

}  // namespace

std::string folded_name(std::string_view name) {
  struct Free {
    void operator()(utf8proc_uint8_t* text) const { std::free(text); }
  };
  constexpr auto kFold = static_cast<utf8proc_option_t>(
      UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK | UTF8PROC_LUMP);
  utf8proc_uint8_t* made = nullptr;
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(name.data()),
                                 static_cast<utf8proc_ssize_t>(name.size()), &made, kFold);
  const std::unique_ptr<utf8proc_uint8_t, Free> text(made);
  if (size < 0) return {};
  return with_plain_blanks({reinterpret_cast<const char*>(text.get()), static_cast<std::size_t>(size)});
}

std::optional<std::string> account_name_fault(std::string_view name) {
  if (auto fault = name_fault(name)) return fault;
  if (characters(name) > kLongestAccountName)
    return text_of("has at most {} characters", kLongestAccountName);
  if (characters(folded_name(name)) < kShortestAccountName)
    return text_of("has at least {} characters", kShortestAccountName);
  return std::nullopt;
}

}  // namespace trictrac
