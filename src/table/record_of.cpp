// A table's game as a record.
#include "table/opening.h"
#include "table/table.h"

namespace trictrac {
namespace {

// A lead and the roll it gave are one event of a record (K9 a, c); a lead given by hand is none.
std::vector<LoggedEvent> recorded(const std::vector<LoggedEvent>& lines, const TableConfig& config) {
  std::vector<LoggedEvent> events;
  bool roll_with_lead = false;
  for (const LoggedEvent& line : lines) {
    const auto* lead = std::get_if<TakeLead>(&line.event);
    const auto* roll = std::get_if<RollDice>(&line.event);
    if (roll && roll_with_lead)
      std::get<TakeLead>(events.back().event).roll = roll->dice;
    else if (!lead || !events.empty() || !lead_given(config))
      events.push_back(as_recorded(line));
    roll_with_lead = lead && !lead->dice.empty() && config.start.options.lead != Lead::ThrowAnew;
  }
  return events;
}

}  // namespace

Record Table::record() const {
  const TableConfig& c = config();
  Record r{c.tags, c.format, c.match, c.start.options, c.start, recorded(played(), c)};
  for (std::size_t i = 0; i < c.seats.size(); ++i)
    r.set_tag(player_tag(static_cast<int>(i)), c.seats[i].name);
  r.set_tag("Rules", c.rules);
  r.set_tag("Format", c.format);
  if (kept_by_players(c.start.options)) r.set_tag("Lines", "actions");
  if (!c.date.empty()) r.set_tag("Date", c.date);
  if (c.by_hand)
    r.set_tag("Dice", "hand");
  else
    set_dice_tags(r, dice());
  return r;
}

}  // namespace trictrac
