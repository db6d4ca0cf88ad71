// English, as its files have it.
#pragma once

#include "words/language.h"

namespace trictrac::words {

extern const Language kEnglish;

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

}  // namespace trictrac::words
