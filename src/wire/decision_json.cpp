#include <nlohmann/json.hpp>

#include "game/event/event.h"
#include "game/match/account_seats.h"
#include "wire/account_json.h"

namespace trictrac {
namespace {

// What ends by going, and who is paid what by it.
struct Ended {
  Going does = Going::Lift;
  std::optional<int> winner;
  int amount = 0;
};

Ended end_of_marque(const Account& before, const Account& after, Going does) {
  const Partie &was = *partie_of(before), &is = *partie_of(after);
  if (is.sheet.marques.size() == was.sheet.marques.size()) return {does, {}, 0};
  const MarqueResult& r = is.sheet.marques.back().result;
  return {does, player_at(before, *r.winner), r.jetons};
}

Ended end_of_meeting(const Account& a, const DrainedBoard& after, std::size_t played, Going does) {
  if (after.board.played.size() == played) return {does, {}, 0};
  const MeetingPlayed& m = after.board.played.back();
  return {does, a.order[m.winner], m.balance[m.winner]};
}

Json ended_json(const Ended& e) {
  Json json{{"does", name_of(e.does)}};
  if (!e.winner) return json;
  json["jetons"] = e.amount;
  json["winner"] = *e.winner;
  return json;
}

// À écrire as going would treat it: nothing where that game is set aside with its marqué ended or lifted.
Going going_in(const Account& a, Side s) {
  if (const auto* c = std::get_if<Combine>(&a.of); c && !in_play(*c, CombineGame::Ecrire)) return Going::Lift;
  return if_goes(partie_of(a)->marque, s).value_or(Going::Lift);
}

std::optional<Ended> if_gone(const Account& a, Side s) {
  if (partie_of(a)) return end_of_marque(a, after(a, Went{s}), going_in(a, s));
  const auto* b = std::get_if<DrainedBoard>(&a.of);
  if (!b) return std::nullopt;
  const Account after = trictrac::after(a, Went{s});
  const Going does = if_goes(b->meeting, s).value_or(Going::Lift);
  return end_of_meeting(a, std::get<DrainedBoard>(after.of), b->board.played.size(), does);
}

Json suspend_json(const Account& a, Side s) {
  Json all = Json::array();
  for (const CombineGame game : {CombineGame::Ecrire, CombineGame::Honours}) {
    if (refused(a, Suspended{s, game})) continue;
    Json one{{"game", name_of(game)}};
    if (game == CombineGame::Ecrire)
      one.update(ended_json(end_of_marque(a, after(a, Suspended{s, game}), going_in(a, s))));
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
  if (const auto ended = if_gone(a, side)) json["account"] = ended_json(*ended);
  if (Json games = suspend_json(a, side); !games.empty()) json["suspend"] = std::move(games);
  return json;
}

}  // namespace trictrac
