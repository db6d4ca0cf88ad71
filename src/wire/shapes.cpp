#include "wire/shapes.h"

#include "contract/game_codec.h"
#include "contract/instances.h"
#include "text/words.h"
#include "wire/advice_json.h"
#include "wire/hand_fields.h"
#include "wire/page_message.h"
#include "wire/sheet_json.h"

namespace trictrac::contract {
namespace {

// "name?: type  # says", the name and the sentence as they may be.
Json field_of(std::string_view line) {
  const std::size_t colon = line.find(':'), comment = line.find("  # ");
  std::string_view name = line.substr(0, colon);
  const bool left_out = name.ends_with('?');
  if (left_out) name.remove_suffix(1);
  Json field{{"name", name}, {"type", trim(line.substr(colon + 1, comment - colon - 1), " ")}};
  if (comment != line.npos) field["says"] = line.substr(comment + 4);
  if (left_out) field["left_out"] = true;
  return field;
}

void add_declared(Json& all, std::string_view text) {
  std::string_view says;
  for (const std::string_view line : split(text, '\n')) {
    if (line.empty()) continue;
    if (line.starts_with("# ")) {
      says = line.substr(2);
    } else if (line.starts_with("  ")) {
      all.back()["fields"].push_back(field_of(trim(line, " ")));
    } else {
      const std::size_t is = line.find(" = ");
      all.push_back({{"name", line.substr(0, is)}, {"says", std::exchange(says, {})}});
      if (is != line.npos) all.back()["type"] = line.substr(is + 3);
    }
  }
}

}  // namespace

void describe_frames(Description& description) {
  Json& all = description.types;
  add_declared(all, kFrames);
  declare<Missed>(description);
  describe_advice(description);
  describe_sheet(description);
  all.push_back(one_of(description, "TurnAction", "A step of a turn.", "type", Seen::Asked, TurnActions{}));
  all.push_back(one_of(description, "HandAction", "Marking and judging by hand (section R).", "type",
                       Seen::Asked, HandActions{}));
  all.push_back({{"name", "Action"},
                 {"says", "An action that a page may request."},
                 {"type", "TurnAction|HandAction"}});
  all.push_back(one_of(description, "Played", "An action in the game.", "type", Seen::Answered,
                       TableEvents{} + Actions{}));
  all.push_back(one_of(description, "Beside",
                       "An action beside the game: it does not change the position, except `take_back`.",
                       "type", Seen::Answered, AsideEvents{} + AgreedEvents{}));
  all.push_back({{"name", "Done"}, {"says", "The action of a line."}, {"type", "Played|Beside"}});
  all.push_back(one_of(description, "CourrierPlayed", "An action in a game of Le Tric Trac.", "type",
                       Seen::Answered, CourrierEvents{}));
  all.push_back({{"name", "CourrierDone"},
                 {"says", "The action of a line of Le Tric Trac."},
                 {"type", "CourrierPlayed|Beside"}});
  all.push_back(one_of(description, "PageMessage", "A message from a page to a table.", "do", Seen::Asked,
                       PageMessages{}));
}

}  // namespace trictrac::contract
