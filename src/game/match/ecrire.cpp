#include "game/match/ecrire.h"

#include <utility>

#include "base/assert.h"

namespace trictrac {
namespace {

int accounts_of(int players) { return players == 3 ? 3 : 2; }

// S0 §4, S1 XIX, S3: void marqués raise the consolation of the next.
Marque fresh(const EcrireOptions& options, int refaits) {
  return {.options = options.marque, .refaits = refaits};
}

WrittenMarque line_of(const Partie& p, const MarqueResult& r) {
  const Side winner = *r.winner;
  return {account_of(p.seating.at[winner], p.players), account_of(p.seating.at[other(winner)], p.players),
          idle_seat(p.seating, p.players), p.marque.refaits, r};
}

Partie closed(Partie p, MarqueResult r) {
  if (!r.winner) {
    p.marque = fresh(p.options, p.marque.refaits + 1);
    return p;
  }
  p.sheet.marques.push_back(line_of(p, r));
  p.seating = next_seating(p.seating, p.players, *r.winner, p.options.next_lead);
  p.marque = fresh(p.options, 0);
  return p;
}

}  // namespace

bool lawful_count(const EcrireOptions& options, int players, int marques) {
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
  TRICTRAC_ASSERT(lawful_count(options, players, marques) && marques_in(carried) < marques);
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

Partie after(Partie p, const Played& played) {
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

}  // namespace trictrac
