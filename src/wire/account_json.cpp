#include "wire/account_json.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "base/enum_table.h"
#include "game/match/account_seats.h"
#include "game/match/account_sums.h"
#include "game/match/advisers.h"
#include "game/match/combine_pegs.h"
#include "wire/account_parts.h"

namespace trictrac {
namespace {

using account_parts::per_side;

Json advises_json(const Account& a) {
  Json all = Json::array();
  for (const Adviser& one : advisers(a))
    all.push_back({{"player", one.player}, {"side", side_or_null(one.side)}});
  return all;
}

// Halves as whole amounts, or with .5 where there is one.
Json in_units(int halves) { return halves % 2 ? Json(halves / 2.0) : Json(halves / 2); }

Json balance_json(const Account& a) {
  Json all = Json::array();
  for (const int halves : balance_of(a)) all.push_back(in_units(halves));
  return all;
}

Json over_json(const Account& a) {
  if (a.gave_up) return {{"by", "resign"}, {"player", *a.gave_up}};
  return over(a) ? Json{{"by", "played"}} : Json(nullptr);
}

Json peg_json(const Peg& peg) {
  constexpr EnumTable<Metal, Metal::Black, std::string_view> kMetals({
      {Metal::Gold, "gold"},
      {Metal::Silver, "silver"},
      {Metal::Bimetal, "bimetal"},
      {Metal::Black, "black"},
  });
  return {{"metal", kMetals[peg.metal]}, {"hole", peg.hole}, {"cravate", peg.cravate}};
}

Json pegs_json(const std::vector<Peg>& pegs) {
  Json all = Json::array();
  for (const Peg& peg : pegs) all.push_back(peg_json(peg));
  return all;
}

// Which round is played, of how many, and who is at the board.
Json round_json(const Account& a) {
  return {{"round", round_shown(a)},
          {"rounds", rounds_agreed(a)},
          {"at", {{"white", player_at(a, Side::White)}, {"black", player_at(a, Side::Black)}}}};
}

// Only what the holes do not show: a page draws one plain peg a side by itself.
void add_board(Json& json, const Account& a) {
  const Partie* p = partie_of(a);
  if (!p || p->marque.options.signs != Signs::EtendardCravate) return;
  Json board = Json::object();
  if (const Combine* c = combine_of(a)) board["pegs"] = per_side(pieces(*c).pegs, pegs_json);
  const Shown signs = shown(p->marque);
  board["etendard"] = side_or_null(signs.etendard);
  board["cravate"] = side_or_null(signs.cravate);
  json["board"] = std::move(board);
}

Json tours_json(const Account& a, const Series& s) {
  Json won = Json::array();
  for (const TourWon& t : s.won)
    won.push_back({{"winner", a.order[index(t.winner)]},
                   {"holes", per_side(t.holes)},
                   {"worth", t.worth.name},
                   {"value", in_units(t.worth.halves)}});
  return {{"won", std::move(won)}, {"stake", a.options.stake}};
}

// What each format shows of its own.
void add_format(Json& json, const Account& a, const Series& s) { json["tours"] = tours_json(a, s); }
void add_format(Json& json, const Account& a, const EcrireBoard& b) {
  account_parts::add_partie(json, a, b.partie);
}
void add_format(Json& json, const Account& a, const Combine& c) {
  account_parts::add_partie(json, a, c.ecrire);
  account_parts::add_honours(json, a, c);
}
void add_format(Json& json, const Account& a, const FilledBoard&) {
  json["poule"] = account_parts::poule_json(a, {});
}
void add_format(Json& json, const Account& a, const DrainedBoard& b) {
  json["marque"] = account_parts::meeting_json(b);
  json["poule"] = account_parts::poule_json(a, b.pool.per_hole);
}

}  // namespace

std::string_view unit_of(const Account& a) { return traits_of(a.options.format).unit; }

Json side_or_null(std::optional<Side> side) { return side ? Json(name_of(*side)) : Json(nullptr); }

Json stands_json(const Account& a) {
  Json json = round_json(a);
  json["holes"] = per_side(holes_of(a));
  json["balance"] = balance_json(a);
  return json;
}

Json account_json(const Account& a, std::string_view format) {
  const Seating now = seating_of(a);
  Json json{{"format", format}};
  json.update(round_json(a));
  json["lead"] = draws_each_lead(a) ? Json(nullptr) : Json(name_of(now.lead));
  json["advises"] = advises_json(a);
  json["balance"] = balance_json(a);
  json["unit"] = unit_of(a);
  json["over"] = over_json(a);
  add_board(json, a);
  std::visit([&](const auto& of) { add_format(json, a, of); }, a.of);
  return json;
}

}  // namespace trictrac
