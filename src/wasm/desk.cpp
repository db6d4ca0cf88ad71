// Questions of people about their play: hints, the tutor, reviews.
#include "analysis/desk.h"

#include "book/built_in.h"
#include "net/built_in.h"
#include "wasm/export.h"
#include "worth/values.h"

EXPORT(trictrac_desk) const char* trictrac_desk(const char* text, std::size_t length) {
  using namespace trictrac;
  static const analysis::Means means(net::built_in(), built_in, &book::built_in());
  static analysis::Desk desk(means);
  return answered(desk.answer({text, length}));
}
