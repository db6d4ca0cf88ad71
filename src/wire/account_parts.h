// The parts of an account that only some formats have, as messages have them; for account_json.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "base/json.h"
#include "game/match/match.h"

namespace trictrac::account_parts {

// {"white":…,"black":…}, each made by `of`.
template <class T, class Of>
Json per_side(const PerSide<T>& both, Of of) {
  return {{"white", of(both.white)}, {"black", of(both.black)}};
}
inline Json per_side(const PerSide<int>& both) { return {{"white", both.white}, {"black", both.black}}; }

// À écrire and its part of combiné: marque, sheet, wins, losses, settlement.
void add_partie(Json& json, const Account& a, const Partie& p);
// Combiné: honours, suspended.
void add_honours(Json& json, const Account& a, const Combine& c);
// The meeting of a drained poule, which is played like a marqué.
Json meeting_json(const DrainedBoard& b);
// Any poule; `per_hole`: what a hole of difference takes out of it, where that is settled.
Json poule_json(const Account& a, std::optional<int> per_hole);

}  // namespace trictrac::account_parts
