// Players who share one side of the board: the chouette, one against two partners, and two against two
// (section E; S3, S1 XIX). À écrire and combiné alike: only marqués decide who sits down.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/match/ecrire.h"

namespace trictrac {

// Seats of the chouette: 0 is the chouette herself, 1 and 2 the partners. Of two against two: 0 and 1 are
// partners, 2 and 3 are. White and Black are the two accounts of any company.
enum class Company : std::uint8_t { Alone, Chouette, TwoAgainstTwo };

// A partie à écrire at the board, with or without partners.
struct EcrireBoard {
  Partie partie;
  Company company = Company::Alone;
  friend bool operator==(const EcrireBoard&, const EcrireBoard&) = default;
};

// Returns how many play in this company.
int seats_of(Company company);

// Returns the players that a Partie is begun with: partners who share a bank against the chouette count as
// one (S3).
int players_of(Company company);

// Returns the account that a seat plays for: partners have one between them (S3, S1 XIX). `seat` is below
// seats_of.
Side account_of(Company company, int seat);

// Returns who sits where, and who throws first, in the marqué that `p` is at; it was begun with `players_of`.
// The chouette plays every marqué and throws first in the odd ones, her opponents take turns of two (S3).
Seating seated(const Partie& p, Company company);

// Returns who throws first in the next marqué of a chouette, after those carried: she herself in the odd ones
// (S3).
Side lead_of_chouette(const Carried& carried);

// Returns the seat that may advise the player of `side`: the partner who looks on, by word only (S3, S1 XIX).
std::optional<int> adviser(const Seating& now, Company company, Side side);

// Returns the side that the idle player à la ronde may advise: of the two at the board the one who has lost
// more marqués (S3). Nothing: either, if they have lost as many (ours).
std::optional<Side> advised_by_idle(const PerSide<int>& marques_lost);

// Returns the seats at the board in each marqué on the sheet of `p`, which was begun with `players_of`.
std::vector<PerSide<int>> seats_played(const Partie& p, Company company);

// Returns the seats that played the last marqué of all, on the sheet or carried to it; nothing before the
// first.
std::optional<PerSide<int>> played_last(const Partie& p, Company company);

// Returns what `seat` has of the `amount` of its account. Partners share alike; what does not divide is the
// part of the one who sat at the board, at `last`, in the marqué played last (ours).
int share_of(Company company, const PerSide<int>& last, int seat, int amount);

}  // namespace trictrac
