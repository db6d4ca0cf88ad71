// The places of sentences that several areas have.
#pragma once

#include "words/sentence.h"

namespace trictrac::words {

using Name = Text<"name">;
using Link = Text<"link">;

}  // namespace trictrac::words
