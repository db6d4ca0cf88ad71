#include "engine/net/sight.h"

#include <algorithm>
#include <cstring>

#include "engine/net/profile.h"
#include "game/rules/ground.h"

namespace trictrac::net {
namespace {

constexpr int kMenValues = 16;
// Those after the men, in the order in which look() fills them.
constexpr int kAfterMen[] = {
    108, 16, 32,              // points and run; rolls made; rules
    13,  13, 13, 13, 13, 13,  // men short of petit, grand, retour: own, other
    4,   4,                   // jans that can still be filled: own, other
    64,  64,                  // pips, in sixes
    9,   25, 25,              // coins; points left to play before the grand jan breaks: own, other
    16,  16,                  // men off
    32,  32, 32, 32,          // true and false hits: own, other
    37,  37, 37, 37,          // fills; coin taken: own, other
};
constexpr int kUsed = kMenSlots + static_cast<int>(std::size(kAfterMen));
static_assert(kUsed <= kSlots);

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

// One side, all sets on its own flèches.
struct Seen {
  FlecheSet one, two;
  const Men& men;
};

int men_short(const Seen& s, FlecheSet jan) { return 12 - size(s.one & jan) - size(s.two & jan); }

int can_fill(const Men& men) { return can_fill_petit_jan(men) + 2 * can_fill_grand_jan(men); }

// Of the eight flèches of a word: the first counted eight times, the last once.
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

// The same flèches as the other player numbers them.
FlecheSet facing_set(FlecheSet s) {
  return static_cast<FlecheSet>(kReversed[s & 0xFF] << 16 | kReversed[s >> 8 & 0xFF] << 8 |
                                kReversed[s >> 16]);
}

int to_play(const Seen& s) {
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

}  // namespace

const std::array<Slot, kSlots> kSlotTable = make_table();
static_assert(make_table()[kSlots - 1].first < kInputs);

std::uint8_t rules_seen(const RuleOptions& o) {
  return static_cast<std::uint8_t>((o.bearing_off == BearingOff::Provincial) + 4 * o.pile + 8 * o.rencontre +
                                   16 * o.margot);
}

Scene scene_of(const Position& board, const Marks& m, Side mover, const PerSide<int>& rolls,
               std::uint8_t rules) {
  Scene s{board};
  s.points = static_cast<std::uint8_t>(m.points[mover]);
  s.points_other = static_cast<std::uint8_t>(m.points[other(mover)]);
  const auto running = [&](Side side) { return m.points[side] > 0 && in_bredouille(m, side); };
  s.run = running(mover) ? 1 : running(other(mover)) ? 2 : 0;
  s.rolls = static_cast<std::uint8_t>(std::min(rolls[mover], 3));
  s.rolls_other = static_cast<std::uint8_t>(std::min(rolls[other(mover)], 3));
  s.rules = rules;
  return s;
}

void look(const Scene& scene, Sight& sight) {
  const Position& b = scene.board;
  std::memcpy(sight.data(), b.own.words.data(), 24);
  std::memcpy(sight.data() + 24, b.other.words.data(), 24);
  const Men other_men = seen_from_facing(b.other);
  const Sets mine_seen{at_least(b.own, 1), at_least(b.own, 2), at_least(b.other, 1), at_least(b.other, 2)};
  const Sets his_seen{facing_set(mine_seen.other_one), facing_set(mine_seen.other_two),
                      facing_set(mine_seen.own_one), facing_set(mine_seen.own_two)};
  const Seen own{mine_seen.own_one, mine_seen.own_two, b.own};
  const Seen his{his_seen.own_one, his_seen.own_two, other_men};
  const Profile mine = profile_of(mine_seen);
  const Profile theirs = profile_of(his_seen);

  std::uint8_t* out = sight.data() + kMenSlots;
  const auto put = [&](int value) { *out++ = static_cast<std::uint8_t>(value); };
  put((scene.points / 2 * 6 + scene.points_other / 2) * 3 + scene.run);
  put(scene.rolls * 4 + scene.rolls_other);
  put(scene.rules);
  for (const Seen* s : {&own, &his})
    for (const FlecheSet jan : {kPetitJan, kGrandJan, kRetour}) put(men_short(*s, jan));
  put(can_fill(b.own));
  put(can_fill(other_men));
  put(pips(b.own));
  put(pips(other_men));
  put(std::min(b.own.on(kCoin), 2) * 3 + std::min(other_men.on(kCoin), 2));
  put(to_play(own));
  put(to_play(his));
  put(b.own.off);
  put(other_men.off);
  put(bucket(mine.true_hits));
  put(bucket(mine.false_hits));
  put(bucket(theirs.true_hits));
  put(bucket(theirs.false_hits));
  put(mine.fills);
  put(theirs.fills);
  put(std::min(mine.coin, 36));
  put(std::min(theirs.coin, 36));
  while (out < sight.data() + kSlots) *out++ = 0;
}

}  // namespace trictrac::net
