// The game record: an accepted text prints as a text that is accepted and prints as itself.
#include "text/record/record.h"

#include "fuzz.h"

void try_text(std::string_view text) {
  using namespace trictrac;
  const auto record = parse_record(text);
  if (!record) {
    require(!record.error().message.empty(), "a refusal says why");
    return;
  }
  const std::string printed = print_record(*record);
  const auto again = parse_record(printed);
  require(again.has_value(), "what is printed is read", printed + (again ? "" : again.error().message));
  require(again->events == record->events, "and means the same", printed);
  require(again->annotations == record->annotations, "and the same is said of it", printed);
  const std::string twice = print_record(*again);
  require(twice == printed, "and prints the same", printed + "---\n" + twice);
}
