// The functions for the browser. Text is UTF-8 in the module's memory.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include "apps/wasm/session.h"
#include "engine/book/book.h"
#include "engine/equity/values.h"
#include "engine/net/evaluator.h"
#include "engine/net/weights.h"
#include "lab/signature/signature.h"
#include "service/analysis_session.h"
#include "service/describe.h"
#include "service/sheet_session.h"
#include "service/study.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

using namespace trictrac;

namespace {

// Returns an answer as the page reads it: its length in bytes (32 bits, little-endian), then as many bytes.
// Valid until the next call.
const char* answer_of(const std::string& text) {
  static std::string answer;
  const auto size = static_cast<std::uint32_t>(text.size());
  answer.assign(sizeof size, '\0');
  std::memcpy(answer.data(), &size, sizeof size);
  answer += text;
  return answer.data();
}

}  // namespace

EXPORT(trictrac_alloc) char* trictrac_alloc(std::size_t size) {
  return static_cast<char*>(std::malloc(size));
}

EXPORT(trictrac_free) void trictrac_free(char* at) { std::free(at); }

EXPORT(trictrac_signature) std::uint64_t trictrac_signature() { return signature(); }

// Returns the signature of the net, computed by the kernel of the browser.
EXPORT(trictrac_net_signature) std::uint64_t trictrac_net_signature() {
  return net_signature(net::built_in(), *net::kernels().front());
}

// Answers the messages of the protocol, as a table does.
EXPORT(trictrac_call) const char* trictrac_call(const char* text, std::size_t length) {
  static PageSession session;
  return answer_of(session.answer({text, length}));
}

// Keeps the sheet of a real table.
EXPORT(trictrac_sheet) const char* trictrac_sheet(const char* text, std::size_t length) {
  static SheetSession session;
  return answer_of(session.answer({text, length}));
}

// Answers questions about games and positions away from a table.
EXPORT(trictrac_study) const char* trictrac_study(const char* text, std::size_t length) {
  return answer_of(study({text, length}));
}

// Describes the formats, options and limits of the program.
EXPORT(trictrac_describe) const char* trictrac_describe() { return answer_of(describe()); }

// Answers questions about play: hints, the tutor, reviews.
EXPORT(trictrac_desk) const char* trictrac_desk(const char* text, std::size_t length) {
  static const advice::EngineResources resources(net::built_in(), built_in, &book::built_in());
  static advice::AnalysisSession desk(resources);
  return answer_of(desk.answer({text, length}));
}
