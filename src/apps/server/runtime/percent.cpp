#include "apps/server/runtime/percent.h"

namespace trictrac {
namespace {

constexpr std::string_view kDigits = "0123456789ABCDEF";

// Of a hex digit, or -1.
int value_of(char c) {
  if (c >= 'a' && c <= 'f') c = static_cast<char>(c - 'a' + 'A');
  const auto at = kDigits.find(c);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

}  // namespace

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

std::string in_query(std::string_view target, std::string_view name) {
  const std::size_t question = target.find('?');
  std::string_view query = question == std::string_view::npos ? "" : target.substr(question + 1);
  while (!query.empty()) {
    const std::string_view part = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), part.size() + 1));
    if (part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=')
      return percent_decoded(part.substr(name.size() + 1)).value_or("");
  }
  return "";
}

}  // namespace trictrac
