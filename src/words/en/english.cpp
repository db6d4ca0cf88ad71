#include "words/en/english.h"

#include <cmath>

namespace trictrac::words {

namespace {

std::size_t form_of(double number) { return std::abs(number) == 1 ? 0 : 1; }

}  // namespace

const Language kEnglish{
    .code = "en",
    .name = "English",
    .grammar = {.forms = 2, .form = form_of, .decimal = "."},
    .catalogue = {&english::kAdvice, &english::kHand, &english::kMail, &english::kAllMessages,
                  &english::kNames, &english::kPlay, &english::kRecords, &english::kSheet, &english::kTyped,
                  &english::kUsage}};

}  // namespace trictrac::words
