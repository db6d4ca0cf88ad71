#include "wire/sheet_json.h"

#include <nlohmann/json.hpp>

#include "game/match/match_ledger.h"
#include "game/match/settlement.h"
#include "text/match_text.h"
#include "text/sheet/entry_text.h"
#include "wire/event_json.h"
#include "wire/match_ledger_json.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

// Returns the marks, with the pavillon of a marqué from its account; that of a tour is in the marks.
Marks shown_marks(const SheetLedger& l) {
  Marks marks = l.marks;
  if (const Partie* p = partie_of(l.account)) marks.pavillon = shown(p->marque).pavillon;
  return marks;
}

Json log_json(const LedgerSheet& sheet, std::span<const SheetLedger> after) {
  Json log = Json::array();
  for (std::size_t i = 0; i < sheet.entries.size(); ++i)
    log.push_back(
        {{"entry", entry_text(sheet.entries[i])},
         {"round", round_of(after[i].account)},
         {"at", {player_at(after[i].account, Side::White), player_at(after[i].account, Side::Black)}},
         {"award", after[i + 1].last ? award_json(*after[i + 1].last) : Json(nullptr)},
         {"ended", round_of(after[i].account) < round_of(after[i + 1].account)}});
  return log;
}

Json may_json(const SheetLedger& l) {
  const bool going_on = !over(l.account);
  Json json{
      {"mark", going_on},
      {"seats", !l.begun},
      {"round", going_on && refused(l.account, RoundEnd{}) != LedgerError::NotHere},
      {"half", half_wanted(l.account).has_value()},
      {"go", side_or_null(l.may_go)},
      {"take_back", {{"white", may_take_back(l, Side::White)}, {"black", may_take_back(l, Side::Black)}}}};
  if (l.may_go) json.update(decision_json(l.account, *l.may_go));
  return json;
}

// Returns whose account `i` is: partners share one.
Json players_of_account(const MatchLedger& a, int i) {
  Json players = Json::array();
  for (int seat = 0; seat < static_cast<int>(a.order.size()); ++seat) {
    const int account =
        a.options.company == Company::Alone ? seat : index(account_of(a.options.company, seat));
    if (account == i) players.push_back(a.order[seat]);
  }
  return players;
}

// Adds of the honours the fiches won less those lost, and apart from them what lies in the basket.
void add_honours(Json& one, const MatchLedger& a, Side side) {
  const Combine* c = combine_of(a);
  if (!c) return;
  one["honours"] = c->poule.fiches[side] + c->poule.put[side];
  one["basket"] = c->poule.put[side];
}

// Adds what lies before an account where there are stakes: jetons, and fiches of each box (S3).
void add_holding(Json& one, const Holding& before, int accounts) {
  one["jetons"] = before.jetons;
  one["fiches"] = std::vector<int>(before.fiches.begin(), before.fiches.begin() + accounts);
  if (before.laid_aside > 0) one["laid_aside"] = before.laid_aside;
}

// Returns what must be noted when a partie à écrire is put off (S3). Without stakes the jetons are those won.
Json adjourned_json(const MatchLedger& a) {
  const Partie* p = partie_of(a);
  if (!p) return nullptr;
  const Amounts lost = losses_of(p->sheet), won = won_of(p->sheet);
  std::optional<std::array<Holding, kMostAccounts>> before;
  if (p->options.stake > 0) before = holdings_of(p->options, p->sheet);
  Json accounts = Json::array();
  for (int i = 0; i < p->sheet.accounts; ++i) {
    Json one{{"players", players_of_account(a, i)}, {"lost", lost[i]}, {"jetons", won[i]}};
    if (before) add_holding(one, (*before)[i], p->sheet.accounts);
    add_honours(one, a, static_cast<Side>(i));
    accounts.push_back(std::move(one));
  }
  return accounts;
}

Json price_json(const LedgerSheet& sheet, const SheetLedger& now) {
  const auto price = price_of_fiche(sheet);
  if (!price) return nullptr;
  return {{"hundredths", price->hundredths}, {"unit", price->unit}, {"paid", paid_at(*price, now)}};
}

Json tags_json(const LedgerSheet& sheet) {
  Json tags = Json::object();
  for (const auto& [name, value] : sheet.tags) tags[name] = value;
  return tags;
}

}  // namespace

Json sheet_message(const LedgerSheet& sheet, std::span<const SheetLedger> after, std::size_t undone) {
  const SheetLedger& now = after.back();
  return {{"say", "sheet"},
          {"format", sheet.format},
          {"match", match_json(sheet.options)},
          {"worth", name_of(sheet.counting)},
          {"names", sheet.names},
          {"tags", tags_json(sheet)},
          {"order", now.account.order},
          {"score", score_json(shown_marks(now))},
          {"dice", side_or_null(now.dice)},
          {"may", may_json(now)},
          {"undo", sheet.entries.size()},
          {"redo", undone},
          {"log", log_json(sheet, after)},
          {"account", account_json(now.account, sheet.format)},
          {"adjourned", adjourned_json(now.account)},
          {"price", price_json(sheet, now)},
          {"text", print_sheet(sheet)}};
}

}  // namespace trictrac
