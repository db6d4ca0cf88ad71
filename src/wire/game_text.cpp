#include "wire/game_text.h"

#include <nlohmann/json.hpp>

#include "text/courrier/position_text.h"
#include "text/match_text.h"
#include "text/trid.h"
#include "wire/clock_json.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

Json& seat_of(Json& game, int player) {
  if (player < 2) return game[std::string(name_of(static_cast<Side>(player)))];
  return game["others"][static_cast<std::size_t>(player - 2)];
}

// The last members of the message in either game.
void add_standing(Json& game, const Viewed& viewed, const Standing& standing, std::string start) {
  for (const int player : viewed.free) seat_of(game, player)["free"] = true;
  game["you"] = viewed.you;
  game["commit"] = standing.commit;
  game["start"] = std::move(start);
  game["lines"] = standing.lines;
  if (!viewed.next.empty()) game["next"] = viewed.next;
}

void add_clock(Json& game, const std::optional<ClockTerms>& clock, const Standing& standing) {
  if (!clock) return;
  game["clock"] = terms_json(*clock);
  game["now"] = standing.now;
}

}  // namespace

std::string game_text(const TableConfig& c, const Viewed& viewed, const Standing& standing) {
  Json json{{"say", "game"},      {"game", viewed.id},
            {"format", c.format}, {"match", match_json(c.match)},
            {"rules", c.rules},   {"options", options_json(c.start.options)}};
  add_seats(json, c.seats);
  add_standing(json, viewed, standing, print_trid(c.start));
  if (c.by_hand) json["dice"] = "hand";
  if (c.fair) json["dice"] = kFairDice;
  add_clock(json, c.clock, standing);
  if (c.rated) json["rated"] = true;
  if (c.is_private) json["private"] = true;
  return dump(json);
}

std::string game_text(const courrier::Config& c, const Viewed& viewed, const Standing& standing) {
  Json json{
      {"say", "game"}, {"game", viewed.id}, {"format", courrier::kGameTag}, {"points", c.start.terms.points}};
  for (const Side side : kSides) json[std::string(name_of(side))] = seat_json(c.seats[index(side)]);
  add_standing(json, viewed, standing, courrier::print_position(c.start));
  if (c.fair) json["dice"] = kFairDice;
  add_clock(json, c.clock, standing);
  if (c.rated) json["rated"] = true;
  if (c.is_private) json["private"] = true;
  return dump(json);
}

}  // namespace trictrac
