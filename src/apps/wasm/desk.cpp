// Questions of people about their play: hints, the tutor, reviews.
#include "house/desk.h"

#include "apps/wasm/export.h"
#include "engine/book/built_in.h"
#include "engine/net/built_in.h"
#include "engine/worth/values.h"

EXPORT(trictrac_desk) const char* trictrac_desk(const char* text, std::size_t length) {
  using namespace trictrac;
  static const advice::Means means(net::built_in(), built_in, &book::built_in());
  static advice::Desk desk(means);
  return answered(desk.answer({text, length}));
}
