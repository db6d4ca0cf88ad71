// Games and positions looked at away from a table.
#include "house/study.h"

#include "apps/wasm/export.h"

EXPORT(trictrac_study) const char* trictrac_study(const char* text, std::size_t length) {
  return trictrac::answered(trictrac::study({text, length}));
}
