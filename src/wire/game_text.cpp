#include "wire/game_text.h"

#include <nlohmann/json.hpp>

#include "text/courrier/position_text.h"
#include "text/match_text.h"
#include "text/trid.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

// The last members of the message in either game.
void add_standing(Json& game, const Viewed& viewed, std::string start) {
  game["you"] = Json::array();
  for (const Side side : viewed.you) game["you"].push_back(name_of(side));
  game["commit"] = viewed.commit;
  game["start"] = std::move(start);
  game["lines"] = viewed.lines;
}

}  // namespace

std::string game_text(const TableConfig& c, const Viewed& viewed) {
  Json json{{"say", "game"},      {"game", viewed.id},
            {"format", c.format}, {"match", match_json(c.match)},
            {"rules", c.rules},   {"options", options_json(c.start.options)}};
  add_seats(json, c.seats);
  add_standing(json, viewed, print_trid(c.start));
  if (c.by_hand) json["dice"] = "hand";
  return dump(json);
}

std::string game_text(const courrier::Config& c, const Viewed& viewed) {
  Json json{
      {"say", "game"}, {"game", viewed.id}, {"format", courrier::kGameTag}, {"points", c.start.terms.points}};
  for (const Side side : kSides) json[std::string(name_of(side))] = seat_json(c.seats[index(side)]);
  add_standing(json, viewed, courrier::print_position(c.start));
  return dump(json);
}

}  // namespace trictrac
