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

namespace trictrac::cli {

namespace {

using Cells = std::vector<std::string>;

struct PaymentWords {
  Payment payment;
  std::string_view french, english;
};
constexpr PaymentWords kPaymentWords[] = {
    {Payment::QueueJetons, "Queue des jetons", "Queue of jetons"},
    {Payment::Marques, "Marqués gagnés", "Marqués won"},
    {Payment::QueueMarques, "Queue des marqués", "Queue of marqués"},
    {Payment::Postillon, "Postillons", "Postillons"},
    {Payment::FurtherParis, "Autres paris", "Further paris"},
    {Payment::Paris, "Paris", "Paris"},
    {Payment::QueueParis, "Queue des paris", "Queue of paris"},
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

std::string marque_note(const WrittenMarque& m) {
  const MarqueResult& r = m.result;
  const Side won = *r.winner;
  std::string note = holes_text(r.holes[won], r.holes[other(won)]);
  if (r.run == Run::Petite) note += text_of(", petite bredouille × {}", r.rate);
  if (r.run == Run::Grande) note += text_of(", grande bredouille × {}", r.rate);
  if (m.refaits > 0) note += text_of(", {} refait(s)", m.refaits);
  return note;
}

void add_marques(TextColumns& columns, const Sheet& sheet, const Words& words) {
  const SettlementLines lines = marque_lines(sheet);
  const int carried = marques_in(sheet.carried);
  if (carried > 0)
    columns.row("1–" + std::to_string(carried), cells_of(lines.front().amounts, sheet.accounts, gained_text),
                std::string(words("report", "carried over")));
  for (std::size_t i = 0; i < sheet.marques.size(); ++i) {
    const int number = carried + static_cast<int>(i) + 1;
    Amounts gained{};
    for (const SettlementLine& line : lines)
      if (line.marque == number) gained += line.amounts;
    columns.row(std::to_string(number), cells_of(gained, sheet.accounts, gained_text),
                marque_note(sheet.marques[i]));
  }
  const Amounts total = trictrac::columns(lines).gained;
  columns.row("Total (I)", cells_of(total, sheet.accounts, [](int n) { return std::to_string(n); }));
}

void add_settlement(TextColumns& columns, const Settlement& s, int accounts, const Words& words) {
  SettlementLines before_rounding;
  for (const SettlementLine& line : s.lines)
    if (line.payment != Payment::Rounding && line.payment != Payment::QueueGenerale)
      before_rounding.push_back(line);
  for (const PaymentWords& c : kPaymentWords) {
    SettlementLines paid;
    std::ranges::copy_if(before_rounding, std::back_inserter(paid), [&](const SettlementLine& line) {
      return line.payment == c.payment && line.marque == 0;
    });
    const Amounts gained = trictrac::columns(paid).gained;  // each player's own, as S0 writes it
    if (gained != Amounts{})
      columns.row(std::string(words(c.french, c.english)), cells_of(gained, accounts, gained_text));
  }
  const auto number = [](int n) { return std::to_string(n); };
  columns.row(std::string(words("Résultat", "Result")),
              cells_of(trictrac::columns(s.lines).gained, accounts, number));
  columns.row(std::string(words("Gain brut", "Gross")),
              cells_of(balance(before_rounding), accounts, signed_text));
  columns.row(std::string(words("Gain net", "Net")), cells_of(balance(s.lines), accounts, signed_text));
}

// An amount in hundredths: "+12.50", "-3".
std::string money_text(std::int64_t hundredths) {
  const std::int64_t size = std::abs(hundredths);
  std::string text = text_of("{}{}", hundredths > 0 ? "+" : hundredths < 0 ? "-" : "", size / 100);
  if (size % 100 != 0) text += text_of(".{}{}", size % 100 < 10 ? "0" : "", size % 100);
  return text;
}

// What each player has won at the agreed price of a fiche.
std::string price_text(const LedgerSheet& s, const SheetLedger& now, const Words& words) {
  const auto price = price_of_fiche(s);
  if (!price) return "";
  std::string text;
  const std::vector<std::int64_t> paid = paid_at(*price, now);
  for (std::size_t i = 0; i < paid.size(); ++i)
    text += text_of("{}{} {}", i > 0 ? ", " : "", s.names[i], money_text(paid[i]));
  if (text.empty()) return "";
  return text_of("  {}{} {}\n", words("À payer : ", "To pay: "), text, price->unit);
}

std::string partie_account(const LedgerSheet& s, const SheetLedger& now, const Words& words) {
  const MatchLedger& a = now.account;
  const Sheet& sheet = partie_of(a)->sheet;
  TextColumns columns;
  columns.row("", account_names(s, a));
  add_marques(columns, sheet, words);
  if (const auto settled = settlement_of(a)) add_settlement(columns, *settled, sheet.accounts, words);
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
  if (const PouleBoard* board = meetings_of(a))
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
  return text + "\n";
}

std::string pot_text(const MatchLedger& a, const Words& words) {
  const Purse* purse = purse_of(a);
  return purse ? text_of("  {}{}\n", words("Poule : ", "Pool: "), purse->pot) : "";
}

std::string honours_text(const LedgerSheet& s, const MatchLedger& a, const Words& words) {
  const Combine* c = combine_of(a);
  if (!c) return "";
  std::string text = text_of("  {}{}, {}{}{}", words("Honneurs : ", "Honours: "),
                             holes_text(c->honours.holes.white, c->honours.holes.black), c->won.size(),
                             words(" gagnée(s), panier ", " won, basket "), basket(c->poule));
  if (c->suspension)
    text += c->suspension->game == CombineGame::Ecrire
                ? words("; l’écrire est suspendu", "; à écrire is suspended")
                : words("; les honneurs sont suspendus", "; the honours are suspended");
  return text_of("{}\n  {}{}", text, words("Fiches : ", "Fiches: "), balances(s, fiches_of(a), false));
}

std::string seat_text(const LedgerSheet& s, const SheetLedger& now, Side side, const Words& words) {
  const Marks& m = now.marks;
  return text_of("{} ({}) {} {} {} pt{}", s.names[player_at(now.account, side)],
                 side == Side::White ? 'W' : 'B', m.holes[side], words("trou(s)", "hole(s)"), m.points[side],
                 m.double_jeton == side ? " ∞" : "");
}

}  // namespace

std::string written_account(const LedgerSheet& s, const SheetLedger& now, const Words& words) {
  const MatchLedger& a = now.account;
  std::string text = partie_of(a) ? partie_account(s, now, words) : list_of(now, s) + pot_text(a, words);
  text += honours_text(s, a, words);
  if (!partie_of(a))
    text += text_of("  {}{}", words("Solde : ", "Balance: "), balances(s, balance_of(a), true));
  return visible(text);
}

std::string running_account(const LedgerSheet& s, const SheetLedger& now, const Words& words) {
  const MatchLedger& a = now.account;
  if (half_wanted(a))
    return std::string(words("Jetez les dés pour la demi-fiche : half DÉ DÉ\n",
                             "Throw the dice for the half fiche: half DIE DIE\n"));
  if (over(a)) return std::string(words("La partie est terminée.\n", "The match is over.\n"));
  std::string text = seat_text(s, now, Side::White, words) + "   " + seat_text(s, now, Side::Black, words);
  if (now.may_go)
    text += text_of("   {} {}", s.names[player_at(a, *now.may_go)], words("peut s’en aller", "may go"));
  if (now.dice)
    text += text_of("   {} {}", s.names[player_at(a, *now.dice)], words("a le dé", "has the dice"));
  return visible(text + "\n");
}

namespace {

class SheetKeeper {
 public:
  SheetKeeper(LedgerSheet sheet, std::string path, std::ostream& out, std::ostream& refusals,
              const Words& words)
      : sheet_(std::move(sheet)), path_(std::move(path)), out_(out), refusals_(refusals), words_(words) {}

  std::expected<int, std::string> keep(std::istream& in) {
    if (const auto kept = store(); !kept) return std::unexpected(kept.error());
    show();
    for (std::string line; std::getline(in, line);) {
      ++line_;
      line = std::string(trim(line));
      if (line == "quit") break;
      if (line.empty() || line[0] == '#') continue;
      if (const auto kept = obey(line); !kept) return std::unexpected(kept.error());
    }
    return refused_;
  }

 private:
  std::expected<void, std::string> obey(const std::string& line) {
    if (line == "help") return help();
    if (line == "account") return account();
    if (line == "text") return text();
    if (line.starts_with("save ")) return save(std::string(trim(line.substr(5))));
    if (line == "undo") return undo();
    if (line == "redo") return redo();
    return enter(line);
  }

  std::expected<void, std::string> enter(const std::string& line) {
    const SheetLedger now = ledger_of(sheet_);
    const auto entry = parse_entry(line, sheet_.names, now);
    if (!entry) return complain(entry.error());
    if (const auto next = after(now, *entry); !next) return complain(refusal_text(next.error(), *entry, now));
    sheet_.entries.push_back(*entry);
    undone_.clear();
    return changed(round_of(now.account));
  }

  std::expected<void, std::string> undo() {
    if (sheet_.entries.empty())
      return complain(std::string(words_("il n’y a rien à annuler", "there is nothing to undo")));
    undone_.push_back(sheet_.entries.back());
    sheet_.entries.pop_back();
    return changed();
  }

  std::expected<void, std::string> redo() {
    if (undone_.empty())
      return complain(std::string(words_("il n’y a rien à rétablir", "there is nothing to redo")));
    sheet_.entries.push_back(undone_.back());
    undone_.pop_back();
    return changed();
  }

  std::expected<void, std::string> changed(std::optional<int> round_before = {}) {
    if (auto kept = store(); !kept) return kept;
    const SheetLedger now = ledger_of(sheet_);
    if (round_before && (round_of(now.account) != *round_before || over(now.account)))
      out_ << written_account(sheet_, now, words_);
    show();
    return {};
  }

  std::expected<void, std::string> store() { return write_text(path_, print_sheet(sheet_), Overwrite::Yes); }

  // "FILE", or "--force FILE".
  std::expected<void, std::string> save(std::string path) {
    constexpr std::string_view kForce = "--force ";
    const bool force = path.starts_with(kForce);
    if (force) path = std::string(trim(path.substr(kForce.size())));
    if (const auto kept = write_text(path, print_sheet(sheet_), Overwrite{force}); !kept)
      return complain(kept.error());
    out_ << words_("enregistré : ", "saved: ") << path << "\n";
    return {};
  }

  std::expected<void, std::string> account() {
    out_ << written_account(sheet_, ledger_of(sheet_), words_);
    show();
    return {};
  }

  std::expected<void, std::string> text() {
    out_ << visible(print_sheet(sheet_));
    return {};
  }

  std::expected<void, std::string> help() {
    out_
        << "W +4 | B +6 other's roll | W holes 2 | W goes | round W 8 B 3 run unlifted | W suspends honours\n"
           "W -2 | B +2 school | B +2 false school | B +2 augmentation\n"
           "half 5 3 | seats 2 1 lead B | W gives up | undo | redo | account | text | save [--force] FILE | "
           "quit\n";
    return {};
  }

  std::expected<void, std::string> complain(const std::string& message) {
    ++refused_;
    out_ << std::flush;
    refusals_ << "? " << (&refusals_ == &out_ ? "" : std::to_string(line_) + ": ") << visible(message)
              << std::endl;
    return {};
  }

  void show() {
    if (!sheet_.entries.empty())
      out_ << sheet_.entries.size() << ". " << visible(entry_text(sheet_.entries.back())) << "\n";
    out_ << running_account(sheet_, ledger_of(sheet_), words_) << std::flush;
  }

  LedgerSheet sheet_;
  std::string path_;
  std::ostream& out_;
  std::ostream& refusals_;
  const Words& words_;
  int line_ = 0;
  int refused_ = 0;
  std::vector<LedgerEntry> undone_;
};

}  // namespace

std::expected<int, std::string> keep_sheet(LedgerSheet sheet, const std::string& path, std::istream& in,
                                           std::ostream& out, std::ostream& refusals, const Words& words) {
  return SheetKeeper(std::move(sheet), path, out, refusals, words).keep(in);
}

}  // namespace trictrac::cli
