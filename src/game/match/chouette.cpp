#include "game/match/chouette.h"

#include "base/assert.h"

namespace trictrac {
namespace {

// S3: two marqués in a row each.
Seating of_chouette(int written) {
  const int partner = 1 + written / 2 % 2;
  const bool odd_marque = written % 2 == 0;
  return {.at = {0, partner},
          .lead = odd_marque ? Side::White : Side::Black,
          .about_to_leave = odd_marque ? std::nullopt : std::optional(Side::Black)};
}

int partners_on(Company company, Side side) {
  int n = 0;
  for (int seat = 0; seat < seats_of(company); ++seat) n += account_of(company, seat) == side;
  return n;
}

}  // namespace

int seats_of(Company company) {
  switch (company) {
    case Company::Alone: return 2;
    case Company::Chouette: return 3;
    case Company::TwoAgainstTwo: return 4;
  }
  return 0;
}

int players_of(Company company) { return company == Company::TwoAgainstTwo ? 4 : 2; }

Side account_of(Company company, int seat) {
  TRICTRAC_ASSERT(seat >= 0 && seat < seats_of(company));
  const int white = company == Company::TwoAgainstTwo ? 2 : 1;
  return seat < white ? Side::White : Side::Black;
}

Seating seated(const Partie& p, Company company) {
  return company == Company::Chouette ? of_chouette(marques_written(p.sheet)) : p.seating;
}

Side lead_of_chouette(const Carried& carried) { return of_chouette(marques_in(carried)).lead; }

std::optional<int> adviser(const Seating& now, Company company, Side side) {
  for (int seat = 0; seat < seats_of(company); ++seat)
    if (account_of(company, seat) == side && seat != now.at[side]) return seat;
  return std::nullopt;
}

std::optional<Side> advised_by_idle(const PerSide<int>& marques_lost) {
  if (marques_lost.white == marques_lost.black) return std::nullopt;
  return marques_lost.white > marques_lost.black ? Side::White : Side::Black;
}

std::vector<PerSide<int>> seats_played(const Partie& p, Company company) {
  std::vector<PerSide<int>> played;
  const int before = marques_in(p.sheet.carried);
  Seating now = first_seating(p.players, Side::White);
  for (const WrittenMarque& m : p.sheet.marques) {
    played.push_back(company == Company::Chouette ? of_chouette(before + static_cast<int>(played.size())).at
                                                  : now.at);
    now = next_seating(now, p.players, *m.result.winner, p.options.next_lead);
  }
  return played;
}

std::optional<PerSide<int>> played_last(const Partie& p, Company company) {
  if (marques_written(p.sheet) == 0) return std::nullopt;
  if (company == Company::Chouette) return of_chouette(marques_written(p.sheet) - 1).at;
  return p.sheet.marques.empty() ? p.seating.at : seats_played(p, company).back();
}

int share_of(Company company, const PerSide<int>& last, int seat, int amount) {
  const Side side = account_of(company, seat);
  const int partners = partners_on(company, side);
  return amount / partners + (last[side] == seat ? amount % partners : 0);
}

}  // namespace trictrac
