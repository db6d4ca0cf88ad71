// How people stand, as messages (docs/protocol.md).
#pragma once

#include "base/json.h"
#include "store/standing.h"

namespace trictrac {

// {"rating","deviation","provisional"} at that moment.
Json rating_json(const StoredRating& stored, std::int64_t now);
// {"kind",…,"games","last"}
Json kind_json(const StoredRating& stored, std::int64_t now);
Json rated_game_json(const RatedGame& game);
Json game_standing_json(const GameStanding& standing, std::int64_t now);

}  // namespace trictrac
