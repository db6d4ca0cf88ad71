// What is agreed about time, and how it stands, as messages.
#pragma once

#include "game/clock/clocks.h"
#include "table/courrier_table.h"
#include "table/table.h"
#include "wire/protocol.h"

namespace trictrac {

// {"pace":"live","reserve":600,"delay":15} or {"pace":"days","days":3,"holidays":14}: seconds, and days.
Json terms_json(const ClockTerms& terms);
Parsed<ClockTerms> parse_terms(const Json& json, Whence whence);

// How the time of the players stands behind the last line, by their numbers; null without a clock.
//   {"at","asked","ends","stopped"?,"left"|"holidays","away"?,"trust"?}: the moment of the line, whose time
//   runs and when it is out (null: nobody's, or "stopped":true); live the milliseconds of every reserve; by
//   days the holidays left, and until when each is away (0: they are not). "trust": the players whose
//   forced acts are done for them, as they wish.
Json clock_json(const Table& table);
Json clock_json(const courrier::Table& table);

}  // namespace trictrac
