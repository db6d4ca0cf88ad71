#include "apps/server/http/headers.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

#include "base/text_of.h"
#include "store/rows/people_rows.h"

namespace trictrac {
namespace {

struct Known {
  std::string_view sign, name;
};

// Many name those they resemble: the first sign that is found counts.
constexpr std::array<Known, 9> kBrowsers{{{"Edg", "Edge"},
                                          {"OPR/", "Opera"},
                                          {"SamsungBrowser/", "Samsung Internet"},
                                          {"Firefox/", "Firefox"},
                                          {"FxiOS/", "Firefox"},
                                          {"Chromium/", "Chromium"},
                                          {"Chrome/", "Chrome"},
                                          {"CriOS/", "Chrome"},
                                          {"Safari/", "Safari"}}};
constexpr std::array<Known, 7> kSystems{{{"Android", "Android"},
                                         {"iPhone", "iPhone"},
                                         {"iPad", "iPad"},
                                         {"Windows", "Windows"},
                                         {"Mac OS X", "macOS"},
                                         {"CrOS", "ChromeOS"},
                                         {"Linux", "Linux"}}};

std::string_view found(std::span<const Known> all, std::string_view agent) {
  for (const Known& one : all)
    if (agent.find(one.sign) != std::string_view::npos) return one.name;
  return {};
}

constexpr std::string_view kDigits = "0123456789ABCDEF";

// Returns the value of a hex digit, or -1.
int value_of(char c) {
  if (c >= 'a' && c <= 'f') c = static_cast<char>(c - 'a' + 'A');
  const auto at = kDigits.find(c);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

// The part before a mark, without blanks around it; what follows the mark stays.
std::string_view next_part(std::string_view& text, char mark) {
  const auto at = text.find(mark);
  std::string_view part = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
  while (part.starts_with(' ') || part.starts_with('\t')) part.remove_prefix(1);
  while (part.ends_with(' ') || part.ends_with('\t')) part.remove_suffix(1);
  return part;
}

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

std::string cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const std::string_view part = next_part(header, ';');
    if (part.starts_with(name) && part.substr(name.size()).starts_with('='))
      return std::string(part.substr(name.size() + 1));
  }
  return {};
}

std::string set_cookie(std::string_view name, std::string_view value, bool secure) {
  return text_of("{}={}; HttpOnly; SameSite=Lax; Path=/; Max-Age={}{}", name, value,
                 value.empty() ? 0 : kSessionSeconds, secure ? "; Secure" : "");
}

std::string device_name(std::string_view agent) {
  const std::string_view browser = found(kBrowsers, agent), system = found(kSystems, agent);
  std::string name(browser);
  if (!browser.empty() && !system.empty()) name += ", ";
  return name += system;
}

bool takes_encoding(std::string_view accepted, std::string_view encoding) {
  while (!accepted.empty()) {
    std::string_view item = next_part(accepted, ',');
    if (!same_word(next_part(item, ';'), encoding)) continue;
    const bool weighed = same_word(next_part(item, '='), "q");
    return !weighed || item.find_first_not_of("0. \t") != std::string_view::npos;
  }
  return false;
}

std::vector<std::string> languages_in(std::string_view header) {
  std::vector<std::string> languages;
  while (!header.empty()) {
    std::string_view item = next_part(header, ',');
    std::string_view language = next_part(item, ';');
    std::string& code = languages.emplace_back(next_part(language, '-'));
    std::ranges::transform(code, code.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  }
  return languages;
}

std::string percent_encoded(std::string_view text) {
  std::string encoded;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
    if (plain)
      encoded += c;
    else
      (encoded += '%') += {kDigits[byte >> 4], kDigits[byte & 15]};
  }
  return encoded;
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string decoded;
  while (!text.empty()) {
    const std::size_t percent = text.find('%');
    decoded += text.substr(0, percent);
    if (percent == std::string_view::npos) break;
    text.remove_prefix(percent);
    const int high = text.size() < 3 ? -1 : value_of(text[1]), low = text.size() < 3 ? -1 : value_of(text[2]);
    if (high < 0 || low < 0) return std::nullopt;
    decoded += static_cast<char>(high * 16 + low);
    text.remove_prefix(3);
  }
  return decoded;
}

}  // namespace trictrac
