// The languages of the program, and behind them one that does not exist: linked in place of words/languages.
#include "words/languages/languages.h"

#include <vector>

#include "long_language.h"

namespace trictrac::words {

std::span<const Language* const> languages() {
  static const std::vector<const Language*> all = [] {
    std::vector<const Language*> every(kTranslated.begin(), kTranslated.end());
    every.push_back(&test::long_language());
    return every;
  }();
  return all;
}

}  // namespace trictrac::words
