#include "text/record/account_lines.h"

#include <cstdlib>

#include "base/enum_table.h"
#include "base/text_of.h"
#include "game/match/account_sums.h"

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

// The holes of what is void stand in the account before.
void add_marques(const Partie& before, const Partie& after, Lines& lines) {
  const auto &was = before.sheet.marques, &is = after.sheet.marques;
  const int carried = marques_in(after.sheet.carried);
  for (std::size_t i = was.size(); i < is.size(); ++i)
    lines.push_back(marque_line(carried + i, is[i].result));
  if (after.marque.refaits > before.marque.refaits) lines.push_back(refait(before.marque.holes));
}

void add_ended_rounds(const Account& before, const Account& after, Lines& lines) {
  if (const auto* s = std::get_if<Series>(&after.of))
    for (std::size_t i = std::get<Series>(before.of).won.size(); i < s->won.size(); ++i)
      lines.push_back(tour_line(i, s->won[i]));
  if (const auto* c = std::get_if<Combine>(&after.of))
    for (std::size_t i = std::get<Combine>(before.of).won.size(); i < c->won.size(); ++i)
      lines.push_back(honours_line(i, c->won[i]));
  if (const Partie* p = partie_of(after)) add_marques(*partie_of(before), *p, lines);
  if (const auto* b = std::get_if<FilledBoard>(&after.of))
    add_meetings(std::get<FilledBoard>(before.of).board, b->board, lines);
  if (const auto* b = std::get_if<DrainedBoard>(&after.of)) {
    const auto& was = std::get<DrainedBoard>(before.of);
    if (b->ties > was.ties) lines.push_back(refait(was.meeting.holes));
    add_meetings(was.board, b->board, lines);
  }
}

std::string halves_text(int halves) {
  const std::string whole = text_of("{}{}", std::abs(halves) / 2, halves % 2 ? ".5" : "");
  return (halves < 0 ? "-" : "") + whole;
}

void add_balance(const Account& a, Lines& lines) {
  std::string balance = "= account";
  for (const int halves : balance_of(a)) balance += " " + halves_text(halves);
  lines.push_back(balance);
  if (!std::holds_alternative<Combine>(a.of)) return;
  std::string fiches = "= fiches";
  for (const int n : fiches_of(a)) fiches += text_of(" {}", n);
  lines.push_back(fiches);
}

bool settled(const Account& a) { return over(a) && !half_wanted(a); }

}  // namespace

bool is_plain_tour(const MatchOptions& options) { return options == MatchOptions{}; }

std::vector<std::string> account_lines(const Account& before, const Account& after) {
  Lines lines;
  if (is_plain_tour(after.options)) return lines;
  add_ended_rounds(before, after, lines);
  if (settled(after) && !settled(before)) add_balance(after, lines);
  return lines;
}

}  // namespace trictrac
