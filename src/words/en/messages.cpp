#include "words/messages.h"

namespace trictrac::words::english {

extern const MessageWords kAllMessages{};

}  // namespace trictrac::words::english
