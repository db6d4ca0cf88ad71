// English, as its files have it.
#pragma once

#include "words/language.h"

namespace trictrac::words {

extern const Language kEnglish;

}  // namespace trictrac::words
