// A table's game as a record.
#include "table/opening.h"
#include "table/table.h"

namespace trictrac {
namespace {

// A lead and the roll it gave are one action of a record (K9 a, c); a lead given by hand is none.
std::vector<MatchAction> actions_of(const std::vector<Done>& lines, const TableConfig& config) {
  std::vector<MatchAction> actions;
  bool roll_with_lead = false;
  for (const Done& line : lines) {
    const Deed& deed = line.deed;
    const auto* lead = std::get_if<LeadDrawn>(&deed);
    const auto* roll = std::get_if<Throwing>(&deed);
    if (roll && roll_with_lead)
      std::get<TakeLead>(std::get<Action>(actions.back())).roll = roll->roll;
    else if (!lead || !actions.empty() || !lead_given(config))
      actions.push_back(action_of(deed));
    roll_with_lead = lead && !lead->throws.empty() && config.start.options.lead != Lead::ThrowAnew;
  }
  return actions;
}

}  // namespace

Record Table::record() const {
  const TableConfig& c = config();
  Record r{c.tags, c.format, c.match, c.start.options, c.start, actions_of(played(), c)};
  for (std::size_t i = 0; i < c.seats.size(); ++i)
    r.set_tag(player_tag(static_cast<int>(i)), c.seats[i].name);
  r.set_tag("Rules", c.rules);
  r.set_tag("Format", c.format);
  if (keeper_of(c.start.options) == Keeper::Players) r.set_tag("Lines", "actions");
  if (!c.date.empty()) r.set_tag("Date", c.date);
  if (c.by_hand)
    r.set_tag("Dice", "hand");
  else
    set_dice_tags(r, dice());
  return r;
}

}  // namespace trictrac
