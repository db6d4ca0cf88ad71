#include "words/languages/languages.h"

#include "words/en/english.h"
#include "words/fr/french.h"

namespace trictrac::words {

// A language is added here, and to rooms.json (docs/translating.md).
std::span<const Language* const> languages() {
  static constexpr const Language* kAll[] = {&kEnglish, &kFrench};
  return kAll;
}

}  // namespace trictrac::words
