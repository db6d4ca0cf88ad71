#include "text/shown.h"

#include <algorithm>
#include <array>

#include "base/text_of.h"
#include "base/utf8.h"
#include "text/paragraphs.h"

namespace trictrac {
namespace {

struct Range {
  char32_t first, last;
};

// Characters that cannot be seen or that change how others are shown (Unicode 15): controls, the property
// Default_Ignorable_Code_Point, line and paragraph separators, annotations, bidirectional controls, tags,
// variation selectors, private use, and the last two of the basic plane. Noncharacters are added by
// is_hidden().
constexpr std::array<Range, 20> kHidden{{
    {0x0000, 0x001F}, {0x007F, 0x009F}, {0x00AD, 0x00AD}, {0x034F, 0x034F},   {0x061C, 0x061C},
    {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x200B, 0x200F},   {0x2028, 0x202E},
    {0x2060, 0x206F}, {0x3164, 0x3164}, {0xE000, 0xF8FF}, {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFC}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
}};
constexpr char32_t kFirstTag = 0xE0000;  // tags, variation selectors, planes of private use: up to the end

constexpr std::size_t kMostMarks = 2;  // on one letter, as Vietnamese has them

constexpr std::array<Range, 8> kBlank{{
    {0x0020, 0x0020},
    {0x00A0, 0x00A0},
    {0x1680, 0x1680},
    {0x2000, 0x200A},
    {0x202F, 0x202F},
    {0x205F, 0x205F},
    {0x2800, 0x2800},
    {0x3000, 0x3000},
}};
// Marks that are seen on a letter only.
constexpr std::array<Range, 6> kMarks{{
    {0x0300, 0x036F},
    {0x0483, 0x0489},
    {0x1AB0, 0x1AFF},
    {0x1DC0, 0x1DFF},
    {0x20D0, 0x20FF},
    {0xFE20, 0xFE2F},
}};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t c) {
  return std::ranges::any_of(ranges, [c](const Range& r) { return r.first <= c && c <= r.last; });
}

bool is_hidden(char32_t c) { return c >= kFirstTag || (c & 0xFFFE) == 0xFFFE || within(kHidden, c); }
bool is_mark(char32_t c) { return within(kMarks, c); }
bool is_bare(char32_t c) { return within(kBlank, c) || is_mark(c); }

// Zero width joiners, and how an emoji is to be drawn.
bool joins(char32_t c) { return c == 0x200C || c == 0x200D || c == 0xFE0E || c == 0xFE0F; }

}  // namespace

std::optional<std::string> name_fault(std::string_view name) {
  bool seen = name.empty();
  std::size_t characters = 0, marks = 0;
  for (std::size_t at = 0; at < name.size(); ++characters) {
    const Character c = first_character(name.substr(at));
    if (c.bytes == 0) return "must be UTF-8";
    if (is_hidden(c.code)) return "must have no control, invisible or direction-changing characters";
    marks = is_mark(c.code) ? marks + 1 : 0;
    if (marks > kMostMarks) return text_of("must have at most {} marks on one letter", kMostMarks);
    seen |= !is_bare(c.code);
    at += c.bytes;
  }
  if (characters > kLongestName) return text_of("must have at most {} characters", kLongestName);
  if (name.size() > kLongestNameBytes) return text_of("must have at most {} bytes", kLongestNameBytes);
  if (!seen) return "must have a visible letter";
  return std::nullopt;
}

std::string clean_name(std::string_view name) {
  std::string clean;
  bool seen = false;
  for (std::size_t at = 0, characters = 0, marks = 0; at < name.size() && characters < kLongestName;) {
    const Character c = first_character(name.substr(at));
    const std::string_view bytes = name.substr(at, std::max<std::size_t>(c.bytes, 1));
    at += bytes.size();
    if (c.bytes == 0 || is_hidden(c.code)) continue;
    marks = is_mark(c.code) ? marks + 1 : 0;
    if (marks > kMostMarks) continue;
    if (clean.size() + bytes.size() > kLongestNameBytes) break;
    clean += bytes;
    seen |= !is_bare(c.code);
    ++characters;
  }
  return seen ? clean : std::string();
}

std::optional<std::string> talk_fault(std::string_view text) {
  bool seen = false;
  std::size_t characters = 0;
  for (std::size_t at = 0; at < text.size(); ++characters) {
    const Character c = first_character(text.substr(at));
    if (c.bytes == 0) return "must be UTF-8";
    if (is_hidden(c.code) && !joins(c.code))
      return "must be one line, without control, invisible or direction-changing characters";
    seen |= !is_bare(c.code) && !joins(c.code);
    at += c.bytes;
  }
  if (characters > kLongestTalk) return text_of("must have at most {} characters", kLongestTalk);
  if (!seen) return "must have a visible letter";
  return std::nullopt;
}

std::optional<std::string> text_fault(std::string_view text, std::size_t most) {
  if (text.size() > most) return text_of("must have at most {} bytes", most);
  for (std::size_t at = 0; at < text.size();) {
    const Character c = first_character(text.substr(at));
    if (c.bytes == 0) return "must be UTF-8";
    if (is_hidden(c.code) && !joins(c.code) && c.code != '\n')
      return "must have no control, invisible or direction-changing characters but line breaks";
    at += c.bytes;
  }
  return std::nullopt;
}

std::string visible(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string shown;
  while (!text.empty()) {
    const Character c = first_character(text);
    const std::string_view bytes = text.substr(0, std::max<std::size_t>(c.bytes, 1));
    text.remove_prefix(bytes.size());
    if (c.bytes == 0) {
      const auto byte = static_cast<unsigned char>(bytes[0]);
      shown += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 0xF]};
    } else if (is_hidden(c.code) && c.code != '\n' && c.code != '\t') {
      std::string digits;
      for (char32_t rest = c.code; rest > 0 || digits.size() < 2; rest >>= 4)
        digits.insert(digits.begin(), kDigits[rest & 0xF]);
      shown += "\\u{" + digits + "}";
    } else {
      shown += bytes;
    }
  }
  return shown;
}

std::string visible_message(std::string_view text) {
  constexpr std::string_view kLeftOut = " … ";
  constexpr std::size_t kEnd = kLongestMessage / 4, kBeginning = kLongestMessage - kEnd - kLeftOut.size();
  std::string shown = visible(text);
  if (shown.size() <= kLongestMessage) return shown;
  const auto is_within = [&](std::size_t at) {
    return (static_cast<unsigned char>(shown[at]) & 0xC0) == 0x80;
  };
  std::size_t from = kBeginning, to = shown.size() - kEnd;
  while (is_within(from)) --from;
  while (is_within(to)) ++to;
  return shown.replace(from, to - from, kLeftOut);
}

}  // namespace trictrac
