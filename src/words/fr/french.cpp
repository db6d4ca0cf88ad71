#include "words/fr/french.h"

#include <cmath>

namespace trictrac::words {

// As the files of this folder define them.
namespace french {
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
}  // namespace french

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
