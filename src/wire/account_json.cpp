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

// Which tour, marqué or meeting is being played, from 1; once over, the last one. A refait is none.
int round_number(const Account& a) {
  int ended = 0;
  if (const auto* s = std::get_if<Series>(&a.of)) ended = static_cast<int>(s->won.size());
  if (const auto* b = std::get_if<FilledBoard>(&a.of)) ended = static_cast<int>(b->board.played.size());
  if (const auto* b = std::get_if<DrainedBoard>(&a.of)) ended = static_cast<int>(b->board.played.size());
  if (const Partie* p = partie_of(a)) ended = marques_written(p->sheet);
  const auto* c = std::get_if<Combine>(&a.of);
  // A marqué that suspending has ended goes on for the honours until the lifting.
  const bool holding =
      c && c->suspension && ended_marque(*c->suspension) && c->suspension->did != Going::Refait;
  return ended + (holding || (over(a) && !a.gave_up) ? 0 : 1);
}

bool is_poule(const Account& a) {
  return a.options.format == Format::Filled || a.options.format == Format::Drained;
}

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
  return {{"round", round_number(a)},
          {"rounds", is_poule(a) ? 0 : a.options.rounds},
          {"at", {{"white", player_at(a, Side::White)}, {"black", player_at(a, Side::Black)}}}};
}

// Only what the holes do not show: a page draws one plain peg a side by itself.
void add_board(Json& json, const Account& a) {
  const Partie* p = partie_of(a);
  if (!p || p->marque.options.signs != Signs::EtendardCravate) return;
  Json board = Json::object();
  if (const auto* c = std::get_if<Combine>(&a.of)) board["pegs"] = per_side(pieces(*c).pegs, pegs_json);
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

}  // namespace

std::string_view unit_of(const Account& a) {
  if (a.options.format == Format::Tours) return "stake";
  return is_poule(a) ? "unit" : "jeton";
}

Json side_or_null(std::optional<Side> side) { return side ? Json(name_of(*side)) : Json(nullptr); }

Json stands_json(const Account& a) {
  Json json = round_json(a);
  json["holes"] = account_parts::per_side(holes_of(a));
  json["balance"] = balance_json(a);
  return json;
}

Json account_json(const Account& a, std::string_view format) {
  using namespace account_parts;
  const Seating now = seating_of(a);
  Json json{{"format", format}};
  json.update(round_json(a));
  json["lead"] = draws_each_lead(a) ? Json(nullptr) : Json(name_of(now.lead));
  json["advises"] = advises_json(a);
  json["balance"] = balance_json(a);
  json["unit"] = unit_of(a);
  json["over"] = over_json(a);
  add_board(json, a);
  if (const auto* s = std::get_if<Series>(&a.of)) json["tours"] = tours_json(a, *s);
  if (const Partie* p = partie_of(a)) add_partie(json, a, *p);
  if (const auto* c = std::get_if<Combine>(&a.of)) add_honours(json, a, *c);
  if (const auto* b = std::get_if<DrainedBoard>(&a.of)) json["marque"] = meeting_json(*b);
  if (is_poule(a)) json["poule"] = poule_json(a);
  return json;
}

}  // namespace trictrac
