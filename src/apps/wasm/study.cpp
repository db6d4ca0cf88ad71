// Games and positions looked at away from a table, and what the program offers.
#include "service/study.h"

#include "apps/wasm/export.h"
#include "service/describe.h"

EXPORT(trictrac_study) const char* trictrac_study(const char* text, std::size_t length) {
  return trictrac::answered(trictrac::study({text, length}));
}

EXPORT(trictrac_describe) const char* trictrac_describe() { return trictrac::answered(trictrac::describe()); }
