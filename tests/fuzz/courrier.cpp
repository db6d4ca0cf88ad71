// Le Tric Trac: a position or a record that is accepted prints to a text that is accepted and prints as
// itself.
#include "courrier/text/position_text.h"
#include "courrier/text/record.h"
#include "fuzz.h"

namespace {

using namespace trictrac::courrier;

void try_position(std::string_view text) {
  const auto state = parse_position(text);
  if (!state) return require(!state.error().empty(), "a refusal says why");
  const std::string printed = print_position(*state);
  const auto again = parse_position(printed);
  require(again && *again == *state, "what is printed is read and means the same", printed);
}

void try_record(std::string_view text) {
  const auto record = parse_courrier_record(text);
  if (!record) return require(!record.error().message.empty(), "a refusal says why");
  const std::string printed = print_record(*record);
  const auto again = parse_courrier_record(printed);
  require(again.has_value(), "what is printed is read", printed + (again ? "" : again.error().message));
  require(again->events == record->events, "and means the same", printed);
  require(print_record(*again) == printed, "and prints the same", printed);
}

}  // namespace

void try_text(std::string_view text) {
  try_position(text);
  try_record(text);
}
