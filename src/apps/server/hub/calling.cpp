#include "apps/server/hub/calling.h"

#include <charconv>

#include "base/text_of.h"

namespace trictrac {

std::string calling_text(const Calling& calling) {
  return text_of("{} {} {}", name_of(calling.what), calling.game, calling.player);
}

std::optional<Calling> parse_calling(std::string_view text) {
  const auto first = text.find(' '), last = text.rfind(' ');
  if (first == std::string_view::npos || last == first) return std::nullopt;
  const auto what = called_of(text.substr(0, first));
  Calling calling{what.value_or(Called::Turn), std::string(text.substr(first + 1, last - first - 1)), 0};
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data() + last + 1, end, calling.player);
  if (!what || read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return calling;
}

}  // namespace trictrac
