// Functions that most formats share. A format is a class of static functions, and its ledger is one of the
// alternatives of MatchLedger; the concept MatchFormat (format_list.h) lists its functions.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

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

  // See with_holes, with_going, led_by.
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
  static const Purse* purse(const Ledger&) { return nullptr; }
  static const PouleBoard* meetings(const Ledger&) { return nullptr; }
};

// Shared by à écrire and combiné, which play marqués: `Self::partie` is never null.
template <class Self, class LedgerType>
struct MarqueFormat : FormatDefaults<LedgerType> {
  static std::optional<PerSide<int>> last_at_board(const MatchLedger& a, const LedgerType& of) {
    return played_last(*Self::partie(of), a.options.company);
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

  static const Purse* purse(const LedgerType& of) { return &of.pool.purse; }
  static const PouleBoard* meetings(const LedgerType& of) { return &of.board; }
  static std::vector<int> balance(const MatchLedger& a, const LedgerType& of) {
    return to_players(a, of.pool.purse.balance, 2);
  }
  static int pot(const LedgerType& of) { return of.pool.purse.pot; }
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
  static Refused refuse(const Ledger&, const MarqueEnd& p) {
    const auto [least, most] = std::minmax(p.holes.white, p.holes.black);
    return refuse_unless(most >= kHoles && least < kHoles, LedgerError::BadHoles);
  }
  static void apply(Ledger& of, const MarqueEnd& p) { of = after(std::move(of), p); }
};

}  // namespace trictrac
