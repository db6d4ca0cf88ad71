// Lists every format, and says what each must have. A new one is a file beside format_tours.h, its ledger in
// MatchLedger::of and its include here; nothing else asks which format is played.
#pragma once

#include <concepts>
#include <utility>
#include <variant>

#include "game/match/format_combine.h"
#include "game/match/format_drained.h"
#include "game/match/format_ecrire.h"
#include "game/match/format_filled.h"
#include "game/match/format_tours.h"

namespace trictrac {

// A class of static functions over its ledger, most of which it may have from FormatDefaults. What each
// answers is said at the function of the same purpose in format.h and match_ledger.h.
template <class F>
concept MatchFormat = std::equality_comparable<typename F::Ledger> &&
                      requires(typename F::Ledger& of, const typename F::Ledger& is, const MatchLedger& a,
                               const MatchOptions& o, const State& start, const Marks& marks, Side s,
                               HolesWon won, Went went, Suspended suspended, MarqueEnd played) {
                        { F::kTraits } -> std::convertible_to<const FormatTraits&>;
                        { F::gathering_problem(o) } -> std::same_as<std::optional<MatchProblem>>;
                        { F::tells_round(o) } -> std::same_as<bool>;
                        { F::problem_of_start(o, start) } -> std::same_as<std::optional<std::string>>;
                        { F::begin(o, Worth{}, s) } -> std::same_as<typename F::Ledger>;
                        F::set_holes(of, marks), F::set_going(of, s), F::set_lead(of, s);
                        { F::refuse(is, won) } -> std::same_as<Refused>;
                        { F::refuse(is, went) } -> std::same_as<Refused>;
                        { F::refuse(is, suspended) } -> std::same_as<Refused>;
                        { F::refuse(is, played) } -> std::same_as<Refused>;
                        F::apply(of, won), F::apply(of, went), F::apply(of, suspended), F::apply(of, played);
                        { F::give_up(of, s) } -> std::same_as<bool>;
                        { F::ended(is) } -> std::same_as<bool>;
                        { F::round(is) } -> std::same_as<int>;
                        { F::rounds_won(is) } -> std::same_as<int>;
                        { F::rounds_of(is, 0) } -> std::same_as<Rounds>;
                        { F::lingers(is) } -> std::same_as<bool>;
                        { F::holes(is) } -> std::same_as<PerSide<int>>;
                        { F::seating(is) } -> std::same_as<Seating>;
                        { F::last_at_board(a, is) } -> std::same_as<std::optional<PerSide<int>>>;
                        { F::if_going(is, s) } -> std::same_as<std::optional<Going>>;
                        { F::still_to_win(is) } -> std::same_as<std::optional<int>>;
                        { F::balance(a, is) } -> std::same_as<std::vector<int>>;
                        { F::pot(is) } -> std::same_as<int>;
                        { F::partie(is) } -> std::same_as<const Partie*>;
                        { F::purse(is) } -> std::same_as<const Purse*>;
                        { F::meetings(is) } -> std::same_as<const PouleBoard*>;
                      };

template <class Ledger>
using FormatOf = decltype(format_of(std::declval<const Ledger&>()));

// Calls `call(format, ledger)` with the format of `a` and what it counts.
template <class AnyLedger, class Call>
decltype(auto) in_format(AnyLedger& a, const Call& call) {
  return std::visit(
      [&](auto& of) -> decltype(auto) {
        using Of = FormatOf<std::remove_cvref_t<decltype(of)>>;
        static_assert(MatchFormat<Of>);
        return call(Of{}, of);
      },
      a.of);
}

// Calls `call(format)` where no ledger is begun yet.
template <std::size_t kFirst = 0, class Call>
decltype(auto) of_format(Format format, const Call& call) {
  using Ledgers = decltype(MatchLedger::of);
  if constexpr (kFirst + 1 < std::variant_size_v<Ledgers>)
    if (static_cast<std::size_t>(format) != kFirst) return of_format<kFirst + 1>(format, call);
  return call(FormatOf<std::variant_alternative_t<kFirst, Ledgers>>{});
}

}  // namespace trictrac
