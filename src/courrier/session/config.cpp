#include "courrier/session/config.h"

#include "courrier/bot/bot.h"

namespace trictrac::courrier {

Parsed<Config> config_of(const Record& record, const Seed& seed, const std::optional<BotSeat>& bot) {
  if (!all_utf8(record.tags)) return refuse(ErrorCode::BadRecord, "the tags of a record are UTF-8");
  Config c{{person(record.tag("White")), person(record.tag("Black"))},
           seed,
           std::string(record.tag("Date")),
           record.start,
           record.events,
           record.tags};
  mark_guests(c.seats, record.tag(kGuestsTag));
  if (bot)
    c.seats[index(bot->side)] = {c.seats[index(bot->side)].name,
                                 bot->bot.empty() ? std::string(bot_names().back()) : bot->bot};
  return c;
}

}  // namespace trictrac::courrier
