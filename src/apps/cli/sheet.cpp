#include "apps/cli/sheet.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "apps/cli/files.h"
#include "apps/cli/output.h"
#include "base/text_of.h"
#include "game/match/match_ledger.h"
#include "text/sheet/entry_text.h"
#include "text/shown.h"
#include "text/words.h"
#include "words/sheet.h"

namespace trictrac::cli {

using words::SheetWords;

namespace {

using Cells = std::vector<std::string>;

std::string blanks(int n) { return std::string(static_cast<std::size_t>(n), ' '); }

// Text in columns: a head, one column for each player, a note.
class TextColumns {
 public:
  // Adds a row; all rows have the same number of cells.
  void row(std::string head, Cells cells, std::string note = "") {
    cells.insert(cells.begin(), std::move(head));
    cells.push_back(std::move(note));
    rows_.push_back(std::move(cells));
  }

  std::string text() const {
    std::vector<int> widths;
    for (const auto& row : rows_) {
      widths.resize(std::max(widths.size(), row.size()));
      for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns_of(row[i]));
    }
    std::string text;
    for (const auto& row : rows_) {
      std::string line = "  " + row[0] + blanks(widths[0] - columns_of(row[0]));
      for (std::size_t i = 1; i + 1 < row.size(); ++i)
        line += blanks(3 + widths[i] - columns_of(row[i])) + row[i];
      line += "   " + row.back();
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + "\n";
    }
    return text;
  }

 private:
  std::vector<Cells> rows_;
};

std::string signed_text(int amount) { return (amount > 0 ? "+" : "") + std::to_string(amount); }
std::string gained_text(int amount) { return amount > 0 ? std::to_string(amount) : ""; }

// The payments that have a row of their own.
constexpr struct {
  Payment payment;
  words::Sentence<> SheetWords::* head;
} kRows[] = {
    {Payment::QueueJetons, &SheetWords::queue_jetons},   {Payment::Marques, &SheetWords::marques},
    {Payment::QueueMarques, &SheetWords::queue_marques}, {Payment::Postillon, &SheetWords::postillons},
    {Payment::FurtherParis, &SheetWords::further_paris}, {Payment::Paris, &SheetWords::paris},
    {Payment::QueueParis, &SheetWords::queue_paris},
};

std::string holes_text(int winner, int loser) { return text_of("{}–{}", winner, loser); }

// Partners have one account between them.
Cells account_names(const LedgerSheet& s, const MatchLedger& a) {
  if (a.options.company == Company::Alone) {
    Cells names;
    for (const int player : a.order) names.push_back(s.names[player]);
    return names;
  }
  Cells names(2);
  for (std::size_t seat = 0; seat < a.order.size(); ++seat) {
    std::string& name = names[index(account_of(a.options.company, static_cast<int>(seat)))];
    name += (name.empty() ? "" : "+") + s.names[a.order[seat]];
  }
  return names;
}

Cells cells_of(const Amounts& amounts, int accounts, std::string (*text)(int)) {
  Cells cells;
  for (int i = 0; i < accounts; ++i) cells.push_back(text(amounts[i]));
  return cells;
}

std::string marque_note(const WrittenMarque& m, const Words& words) {
  const MarqueResult& r = m.result;
  const Side won = *r.winner;
  std::string note = holes_text(r.holes[won], r.holes[other(won)]);
  if (r.run == Run::Petite || r.run == Run::Grande)
    note = words(r.run == Run::Petite ? &SheetWords::petite_bredouille : &SheetWords::grande_bredouille,
                 words::Score(note), words::Rate(r.rate));
  if (m.refaits > 0) note += words(&SheetWords::refaits, words::Refaits(m.refaits));
  return note;
}

void add_marques(TextColumns& columns, const Sheet& sheet, const Words& words) {
  const SettlementLines lines = marque_lines(sheet);
  const int carried = marques_in(sheet.carried);
  if (carried > 0)
    columns.row("1–" + std::to_string(carried), cells_of(lines.front().amounts, sheet.accounts, gained_text),
                words(&SheetWords::carried_over));
  for (std::size_t i = 0; i < sheet.marques.size(); ++i) {
    const int number = carried + static_cast<int>(i) + 1;
    Amounts gained{};
    for (const SettlementLine& line : lines)
      if (line.marque == number) gained += line.amounts;
    columns.row(std::to_string(number), cells_of(gained, sheet.accounts, gained_text),
                marque_note(sheet.marques[i], words));
  }
  const Amounts total = trictrac::columns(lines).gained;
  columns.row(words(&SheetWords::total),
              cells_of(total, sheet.accounts, [](int n) { return std::to_string(n); }));
}

// Between whom the paris of three are settled: a sheet that does not say so is one of version 1.0.
std::string paris_note(const MatchOptions& agreed, const Words& words) {
  const EcrireOptions& o = agreed.ecrire;
  if (!is_ronde(agreed) || o.paris != Paris::Postillon) return "";
  return words(o.postillon_over == PostillonOver::EachPair ? &SheetWords::paris_of_pairs
                                                           : &SheetWords::paris_of_match);
}

void add_settlement(TextColumns& columns, const Settlement& s, int accounts, const std::string& note,
                    const Words& words) {
  SettlementLines before_rounding;
  for (const SettlementLine& line : s.lines)
    if (line.payment != Payment::Rounding && line.payment != Payment::QueueGenerale)
      before_rounding.push_back(line);
  for (const auto& row : kRows) {
    SettlementLines paid;
    std::ranges::copy_if(before_rounding, std::back_inserter(paid), [&](const SettlementLine& line) {
      return line.payment == row.payment && line.marque == 0;
    });
    const Amounts gained = trictrac::columns(paid).gained;  // each player's own, as S0 writes it
    if (gained != Amounts{}) columns.row(words(row.head), cells_of(gained, accounts, gained_text));
  }
  const auto number = [](int n) { return std::to_string(n); };
  columns.row(words(&SheetWords::result), cells_of(trictrac::columns(s.lines).gained, accounts, number),
              note);
  columns.row(words(&SheetWords::gross), cells_of(balance(before_rounding), accounts, signed_text));
  columns.row(words(&SheetWords::net), cells_of(balance(s.lines), accounts, signed_text));
}

// An amount in hundredths: "+12.50", "-3".
std::string money_text(std::int64_t hundredths, const Words& words) {
  const std::int64_t size = std::abs(hundredths);
  std::string text = text_of("{}{}", hundredths > 0 ? "+" : hundredths < 0 ? "-" : "", size / 100);
  if (size % 100 != 0) text += text_of(".{}{}", size % 100 < 10 ? "0" : "", size % 100);
  return words.decimal(std::move(text));
}

// Returns each player's gain at the agreed price of a fiche.
std::string price_text(const LedgerSheet& s, const SheetLedger& now, const Words& words) {
  const auto price = price_of_fiche(s);
  if (!price) return "";
  std::string text;
  const std::vector<std::int64_t> paid = paid_at(*price, now);
  for (std::size_t i = 0; i < paid.size(); ++i)
    text += text_of("{}{} {}", i > 0 ? ", " : "", s.names[i], money_text(paid[i], words));
  if (text.empty()) return "";
  return "  " + words(&SheetWords::to_pay, words::Balances(text), words::Text<"unit">(price->unit)) + "\n";
}

std::string partie_account(const LedgerSheet& s, const SheetLedger& now, const Words& words) {
  const MatchLedger& a = now.account;
  const Sheet& sheet = partie_of(a)->sheet;
  TextColumns columns;
  columns.row("", account_names(s, a));
  add_marques(columns, sheet, words);
  if (const auto settled = settlement_of(a))
    add_settlement(columns, *settled, sheet.accounts, paris_note(a.options, words), words);
  return columns.text() + price_text(s, now, words);
}

std::string list_of(const SheetLedger& now, const LedgerSheet& s) {
  std::string text;
  const MatchLedger& a = now.account;
  const auto won = [&](int player, std::string rest) { text += "  " + s.names[player] + " " + rest + "\n"; };
  if (const Series* series = series_of(a))
    for (const TourWon& t : series->won)
      won(a.order[index(t.winner)],
          holes_text(t.holes[t.winner], t.holes[other(t.winner)]) + " " + std::string(t.worth.name));
  if (const PouleBoard* board = poule_of(a))
    for (const MeetingPlayed& m : board->played)
      won(a.order[m.winner],
          holes_text(m.holes[m.won_by], m.holes[other(m.won_by)]) + " " + s.names[a.order[m.loser]]);
  return text;
}

std::string balances(const LedgerSheet& s, const std::vector<int>& amounts, bool halves) {
  std::string text;
  for (std::size_t i = 0; i < amounts.size(); ++i)
    text += (i ? ", " : "") + s.names[i] + " " + signed_text(halves ? amounts[i] / 2 : amounts[i]) +
            (halves && amounts[i] % 2 ? "½" : "");
  return text;
}

std::string pot_text(const MatchLedger& a, const Words& words) {
  const PouleBoard* poule = poule_of(a);
  return poule ? "  " + words(&SheetWords::pool, words::N(poule->purse.pot)) + "\n" : "";
}

std::string honours_text(const LedgerSheet& s, const MatchLedger& a, const Words& words) {
  const Combine* c = combine_of(a);
  if (!c) return "";
  std::string text =
      words(&SheetWords::honours, words::Score(holes_text(c->honours.holes.white, c->honours.holes.black)),
            words::Count<"won">(c->won.size()), words::Text<"basket">(text_of("{}", basket(c->poule))));
  if (c->suspension)
    text += words(c->suspension->game == CombineGame::Ecrire ? &SheetWords::ecrire_suspended
                                                             : &SheetWords::honours_suspended);
  return text_of("  {}\n  {}\n", text,
                 words(&SheetWords::fiches, words::Balances(balances(s, fiches_of(a), false))));
}

}  // namespace

std::string written_account(const LedgerSheet& s, const SheetLedger& now, const Words& words) {
  const MatchLedger& a = now.account;
  std::string text = partie_of(a) ? partie_account(s, now, words) : list_of(now, s) + pot_text(a, words);
  text += honours_text(s, a, words);
  if (!partie_of(a))
    text += "  " + words(&SheetWords::balance, words::Balances(balances(s, balance_of(a), true))) + "\n";
  return visible(text);
}

}  // namespace trictrac::cli
