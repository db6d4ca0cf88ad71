#include "game/match/noted.h"

#include <utility>

#include "base/text_of.h"
#include "game/rules/marks.h"

namespace trictrac {

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

// With two players: with that much laid out, the opponent may not have the jetons to change a fiche
// (Holding).
bool may_lay_aside(const MatchOptions& o) {
  return o.ecrire.fiche + o.ecrire.queue.per_loss * o.rounds > 2 * o.ecrire.stake;
}

int stake_of(const MatchOptions& o, int account) { return account < 2 ? o.ecrire.stake : 0; }

// Fiches out of the box of `account`, held by any of the accounts.
int drawn_by(const Noted& noted, const MatchOptions& o, int account) {
  if (is_ronde(o)) return noted.accounts[account].drawn;
  return noted.accounts[1 - account].fiches + noted.accounts[account].laid_aside;
}

// Returns who left after the first marqué: it follows from the pair who play on, and the marqués played.
Side first_left(const Noted& noted, int played) {
  switch (played % 3) {
    case 0: return static_cast<Side>(noted.stays);
    case 1: return static_cast<Side>(1 - noted.stays);
    default: return static_cast<Side>(noted.comes);
  }
}

// Returns whether these two can be at the board after that many marqués. The third came in after the first.
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
  if (field.of == &NotedAccount::drawn) return has_stakes(o) && is_ronde(o);
  if (field.of == &NotedAccount::laid_aside) return has_stakes(o) && !is_ronde(o) && may_lay_aside(o);
  return takes(o.format, kOfHonours);
}

NumberRange limits_of(const NotedField& field, const MatchOptions& o) {
  if (field.of == &NotedAccount::lost) return {0, kMostRounds};
  if (field.of == &NotedAccount::holes) return {0, kHolesPerTour - 1};  // the twelfth wins the partie (S3)
  if (field.of == &NotedAccount::jetons && !has_stakes(o)) return {-kMostMatchNumber, kMostMatchNumber};
  return {0, kMostMatchNumber};
}

int accounts_of(const MatchOptions& o) { return is_ronde(o) ? 3 : 2; }

int won_by(const Noted& noted, const MatchOptions& o, int account) {
  const NotedAccount& its = noted.accounts[account];
  if (!has_stakes(o)) return its.jetons;
  const int fiches = its.fiches - drawn_by(noted, o, account);
  return its.jetons + o.ecrire.fiche * fiches + o.ecrire.queue.per_loss * its.lost - stake_of(o, account);
}

MatchOptions resumed_from(MatchOptions o, const Noted& noted) {
  const auto& [white, black, third] = noted.accounts;
  Resumed& r = o.resumed;
  if (is_ronde(o)) {
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
  if (is_ronde(o) && !can_play_on(noted, marques_in(carried_by_three(noted, o))))
    all.push_back({"carried_first_left", "seats",
                   "after this many marqués these two are not at the board: the first two play the first "
                   "marqué, its loser stays, and each leaves after two (S1 XIX, S3)"});
  int over = 0;
  for (int account = 0; account < accounts_of(o); ++account) over += won_by(noted, o, account);
  if (over != 0)
    all.push_back(
        {"jetons", has_stakes(o) ? "jetons" : "gained",
         text_of("the jetons of all players add up to {} too many: what one player gains, another loses",
                 over)});
  return all;
}

}  // namespace trictrac
