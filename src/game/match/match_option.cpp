#include "game/match/match_option.h"

#include <optional>

#include "game/match/marque.h"
#include "game/rules/marks.h"

namespace trictrac {

namespace {

using Words = std::span<const std::string_view>;

constexpr std::string_view kOffOrOn[] = {"off", "on"};
constexpr std::string_view kCompanies[] = {"alone", "chouette", "two_against_two"};
constexpr std::string_view kMethods[] = {"jetons", "paper"};
constexpr std::string_view kSeats[] = {"lots", "dice"};
constexpr std::string_view kWhite[] = {"as_seated", "higher_die"};
constexpr std::string_view kFirstWins[] = {"apart", "counts"};
constexpr std::string_view kOneSide[] = {"white", "black"};
constexpr std::string_view kParis[] = {"pairs", "match"};
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

// The marqués that suit those who play (section E).
int marques_in_step(const MatchOptions& o) {
  if (!takes(o.format, kOfMarques)) return 1;
  return marque_step(o.ecrire, o.company == Company::Alone ? o.players : players_of(o.company));
}
int stakes_in_step(const MatchOptions& o) { return takes(o.format, kOfDrained) ? stake_step(o.players) : 1; }

constexpr std::string_view kMarqueRule =
    "an even number of marqués for two, a multiple of three for three, for four as their rules say (section "
    "E)";
constexpr std::string_view kStakeRule =
    "five per cent of all stakes must be whole, so that their sum is a multiple of twenty (ours)";

constexpr int kHoleCaps[] = {0, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24};
constexpr int kFiches[] = {5, 10, 12, 20};
constexpr int kQueues[] = {0, 1, 2};  // none by agreement (S0 §1)

// `At` gives the member by reference, of constant and of changing options alike.
template <auto At>
constexpr MatchOption access() {
  MatchOption o;
  o.get = [](const MatchOptions& options) { return as_number(At(options)); };
  o.set = [](MatchOptions& options, int n) { put(At(options), n); };
  return o;
}

struct Spacing {
  int (*of)(const MatchOptions&) = nullptr;
  std::string_view rule{};
};

template <auto At>
constexpr MatchOption number(std::string_view name, std::string_view source, OptionPart part,
                             NumberRange limits, std::span<const int> usual = {}, Spacing step = {}) {
  MatchOption o = access<At>();
  o.name = name, o.source = source, o.part = part, o.limits = limits, o.usual = usual;
  o.step = step.of, o.step_rule = step.rule;
  return o;
}

template <auto At>
constexpr MatchOption word(std::string_view name, std::string_view source, OptionPart part, Words words) {
  MatchOption o = access<At>();
  o.name = name, o.source = source, o.part = part, o.words = words;
  o.is_switch = words.data() == kOffOrOn;
  return o;
}

constexpr MatchOption only(MatchOption o, bool (*uses)(const MatchOptions&),
                           bool (*matters)(const MatchOptions&) = nullptr) {
  o.uses = uses, o.matters = matters;
  return o;
}

bool at_two(const MatchOptions& o) { return o.players == 2; }
bool seats_three(const MatchOptions& o) { return o.ecrire.most_players >= 3; }
bool pays_postillons(const MatchOptions& o) { return o.ecrire.paris == Paris::Postillon; }
bool pays_by_marque(const MatchOptions& o) { return o.ecrire.paris == Paris::ByMarque; }

// Version 1.0.0 settled the postillons of three over the whole match, and had no word for it.
int unsaid_postillons(const MatchOptions& o) {
  return as_number(is_ronde(o) ? PostillonOver::WholeMatch : PostillonOver::EachPair);
}

constexpr MatchOption since_1_1(MatchOption o, int (*unsaid)(const MatchOptions&)) {
  o.unsaid = unsaid;
  return o;
}

constexpr MatchOption carried(MatchOption o) {
  o.carried = true;
  return o;
}

constexpr NumberRange kAnyAmount{0, kMostMatchNumber};
constexpr NumberRange kSomeAmount{1, kMostMatchNumber};
constexpr NumberRange kWonOrLost{-kMostMatchNumber, kMostMatchNumber};
constexpr NumberRange kRounds{1, kMostRounds};
constexpr NumberRange kMarquesLost{0, kMostRounds};
constexpr NumberRange kHonoursHoles{0, kHolesPerTour - 1};  // the twelfth wins the partie (S3)

constexpr MatchOption kOptions[] = {
    number<[](auto& o) -> auto& { return o.players; }>("players", "E", kOfAny, {2, kMostPlayers}),
    word<[](auto& o) -> auto& { return o.company; }>("company", "S3, S1 XIX", kOfMarques, kCompanies),
    number<[](auto& o) -> auto& { return o.rounds; }>("rounds", "E", kOfRounds, kRounds, {},
                                                      {marques_in_step, kMarqueRule}),
    number<[](auto& o) -> auto& { return o.stake; }>("stake", "S1 XX, S3", kOfStake, kSomeAmount, {},
                                                     {stakes_in_step, kStakeRule}),
    word<[](auto& o) -> auto& { return o.method; }>("method", "S1 XIX, S3", kOfMarques, kMethods),
    word<[](auto& o) -> auto& { return o.seats; }>("seats", "S1 V and XIX, S3", kOfSeats, kSeats),
    only(word<[](auto& o) -> auto& { return o.white; }>("white", "S1 V", kOfRounds, kWhite), nullptr, at_two),
    number<[](auto& o) -> auto& { return o.ecrire.marque.hole_cap; }>(
        "hole_cap", "S1 II", kOfMarques, {kObligatoryHole, kMostMatchNumber, 1, true}, kHoleCaps),
    number<[](auto& o) -> auto& { return o.ecrire.fiche; }>("fiche", "S1 XIX", kOfMarques, kSomeAmount,
                                                            kFiches),
    number<[](auto& o) -> auto& { return o.ecrire.queue.per_loss; }>("queue_per_loss", "S0 §8, S1 XIX",
                                                                     kOfMarques, kAnyAmount, kQueues),
    number<[](auto& o) -> auto& { return o.ecrire.queue_generale; }>("queue_generale", "S0 §9", kOfMarques,
                                                                     kAnyAmount),
    only(word<[](auto& o) -> auto& { return o.ecrire.queue_of_marques; }>("queue_marques", "S0 §1 and §6",
                                                                          kOfMarques, kOffOrOn),
         pays_by_marque),
    since_1_1(only(word<[](auto& o) -> auto& { return o.ecrire.postillon_over; }>(
                       "paris", "S1 XIX; Guiton, Lelasseux-Lafosse", kOfMarques, kParis),
                   pays_postillons),
              unsaid_postillons),
    number<[](auto& o) -> auto& { return o.poule.stake; }>("poule_stake", "S3", kOfHonours, kAnyAmount),
    number<[](auto& o) -> auto& { return o.poule.simple; }>("poule_simple", "ours", kOfHonours, kSomeAmount),
    word<[](auto& o) -> auto& { return o.first_win; }>("first_win", "S3, Guiton VIII", kOfFilled, kFirstWins),
    word<[](auto& o) -> auto& { return o.run_doubles; }>("run_doubles", "S3", kOfDrained, kOffOrOn),
    carried(number<[](auto& o) -> auto& { return o.resumed.carried.lost.white; }>("carried_lost_white", "S3",
                                                                                  kOfMarques, kMarquesLost)),
    carried(number<[](auto& o) -> auto& { return o.resumed.carried.lost.black; }>("carried_lost_black", "S3",
                                                                                  kOfMarques, kMarquesLost)),
    carried(number<[](auto& o) -> auto& { return o.resumed.carried.jetons; }>("carried_jetons", "S3",
                                                                              kOfMarques, kWonOrLost)),
    carried(only(number<[](auto& o) -> auto& { return o.resumed.carried.lost_by_third; }>(
                     "carried_lost_third", "S3", kOfRonde, kMarquesLost),
                 seats_three, is_ronde)),
    carried(only(number<[](auto& o) -> auto& { return o.resumed.carried.jetons_of_second; }>(
                     "carried_jetons_second", "S3", kOfRonde, kWonOrLost),
                 seats_three, is_ronde)),
    carried(only(word<[](auto& o) -> auto& { return o.resumed.carried.first_left; }>(
                     "carried_first_left", "S3", kOfRonde, kOneSide),
                 seats_three, is_ronde)),
    carried(only(number<[](auto& o) -> auto& { return o.resumed.carried.first_to_second; }>(
                     "carried_first_to_second", "S1 XIX", kOfRonde, kMarquesLost),
                 pays_postillons, is_ronde)),
    carried(
        word<[](auto& o) -> auto& { return o.resumed.dice; }>("carried_dice", "S3", kOfMarques, kOneSide)),
    carried(number<[](auto& o) -> auto& { return o.resumed.holes.white; }>("carried_holes_white", "S3",
                                                                           kOfHonours, kHonoursHoles)),
    carried(number<[](auto& o) -> auto& { return o.resumed.holes.black; }>("carried_holes_black", "S3",
                                                                           kOfHonours, kHonoursHoles)),
    carried(word<[](auto& o) -> auto& { return o.resumed.cravate; }>("carried_cravate", "S3", kOfHonours,
                                                                     kSideOrNone)),
    carried(number<[](auto& o) -> auto& { return o.resumed.fiches; }>("carried_fiches", "S3", kOfHonours,
                                                                      kWonOrLost)),
    carried(number<[](auto& o) -> auto& { return o.resumed.basket.white; }>("carried_basket_white", "S3",
                                                                            kOfHonours, kAnyAmount)),
    carried(number<[](auto& o) -> auto& { return o.resumed.basket.black; }>("carried_basket_black", "S3",
                                                                            kOfHonours, kAnyAmount)),
    carried(word<[](auto& o) -> auto& { return o.resumed.contrat; }>("carried_contrat", "S3", kOfHonours,
                                                                     kSideOrNone)),
};

}  // namespace

std::span<const MatchOption> match_options() { return kOptions; }

NumberRange limits_of(const MatchOption& o, const MatchOptions& agreed) {
  NumberRange limits = o.limits;
  if (!o.step) return limits;
  limits.step = o.step(agreed);
  limits.least = (limits.least + limits.step - 1) / limits.step * limits.step;
  limits.most -= limits.most % limits.step;
  return limits;
}

}  // namespace trictrac
