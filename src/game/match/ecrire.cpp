#include "game/match/ecrire.h"

#include <utility>

#include "base/assert.h"

namespace trictrac {

namespace {

// The seat that takes the place of `leaver`: of three the idle one, of four the partner.
int replacement(const Seating& now, int players, int leaver) {
  return idle_seat(now, players).value_or(leaver ^ 1);
}

int leaver(const Carried& c) { return index(c.first_left); }
int stayer(const Carried& c) { return 1 - leaver(c); }

// The two at the board in the marqué after `played` others, the one who stays first: the two who began, then
// the loser of that marqué with the third, the third with the one who left, and so on (S1 XIX).
std::array<int, 2> pair_after(const Carried& c, int played) {
  switch (played % 3) {
    case 0: return {leaver(c), stayer(c)};
    case 1: return {stayer(c), 2};
    default: return {2, leaver(c)};
  }
}

// The seating of the next marqué of three players; the one who stays has White.
Seating seating_after(const Carried& c) {
  const auto [stays, comes] = pair_after(c, marques_in(c));
  return {.at = {stays, comes}, .lead = Side::White, .about_to_leave = Side::White};
}

// Returns how many times `a` and `b` have met.
int met(const Carried& c, int a, int b) {
  int times = 0;
  for (int i = 0; i < marques_in(c); ++i) {
    const auto [stays, comes] = pair_after(c, i);
    times += (stays == a && comes == b) || (stays == b && comes == a) ? 1 : 0;
  }
  return times;
}

// Returns the losses of each of three to each, if the first has lost `first_to_second` to the second.
std::array<OfAccounts, kMostAccounts> lost_to(const Carried& c, int first_to_second) {
  const auto [first, second, third] = lost_in(c);
  std::array<OfAccounts, kMostAccounts> lost{};
  lost[0] = {0, first_to_second, first - first_to_second};
  lost[1][0] = met(c, 0, 1) - first_to_second;
  lost[1][2] = second - lost[1][0];
  lost[2][0] = met(c, 0, 2) - lost[0][2];
  lost[2][1] = met(c, 1, 2) - lost[1][2];
  return lost;
}

// Returns whether all losses are possible: none is negative, and the player who stayed lost the first marqué.
bool possible(const Carried& c, int first_to_second) {
  const auto lost = lost_to(c, first_to_second);
  for (const OfAccounts& of : lost)
    for (const int n : of)
      if (n < 0) return false;
  return lost[stayer(c)][leaver(c)] > 0;
}

int accounts_of(int players) { return players == 3 ? 3 : 2; }

// S0 §4, S1 XIX, S3: void marqués raise the consolation of the next.
Marque fresh(const EcrireOptions& options, int refaits) {
  return {.options = options.marque, .refaits = refaits};
}

WrittenMarque written_marque(const Partie& p, const MarqueResult& r) {
  const Side winner = *r.winner;
  return {account_of(p.seating.at[winner], p.players), account_of(p.seating.at[other(winner)], p.players),
          idle_seat(p.seating, p.players), p.marque.refaits, r};
}

Partie closed(Partie p, MarqueResult r) {
  if (!r.winner) {
    p.marque = fresh(p.options, p.marque.refaits + 1);
    return p;
  }
  p.sheet.marques.push_back(written_marque(p, r));
  p.seating = next_seating(p.seating, p.players, *r.winner, p.options.next_lead);
  p.marque = fresh(p.options, 0);
  return p;
}

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

Seating first_seating(int players, Side lead) {
  TRICTRAC_ASSERT(players >= 2 && players <= 4);
  return {.at = {0, players == 4 ? 2 : 1}, .lead = lead, .about_to_leave = {}};
}

Seating next_seating(const Seating& now, int players, Side winner, NextLead lead) {
  TRICTRAC_ASSERT(players >= 2 && players <= 4);
  if (players == 2) return {now.at, lead == NextLead::Winner ? winner : other(now.lead), {}};
  const Side leaver = now.about_to_leave.value_or(winner);
  const Side stayer = other(leaver);
  Seating next{now.at, stayer, stayer};
  next.at[leaver] = replacement(now, players, now.at[leaver]);
  return next;
}

std::optional<int> idle_seat(const Seating& now, int players) {
  if (players != 3) return std::nullopt;
  return 3 - now.at.white - now.at.black;
}

int marques_in(const Carried& c) { return c.lost.white + c.lost.black + c.lost_by_third; }

OfAccounts lost_in(const Carried& c) { return {c.lost.white, c.lost.black, c.lost_by_third}; }

OfAccounts won_in(const Carried& c, int accounts) {
  if (accounts == 2) return {c.jetons, -c.jetons, 0};
  return {c.jetons, c.jetons_of_second, -c.jetons - c.jetons_of_second};
}

OfAccounts wins_in(const Carried& c, int accounts) {
  if (accounts == 2) return {c.lost.black, c.lost.white, 0};
  const OfAccounts lost = lost_in(c);
  return {met(c, 0, 1) + met(c, 0, 2) - lost[0], met(c, 0, 1) + met(c, 1, 2) - lost[1],
          met(c, 0, 2) + met(c, 1, 2) - lost[2]};
}

int lead_lost_in(const Carried& c, int accounts, int a, int b) {
  if (accounts == 2) return (a - b) * (c.lost.black - c.lost.white);
  if (marques_in(c) == 0) return 0;
  const auto lost = lost_to(c, c.first_to_second);
  return lost[a][b] - lost[b][a];
}

bool can_have_been_lost(const Carried& c, bool by_pairs) {
  if (by_pairs) return possible(c, c.first_to_second);
  for (int lost = 0; lost <= c.lost.white; ++lost)
    if (possible(c, lost)) return true;
  return false;
}

bool legal_count(const EcrireOptions& options, int players, int marques) {
  if (players < 2 || players > options.most_players || marques < 1) return false;
  return marques % marque_step(options, players) == 0;
}

int marque_step(const EcrireOptions& options, int players) {
  return players == 4 && options.count == MarqueCount::Even ? 2 : players;
}

int marques_written(const Sheet& sheet) {
  return marques_in(sheet.carried) + static_cast<int>(sheet.marques.size());
}

int account_of(int seat, int players) {
  TRICTRAC_ASSERT(seat >= 0 && seat < players);
  return players == 4 ? seat / 2 : seat;
}

Partie begin_partie(const EcrireOptions& options, int players, int marques, Side lead,
                    const Carried& carried) {
  TRICTRAC_ASSERT(legal_count(options, players, marques) && marques_in(carried) < marques);
  Partie p{options, players, marques, first_seating(players, lead), fresh(options, 0), {}};
  p.sheet.accounts = accounts_of(players);
  p.sheet.carried = carried;
  if (players == 3 && marques_in(carried) > 0) p.seating = seating_after(carried);
  return p;
}

Partie after(Partie p, const MarqueEvent& e) {
  TRICTRAC_ASSERT(!over(p));
  p.marque = after(std::move(p.marque), e);
  const std::optional<MarqueResult> result = p.marque.result;
  return result ? closed(std::move(p), *result) : p;
}

Partie after(Partie p, const RoundEnd& played) {
  TRICTRAC_ASSERT(!over(p));
  const MarqueResult result = result_of(p.options.marque, p.marque.refaits, played);
  return closed(std::move(p), result);
}

bool over(const Partie& p) { return marques_written(p.sheet) >= p.agreed; }

int rounds_written(const Partie& p) {
  int n = marques_written(p.sheet) + p.marque.refaits;
  for (const WrittenMarque& m : p.sheet.marques) n += m.refaits;
  return n;
}

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

Seating seated(const Partie& p) {
  return p.company == Company::Chouette ? of_chouette(marques_written(p.sheet)) : p.seating;
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

std::vector<PerSide<int>> seats_played(const Partie& p) {
  std::vector<PerSide<int>> played;
  const int before = marques_in(p.sheet.carried);
  Seating now = first_seating(p.players, Side::White);
  for (const WrittenMarque& m : p.sheet.marques) {
    played.push_back(p.company == Company::Chouette ? of_chouette(before + static_cast<int>(played.size())).at
                                                    : now.at);
    now = next_seating(now, p.players, *m.result.winner, p.options.next_lead);
  }
  return played;
}

std::optional<PerSide<int>> played_last(const Partie& p) {
  if (marques_written(p.sheet) == 0) return std::nullopt;
  if (p.company == Company::Chouette) return of_chouette(marques_written(p.sheet) - 1).at;
  return p.sheet.marques.empty() ? p.seating.at : seats_played(p).back();
}

int share_of(Company company, const PerSide<int>& last, int seat, int amount) {
  const Side side = account_of(company, seat);
  const int partners = partners_on(company, side);
  return amount / partners + (last[side] == seat ? amount % partners : 0);
}

}  // namespace trictrac
