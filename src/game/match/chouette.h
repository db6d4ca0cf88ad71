// Company: players who share one side of the board. Chouette is one player against two partners; the other
// kind is two against two (section E; S3, S1 XIX). It is the same in à écrire and combiné: only marqués
// decide who sits down.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/match/ecrire.h"

namespace trictrac {

// The kinds of company. In the chouette, seat 0 is the chouette and seats 1 and 2 are the partners. In two
// against two, seats 0 and 1 are partners, and 2 and 3. White and Black are the two accounts in either.
enum class Company : std::uint8_t { Alone, Chouette, TwoAgainstTwo };

// A partie à écrire at the board, with or without partners.
struct EcrireBoard {
  Partie partie;
  Company company = Company::Alone;
  friend bool operator==(const EcrireBoard&, const EcrireBoard&) = default;
};

// Returns the number of seats in this company.
int seats_of(Company company);

// Returns the number of players that a Partie is begun with: partners with a common bank against the chouette
// count as one (S3).
int players_of(Company company);

// Returns the account that a seat plays for: partners have one between them (S3, S1 XIX). `seat` is below
// seats_of.
Side account_of(Company company, int seat);

// Returns who sits at the board, and who throws first, in the marqué in progress in `p`, which was begun with
// `players_of`. The chouette plays every marqué and throws first in the odd ones; the partners take turns of
// two (S3).
Seating seated(const Partie& p, Company company);

// Returns the side that throws first in the next marqué of a chouette after the carried ones: the chouette in
// odd marqués (S3).
Side lead_of_chouette(const Carried& carried);

// Returns the seat that may advise the player of `side`, in words only: the partner who sits out (S3, S1
// XIX).
std::optional<int> adviser(const Seating& now, Company company, Side side);

// Returns the side that the idle player à la ronde may advise: the player at the board who has lost more
// marqués (S3). Returns nullopt if both have lost as many: then either (ours).
std::optional<Side> advised_by_idle(const PerSide<int>& marques_lost);

// Returns the seats at the board in each marqué on the sheet of `p`, which was begun with `players_of`.
std::vector<PerSide<int>> seats_played(const Partie& p, Company company);

// Returns the seats at the board in the very last marqué, written or carried; nullopt before the first.
std::optional<PerSide<int>> played_last(const Partie& p, Company company);

// Returns the part of `seat` in the `amount` of its account. Partners share equally; an odd jeton belongs to
// the partner who sat at the board in the last marqué (`last`) (ours).
int share_of(Company company, const PerSide<int>& last, int seat, int amount);

}  // namespace trictrac
