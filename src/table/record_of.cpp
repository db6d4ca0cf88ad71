// A table's game as a record.
#include "table/house.h"
#include "table/opening.h"
#include "table/table.h"

namespace trictrac {
namespace {

// A lead and the roll it gave are one action of a record (K9 a, c); a lead that was told is none.
std::vector<MatchAction> actions_of(const std::vector<Done>& lines, const TableConfig& config) {
  std::vector<MatchAction> actions;
  bool roll_with_lead = false;
  for (const Done& line : lines) {
    const Deed& deed = line.deed;
    const auto* lead = std::get_if<LeadDrawn>(&deed);
    const auto* roll = std::get_if<Throwing>(&deed);
    if (roll && roll_with_lead)
      std::get<TakeLead>(std::get<Action>(actions.back())).roll = roll->roll;
    else if (!lead || !actions.empty() || !lead_told(config))
      actions.push_back(action_of(deed));
    roll_with_lead = lead && !lead->throws.empty() && config.start.options.lead != Lead::ThrowAnew;
  }
  return actions;
}

int rolls_among(const std::vector<Deed>& deeds) {
  int n = 0;
  for (const Deed& deed : deeds) n += std::holds_alternative<Throwing>(deed);
  return n;
}

}  // namespace

Record Table::record() const {
  Record r{config_.tags,          config_.format, config_.match,
           config_.start.options, config_.start,  actions_of(done_, config_)};
  for (std::size_t i = 0; i < config_.seats.size(); ++i)
    r.set_tag(player_tag(static_cast<int>(i)), config_.seats[i].name);
  r.set_tag("Rules", config_.rules);
  r.set_tag("Format", config_.format);
  if (!config_.date.empty()) r.set_tag("Date", config_.date);
  if (config_.by_hand) {
    r.set_tag("Dice", "hand");
    return r;
  }
  tell_dice(r, {.seed = config_.seed,
                .from_record = !opening_.empty(),
                .given = rolls_among(opening_),
                .drawn = drawn_,
                .over = match_.over()});
  return r;
}

}  // namespace trictrac
