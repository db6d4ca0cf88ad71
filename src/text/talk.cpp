#include "text/talk.h"

#include "base/text_of.h"
#include "text/shown.h"

namespace trictrac {
namespace {

// Zero width joiners, and how an emoji is to be drawn.
bool joins(char32_t c) { return c == 0x200C || c == 0x200D || c == 0xFE0E || c == 0xFE0F; }

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::optional<std::string> talk_fault(std::string_view text) {
  bool seen = false;
  std::size_t characters = 0;
  for (std::size_t at = 0; at < text.size(); ++characters) {
    const Character c = first_of(text.substr(at));
    if (c.bytes == 0) return "is UTF-8";
    if (is_hidden(c.code) && !joins(c.code))
      return "is one line, without control, invisible or direction-changing characters";
    seen |= !is_bare(c.code) && !joins(c.code);
    at += c.bytes;
  }
  if (characters > kLongestTalk) return text_of("has at most {} characters", kLongestTalk);
  if (!seen) return "has a letter that can be seen";
  return std::nullopt;
}

}  // namespace trictrac
