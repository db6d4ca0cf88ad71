// The partie à écrire: marqué after marqué, for two to four players (section E; S0, S1 XIX, S3).
#pragma once

#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "game/match/format_defaults.h"

namespace trictrac {

struct EcrireFormat : MarqueFormat<EcrireFormat, EcrireBoard> {
  static constexpr FormatTraits kTraits{
      .game = "ecrire",
      .unit = "jeton",
      .takes = kOfRounds | kOfSeats | kOfMarques | kOfRonde,
  };

  static std::optional<MatchProblem> gathering_problem(const MatchOptions& o) {
    const bool too_many = o.company == Company::TwoAgainstTwo && o.ecrire.most_players < 4;
    return problem_of_marques(
        o, too_many ? std::optional(company_problem("this account is for two players (S0)")) : std::nullopt,
        std::nullopt);
  }

  // Two play, and the pavillon says whose run of holes is open.
  static bool tells_round(const MatchOptions& o) {
    return o.players == 2 && o.ecrire.marque.signs == Signs::Pavillon;
  }
  static std::optional<std::string> problem_of_start(const MatchOptions& o, const State& start) {
    if (!tells_round(o)) return FormatDefaults::problem_of_start(o, start);
    const auto [white, black] = start.marks.holes;
    const int most = o.ecrire.marque.hole_cap;
    if (start.stage == Stage::Lead && white + black > 0)
      return "who throws first is drawn before the first hole";
    if (start.stage == Stage::Decide && start.marks.holes[start.to_act] == 0)
      return "whoever holds or goes has won a hole (K4)";
    if (white > 0 && black > 0 && start.marks.pavillon == Pavillon::Middle)
      return "both have holes: the pavillon is White's or Black's, or lost (K7)";
    if (most > 0 && std::max(white, black) > most) return text_of("a player takes {} holes at most", most);
    return std::nullopt;
  }

  static EcrireBoard begin(const MatchOptions& o, Worth, Side lead) {
    const int players = o.company == Company::Alone ? o.players : players_of(o.company);
    return {begin_partie(o.ecrire, players, o.rounds, lead, o.resumed.carried), o.company};
  }
  static void set_holes(EcrireBoard& of, const Marks& marks) {
    std::optional<Side> runner;
    for (const Side s : kSides)
      if (!runner && in_grande_bredouille(marks, s)) runner = s;
    of.partie.marque = with_run(std::move(of.partie.marque), marks.holes, runner);
  }
  static void set_going(EcrireBoard& of, Side side) { of.partie.marque.may_go = side; }
  static void set_lead(EcrireBoard& of, Side lead) { of.partie.seating.lead = lead; }

  using FormatDefaults::apply;
  using FormatDefaults::refuse;
  static Refused refuse(const EcrireBoard& of, const MarqueEvent& e) { return refused(of.partie.marque, e); }
  static void apply(EcrireBoard& of, const MarqueEvent& e) { of.partie = after(std::move(of.partie), e); }
  static Refused refuse(const EcrireBoard&, const MarqueEnd& p) {
    return refuse_unless(std::max(p.holes.white, p.holes.black) >= kObligatoryHole, LedgerError::BadHoles);
  }
  static void apply(EcrireBoard& of, const MarqueEnd& p) { of.partie = after(std::move(of.partie), p); }

  static bool ended(const EcrireBoard& of) { return over(of.partie); }
  static int round(const EcrireBoard& of) { return rounds_written(of.partie); }
  static PerSide<int> holes(const EcrireBoard& of) { return of.partie.marque.holes; }
  static Seating seating(const EcrireBoard& of) { return seated(of.partie, of.company); }
  static std::optional<Going> if_going(const EcrireBoard& of, Side s) {
    return if_goes(of.partie.marque, s).value_or(Going::Lift);
  }
  static const Partie* partie(const EcrireBoard& of) { return &of.partie; }
};
EcrireFormat format_of(const EcrireBoard&);

}  // namespace trictrac
