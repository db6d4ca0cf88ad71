// The list of formats. A format is a class of static functions over its ledger, which is one of the
// alternatives of MatchLedger::of; most are inherited from FormatDefaults. Their contracts are those of the
// functions of the same purpose in format.h and match_ledger.h. To add a format, add a class here and its
// ledger to MatchLedger::of; no other code asks for the format.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/text_of.h"
#include "game/match/format.h"
#include "game/match/match_ledger.h"
#include "game/match/settlement.h"
#include "game/rules/state.h"

namespace trictrac {

using Refused = std::optional<LedgerError>;

inline Refused refuse_unless(bool possible, LedgerError why) {
  return possible ? std::nullopt : Refused(why);
}

template <class LedgerType>
struct FormatDefaults {
  using Ledger = LedgerType;

  // Returns whether the board determines the state of the round, so that a resumed match may begin within
  // one.
  static bool tells_round(const MatchOptions&) { return false; }
  // Returns the reason why the first round cannot begin like this, or nullopt. Requires that the rest of
  // `problem_of` is fine.
  static std::optional<std::string> problem_of_start(const MatchOptions&, const State& start) {
    if (start.marks.holes == PerSide<int>{} && start.stage != Stage::Decide) return std::nullopt;
    return "this format begins without holes";
  }

  // Set the holes of the first round (with_holes); the side that has just made its last hole by its own dice
  // and may go; the side that throws first.
  static void set_holes(Ledger&, const Marks&) {}
  static void set_going(Ledger&, Side) {}
  static void set_lead(Ledger&, Side) {}

  static Refused refuse(const Ledger&, const Suspended&) { return LedgerError::NotHere; }
  static void apply(Ledger&, const Suspended&) {}
  // Closes the round and returns true, if giving it up loses only that round.
  static bool give_up(Ledger&, Side) { return false; }

  static std::optional<Going> if_going(const Ledger&, Side) { return std::nullopt; }
  // Returns whether the round written last is still in play.
  static bool lingers(const Ledger&) { return false; }
  // Returns the meetings that the head of a poule must still win, or nullopt if the format is not won so.
  static std::optional<int> still_to_win(const Ledger&) { return std::nullopt; }

  // Returns the players of the last round written, or nullopt; others may play the next round.
  static std::optional<PerSide<int>> last_at_board(const MatchLedger&, const Ledger&) { return std::nullopt; }
  static int pot(const Ledger&) { return 0; }
  static const Partie* partie(const Ledger&) { return nullptr; }
  static const PouleBoard* poule(const Ledger&) { return nullptr; }
};

// Shared by à écrire and combiné, which play marqués: `Self::partie` is never null. They stay aggregates,
// which a private constructor here would forbid.
template <class Self, class LedgerType>
struct MarqueFormat : FormatDefaults<LedgerType> {  // NOLINT(bugprone-crtp-constructor-accessibility)
  static std::optional<PerSide<int>> last_at_board(const MatchLedger&, const LedgerType& of) {
    return played_last(*Self::partie(of));
  }
  static std::vector<int> balance(const MatchLedger& a, const LedgerType& of) {
    const auto settled = settlement_of(a);
    auto amounts =
        players_share(a, trictrac::balance(settled ? settled->lines : marque_lines(Self::partie(of)->sheet)));
    for (int& amount : amounts) amount *= 2;
    return amounts;
  }
  static int rounds_won(const LedgerType& of) { return marques_written(Self::partie(of)->sheet); }
  static Rounds rounds_of(const LedgerType& of, int account) {
    const Sheet& sheet = Self::partie(of)->sheet;
    return {wins_of(sheet)[account], losses_of(sheet)[account]};
  }
};

// Shared by the poules, which are played in meetings.
template <class LedgerType>
struct PouleFormat : FormatDefaults<LedgerType> {
  static Seating seating(const LedgerType& of) { return {of.board.at, {}, {}}; }
  static std::optional<PerSide<int>> last_at_board(const MatchLedger&, const LedgerType& of) {
    if (of.board.played.empty()) return std::nullopt;
    const MeetingPlayed& last = of.board.played.back();
    PerSide<int> at;
    at[last.won_by] = last.winner;
    at[other(last.won_by)] = last.loser;
    return at;
  }
  static bool ended(const LedgerType& of) { return over(of); }

  static const PouleBoard* poule(const LedgerType& of) { return &of.board; }
  static std::vector<int> balance(const MatchLedger& a, const LedgerType& of) {
    return to_players(a, of.board.purse.balance, 2);
  }
  static int pot(const LedgerType& of) { return of.board.purse.pot; }
  static int rounds_won(const LedgerType& of) { return static_cast<int>(of.board.played.size()); }
  static Rounds rounds_of(const LedgerType& of, int seat) {
    const auto& played = of.board.played;
    return {static_cast<int>(std::ranges::count(played, seat, &MeetingPlayed::winner)),
            static_cast<int>(std::ranges::count(played, seat, &MeetingPlayed::loser))};
  }
  static std::optional<MatchProblem> gathering_problem(const MatchOptions& o) { return problem_alone(o); }
};

// Shared by formats whose rounds end by holes alone: at `kHoles`, of which the opponent has fewer. Going ends
// nothing, so the ledger does not count it. `Base` is FormatDefaults or PouleFormat.
template <class Base, int kHoles>
struct HolesFormat : Base {
  using Base::apply;
  using Base::refuse;
  using typename Base::Ledger;

  static std::optional<std::string> problem_of_start(const MatchOptions&, const State&) {
    return std::nullopt;
  }
  static Refused refuse(const Ledger&, const HolesWon& e) {
    return refuse_unless(e.holes >= 1, LedgerError::NoHoles);
  }
  static void apply(Ledger& of, const HolesWon& e) { of = after(std::move(of), e); }
  static Refused refuse(const Ledger&, const Went&) { return std::nullopt; }
  static void apply(Ledger&, const Went&) {}
  static Refused refuse(const Ledger&, const RoundEnd& p) {
    const auto [least, most] = std::minmax(p.holes.white, p.holes.black);
    return refuse_unless(most >= kHoles && least < kHoles, LedgerError::BadHoles);
  }
  static void apply(Ledger& of, const RoundEnd& p) { of = after(std::move(of), p); }
};

// Tours of twelve holes, each paid by its worth (K8, S1 XX).
struct ToursFormat : HolesFormat<FormatDefaults<Series>, kHolesPerTour> {
  static constexpr FormatTraits kTraits{
      .game = "tours",
      .unit = "stake",
      .goal = Goal::Twelve,
      .round_ends = "a tour ends when one player has twelve holes and the other player fewer",
      .takes = kOfRounds | kOfStake,
      .pays_worth = true,
  };

  static std::optional<MatchProblem> gathering_problem(const MatchOptions& o) {
    return o.players == 2 ? problem_alone(o) : players_problem("a tour is for two players");
  }
  static Series begin(const MatchOptions& o, Worth counting, Side) { return {counting, o.rounds, {}, {}}; }
  static void set_holes(Series& of, const Marks& marks) {
    of.tally.holes = marks.holes;
    of.tally.pavillon = marks.pavillon;
  }
  static bool give_up(Series& of, Side loser) {
    of = given_up(std::move(of), loser);
    return true;
  }

  static bool ended(const Series& of) { return over(of); }
  static int round(const Series& of) { return static_cast<int>(of.won.size()); }
  static int rounds_won(const Series& of) { return round(of); }
  static Rounds rounds_of(const Series& of, int seat) {
    const int won = static_cast<int>(std::ranges::count(of.won, kSides[seat], &TourWon::winner));
    return {won, round(of) - won};
  }
  static PerSide<int> holes(const Series& of) { return of.tally.holes; }
  static Seating seating(const Series&) { return {{0, 1}, {}, {}}; }
  static std::vector<int> balance(const MatchLedger& a, const Series& of) {
    const int won = halves_won_by_white(of) * a.options.stake;
    return to_players(a, {won, -won}, 1);
  }
};
ToursFormat format_of(const Series&);

// The refusal of all other players of à écrire after S0 (docs/ecrire.md).
inline constexpr std::string_view kTwoOrChouette =
    "this format is for two players, or for three with company=chouette";

// The partie à écrire: marqué after marqué, for two to four players (section E; S0, S1 XIX, S3).
struct EcrireFormat : MarqueFormat<EcrireFormat, Partie> {
  static constexpr FormatTraits kTraits{
      .game = "ecrire",
      .unit = "jeton",
      .takes = kOfRounds | kOfSeats | kOfMarques | kOfRonde,
  };

  static std::optional<MatchProblem> gathering_problem(const MatchOptions& o) {
    const bool too_many = o.company == Company::TwoAgainstTwo && o.ecrire.most_players < 4;
    return too_many ? problem_of_marques(o, company_problem(std::string(kTwoOrChouette)))
                    : problem_of_marques(o);
  }

  // With two players, the pavillon shows the owner of the open run of holes.
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
      return "the side that holds or goes has won a hole (K4)";
    if (white > 0 && black > 0 && start.marks.pavillon == Pavillon::Middle)
      return "both have holes: the pavillon is White's or Black's, or lost (K7)";
    if (most > 0 && std::max(white, black) > most) return text_of("a player takes {} holes at most", most);
    return std::nullopt;
  }

  static Partie begin(const MatchOptions& o, Worth, Side lead) {
    const int players = o.company == Company::Alone ? o.players : players_of(o.company);
    Partie p = begin_partie(o.ecrire, players, o.rounds, lead, o.resumed.carried);
    p.company = o.company;
    return p;
  }
  static void set_holes(Partie& of, const Marks& marks) {
    std::optional<Side> runner;
    for (const Side s : kSides)
      if (!runner && in_grande_bredouille(marks, s)) runner = s;
    of.marque = with_run(std::move(of.marque), marks.holes, runner);
  }
  static void set_going(Partie& of, Side side) { of.marque.may_go = side; }
  static void set_lead(Partie& of, Side lead) { of.seating.lead = lead; }

  using FormatDefaults::apply;
  using FormatDefaults::refuse;
  static Refused refuse(const Partie& of, const MarqueEvent& e) { return refused(of.marque, e); }
  static void apply(Partie& of, const MarqueEvent& e) { of = after(std::move(of), e); }
  static Refused refuse(const Partie& of, const RoundEnd& p) {
    const int most = std::max(p.holes.white, p.holes.black), cap = of.options.marque.hole_cap;
    return refuse_unless(most >= kObligatoryHole && (cap == 0 || most <= cap), LedgerError::BadHoles);
  }
  static void apply(Partie& of, const RoundEnd& p) { of = after(std::move(of), p); }

  static bool ended(const Partie& of) { return over(of); }
  static int round(const Partie& of) { return rounds_written(of); }
  static PerSide<int> holes(const Partie& of) { return of.marque.holes; }
  static Seating seating(const Partie& of) { return seated(of); }
  static std::optional<Going> if_going(const Partie& of, Side s) {
    return if_goes(of.marque, s).value_or(Going::Lift);
  }
  static const Partie* partie(const Partie& of) { return &of; }
};
EcrireFormat format_of(const Partie&);

// Trictrac combiné: the partie à écrire and the honours on one board (section E; S3).
struct CombineFormat : MarqueFormat<CombineFormat, Combine> {
  static constexpr FormatTraits kTraits{
      .game = "combine",
      .unit = "jeton",
      .takes = kOfRounds | kOfSeats | kOfMarques | kOfHonours,
  };

  static std::optional<MatchProblem> gathering_problem(const MatchOptions& o) {
    if (o.players == 2 || o.company != Company::Alone) return problem_of_marques(o);
    return problem_of_marques(
        o, players_problem(
               "combiné is played by two, two against two or with a chouette, never à la ronde (S3)"));
  }

  static Combine begin(const MatchOptions& o, Worth, Side lead) { return begin_combine(o, lead); }
  static void set_lead(Combine& of, Side lead) {
    of.ecrire.seating.lead = lead;
    of.seating = seated(of.ecrire);
  }

  static Refused refuse(const Combine& of, const CombineEvent& e) { return refused(of, e); }
  static void apply(Combine& of, const CombineEvent& e) { of = after(std::move(of), e); }
  // The end of a marqué does not tell the holes of the honours.
  static Refused refuse(const Combine&, const RoundEnd&) { return LedgerError::NotHere; }
  static void apply(Combine&, const RoundEnd&) {}

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
  // Going ends nothing while à écrire is suspended with its marqué ended or lifted.
  static std::optional<Going> if_going(const Combine& of, Side s) {
    if (!in_play(of, CombineGame::Ecrire)) return Going::Lift;
    return if_goes(of.ecrire.marque, s).value_or(Going::Lift);
  }
  static const Partie* partie(const Combine& of) { return &of.ecrire; }
  static int pot(const Combine& of) { return kJetonsPerFiche * basket(of.poule); }
};
CombineFormat format_of(const Combine&);

// The filled poule: each loser puts in another stake (section E; S3, Guiton ch. VIII).
struct FilledFormat : HolesFormat<PouleFormat<FilledBoard>, kMeetingHoles> {
  static constexpr FormatTraits kTraits{
      .game = "filled",
      .unit = "unit",
      .goal = Goal::Six,
      .round_ends = "a match of a poule ends when one player has six holes and the other player fewer",
      .takes = kOfStake | kOfSeats | kOfFilled,
  };

  static FilledBoard begin(const MatchOptions& o, Worth, Side) {
    return begin_filled({o.stake, o.first_win}, o.players);
  }
  static void set_holes(FilledBoard& of, const Marks& marks) { of.holes = marks.holes; }

  static int round(const FilledBoard& of) { return rounds_won(of); }
  static PerSide<int> holes(const FilledBoard& of) { return of.holes; }
  static std::optional<int> still_to_win(const FilledBoard& of) { return trictrac::still_to_win(of); }
};
FilledFormat format_of(const FilledBoard&);

// The drained poule: each meeting, played like a marqué, draws from it (section E; S3).
struct DrainedFormat : PouleFormat<DrainedBoard> {
  static constexpr FormatTraits kTraits{
      .game = "drained",
      .unit = "unit",
      .takes = kOfStake | kOfSeats | kOfDrained,
  };

  static DrainedBoard begin(const MatchOptions& o, Worth, Side) {
    return begin_drained({o.stake, o.run_doubles}, o.players);
  }

  using FormatDefaults::apply;
  using FormatDefaults::refuse;
  static Refused refuse(const DrainedBoard& of, const MarqueEvent& e) { return refused(of.meeting, e); }
  static void apply(DrainedBoard& of, const MarqueEvent& e) { of = after(std::move(of), e); }
  static Refused refuse(const DrainedBoard&, const RoundEnd& p) {
    return refuse_unless(std::max(p.holes.white, p.holes.black) >= kMeetingHoles, LedgerError::BadHoles);
  }
  static void apply(DrainedBoard& of, const RoundEnd& p) { of = after(std::move(of), p); }

  static int round(const DrainedBoard& of) { return rounds_won(of) + of.ties; }
  static PerSide<int> holes(const DrainedBoard& of) { return of.meeting.holes; }
  static std::optional<Going> if_going(const DrainedBoard& of, Side s) {
    return if_goes(of.meeting, s).value_or(Going::Lift);
  }
};
DrainedFormat format_of(const DrainedBoard&);

// The format of a ledger.
template <class Ledger>
using FormatOf = decltype(format_of(std::declval<const Ledger&>()));

// Calls `call(format, ledger)` with the format of `a` and its ledger.
template <class AnyLedger, class Call>
decltype(auto) in_format(AnyLedger& a, const Call& call) {
  return std::visit(
      [&](auto& of) -> decltype(auto) { return call(FormatOf<std::remove_cvref_t<decltype(of)>>{}, of); },
      a.of);
}

// Calls `call(format)`, before any ledger exists.
template <std::size_t kFirst = 0, class Call>
decltype(auto) of_format(Format format, const Call& call) {
  using Ledgers = decltype(MatchLedger::of);
  if constexpr (kFirst + 1 < std::variant_size_v<Ledgers>)
    if (static_cast<std::size_t>(format) != kFirst) return of_format<kFirst + 1>(format, call);
  return call(FormatOf<std::variant_alternative_t<kFirst, Ledgers>>{});
}

}  // namespace trictrac
