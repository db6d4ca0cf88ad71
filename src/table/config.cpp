#include "table/config.h"

namespace trictrac {
namespace {

// Who sits down where only a computer is asked for: neither the weakest nor too strong for a first game.
constexpr std::string_view kGuest = "valere";

}  // namespace

Parsed<TableConfig> config_of(const Record& record, const Seed& seed, const std::optional<Guest>& bot) {
  if (!all_utf8(record.tags)) return refuse(ErrorCode::BadRecord, "the tags of a record are UTF-8");
  const auto rules = record.tag("Rules");
  TableConfig c;
  if (!rules.empty()) c.rules = rules;
  c.format = record.format;
  c.match = record.match;
  c.seats.clear();
  for (int i = 0; i < c.match.players; ++i) c.seats.push_back(person(record.tag(player_tag(i))));
  if (bot) c.seats[index(bot->side)].bot = bot->bot.empty() ? std::string(kGuest) : bot->bot;
  c.seed = seed;
  c.date = record.tag("Date");
  c.start = record.start;
  c.start.options = record.options;
  c.opening = record.events;
  c.tags = record.tags;
  return c;
}

}  // namespace trictrac
