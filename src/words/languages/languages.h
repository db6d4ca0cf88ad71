// The list of languages.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "words/language.h"

namespace trictrac::words {

// The languages whose sentences are in the folder words of the repository, English first; made by the build.
extern const std::span<const Language* const> kTranslated;

// Returns all languages. The first is the default, in which the help of the program and its log are written
// too.
std::span<const Language* const> languages();

// Returns the language of that code, or null.
const Language* find_language(std::string_view code);

// Returns the language of that code, or the first.
const Language& language_or_first(std::string_view code);

// Returns the codes of all languages for messages: "en or fr".
std::string language_codes();

}  // namespace trictrac::words
