// What the browser may call. Text is UTF-8 in the module's memory.
#include <cstdint>
#include <cstdlib>

#include "apps/wasm/export.h"
#include "apps/wasm/session.h"
#include "engine/net/built_in.h"
#include "engine/net/evaluator.h"
#include "lab/signature/net_signature.h"
#include "lab/signature/signature.h"
#include "service/sheet_session.h"

EXPORT(trictrac_alloc) char* trictrac_alloc(std::size_t size) {
  return static_cast<char*>(std::malloc(size));
}

EXPORT(trictrac_free) void trictrac_free(char* at) { std::free(at); }

EXPORT(trictrac_signature) std::uint64_t trictrac_signature() { return trictrac::signature(); }

// Of the net, computed by the kernel of the browser.
EXPORT(trictrac_net_signature) std::uint64_t trictrac_net_signature() {
  return trictrac::net_signature(trictrac::net::built_in(), *trictrac::net::kernels().front());
}

// A table: the messages of the protocol.
EXPORT(trictrac_call) const char* trictrac_call(const char* text, std::size_t length) {
  static trictrac::PageSession session;
  return trictrac::answered(session.answer({text, length}));
}

// The sheet of a real table.
EXPORT(trictrac_sheet) const char* trictrac_sheet(const char* text, std::size_t length) {
  static trictrac::SheetSession session;
  return trictrac::answered(session.answer({text, length}));
}
