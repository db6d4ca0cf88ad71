// Position text: an accepted text prints as a text with the same meaning, which prints as itself.
#include "text/trid.h"

#include "fuzz.h"

void try_text(std::string_view text) {
  using namespace trictrac;
  const auto state = parse_trid(text);
  if (!state) return require(!state.error().empty(), "a refusal says why");
  const std::string printed = print_trid(*state);
  const auto again = parse_trid(printed);
  require(again.has_value(), "what is printed is read", printed);
  require(*again == *state, "and means the same", printed);
  require(print_trid(*again) == printed, "and prints the same", printed);
  Tour tour(*state);
  require(state->stage == Stage::Over || tour.state().stage == state->stage, "and can be played on", printed);
}
