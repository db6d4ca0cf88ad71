#include "wire/match_ledger_json.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "base/enum_table.h"
#include "game/match/combine.h"
#include "game/match/match_ledger.h"
#include "game/match/settlement.h"
#include "wire/json_list.h"

namespace trictrac {
namespace {

// Returns {"white":…,"black":…}, each made by `of`.
template <class T, class Of>
Json per_side(const PerSide<T>& both, Of of) {
  return {{"white", of(both.white)}, {"black", of(both.black)}};
}
Json per_side(const PerSide<int>& both) { return {{"white", both.white}, {"black", both.black}}; }

// Returns what each hole of `s` would be worth if it won now with the run it has.
int rate_now(const Marque& m, Side s) {
  if (!run_open(m, s)) return 1;
  return rate_of(m, s, m.holes[s] >= kGrandeHoles ? Run::Grande : Run::Petite);
}

bool has_run(const Marque& m, Side s) { return m.holes[s] > 0 && run_open(m, s); }

Json marque_json(const Marque& m, const PerSide<int>& rate, int consolation) {
  Json json{{"holes", per_side(m.holes)}, {"refaits", m.refaits}, {"obligatory", obligatory(m)}};
  json["needed"] = per_side(PerSide<int>{needed(m, Side::White), needed(m, Side::Black)});
  json["rate"] = per_side(rate);
  json["run"] = {{"white", has_run(m, Side::White)}, {"black", has_run(m, Side::Black)}};
  json["consolation"] = consolation;
  return json;
}

constexpr EnumTable<Run, Run::Grande, std::string_view> kRuns({
    {Run::None, "none"},
    {Run::Petite, "petite"},
    {Run::Grande, "grande"},
});

Json written_json(const MatchLedger& a, const WrittenMarque& m, const PerSide<int>& at) {
  const MarqueResult& r = m.result;
  const Side won = *r.winner;
  return {{"winner", a.order[at[won]]},
          {"loser", a.order[at[other(won)]]},
          {"idle", m.idle ? Json(a.order[*m.idle]) : Json(nullptr)},
          {"holes", {r.holes[won], r.holes[other(won)]}},
          {"end", name_of(r.end)},
          {"run", kRuns[r.run]},
          {"rate", r.rate},
          {"consolation", r.consolation},
          {"refaits", m.refaits},
          {"jetons", r.jetons}};
}

Json sheet_json(const MatchLedger& a, const Partie& p) {
  Json all = Json::array();
  const auto seats = seats_played(p);
  for (std::size_t i = 0; i < seats.size(); ++i) all.push_back(written_json(a, p.sheet.marques[i], seats[i]));
  return all;
}

// Returns of each player what stands against their account.
Json by_account(const MatchLedger& a, const Amounts& of_accounts) {
  Json all = Json::array();
  for (int player = 0; player < a.options.players; ++player)
    all.push_back(of_accounts[account_of_player(a, player)]);
  return all;
}

// Each line is what the sums grow by, so that the shares of partners add up to their balance.
Json lines_json(const MatchLedger& a, const SettlementLines& lines) {
  Json all = Json::array();
  Amounts sum{};
  for (const SettlementLine& line : lines) {
    std::vector<int> amounts = players_share(a, sum += line.amounts);
    const std::vector<int> before = players_share(a, sum - line.amounts);
    for (std::size_t i = 0; i < amounts.size(); ++i) amounts[i] -= before[i];
    all.push_back({{"code", name_of(line.payment)},
                   {"amounts", amounts},
                   {"source", line.source},
                   {"marque", line.marque}});
  }
  return all;
}

// The player who sat last at the board for the account that half a fiche is thrown for.
Json half_json(const MatchLedger& a) {
  const auto account = half_wanted(a);
  if (!account) return nullptr;
  return a.options.company == Company::Alone ? a.order[*account] : player_at(a, static_cast<Side>(*account));
}

Json settlement_json(const MatchLedger& a) {
  const auto s = settlement_of(a);
  if (!s) return nullptr;
  const SheetColumns sums = columns(s->lines);
  return {{"lines", lines_json(a, s->lines)},
          {"columns", {{"gained", players_share(a, sums.gained)}, {"lost", players_share(a, sums.lost)}}},
          {"fiche", a.options.ecrire.fiche},
          {"half_wanted", half_json(a)}};
}

Json of_players(const MatchLedger& a, const std::vector<int>& of_seats) {
  std::vector<int> players(of_seats.size());
  for (std::size_t seat = 0; seat < of_seats.size(); ++seat) players[a.order[seat]] = of_seats[seat];
  return players;
}

Json meetings_json(const MatchLedger& a, const PouleBoard& b) {
  return json_list(b.played, [&](const MeetingPlayed& m) -> Json {
    return {{"winner", a.order[m.winner]},
            {"loser", a.order[m.loser]},
            {"holes", per_side(m.holes)},
            {"won_by", name_of(m.won_by)},
            {"balance", of_players(a, m.balance)}};
  });
}

Json honours_json(const MatchLedger& a, const Combine& c) {
  Json won = json_list(c.won, [](const HonoursWon& w) -> Json {
    return {{"winner", name_of(w.winner)}, {"factor", w.factor}, {"loser_holes", w.loser_holes}};
  });
  const Poule& poule = c.poule;
  return {{"holes", per_side(c.honours.holes)},
          {"won", std::move(won)},
          {"fiches", fiches_of(a)},
          {"basket", basket(poule)},
          {"open", poule.open},
          {"contrat", side_or_null(poule.contrat)},
          {"both", poule.both}};
}

// Adds what à écrire, and its part of combiné, show: marque, sheet, wins, losses, settlement.
void add_partie(Json& json, const MatchLedger& a, const Partie& p) {
  const Marque& m = p.marque;
  if (const Carried& carried = p.sheet.carried; resumes(a.options))
    json["carried"] = {{"lost", by_account(a, lost_in(carried))},
                       {"jetons", players_share(a, won_in(carried, p.sheet.accounts))}};
  const PerSide<int> rate{rate_now(m, Side::White), rate_now(m, Side::Black)};
  json["marque"] = marque_json(m, rate, consolation_of(m.options, m.refaits));
  Json& pays = json["marque"]["pays"];
  for (const Side s : kSides) pays[std::string(name_of(s))] = or_null(paid_now(m, s));
  json["sheet"] = sheet_json(a, p);
  json["wins"] = by_account(a, wins_of(p.sheet));
  json["losses"] = by_account(a, losses_of(p.sheet));
  json["settlement"] = settlement_json(a);
}

// Adds what combiné shows: honours, suspended.
void add_honours(Json& json, const MatchLedger& a, const Combine& c) {
  json["honours"] = honours_json(a, c);
  Json& suspended = json["suspended"];
  if (c.suspension)
    suspended = {{"game", c.suspension->game == CombineGame::Ecrire ? "ecrire" : "honours"},
                 {"by", name_of(c.suspension->by)},
                 {"ended", ended_marque(*c.suspension)}};
}

// Returns the members of any poule; `per_hole`: its loss by a hole of difference, where that is settled.
Json poule_json(const MatchLedger& a, std::optional<int> per_hole) {
  const PouleBoard& board = *poule_of(a);
  return {{"kind", traits_of(a.options.format).game},
          {"pot", board.purse.pot},
          {"stake", a.options.stake},
          {"line", json_list(board.purse.line, [&](int seat) { return a.order[seat]; })},
          {"still_to_win", or_null(still_to_win(a))},
          {"per_hole", or_null(per_hole)},
          {"meetings", meetings_json(a, board)}};
}

Json advises_json(const MatchLedger& a) {
  return json_list(advisers(a), [](const Adviser& one) -> Json {
    return {{"player", one.player}, {"side", side_or_null(one.side)}};
  });
}

Json balance_json(const MatchLedger& a) { return json_list(balance_of(a), halves_json); }

Json over_json(const MatchLedger& a) {
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

// Returns the current round, the number of rounds, and the players at the board.
Json round_json(const MatchLedger& a) {
  return {{"round", round_shown(a)},
          {"rounds", rounds_agreed(a)},
          {"at", {{"white", player_at(a, Side::White)}, {"black", player_at(a, Side::Black)}}}};
}

// Adds only what the holes do not show: by default a page draws one plain peg for each side.
void add_board(Json& json, const MatchLedger& a) {
  const Partie* p = partie_of(a);
  if (!p || p->marque.options.signs != Signs::EtendardCravate) return;
  Json board = Json::object();
  if (const Combine* c = combine_of(a))
    board["pegs"] = per_side(pieces(*c).pegs, [](const auto& pegs) { return json_list(pegs, peg_json); });
  const Shown signs = shown(p->marque);
  board["etendard"] = side_or_null(signs.etendard);
  board["cravate"] = side_or_null(signs.cravate);
  json["board"] = std::move(board);
}

// Adds the members of each format.
void add_format(Json& json, const MatchLedger& a, const Series& s) {
  Json won = json_list(s.won, [&](const TourWon& t) -> Json {
    return {{"winner", a.order[index(t.winner)]},
            {"holes", per_side(t.holes)},
            {"worth", t.worth.name},
            {"value", halves_json(t.worth.halves)}};
  });
  json["tours"] = {{"won", std::move(won)}, {"stake", a.options.stake}};
}
void add_format(Json& json, const MatchLedger& a, const Partie& p) { add_partie(json, a, p); }
void add_format(Json& json, const MatchLedger& a, const Combine& c) {
  add_partie(json, a, c.ecrire);
  add_honours(json, a, c);
}
void add_format(Json& json, const MatchLedger& a, const FilledBoard&) { json["poule"] = poule_json(a, {}); }
void add_format(Json& json, const MatchLedger& a, const DrainedBoard& b) {
  // A meeting is played like a marqué.
  const auto rate = [&](Side s) { return b.options.run_doubles && run_open(b.meeting, s) ? 2 : 1; };
  json["marque"] = marque_json(b.meeting, {rate(Side::White), rate(Side::Black)}, 0);
  json["poule"] = poule_json(a, b.per_hole);
}

}  // namespace

std::string_view unit_of(const MatchLedger& a) { return traits_of(a.options.format).unit; }

Json halves_json(int halves) { return halves % 2 ? Json(halves / 2.0) : Json(halves / 2); }

Json side_or_null(std::optional<Side> side) { return side ? Json(name_of(*side)) : Json(nullptr); }

Json stands_json(const MatchLedger& a) {
  Json json = round_json(a);
  json["holes"] = per_side(holes_of(a));
  json["balance"] = balance_json(a);
  return json;
}

Json account_json(const MatchLedger& a, std::string_view format) {
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
