#include "words/fr/french.h"

#include <cmath>

namespace trictrac::words {

namespace {

// One and a half is one.
std::size_t form_of(double number) { return std::abs(number) < 2 ? 0 : 1; }

}  // namespace

const Language kFrench{
    .code = "fr",
    .name = "français",
    .grammar = {.forms = 2, .form = form_of, .decimal = ","},
    .catalogue = {&french::kAdvice, &french::kHand, &french::kMail, &french::kAllMessages, &french::kNames,
                  &french::kPlay, &french::kRecords, &french::kSheet, &french::kTyped, &french::kUsage}};

}  // namespace trictrac::words
