// What a line of a game says has been done, by whom; the game follows from the deeds of its lines.
#pragma once

#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/sha256.h"
#include "game/courrier/match.h"
#include "game/match/match.h"
#include "table/accord.h"

namespace trictrac {

struct LeadDrawn {
  std::vector<Roll> throws;  // White's die, Black's die; empty where the game began otherwise
  Side first = Side::White;
  friend bool operator==(const LeadDrawn&, const LeadDrawn&) = default;
};
struct SeatsDrawn {
  std::vector<std::vector<int>> throws;  // a die of each player, again while two are equal; none: by lot
  std::vector<int> order;                // the player in each seat
  friend bool operator==(const SeatsDrawn&, const SeatsDrawn&) = default;
};
struct HalfDrawn {
  std::vector<Roll> throws;  // the die of who would be paid, and of who would pay; only the last differ
  friend bool operator==(const HalfDrawn&, const HalfDrawn&) = default;
};
// What is done at the table beside the game, which stands as it was, but for what is taken back.
//
// A player commits to his share of the dice by its hash, then shows it (shares.h).
struct Sealing {
  int player = 0;
  Digest seal{};
  friend bool operator==(const Sealing&, const Sealing&) = default;
};
struct Sharing {
  int player = 0;
  Digest share{};
  friend bool operator==(const Sharing&, const Sharing&) = default;
};
// Done by consent of all people at the table (accord.h): the game is over, and what was being played has no
// winner; it goes on another day, with the next act; the last act has not been done.
struct Stop {
  friend bool operator==(Stop, Stop) = default;
};
struct PutOff {
  friend bool operator==(PutOff, PutOff) = default;
};
struct TakeBack {
  friend bool operator==(TakeBack, TakeBack) = default;
};

using Deed = std::variant<LeadDrawn, SeatsDrawn, HalfDrawn, Throwing, Hold, Go, Suspending, Playing, Resign,
                          Sealing, Sharing, Stop, PutOff, TakeBack>;

template <class Kind>
inline constexpr bool kBeside =
    std::disjunction_v<std::is_same<Kind, Sealing>, std::is_same<Kind, Sharing>, std::is_same<Kind, Stop>,
                       std::is_same<Kind, PutOff>, std::is_same<Kind, TakeBack>>;
// What is done where all agree, as a deed of either game.
template <class SomeDeed>
SomeDeed deed_of_accord(Accord accord) {
  switch (accord) {
    case Accord::Stop: return Stop{};
    case Accord::PutOff: return PutOff{};
    case Accord::TakeBack: break;
  }
  return TakeBack{};
}
// Is it done beside the game?
template <class SomeDeed>
bool is_beside(const SomeDeed& deed) {
  return std::visit([]<class Kind>(const Kind&) { return kBeside<Kind>; }, deed);
}

template <class SomeDeed>
struct DoneBy {
  Side side = Side::White;
  SomeDeed deed;
  friend bool operator==(const DoneBy&, const DoneBy&) = default;
};
using Done = DoneBy<Deed>;

// The games of combiné in messages and deeds: "ecrire", "honours".
std::string_view name_of(CombineGame game);
std::optional<CombineGame> find_game(std::string_view name);

namespace courrier {

using Deed = std::variant<LeadDrawn, Throwing, Playing, Resign, Sealing, Sharing, Stop, PutOff, TakeBack>;
using Done = DoneBy<Deed>;

}  // namespace courrier

}  // namespace trictrac
