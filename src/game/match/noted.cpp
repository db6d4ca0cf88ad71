#include "game/match/noted.h"

#include <array>

#include "base/text_of.h"
#include "game/match/gathering.h"
#include "game/rules/marks.h"

namespace trictrac {
namespace {

constexpr std::array<NotedField, 6> kFields{{
    {"lost", &NotedAccount::lost},
    {"jetons", &NotedAccount::jetons},
    {"fiches", &NotedAccount::fiches},
    {"holes", &NotedAccount::holes},
    {"honours", &NotedAccount::honours},
    {"basket", &NotedAccount::basket},
}};

bool has_stakes(const MatchOptions& o) { return o.ecrire.stake > 0; }

std::vector<MatchProblem> limit_problems(const Noted& noted, const MatchOptions& o) {
  std::vector<MatchProblem> all;
  for (const NotedField& field : noted_fields())
    for (const Side side : kSides) {
      const int n = noted.accounts[side].*field.of;
      const Limits limits = limits_of(field, o);
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
  return field.of == &NotedAccount::fiches ? has_stakes(o) : o.format == Format::Combine;
}

Limits limits_of(const NotedField& field, const MatchOptions& o) {
  if (field.of == &NotedAccount::lost) return {0, kMostRounds};
  if (field.of == &NotedAccount::holes) return {0, kHolesPerTour - 1};  // the twelfth wins the partie (S3)
  if (field.of == &NotedAccount::jetons && !has_stakes(o)) return {-kMostMatchNumber, kMostMatchNumber};
  return {0, kMostMatchNumber};
}

int won_by(const Noted& noted, const MatchOptions& o, Side side) {
  const NotedAccount& his = noted.accounts[side];
  if (!has_stakes(o)) return his.jetons;
  const int fiches = his.fiches - noted.accounts[other(side)].fiches;
  return his.jetons + o.ecrire.fiche * fiches + o.ecrire.queue.per_loss * his.lost - o.ecrire.stake;
}

MatchOptions resumed_from(MatchOptions o, const Noted& noted) {
  const auto& [white, black] = noted.accounts;
  Resumed& r = o.resumed;
  r = {.carried = {{white.lost, black.lost}, won_by(noted, o, Side::White)}, .dice = noted.dice};
  if (o.company == Company::Chouette) r.dice = lead_of_chouette(r.carried);
  if (o.format != Format::Combine) return o;
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
  const int over = won_by(noted, o, Side::White) + won_by(noted, o, Side::Black);
  if (over != 0)
    all.push_back({"jetons", has_stakes(o) ? "jetons" : "gained",
                   text_of("the jetons of both come to {} too many: one's gain is the other's loss", over)});
  return all;
}

}  // namespace trictrac
