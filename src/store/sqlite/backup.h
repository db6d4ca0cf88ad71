// A copy of the games of a house, whether or not it is being served.
#pragma once

#include "store/sqlite/inspect.h"

namespace trictrac {

enum class Existing { Keep, Replace };

// `file` is then one whole file with the games of `house` at one moment, of the version they were stored in,
// every one of which has been read; before, there is no file of that name, or the earlier one. Damaged games
// are copied and counted, but a copy that has any replaces no earlier one. The error says what is in the way.
Stored<Inspection> back_up(const std::string& house, const std::string& file, Existing existing,
                           const Inspector& inspector);

}  // namespace trictrac
