#include "cli/sheet.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace trictrac::cli {
namespace {

using Tokens = std::vector<std::string>;
using Fault = std::optional<std::string>;

Tokens tokens_of(const std::string& line) {
  Tokens all;
  std::istringstream in(line);
  for (std::string w; in >> w;) all.push_back(w);
  return all;
}

std::optional<int> number(const std::string& text) {
  int n = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (wrong != std::errc() || end != text.data() + text.size() || n < 0 || n > 999) return std::nullopt;
  return n;
}

class SheetReader {
 public:
  SheetReader(const EcrireOptions& options, int marques) : options_(options), marques_(marques) {}

  Fault line(const std::string& text) {
    const Tokens t = tokens_of(text);
    if (t.empty() || t[0][0] == '#') return std::nullopt;
    if (t[0] == "players") return players(t);
    if (t[0] == "marque") return marque(t);
    return "\"" + t[0] + "\" is not known: a line begins with players or marque";
  }

  std::expected<ToldSheet, std::string> done() {
    if (sheet_.names.empty()) return std::unexpected("the sheet should begin with: players NAME NAME");
    return sheet_;
  }

 private:
  Fault players(const Tokens& t) {
    const int n = static_cast<int>(t.size()) - 1;
    if (!sheet_.names.empty()) return "the players have been named already";
    if (n < 2 || n > options_.most_players)
      return "this preset is for two to " + std::to_string(options_.most_players) + " players";
    if (!lawful_count(options_, n, marques_))
      return std::to_string(marques_) + " marqués do not suit " + std::to_string(n) + " players (section E)";
    sheet_.names.assign(t.begin() + 1, t.end());
    sheet_.partie = begin_partie(options_, n, marques_, Side::White);
    return std::nullopt;
  }

  Fault marque(const Tokens& t) {
    if (sheet_.names.empty()) return "the players should be named first";
    if (over(sheet_.partie)) return "all " + std::to_string(marques_) + " marqués have been played";
    if (t.size() < 5) return "write: marque NAME HOLES NAME HOLES";
    Played played;
    played.lifted = true;
    PerSide<bool> told;
    for (const std::size_t at : {1, 3}) {
      const auto side = side_of(t[at]);
      if (!side || told[*side]) return t[at] + " is not at the board: " + at_board() + " are";
      const auto holes = number(t[at + 1]);
      if (!holes) return "\"" + t[at + 1] + "\" is not a number of holes";
      told[*side] = true;
      played.holes[*side] = *holes;
    }
    for (std::size_t i = 5; i < t.size(); ++i) {
      if (t[i] == "bredouille")
        played.one_run = true;
      else if (t[i] == "sans-lever")
        played.lifted = false;
      else
        return "\"" + t[i] + "\" should be bredouille or sans-lever";
    }
    if (std::max(played.holes.white, played.holes.black) < kObligatoryHole)
      return "nobody has six holes: the marqué is not over";
    sheet_.partie = after(sheet_.partie, played);
    return std::nullopt;
  }

  std::optional<Side> side_of(const std::string& name) const {
    for (const Side side : kSides)
      if (sheet_.names[sheet_.partie.seating.at[side]] == name) return side;
    return std::nullopt;
  }

  std::string at_board() const {
    const auto& at = sheet_.partie.seating.at;
    return sheet_.names[at.white] + " and " + sheet_.names[at.black];
  }

  const EcrireOptions& options_;
  int marques_;
  ToldSheet sheet_;
};

struct CodeWords {
  std::string_view code, french, english;
};
constexpr CodeWords kCodeWords[] = {
    {"marque", "marqué", "marqué"},
    {"consolation", "consolation au joueur qui attend", "consolation to the idle player"},
    {"queue_jetons", "queue des jetons", "queue of jetons"},
    {"marques", "marqués gagnés", "marqués won"},
    {"queue_marques", "queue des marqués", "queue of marqués"},
    {"postillon", "postillon", "postillon"},
    {"further_paris", "autres paris", "further paris"},
    {"paris", "paris", "paris"},
    {"queue_paris", "queue des paris", "queue of paris"},
    {"rounding", "arrondi en fiches", "rounded to fiches"},
    {"queue_generale", "queue générale", "general queue"},
};

std::string code_text(const SettlementLine& line, const Words& words) {
  for (const CodeWords& c : kCodeWords)
    if (c.code == line.code) {
      const std::string text(words(c.french, c.english));
      return line.marque > 0 ? text + " " + std::to_string(line.marque) : text;
    }
  return std::string(line.code);
}

std::string signed_text(int amount) { return (amount > 0 ? "+" : "") + std::to_string(amount); }

std::string padded(std::string text, std::size_t width) {
  // Accents take two bytes and one column.
  const auto columns = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
  if (static_cast<std::size_t>(columns) < width) text.append(width - columns, ' ');
  return text;
}

// With four players an account is a pair.
std::vector<std::string> account_names(const ToldSheet& s) {
  std::vector<std::string> names(s.partie.sheet.accounts);
  for (std::size_t seat = 0; seat < s.names.size(); ++seat) {
    std::string& name = names[account_of(static_cast<int>(seat), s.partie.players)];
    name += (name.empty() ? "" : "+") + s.names[seat];
  }
  return names;
}

std::string row(const std::string& head, const Amounts& amounts, int accounts, std::string_view source) {
  std::string text = padded("  " + head, 38);
  for (int i = 0; i < accounts; ++i) text += padded(signed_text(amounts[i]), 12);
  return text + std::string(source) + "\n";
}

std::string next_text(const ToldSheet& s, const Words& words) {
  const auto& at = s.partie.seating.at;
  return std::string(words("À jouer : ", "To play: ")) + s.names[at.white] + " – " + s.names[at.black] +
         " (" + std::to_string(s.partie.sheet.marques.size()) + "/" + std::to_string(s.partie.agreed) + ")\n";
}

}  // namespace

std::expected<ToldSheet, std::string> read_sheet(const std::string& text, const EcrireOptions& options,
                                                 int marques) {
  SheetReader reader(options, marques);
  std::istringstream in(text);
  int n = 0;
  for (std::string line; std::getline(in, line);) {
    ++n;
    if (const auto fault = reader.line(line)) return std::unexpected("line " + std::to_string(n) + ": " + *fault);
  }
  return reader.done();
}

std::string sheet_account(const ToldSheet& s, Method method, const Words& words) {
  const std::vector<std::string> names = account_names(s);
  std::string text = padded("", 38);
  for (const std::string& name : names) text += padded(name, 12);
  text += "\n";
  if (!over(s.partie)) {
    for (std::size_t i = 0; i < s.partie.sheet.marques.size(); ++i) {
      const WrittenMarque& m = s.partie.sheet.marques[i];
      const std::string head = std::string(words("marqué ", "marqué ")) + std::to_string(i + 1);
      text += row(head, payment(m.loser, m.winner, m.result.jetons), s.partie.sheet.accounts, "");
    }
    return text + next_text(s, words);
  }
  const Settlement settled = settle(s.partie.options, s.partie.sheet, method);
  for (const SettlementLine& line : settled.lines)
    text += row(code_text(line, words), line.amounts, s.partie.sheet.accounts, line.source);
  text += row(std::string(words("compte final, en jetons", "final account, in jetons")), balance(settled.lines),
              s.partie.sheet.accounts, "");
  if (settled.die_needed)
    text += std::string(words("Une demi-fiche se joue encore au dé.\n", "Half a fiche is still to be thrown for.\n"));
  return text;
}

}  // namespace trictrac::cli
