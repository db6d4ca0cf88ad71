// Trictrac combiné: the partie à écrire and the honours on one board (section E; S3).
#pragma once

#include <utility>

#include "game/match/format_defaults.h"

namespace trictrac {

struct CombineFormat : MarqueFormat<CombineFormat, Combine> {
  static constexpr FormatTraits kTraits{
      .game = "combine",
      .unit = "jeton",
      .takes = kOfRounds | kOfSeats | kOfMarques | kOfHonours,
  };

  static std::optional<MatchProblem> gathering_problem(const MatchOptions& o) {
    if (o.players == 2) return problem_of_marques(o, std::nullopt, std::nullopt);
    return problem_of_marques(
        o, std::nullopt,
        players_problem(
            "combiné is played by two, two against two or with a chouette, never à la ronde (S3)"));
  }

  static Combine begin(const MatchOptions& o, Worth, Side lead) {
    return begin_combine({.ecrire = o.ecrire, .poule = o.poule}, o.company, o.rounds, lead, o.resumed);
  }
  static void set_lead(Combine& of, Side lead) {
    of.ecrire.seating.lead = lead;
    of.seating = seated(of.ecrire, of.company);
  }

  static Refused refuse(const Combine& of, const CombineEvent& e) { return refused(of, e); }
  static void apply(Combine& of, const CombineEvent& e) { of = after(std::move(of), e); }
  // The holes of the honours are not told by the end of a marqué.
  static Refused refuse(const Combine&, const MarqueEnd&) { return LedgerError::NotHere; }
  static void apply(Combine&, const MarqueEnd&) {}

  static bool ended(const Combine& of) { return over(of); }
  static int round(const Combine& of) {
    const bool waits = of.suspension && ended_marque(*of.suspension);
    return rounds_written(of.ecrire) - (waits ? 1 : 0);
  }
  static bool lingers(const Combine& of) { return written_in_this_holding(of); }
  static PerSide<int> holes(const Combine& of) {
    return in_play(of, CombineGame::Ecrire) ? of.ecrire.marque.holes : of.honours.holes;
  }
  static Seating seating(const Combine& of) { return of.seating; }
  // Nothing ends where à écrire is set aside with its marqué ended or lifted.
  static std::optional<Going> if_going(const Combine& of, Side s) {
    if (!in_play(of, CombineGame::Ecrire)) return Going::Lift;
    return if_goes(of.ecrire.marque, s).value_or(Going::Lift);
  }
  static const Partie* partie(const Combine& of) { return &of.ecrire; }
  static int pot(const Combine& of) { return kJetonsPerFiche * basket(of.poule); }
};
CombineFormat format_of(const Combine&);

}  // namespace trictrac
