// The page compiled into the program.
#pragma once

#include "base/embedded.h"

namespace trictrac::page {

extern const EmbeddedFiles kFiles;  // web/dist, or nothing where that was not built yet

}  // namespace trictrac::page
