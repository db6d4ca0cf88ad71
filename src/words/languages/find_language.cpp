#include <algorithm>

#include "words/languages/languages.h"

namespace trictrac::words {

const Language* find_language(std::string_view code) {
  const auto found = std::ranges::find(languages(), code, [](const Language* l) { return l->code; });
  return found == languages().end() ? nullptr : *found;
}

const Language& language_or_first(std::string_view code) {
  const Language* found = find_language(code);
  return found ? *found : *languages().front();
}

std::string language_codes() {
  std::string codes;
  for (std::size_t left = languages().size(); const Language* language : languages()) {
    if (!codes.empty()) codes += left == 1 ? " or " : ", ";
    codes += language->code;
    --left;
  }
  return codes;
}

}  // namespace trictrac::words
