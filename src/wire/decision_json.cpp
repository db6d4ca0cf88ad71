#include <nlohmann/json.hpp>

#include "game/event/event.h"
#include "game/match/account_seats.h"
#include "game/match/account_sums.h"
#include "wire/account_json.h"

namespace trictrac {
namespace {

// What ends by going, and who is paid what by it.
struct Ended {
  Going does = Going::Lift;
  std::optional<int> winner;
  int amount = 0;
};

// The round that is written in `after` and not in `before` was ended by what `does` says.
Ended end_of_round(const Account& before, const Account& after, Going does) {
  if (rounds_won(after) == rounds_won(before)) return {does, {}, 0};
  if (const Partie* p = partie_of(after)) {
    const MarqueResult& r = p->sheet.marques.back().result;
    return {does, player_at(before, *r.winner), r.jetons};
  }
  const MeetingPlayed& m = meetings_of(after)->played.back();
  return {does, before.order[m.winner], m.balance[m.winner]};
}

Json ended_json(const Ended& e) {
  Json json{{"does", name_of(e.does)}};
  if (!e.winner) return json;
  json["jetons"] = e.amount;
  json["winner"] = *e.winner;
  return json;
}

Json suspend_json(const Account& a, Side s) {
  Json all = Json::array();
  for (const CombineGame game : {CombineGame::Ecrire, CombineGame::Honours}) {
    if (refused(a, Suspended{s, game})) continue;
    Json one{{"game", name_of(game)}};
    if (game == CombineGame::Ecrire)
      one.update(ended_json(end_of_round(a, after(a, Suspended{s, game}), *if_goes(a, s))));
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace

Json decision_json(const Match& match) {
  if (match.awaits() != Awaits::Tour || match.state().stage != Stage::Decide) return Json::object();
  return decision_json(match.account(), match.state().to_act);
}

Json decision_json(const Account& a, Side side) {
  Json json = Json::object();
  if (const auto does = if_goes(a, side))
    json["account"] = ended_json(end_of_round(a, after(a, Went{side}), *does));
  if (Json games = suspend_json(a, side); !games.empty()) json["suspend"] = std::move(games);
  return json;
}

}  // namespace trictrac
