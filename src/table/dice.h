// The dice of a table: every throw of a game follows from a secret seed, with a commitment before the game.
//
// Everybody can recompute them as follows (all text is ASCII, numbers are decimal without leading zeros):
//   commitment     = SHA-256(seed), in hex, shown before the first throw; the seed is shown at the end
//   pair(message)  = the first byte v below 252 of HMAC-SHA-256(key = seed, message), as the dice
//                    v % 36 / 6 + 1 and v % 6 + 1: the 36 throws are exactly equally likely.
//                    Should all 32 bytes be 252 or more: pair(message + " again")
//   roll n         = pair("trictrac roll " + n); n = 0, 1, 2 … over the rolls the table draws,
//                    not counting a first roll that the lead gave
//   lead throw n   = pair("trictrac lead " + n); n = 0, 1, 2 … until the two dice differ
//   the same of the k-th later lead of a match (k = 1, 2 …): pair("trictrac lead " + k + "." + n)
//   seats by dice  = player i's n-th die is the first of pair("trictrac seat " + i + "." + n); all throw
//                    again while any two are equal so far; the higher sits first
//   White by dice  = for two players who draw for White: seats by dice; the higher is White and leads, and
//   the
//                    two dice are those of the lead
//   seats by lot   = player i's lot is HMAC-SHA-256(key = seed, "trictrac lot " + i), the least first
//   half fiche k   = pair("trictrac half " + k + "." + n), n = 0, 1, 2 … until the two dice differ
//
//   fair dice      = as above, but where the seed is the key, the key is HMAC-SHA-256(key = seed,
//                    "trictrac shares" + for each person, in the order of the players, " " + the player's
//                    number + ":" + their share in hex). Each person's device draws a share of 32 bytes; its
//                    commitment, SHA-256(share), is shown before the first share is
//
//   mirrored boards = fair dice of two games that have one seed: the shares of all four people are mixed, in
//                    both games in the order of White and Black of the first (0 and 1) and of the second
//                    (2 and 3). The first lead follows from the mixed key, as above; else the key is
//                    HMAC-SHA-256(key = mixed key, message) with one of these messages:
//   roll n of a side = "trictrac white" or "trictrac black"; n counts the rolls drawn for that side, so that
//                    it has the same ones at both boards
//   later leads and half fiches, which fall at different times there = "trictrac board 1" or "… board 2"
//
// The lead (K9). (a) The first die is White's, the second Black's. (c) The first die is the one that
// fell nearer White's mark, the second nearer Black's. Either way equal dice are thrown again, the
// higher die leads, and its owner plays the two numbers. (b) As (a), but the leader throws roll 0.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_table.h"
#include "base/sha256.h"
#include "game/event/event.h"
#include "game/rules/options.h"
#include "game/rules/roll.h"
#include "game/rules/side.h"

namespace trictrac {

using Seed = std::array<std::uint8_t, 32>;

// Reads 64 hexadecimal digits; returns nullopt for anything else.
std::optional<Seed> parse_seed(std::string_view hex);
// Returns the commitment to a seed: its SHA-256 in hexadecimal.
std::string commitment(const Seed& seed);

// A player's share of the dice, from their device.
struct PlayerShare {
  int player = 0;
  Seed share{};
  friend bool operator==(const PlayerShare&, const PlayerShare&) = default;
};
// Returns the seed of fair dice, which replaces the seed; the shares are in the order of the players.
Seed mixed_seed(const Seed& seed, std::span<const PlayerShare> shares);

// The boards at which each side has the same throws.
enum class MirroredBoard : std::uint8_t { First, Second };
// Their names in the tag Dice of a record.
inline constexpr EnumTable<MirroredBoard, MirroredBoard::Second, std::string_view> kMirroredDice({
    {MirroredBoard::First, "mirrored 1"},
    {MirroredBoard::Second, "mirrored 2"},
});
// Returns the seed of fair dice from the shares of both boards: at this one the players 0 and 1, at its
// mirrored board 2 and 3, as White and Black.
Seed mixed_seed(const Seed& seed, std::span<const PlayerShare> shares, MirroredBoard board);

// Returns roll `n` of the game, from 0.
Roll drawn_roll(const Seed& seed, int n);

// Returns all throws for the lead with number `lead` of the match, from 0; only the last is not a doublet.
std::vector<Roll> drawn_lead(const Seed& seed, int lead = 0);
// Returns who leads by the last throw for the lead (K9).
Side leader(Roll last_throw);
// Returns the roll that the leader plays at once, the leader's die first; nullopt under K9 (b).
std::optional<Roll> roll_of_lead(Roll last_throw, Lead method);

// The seats as drawn: the throws, one die of each player, and the players in the order of the seats.
struct DrawnSeats {
  std::vector<std::vector<int>> throws;  // none by lot
  std::vector<int> order;
};
// Return the seats of the players as drawn from the seed, by dice or by lot.
DrawnSeats drawn_seats_by_dice(const Seed& seed, int players);
DrawnSeats drawn_seats_by_lot(const Seed& seed, int players);
// Returns the dice by which two players drew for White: White's die, the higher, first.
Roll dice_of_white(const Seed& seed);

// Returns the throws for the `half`-th half fiche, from 0; only the last is not a doublet.
std::vector<Roll> drawn_half(const Seed& seed, int half);

// The number of rolls drawn so far, without those that the leads gave.
struct RollsDrawn {
  int all = 0;
  PerSide<int> of{};
  void add(Side side) { ++all, ++of[side]; }
};

// The dice that a seed gives, which is mixed with the shares if they are fair; at mirrored boards each side
// has rolls of its own.
class DiceSource {
 public:
  // Takes the dice of a table, or of one of two mirrored boards.
  DiceSource(const Seed& seed, std::optional<MirroredBoard> mirrored = {});  // NOLINT(*-explicit-*)

  const Seed& seed() const { return seed_; }
  // Returns the next roll of a side, after so many.
  Roll roll(Side side, const RollsDrawn& before) const;
  // Returns the throws for a lead, and for a half fiche, by their numbers (drawn_lead, drawn_half).
  std::vector<Roll> lead(int lead) const;
  std::vector<Roll> half(int half) const;

 private:
  struct Mirrored {
    PerSide<Seed> of_sides{};
    Seed of_board{};
  };
  Seed seed_;
  std::optional<Mirrored> mirrored_{};
};

// Returns the seed of a player's bot, which tells nothing about the dice.
std::uint64_t bot_seed(const Seed& seed, int player);

// The value of the tag End where a player's time ran out; else end_tag.
inline constexpr std::string_view kEndByTime = "time";
// Returns the value of the tag End of a game that was stopped: "stopped", "called_off", "forfeit", or
// "forfeit 0", awarded to that player.
std::string end_tag(const StopGame& stop);
// Reads such a value; returns nullopt if it is another.
std::optional<StopGame> parse_end_tag(std::string_view text);

// Returns the tag Shares: "0:HEX 1:HEX", in the order of the players.
std::string shares_tag(const std::vector<PlayerShare>& shares);
// Reads such a tag; returns nullopt if it is not valid.
std::optional<std::vector<PlayerShare>> parse_shares_tag(std::string_view text);

}  // namespace trictrac
