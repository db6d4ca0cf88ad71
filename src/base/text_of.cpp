#include "base/text_of.h"

#include <charconv>

#include "base/assert.h"

namespace trictrac {

void TextValue::print(bool negative, unsigned long long magnitude) {
  char* const first = digits_.data();
  if (negative) *first = '-';
  const auto end = std::to_chars(first + negative, first + digits_.size(), magnitude).ptr;
  size_ = static_cast<std::size_t>(end - first);
}

std::string filled(std::string_view pattern, std::initializer_list<TextValue> values) {
  std::string text;
  for (const TextValue& value : values) {
    const std::size_t place = pattern.find("{}");
    TRICTRAC_ASSERT(place != pattern.npos);
    text.append(pattern.substr(0, place)).append(value.text());
    pattern.remove_prefix(place + 2);
  }
  TRICTRAC_ASSERT(pattern.find("{}") == pattern.npos);
  return text.append(pattern);
}

}  // namespace trictrac
