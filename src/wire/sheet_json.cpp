#include "wire/sheet_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <variant>
#include <vector>

#include "contract/game_codec.h"
#include "contract/instances.h"
#include "game/match/match_ledger.h"
#include "game/match/settlement.h"
#include "text/match_text.h"
#include "text/sheet/entry_text.h"
#include "wire/event_json.h"
#include "wire/match_ledger_json.h"
#include "wire/protocol.h"

namespace trictrac::contract {
namespace {

struct Entered {
  std::string entry;
  int round = 0;
  std::vector<int> at;
  std::optional<Json> award;
  bool ended = false;
  static constexpr auto kFields =
      fields("One entry on the sheet.", field<&Entered::entry>(), field<&Entered::round>(),
             field<&Entered::at>("the players then at the board").written_as("[number,number]"),
             field<&Entered::award>("the points and holes it marked").written_as("Mark").or_null(),
             field<&Entered::ended>("the round"));
};
struct MayEnter {
  bool mark = false, seats = false, round = false, half = false;
  std::optional<Side> go;
  PerSide<int> take_back;
  std::optional<Json> account{}, suspend{};
  static constexpr auto kFields =
      fields("The entries that are possible now.", field<&MayEnter::mark>(), field<&MayEnter::seats>(),
             field<&MayEnter::round>(), field<&MayEnter::half>(), field<&MayEnter::go>().or_null(),
             field<&MayEnter::take_back>("the points that each marked last"),
             field<&MayEnter::account>("what going does").written_as("Does"),
             field<&MayEnter::suspend>().written_as("Suspending[]"));
};
struct Adjourned {
  std::vector<int> players;
  int lost = 0, jetons = 0;
  std::optional<std::vector<int>> fiches{};
  int laid_aside = 0;
  std::optional<int> honours{}, basket{};
  static constexpr auto kFields =
      fields("The notes for one account when the partie is adjourned.", field<&Adjourned::players>(),
             field<&Adjourned::lost>(), field<&Adjourned::jetons>(),
             field<&Adjourned::fiches>("by the box they come from"),
             field<&Adjourned::laid_aside>("out of its own box, which no player could change").unless_usual(),
             field<&Adjourned::honours>("in combiné: the fiches won at the honours"),
             field<&Adjourned::basket>("in combiné, apart from these: the fiches put into it"));
};
struct Price : FichePrice {
  std::vector<std::int64_t> paid;
  static constexpr auto kFields =
      fields("The price of a fiche.", field<&Price::hundredths>(), field<&Price::unit>(),
             field<&Price::paid>("each player's winnings at that price, once all is settled"));
};
struct Sheet {
  const LedgerSheet& of;
  const SheetLedger& now;
  std::size_t undone = 0;
  std::vector<Entered> log{};
  MayEnter may{};
  std::optional<std::vector<Adjourned>> adjourned{};
  std::optional<Price> price{};
};
struct SheetError {
  const ApiError& of;
  std::string_view why;
};

constexpr std::array<std::string_view, 12> kWhys{
    "over",      "no_holes",   "may_not_go",       "suspended", "not_here",    "equal_dice",
    "bad_holes", "bad_points", "not_at_the_start", "bad_seats", "fewer_holes", "takes_too_much"};
constexpr WordList kWhyNoEntry{"WhyNoEntry", kWhys};

// Returns the marks, with the pavillon of a marqué from its account; that of a tour is in the marks.
Marks shown_marks(const SheetLedger& l) {
  Marks marks = l.marks;
  if (const Partie* p = partie_of(l.account)) marks.pavillon = shown(p->marque).pavillon;
  return marks;
}

}  // namespace

template <>
inline constexpr auto kFields<Sheet> =
    frame("sheet", "The sheet of a real table.",
          field("format", [](const Sheet& s) { return s.of.format; }).written_as("Format"),
          field("match", [](const Sheet& s) { return match_json(s.of.options); }).written_as("MatchTerms"),
          field("worth", [](const Sheet& s) { return name_of(s.of.counting); }),
          field("names", [](const Sheet& s) { return s.of.names; }),
          field("tags", [](const Sheet& s) { return s.of.tags; }),
          field("order", [](const Sheet& s) { return s.now.account.order; }),
          field("score", [](const Sheet& s) { return score_json(shown_marks(s.now)); }).written_as("Scores"),
          field("dice", [](const Sheet& s) { return s.now.dice; }).or_null(), field<&Sheet::may>(),
          field("undo", [](const Sheet& s) { return s.of.entries.size(); }), field("redo", &Sheet::undone),
          field<&Sheet::log>(),
          field("account", [](const Sheet& s) { return account_json(s.now.account, s.of.format); })
              .written_as("Account"),
          field<&Sheet::adjourned>("of a partie à écrire").or_null(), field<&Sheet::price>().or_null(),
          field("text", [](const Sheet& s) { return print_sheet(s.of); }));
template <>
inline constexpr auto kFields<SheetError> =
    frame("error", "An entry was refused.",
          field("code", [](const SheetError& e) { return name_of(e.of.code); }).written_as("ErrorCode"),
          field("message", "in English", [](const SheetError& e) { return e.of.message; }),
          field("line", [](const SheetError& e) { return e.of.line; }).unless_usual(),
          field<&SheetError::why>().one_of(kWhyNoEntry).unless_usual());

void describe_sheet(Description& all) {
  using Answers = std::variant<Sheet, SheetError>;
  declare<Answers>(all);
  all.types.push_back(
      {{"name", "SheetAnswer"}, {"says", "Anything that a sheet answers."}, {"type", Wire<Answers>::type()}});
}

}  // namespace trictrac::contract

namespace trictrac {
namespace {

using contract::Entered, contract::MayEnter, contract::Adjourned;

std::vector<Entered> log_of(const LedgerSheet& sheet, std::span<const SheetLedger> after) {
  std::vector<Entered> log;
  for (std::size_t i = 0; i < sheet.entries.size(); ++i)
    log.push_back({entry_text(sheet.entries[i]),
                   round_of(after[i].account),
                   {player_at(after[i].account, Side::White), player_at(after[i].account, Side::Black)},
                   after[i + 1].last.transform(award_json),
                   round_of(after[i].account) < round_of(after[i + 1].account)});
  return log;
}

MayEnter may_enter(const SheetLedger& l) {
  const bool going_on = !over(l.account);
  MayEnter may{going_on,
               !l.begun,
               going_on && refused(l.account, RoundEnd{}) != LedgerError::NotHere,
               half_wanted(l.account).has_value(),
               l.may_go,
               {may_take_back(l, Side::White), may_take_back(l, Side::Black)}};
  if (!l.may_go) return may;
  const Json decision = decision_json(l.account, *l.may_go);
  if (decision.contains("account")) may.account = decision["account"];
  if (decision.contains("suspend")) may.suspend = decision["suspend"];
  return may;
}

// Returns whose account `i` is: partners share one.
std::vector<int> players_of_account(const MatchLedger& a, int i) {
  std::vector<int> players;
  for (int seat = 0; seat < static_cast<int>(a.order.size()); ++seat) {
    const int account =
        a.options.company == Company::Alone ? seat : index(account_of(a.options.company, seat));
    if (account == i) players.push_back(a.order[seat]);
  }
  return players;
}

// Returns what must be noted when a partie à écrire is put off (S3). Without stakes the jetons are those won.
std::optional<std::vector<Adjourned>> adjourned_of(const MatchLedger& a) {
  const Partie* p = partie_of(a);
  if (!p) return std::nullopt;
  const Amounts lost = losses_of(p->sheet), won = won_of(p->sheet);
  std::optional<std::array<Holding, kMostAccounts>> before;
  if (p->options.stake > 0) before = holdings_of(p->options, p->sheet);
  std::vector<Adjourned> accounts;
  for (int i = 0; i < p->sheet.accounts; ++i) {
    Adjourned one{players_of_account(a, i), lost[i], won[i]};
    if (before) {
      const Holding& holding = (*before)[i];
      one.jetons = holding.jetons;
      one.fiches.emplace(holding.fiches.begin(), holding.fiches.begin() + p->sheet.accounts);
      one.laid_aside = std::max(holding.laid_aside, 0);
    }
    if (const Combine* c = combine_of(a)) {
      const Side side = static_cast<Side>(i);
      one.honours = c->poule.fiches[side] + c->poule.put[side];
      one.basket = c->poule.put[side];
    }
    accounts.push_back(std::move(one));
  }
  return accounts;
}

}  // namespace

Json sheet_message(const LedgerSheet& sheet, std::span<const SheetLedger> after, std::size_t undone) {
  const SheetLedger& now = after.back();
  contract::Sheet shown{sheet, now, undone, log_of(sheet, after), may_enter(now), adjourned_of(now.account)};
  if (const auto price = price_of_fiche(sheet)) shown.price = contract::Price{*price, paid_at(*price, now)};
  return contract::json_of(shown);
}

Json sheet_error(const ApiError& error, std::string_view why) {
  return contract::json_of(contract::SheetError{error, why});
}

}  // namespace trictrac
