#include "engine/net/features.h"

#include <algorithm>
#include <cstring>

#include "base/processors.h"
#include "engine/net/profile.h"
#include "game/rules/ground.h"

namespace trictrac::net {
namespace {

constexpr int kMenValues = 16;
// The slots after the men. Of slots with the same name, the player's come before the opponent's.
enum AfterMen {
  kScore = kMenSlots,
  kRolls,
  kRules,
  kShort,                 // men short of petit, grand, retour
  kCanFill = kShort + 6,  // jans that can still be filled
  kPips = kCanFill + 2,   // in sixes
  kCoins = kPips + 2,     // both
  kToPlay,                // points left to play before the grand jan breaks
  kMenOff = kToPlay + 2,
  kHitPoints = kMenOff + 2,  // true, false
  kFills = kHitPoints + 4,
  kCoinTaken = kFills + 2,
  kKeeps = kCoinTaken + 2,
};
constexpr int kAfterMen[] = {
    108, 16, 32,              // points and run; rolls made; rules
    13,  13, 13, 13, 13, 13,  // men short
    4,   4,                   // jans that can be filled
    64,  64,                  // pips
    9,   25, 25,              // coins; points left to play
    16,  16,                  // men off
    32,  32, 32, 32,          // hits
    37,  37, 37, 37,          // fills; coin taken
    37,  37,                  // keeps
};
constexpr int kUsed = kMenSlots + static_cast<int>(std::size(kAfterMen));
static_assert(kUsed == kKeeps + 2 && kUsed <= kSlots);

constexpr std::array<Slot, kSlots> make_table() {
  std::array<Slot, kSlots> table{};
  int first = 0;
  for (int i = 0; i < kSlots; ++i) {
    const int values = i < kMenSlots ? kMenValues : i < kUsed ? kAfterMen[i - kMenSlots] : 1;
    table[i] = {first, values};
    first += values;
  }
  return table;
}

int men_short(const SideFeatures& s, FlecheSet jan) { return 12 - size(s.one & jan) - size(s.two & jan); }

int can_fill(const Men& men) { return can_fill_petit_jan(men) + 2 * can_fill_grand_jan(men); }

// A word of eight flèches in which the first one counts eight times, the last once.
constexpr std::uint64_t kOnes = 0x0101010101010101u;
int descending(std::uint64_t word) { return static_cast<int>((word * kOnes * kOnes) >> 56); }
int men_in(std::uint64_t word) { return static_cast<int>((word * kOnes) >> 56); }

int pips(const Men& men) {
  const auto& w = men.words;
  const int sum =
      descending(w[0]) + descending(w[1]) + descending(w[2]) + 16 * men_in(w[0]) + 8 * men_in(w[1]);
  return std::min(sum / 6, 63);
}

constexpr std::array<std::uint8_t, 256> make_reversed_bytes() {
  std::array<std::uint8_t, 256> table{};
  for (int i = 0; i < 256; ++i)
    for (int bit = 0; bit < 8; ++bit)
      if (i >> bit & 1) table[i] |= static_cast<std::uint8_t>(128 >> bit);
  return table;
}
constexpr auto kReversed = make_reversed_bytes();

// Returns the same flèches as the opponent numbers them.
FlecheSet facing_set(FlecheSet s) {
  return static_cast<FlecheSet>(kReversed[s & 0xFF] << 16 | kReversed[s >> 8 & 0xFF] << 8 |
                                kReversed[s >> 16]);
}

int to_play(const SideFeatures& s) {
  if (men_short(s, kGrandJan) > 1) return 0;
  int spare = 0;
  for (Fleche f = kTalon; f < kCoin; ++f)
    spare += std::max(0, s.men.on(f) - (contains(kGrandJan, f) ? 2 : 0)) * (kCoin - f);
  return std::min(spare, 24);
}

// Fine for small sums, coarse for large ones.
int bucket(int points) {
  const int n = points < 48 ? points / 4 : points < 144 ? 12 + (points - 48) / 12 : 20 + (points - 144) / 36;
  return std::min(n, 31);
}

// Returns the rules that change play as five bits: ways of bearing off, none (reserved for existing nets),
// pile, rencontre, margot.
std::uint8_t rules_seen(const RuleOptions& o) {
  return static_cast<std::uint8_t>((o.bearing_off == BearingOff::Provincial) + 4 * o.pile + 8 * o.rencontre +
                                   16 * o.margot);
}

}  // namespace

const std::array<Slot, kSlots> kSlotTable = make_table();
static_assert(make_table()[kSlots - 1].first < kInputs);

NetInput net_input_of(const State& state) {
  const Side mover = state.to_act, other_side = other(mover);
  const Marks& m = state.marks;
  const auto running = [&](Side side) { return m.points[side] > 0 && in_bredouille(m, side); };
  const auto rolls = [&](Side side) {
    return static_cast<std::uint8_t>(std::min(state.rolls_in_releve[side], 3));
  };
  return {state.board,
          static_cast<std::uint8_t>(m.points[mover]),
          static_cast<std::uint8_t>(m.points[other_side]),
          static_cast<std::uint8_t>(running(mover)        ? 1
                                    : running(other_side) ? 2
                                                          : 0),
          rolls(mover),
          rolls(other_side),
          rules_seen(state.options)};
}

namespace {

void put(Features& features, int slot, int value) { features[slot] = static_cast<std::uint8_t>(value); }

// Sets what shows of one side alone, but for its men: `side` is 0 for the player about to throw, 1 for the
// opponent.
void set_side(const SideFeatures& s, int side, Features& features) {
  put(features, kShort + 3 * side, men_short(s, kPetitJan));
  put(features, kShort + 3 * side + 1, men_short(s, kGrandJan));
  put(features, kShort + 3 * side + 2, men_short(s, kRetour));
  put(features, kCanFill + side, can_fill(s.men));
  put(features, kPips + side, pips(s.men));
  put(features, kToPlay + side, to_play(s));
  put(features, kMenOff + side, s.men.off);
}

// Sets what the next roll of `side` would bring.
void set_profile(const Profile& p, int side, Features& features) {
  put(features, kHitPoints + 2 * side, bucket(p.true_hits));
  put(features, kHitPoints + 2 * side + 1, bucket(p.false_hits));
  put(features, kFills + side, p.fills);
  put(features, kKeeps + side, p.keeps);
  put(features, kCoinTaken + side, std::min(p.coin, 36));
}

int on_coin(const Men& men) { return std::min(men.on(kCoin), 2); }

}  // namespace

FeatureExtractor::FeatureExtractor(const NetInput& net_input)
    : own_(net_input.board.own),
      own_one_facing_(facing_set(own_.one)),
      own_two_facing_(facing_set(own_.two)) {
  std::memcpy(shared_.data(), own_.men.words.data(), 24);
  shared_[kScore] =
      static_cast<std::uint8_t>((net_input.points / 2 * 6 + net_input.points_other / 2) * 3 + net_input.run);
  shared_[kRolls] = static_cast<std::uint8_t>(net_input.rolls * 4 + net_input.rolls_other);
  shared_[kRules] = net_input.rules;
  shared_[kCoins] = static_cast<std::uint8_t>(on_coin(own_.men) * 3);
  set_side(own_, 0, shared_);
}

TRICTRAC_FOR_EACH_PROCESSOR
void FeatureExtractor::extract(const Men& other, Features& features) const {
  features = shared_;
  const SideFeatures theirs(other);
  const Men facing = seen_from_facing(other);
  std::memcpy(features.data() + 24, facing.words.data(), 24);
  features[kCoins] = static_cast<std::uint8_t>(features[kCoins] + on_coin(other));
  set_side(theirs, 1, features);
  set_profile(
      profile_of({own_.men, theirs.men, own_.one, own_.two, facing_set(theirs.one), facing_set(theirs.two)}),
      0, features);
  set_profile(profile_of({theirs.men, own_.men, theirs.one, theirs.two, own_one_facing_, own_two_facing_}), 1,
              features);
}

void extract(const NetInput& net_input, Features& features) {
  FeatureExtractor(net_input).extract(seen_from_facing(net_input.board.other), features);
}

}  // namespace trictrac::net
