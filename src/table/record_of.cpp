// A table's game as a record.
#include "table/table.h"

namespace trictrac {
namespace {

// A lead and the roll it gave are one action of a record (K9 a, c); a lead that only says who is to
// play is none.
std::vector<Action> actions_of(const std::vector<Line>& lines, const State& start) {
  std::vector<Action> actions;
  bool roll_with_lead = false;
  for (const Line& line : lines) {
    const Deed& deed = line.done.deed;
    if (const auto* d = std::get_if<LeadDrawn>(&deed)) {
      roll_with_lead = !d->throws.empty() && start.options.lead != Lead::ThrowAnew;
      if (start.stage == Stage::Lead) actions.push_back(TakeLead{d->first, std::nullopt});
    } else if (const auto* d = std::get_if<Throwing>(&deed)) {
      auto* lead = roll_with_lead && line.n == 2 ? std::get_if<TakeLead>(&actions[0]) : nullptr;
      if (lead)
        lead->roll = d->roll;
      else
        actions.push_back(*d);
    } else if (const auto* d = std::get_if<Playing>(&deed)) {
      actions.push_back(*d);
    } else if (const auto* d = std::get_if<Resign>(&deed)) {
      actions.push_back(*d);
    } else {
      actions.push_back(std::holds_alternative<Hold>(deed) ? Action(Hold{}) : Action(Go{}));
    }
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
  Record r{config_.tags, config_.start.options, config_.start, actions_of(lines_, config_.start)};
  for (const Side side : kSides)
    r.set_tag(side == Side::White ? "White" : "Black", config_.seats[side].name);
  r.set_tag("Rules", config_.rules);
  r.set_tag("Format", "tour");
  if (!config_.date.empty()) r.set_tag("Date", config_.date);
  const bool over = state().stage == Stage::Over;
  // A record that was complete when it came keeps what it says of its own dice.
  if (!opening_.empty() && over && drawn_ == 0) return r;
  std::erase_if(r.tags, [](const auto& tag) { return tag.first == "Seed"; });
  r.set_tag("Commit", commitment(config_.seed));
  r.set_tag("Dice", opening_.empty() ? "table" : "table from " + std::to_string(rolls_among(opening_) + 1));
  if (over) r.set_tag("Seed", to_hex(config_.seed));
  return r;
}

}  // namespace trictrac
