#include "text/name.h"

#include <algorithm>

#include "base/text_of.h"
#include "text/shown.h"

namespace trictrac {
std::optional<std::string> name_fault(std::string_view name) {
  bool seen = name.empty();
  std::size_t characters = 0;
  for (std::size_t at = 0; at < name.size(); ++characters) {
    const Character c = first_of(name.substr(at));
    if (c.bytes == 0) return "is UTF-8";
    if (is_hidden(c.code)) return "has no control, invisible or direction-changing characters";
    seen |= !is_bare(c.code);
    at += c.bytes;
  }
  if (characters > kLongestName) return text_of("has at most {} characters", kLongestName);
  if (name.size() > kLongestNameBytes) return text_of("has at most {} bytes", kLongestNameBytes);
  if (!seen) return "has a letter that can be seen";
  return std::nullopt;
}

std::string clean_name(std::string_view name) {
  std::string clean;
  bool seen = false;
  for (std::size_t at = 0, characters = 0; at < name.size() && characters < kLongestName;) {
    const Character c = first_of(name.substr(at));
    const std::string_view bytes = name.substr(at, std::max<std::size_t>(c.bytes, 1));
    at += bytes.size();
    if (c.bytes == 0 || is_hidden(c.code)) continue;
    if (clean.size() + bytes.size() > kLongestNameBytes) break;
    clean += bytes;
    seen |= !is_bare(c.code);
    ++characters;
  }
  return seen ? clean : std::string();
}

}  // namespace trictrac
