#include "text/match_option.h"

#include <optional>

namespace trictrac {
namespace {

using OptionWords = std::span<const std::string_view>;

constexpr unsigned bit(Format f) { return 1u << static_cast<int>(f); }
constexpr unsigned kCombine = bit(Format::Combine);
constexpr unsigned kEcrire = bit(Format::Ecrire) | kCombine;
constexpr unsigned kPoules = bit(Format::Filled) | bit(Format::Drained);
constexpr unsigned kEveryFormat = bit(Format::Tours) | kEcrire | kPoules;

constexpr std::string_view kOffOrOn[] = {"off", "on"};
constexpr std::string_view kCompanies[] = {"alone", "chouette", "two_against_two"};
constexpr std::string_view kMethods[] = {"jetons", "paper"};
constexpr std::string_view kSeats[] = {"lots", "dice"};
constexpr std::string_view kFirstWins[] = {"apart", "counts"};
constexpr std::string_view kOneSide[] = {"white", "black"};
constexpr std::string_view kSideOrNone[] = {"none", "white", "black"};

int as_number(std::optional<Side> side) { return side ? index(*side) + 1 : 0; }
template <class Value>
int as_number(Value value) {
  return static_cast<int>(value);
}

void put(std::optional<Side>& side, int n) {
  side = n == 0 ? std::nullopt : std::optional(static_cast<Side>(n - 1));
}
template <class Value>
void put(Value& member, int n) {
  member = static_cast<Value>(n);
}

// `At` gives the member by reference, of constant and of changing options alike.
template <auto At>
constexpr MatchOption option(std::string_view name, unsigned formats, OptionWords words = {}) {
  return {name,
          formats,
          words,
          0,
          words.data() == kOffOrOn,
          false,
          [](const MatchOptions& o) { return as_number(At(o)); },
          [](MatchOptions& o, int n) { put(At(o), n); }};
}

template <auto At>
constexpr MatchOption carried(std::string_view name, unsigned formats, OptionWords words = {},
                              int least = 0) {
  MatchOption o = option<At>(name, formats, words);
  o.least = least;
  o.carried = true;
  return o;
}

constexpr MatchOption kOptions[] = {
    option<[](auto& o) -> auto& { return o.players; }>("players", kEveryFormat),
    option<[](auto& o) -> auto& { return o.company; }>("company", kEcrire, kCompanies),
    option<[](auto& o) -> auto& { return o.rounds; }>("rounds", bit(Format::Tours) | kEcrire),
    option<[](auto& o) -> auto& { return o.stake; }>("stake", bit(Format::Tours) | kPoules),
    option<[](auto& o) -> auto& { return o.method; }>("method", kEcrire, kMethods),
    option<[](auto& o) -> auto& { return o.seats; }>("seats", kEcrire | kPoules, kSeats),
    option<[](auto& o) -> auto& { return o.ecrire.marque.hole_cap; }>("hole_cap", kEcrire),
    option<[](auto& o) -> auto& { return o.ecrire.fiche; }>("fiche", kEcrire),
    option<[](auto& o) -> auto& { return o.ecrire.queue.per_loss; }>("queue_per_loss", kEcrire),
    option<[](auto& o) -> auto& { return o.ecrire.queue_generale; }>("queue_generale", kEcrire),
    option<[](auto& o) -> auto& { return o.poule.stake; }>("poule_stake", kCombine),
    option<[](auto& o) -> auto& { return o.poule.simple; }>("poule_simple", kCombine),
    option<[](auto& o) -> auto& { return o.first_win; }>("first_win", bit(Format::Filled), kFirstWins),
    option<[](auto& o) -> auto& { return o.run_doubles; }>("run_doubles", bit(Format::Drained), kOffOrOn),
    carried<[](auto& o) -> auto& { return o.resumed.carried.lost.white; }>("carried_lost_white", kEcrire),
    carried<[](auto& o) -> auto& { return o.resumed.carried.lost.black; }>("carried_lost_black", kEcrire),
    carried<[](auto& o) -> auto& { return o.resumed.carried.jetons; }>("carried_jetons", kEcrire, {},
                                                                       -kMostMatchNumber),
    carried<[](auto& o) -> auto& { return o.resumed.dice; }>("carried_dice", kEcrire, kOneSide),
    carried<[](auto& o) -> auto& { return o.resumed.holes.white; }>("carried_holes_white", kCombine),
    carried<[](auto& o) -> auto& { return o.resumed.holes.black; }>("carried_holes_black", kCombine),
    carried<[](auto& o) -> auto& { return o.resumed.cravate; }>("carried_cravate", kCombine, kSideOrNone),
    carried<[](auto& o) -> auto& { return o.resumed.fiches; }>("carried_fiches", kCombine, {},
                                                               -kMostMatchNumber),
    carried<[](auto& o) -> auto& { return o.resumed.basket.white; }>("carried_basket_white", kCombine),
    carried<[](auto& o) -> auto& { return o.resumed.basket.black; }>("carried_basket_black", kCombine),
    carried<[](auto& o) -> auto& { return o.resumed.contrat; }>("carried_contrat", kCombine, kSideOrNone),
};

}  // namespace

std::span<const MatchOption> match_options() { return kOptions; }

}  // namespace trictrac
