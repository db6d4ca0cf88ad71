#include "library/c_parts.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

#include "game/rules/version.h"

namespace trictrac::library {

void tell(trictrac_error* error, std::string_view text) {
  if (!error) return;
  std::size_t n = std::min(text.size(), sizeof error->text - 1);
  // A byte 10xxxxxx goes on with a character: it is not cut off from where that begins.
  if (n < text.size())
    while (n > 0 && (static_cast<unsigned char>(text[n]) & 0xC0) == 0x80) --n;
  std::memcpy(error->text, text.data(), n);
  error->text[n] = '\0';
}

char* text_for_caller(std::string_view text) {
  auto* copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (!copy) throw std::bad_alloc();  // as `new` does, and ends the program: no caller could go on
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = '\0';
  return copy;
}

int done(const Or<void>& result, trictrac_error* error) {
  if (!result) tell(error, result.error());
  return result.has_value();
}

std::optional<Side> side_of(int number) {
  if (number != TRICTRAC_WHITE && number != TRICTRAC_BLACK) return std::nullopt;
  return kSides[static_cast<std::size_t>(number)];
}

int number_of(std::optional<Side> side) { return side ? index(*side) : TRICTRAC_NOBODY; }

}  // namespace trictrac::library

const char* trictrac_version(void) { return TRICTRAC_VERSION; }
uint64_t trictrac_rules(void) { return trictrac::kRulesVersion; }
void trictrac_free(char* text) { std::free(text); }
