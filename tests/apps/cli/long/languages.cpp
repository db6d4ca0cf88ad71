// The languages of the program, and behind them one that does not exist: linked in place of words/languages.
#include "words/languages/languages.h"

#include <array>

#include "long_language.h"
#include "words/en/english.h"
#include "words/fr/french.h"

namespace trictrac::words {

std::span<const Language* const> languages() {
  static const std::array<const Language*, 3> all{&kEnglish, &kFrench, &test::long_language()};
  return all;
}

}  // namespace trictrac::words
