#include "apps/server/people/standing_json.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace trictrac {
namespace {

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json quality_json(const standing::Quality& q) {
  return {{"choices", q.choices},
          {"lost", static_cast<double>(q.lost) / 1000},
          {"luck", static_cast<double>(q.luck) / 1000},
          {"gained", static_cast<double>(q.gained) / 1000},
          {"adjusted", static_cast<double>(q.adjusted) / 1000}};
}

}  // namespace

Json rating_json(const StoredRating& stored, std::int64_t now) {
  const standing::Rating r = rating_at(stored, now);
  return {{"rating", std::lround(r.rating)},
          {"deviation", std::lround(r.deviation)},
          {"provisional", standing::provisional(r)}};
}

Json kind_json(const StoredRating& stored, std::int64_t now) {
  Json json{{"kind", stored.kind}};
  json.update(rating_json(stored, now));
  json["games"] = stored.games;
  json["last"] = stored.at;
  return json;
}

Json rated_game_json(const RatedGame& g) {
  return {{"game", text_or_null(g.game)},
          {"kind", g.kind},
          {"at", g.at},
          {"why", text_or_null(g.why)},
          {"player", g.player},
          {"score", g.halves / 2.0},
          {"before", std::lround(g.before)},
          {"after", std::lround(g.after)},
          {"other", text_or_null(g.other)},
          {"quality", g.quality ? quality_json(*g.quality) : Json(nullptr)}};
}

Json game_standing_json(const GameStanding& standing, std::int64_t now) {
  Json json{{"kind", standing.kind}, {"players", Json::array()}, {"counted", nullptr}};
  for (const GameStanding::Side& side : standing.sides) {
    Json player{{"player", side.player}, {"name", side.name}};
    player.update(rating_json(side.standing, now));
    if (standing.why) {
      player["before"] = std::lround(side.before);
      player["after"] = std::lround(side.after);
    }
    json["players"].push_back(std::move(player));
  }
  if (standing.why) json["counted"] = {{"why", text_or_null(*standing.why)}};
  return json;
}

}  // namespace trictrac
