// Questions of people about their play: hints, the tutor, reviews.
#include "apps/wasm/export.h"
#include "engine/book/built_in.h"
#include "engine/equity/values.h"
#include "engine/net/built_in.h"
#include "service/analysis_session.h"

EXPORT(trictrac_desk) const char* trictrac_desk(const char* text, std::size_t length) {
  using namespace trictrac;
  static const advice::EngineResources resources(net::built_in(), built_in, &book::built_in());
  static advice::AnalysisSession desk(resources);
  return answered(desk.answer({text, length}));
}
