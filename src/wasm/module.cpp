// What the browser may call. Text is UTF-8 in the module's memory.
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "ai/signature.h"
#include "table/ledger_session.h"
#include "wasm/session.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

// The answer: its length in bytes (32 bits, little-endian), then as many bytes. Valid until the next call.
const char* answered(const std::string& said) {
  static std::string answer;
  const auto size = static_cast<std::uint32_t>(said.size());
  answer.assign(sizeof size, '\0');
  std::memcpy(answer.data(), &size, sizeof size);
  answer += said;
  return answer.data();
}

}  // namespace

EXPORT(trictrac_alloc) char* trictrac_alloc(std::size_t size) { return static_cast<char*>(std::malloc(size)); }

EXPORT(trictrac_free) void trictrac_free(char* at) { std::free(at); }

EXPORT(trictrac_signature) std::uint64_t trictrac_signature() { return trictrac::signature(); }

// A table: the messages of the protocol.
EXPORT(trictrac_call) const char* trictrac_call(const char* text, std::size_t length) {
  static trictrac::Session session;
  return answered(session.answer({text, length}));
}

// The sheet of a real table.
EXPORT(trictrac_sheet) const char* trictrac_sheet(const char* text, std::size_t length) {
  static trictrac::LedgerSession session;
  return answered(session.answer({text, length}));
}
