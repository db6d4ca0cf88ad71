#include <cstdlib>

#include "base/enum_table.h"
#include "base/text_of.h"
#include "game/match/match_ledger.h"
#include "text/record/record_line.h"

namespace trictrac {
namespace {

using Lines = std::vector<std::string>;

std::string number(std::size_t i) { return std::to_string(i + 1); }

// "W 7-2": who won, and by how much.
std::string won_by(Side winner, const PerSide<int>& holes) {
  return text_of("{}{}-{}", winner == Side::White ? "W " : "B ", holes[winner], holes[other(winner)]);
}

std::string refait(const PerSide<int>& holes) { return text_of("= refait {}-{}", holes.white, holes.black); }

std::string tour_line(std::size_t i, const TourWon& t) {
  return text_of("= tour {} {} {}", number(i), won_by(t.winner, t.holes), t.worth.name);
}

constexpr EnumTable<Run, Run::Grande, std::string_view> kRuns({
    {Run::None, "simple"},
    {Run::Petite, "petite"},
    {Run::Grande, "grande"},
});

std::string marque_line(std::size_t i, const MarqueResult& r) {
  return text_of("= marque {} {} {} x{} {}", number(i), won_by(*r.winner, r.holes), kRuns[r.run], r.rate,
                 r.jetons);
}

std::string honours_line(std::size_t i, const HonoursWon& won) {
  constexpr const char* kFactors[] = {"simple", "double", "triple", "quadruple"};
  return text_of("= honours {}{}{} {}", number(i), won.winner == Side::White ? " W " : " B ",
                 kFactors[won.factor - 1], won.loser_holes);
}

std::string meeting_line(std::size_t i, const MeetingPlayed& m) {
  const int drawn = m.balance[m.winner];
  return text_of("= meeting {} {}{}", number(i), won_by(m.won_by, m.holes),
                 drawn ? text_of(" {}", drawn) : "");
}

void add_meetings(const PouleBoard& before, const PouleBoard& after, Lines& lines) {
  for (std::size_t i = before.played.size(); i < after.played.size(); ++i)
    lines.push_back(meeting_line(i, after.played[i]));
}

// The rounds that ended between two accounts of one format. The holes of a void marqué are in the account
// before it.
void add_rounds(const Partie& before, const Partie& after, Lines& lines) {
  const auto &was = before.sheet.marques, &is = after.sheet.marques;
  const int carried = marques_in(after.sheet.carried);
  for (std::size_t i = was.size(); i < is.size(); ++i)
    lines.push_back(marque_line(carried + i, is[i].result));
  if (after.marque.refaits > before.marque.refaits) lines.push_back(refait(before.marque.holes));
}

void add_rounds(const Series& before, const Series& after, Lines& lines) {
  for (std::size_t i = before.won.size(); i < after.won.size(); ++i)
    lines.push_back(tour_line(i, after.won[i]));
}
void add_rounds(const Combine& before, const Combine& after, Lines& lines) {
  for (std::size_t i = before.won.size(); i < after.won.size(); ++i)
    lines.push_back(honours_line(i, after.won[i]));
  add_rounds(before.ecrire, after.ecrire, lines);
}
void add_rounds(const FilledBoard& before, const FilledBoard& after, Lines& lines) {
  add_meetings(before.board, after.board, lines);
}
void add_rounds(const DrainedBoard& before, const DrainedBoard& after, Lines& lines) {
  if (after.ties > before.ties) lines.push_back(refait(before.meeting.holes));
  add_meetings(before.board, after.board, lines);
}

std::string halves_text(int halves) {
  const std::string whole = text_of("{}{}", std::abs(halves) / 2, halves % 2 ? ".5" : "");
  return (halves < 0 ? "-" : "") + whole;
}

void add_balance(const MatchLedger& a, Lines& lines) {
  std::string balance = "= account";
  for (const int halves : balance_of(a)) balance += " " + halves_text(halves);
  lines.push_back(balance);
  const std::vector<int> of_honours = fiches_of(a);
  if (of_honours.empty()) return;
  std::string fiches = "= fiches";
  for (const int n : of_honours) fiches += text_of(" {}", n);
  lines.push_back(fiches);
}

bool settled(const MatchLedger& a) { return over(a) && !half_wanted(a); }

}  // namespace

bool is_plain_tour(const MatchOptions& options) { return options == MatchOptions{}; }

std::vector<std::string> account_lines(const MatchLedger& before, const MatchLedger& after) {
  Lines lines;
  if (is_plain_tour(after.options)) return lines;
  std::visit([&]<class Of>(const Of& is) { add_rounds(std::get<Of>(before.of), is, lines); }, after.of);
  if (settled(after) && !settled(before)) add_balance(after, lines);
  return lines;
}

}  // namespace trictrac
