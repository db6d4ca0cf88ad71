#include "game/match/match_option.h"

#include <array>
#include <optional>

#include "base/text_of.h"
#include "game/match/format.h"
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
bool at_three(const MatchOptions& o) { return o.company == Company::Alone && o.players == 3; }
bool seats_three(const MatchOptions& o) { return o.ecrire.most_players >= 3; }
bool pays_postillons(const MatchOptions& o) { return o.ecrire.paris == Paris::Postillon; }
bool pays_by_marque(const MatchOptions& o) { return o.ecrire.paris == Paris::ByMarque; }

// Version 1.0.0 settled the postillons of three over the whole match, and had no word for it.
int unsaid_postillons(const MatchOptions& o) {
  return as_number(at_three(o) ? PostillonOver::WholeMatch : PostillonOver::EachPair);
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
                 seats_three, at_three)),
    carried(only(number<[](auto& o) -> auto& { return o.resumed.carried.jetons_of_second; }>(
                     "carried_jetons_second", "S3", kOfRonde, kWonOrLost),
                 seats_three, at_three)),
    carried(only(word<[](auto& o) -> auto& { return o.resumed.carried.first_left; }>(
                     "carried_first_left", "S3", kOfRonde, kOneSide),
                 seats_three, at_three)),
    carried(only(number<[](auto& o) -> auto& { return o.resumed.carried.first_to_second; }>(
                     "carried_first_to_second", "S1 XIX", kOfRonde, kMarquesLost),
                 pays_postillons, at_three)),
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

namespace {

constexpr std::array<NotedField, 8> kFields{{
    {"lost", &NotedAccount::lost},
    {"jetons", &NotedAccount::jetons},
    {"fiches", &NotedAccount::fiches},
    {"drawn", &NotedAccount::drawn},
    {"laid_aside", &NotedAccount::laid_aside},
    {"holes", &NotedAccount::holes},
    {"honours", &NotedAccount::honours},
    {"basket", &NotedAccount::basket},
}};

bool has_stakes(const MatchOptions& o) { return o.ecrire.stake > 0; }
bool of_three(const MatchOptions& o) { return o.company == Company::Alone && o.players == 3; }

// Of two: with so much laid out, the other may not have the jetons to change a fiche (Holding).
bool may_lay_aside(const MatchOptions& o) {
  return o.ecrire.fiche + o.ecrire.queue.per_loss * o.rounds > 2 * o.ecrire.stake;
}

int stake_of(const MatchOptions& o, int account) { return account < 2 ? o.ecrire.stake : 0; }

// Fiches out of the box of `account`, held by any of the accounts.
int drawn_by(const Noted& noted, const MatchOptions& o, int account) {
  if (of_three(o)) return noted.accounts[account].drawn;
  return noted.accounts[1 - account].fiches + noted.accounts[account].laid_aside;
}

// Who left after the first marqué follows from who plays on with whom, and how many have been played.
Side first_left(const Noted& noted, int played) {
  switch (played % 3) {
    case 0: return static_cast<Side>(noted.stays);
    case 1: return static_cast<Side>(1 - noted.stays);
    default: return static_cast<Side>(noted.comes);
  }
}

// Can these two be at the board after so many marqués? The third has come in after the first.
bool can_play_on(const Noted& noted, int played) {
  const int third = 2;
  const auto began = [](int account) { return account == 0 || account == 1; };
  if (played % 3 == 1) return began(noted.stays) && noted.comes == third;
  if (played % 3 == 2) return noted.stays == third && began(noted.comes);
  return began(noted.stays) && noted.comes == 1 - noted.stays;
}

Carried carried_by_three(const Noted& noted, const MatchOptions& o) {
  const auto& [first, second, third] = noted.accounts;
  Carried c{.lost = {first.lost, second.lost},
            .jetons = won_by(noted, o, 0),
            .lost_by_third = third.lost,
            .jetons_of_second = won_by(noted, o, 1),
            .first_to_second = noted.first_to_second};
  if (can_play_on(noted, marques_in(c))) c.first_left = first_left(noted, marques_in(c));
  return c;
}

std::vector<MatchProblem> limit_problems(const Noted& noted, const MatchOptions& o) {
  std::vector<MatchProblem> all;
  for (const NotedField& field : noted_fields())
    for (int account = 0; account < accounts_of(o); ++account) {
      const int n = noted.accounts[account].*field.of;
      const NumberRange limits = limits_of(field, o);
      if (!noted_in(field, o) || allows(limits, n)) continue;
      all.push_back({field.name, "limit",
                     text_of("{} is {}; it goes from {} to {}", field.name, n, limits.least, limits.most)});
    }
  return all;
}

}  // namespace

std::span<const NotedField> noted_fields() { return kFields; }

bool noted_in(const NotedField& field, const MatchOptions& o) {
  if (!resumable(o)) return false;
  if (field.of == &NotedAccount::lost || field.of == &NotedAccount::jetons) return true;
  if (field.of == &NotedAccount::fiches) return has_stakes(o);
  if (field.of == &NotedAccount::drawn) return has_stakes(o) && of_three(o);
  if (field.of == &NotedAccount::laid_aside) return has_stakes(o) && !of_three(o) && may_lay_aside(o);
  return takes(o.format, kOfHonours);
}

NumberRange limits_of(const NotedField& field, const MatchOptions& o) {
  if (field.of == &NotedAccount::lost) return {0, kMostRounds};
  if (field.of == &NotedAccount::holes) return {0, kHolesPerTour - 1};  // the twelfth wins the partie (S3)
  if (field.of == &NotedAccount::jetons && !has_stakes(o)) return {-kMostMatchNumber, kMostMatchNumber};
  return {0, kMostMatchNumber};
}

int accounts_of(const MatchOptions& o) { return of_three(o) ? 3 : 2; }

int won_by(const Noted& noted, const MatchOptions& o, int account) {
  const NotedAccount& its = noted.accounts[account];
  if (!has_stakes(o)) return its.jetons;
  const int fiches = its.fiches - drawn_by(noted, o, account);
  return its.jetons + o.ecrire.fiche * fiches + o.ecrire.queue.per_loss * its.lost - stake_of(o, account);
}

MatchOptions resumed_from(MatchOptions o, const Noted& noted) {
  const auto& [white, black, third] = noted.accounts;
  Resumed& r = o.resumed;
  if (of_three(o)) {
    r = {.carried = carried_by_three(noted, o)};
    return o;
  }
  r = {.carried = {{white.lost, black.lost}, won_by(noted, o, 0)}, .dice = noted.dice};
  if (o.company == Company::Chouette) r.dice = lead_of_chouette(r.carried);
  if (!takes(o.format, kOfHonours)) return o;
  r.holes = {white.holes, black.holes};
  r.cravate = noted.cravate;
  r.fiches = white.honours - black.honours;
  r.basket = {white.basket, black.basket};
  r.contrat = noted.contrat;
  return o;
}

std::vector<MatchProblem> problems_of(const Noted& noted, const MatchOptions& o) {
  std::vector<MatchProblem> all = problems_of(resumed_from(o, noted));
  if (!all.empty() && all.front().code == "not_resumed") return all;
  for (MatchProblem& p : limit_problems(noted, o)) all.push_back(std::move(p));
  if (of_three(o) && !can_play_on(noted, marques_in(carried_by_three(noted, o))))
    all.push_back(
        {"carried_first_left", "seats",
         "after so many marqués these two are not at the board: the first two play the first marqué, its "
         "loser stays, and each leaves after two (S1 XIX, S3)"});
  int over = 0;
  for (int account = 0; account < accounts_of(o); ++account) over += won_by(noted, o, account);
  if (over != 0)
    all.push_back(
        {"jetons", has_stakes(o) ? "jetons" : "gained",
         text_of("the jetons of all come to {} too many: what one has gained another has lost", over)});
  return all;
}

}  // namespace trictrac
