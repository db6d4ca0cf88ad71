#include "words/en/english.h"

#include <cmath>

namespace trictrac::words {

// As the files of this folder define them.
namespace english {
extern const AdviceWords kAdvice;
extern const HandWords kHand;
extern const MailWords kMail;
extern const MessageWords kAllMessages;
extern const NameWords kNames;
extern const PlayWords kPlay;
extern const RecordWords kRecords;
extern const SheetWords kSheet;
extern const TypedWords kTyped;
extern const UsageWords kUsage;
}  // namespace english

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
