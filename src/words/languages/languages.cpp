#include "words/languages/languages.h"

namespace trictrac::words {

std::span<const Language* const> languages() { return kTranslated; }

}  // namespace trictrac::words
