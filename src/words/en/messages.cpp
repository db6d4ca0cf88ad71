#include "words/messages.h"

#include "words/en/english.h"

namespace trictrac::words::english {

const MessageWords kAllMessages{};

}  // namespace trictrac::words::english
