// Short ways to play a marqué and to write a sheet.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "game/match/format.h"
#include "game/match/settlement.h"

namespace trictrac::test {

inline constexpr Side kA = Side::White;
inline constexpr Side kB = Side::Black;

inline EcrireOptions preset(std::string_view name) { return find_format(name)->options.ecrire; }

// The partie à écrire of every source.
inline std::vector<FormatPreset> ecrire_presets() {
  std::vector<FormatPreset> all;
  for (const FormatPreset& f : kFormats)
    if (f.options.format == Format::Ecrire) all.push_back(f);
  return all;
}

// Holes on the side's own dice, and on the opponent's.
inline MarqueEvent own(Side s, int holes) { return HolesWon{s, holes, true}; }
inline MarqueEvent given(Side s, int holes) { return HolesWon{s, holes, false}; }
inline MarqueEvent go(Side s) { return Went{s}; }

inline Marque marque(std::string_view rules, std::initializer_list<MarqueEvent> events, int refaits = 0) {
  Marque m{.options = preset(rules).marque, .refaits = refaits};
  for (const MarqueEvent& e : events) m = after(m, e);
  return m;
}

inline WrittenMarque won(int winner, int loser, int jetons) {
  WrittenMarque m{.winner = winner, .loser = loser, .idle = {}, .refaits = 0, .result = {}};
  m.result.jetons = jetons;
  return m;
}

// The paris paid so; those of three over the whole match, as Guiton and Lelasseux-Lafosse have them.
inline EcrireOptions by(Paris paris) {
  EcrireOptions o;
  o.paris = paris;
  o.postillon_over = PostillonOver::WholeMatch;
  return o;
}

// Two players who lost these marqués, each for so much.
inline Sheet lost(const std::vector<int>& by_a, const std::vector<int>& by_b) {
  Sheet s;
  for (int jetons : by_a) s.marques.push_back(won(1, 0, jetons));
  for (int jetons : by_b) s.marques.push_back(won(0, 1, jetons));
  return s;
}

inline void meet(Sheet& s, int a, int b, int lost_by_a, int lost_by_b) {
  s.marques.insert(s.marques.end(), lost_by_a, won(b, a, 0));
  s.marques.insert(s.marques.end(), lost_by_b, won(a, b, 0));
}

// Returns twelve marqués of three players, four between any two, with those losses.
inline Sheet a_la_ronde(const Amounts& losses) {
  for (int ab = 0; ab <= 4; ++ab) {
    const int ac = losses[0] - ab;
    const int bc = losses[1] - (4 - ab);
    if (ac < 0 || ac > 4 || bc < 0 || bc > 4) continue;
    Sheet s{.accounts = 3, .marques = {}};
    meet(s, 0, 1, ab, 4 - ab);
    meet(s, 0, 2, ac, 4 - ac);
    meet(s, 1, 2, bc, 4 - bc);
    return s;
  }
  return {};
}

// Returns the total of these payments for each account.
inline Amounts sum_of(const SettlementLines& lines, std::initializer_list<Payment> payments) {
  Amounts sum{};
  for (const SettlementLine& line : lines)
    for (const Payment payment : payments)
      if (line.payment == payment) sum += line.amounts;
  return sum;
}

}  // namespace trictrac::test
