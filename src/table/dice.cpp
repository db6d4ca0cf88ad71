#include "table/dice.h"

#include <algorithm>
#include <charconv>

#include "base/text_of.h"
#include "game/match/match_ledger.h"
#include "text/words.h"

namespace trictrac {

namespace {

constexpr int kFair = 252;  // the largest multiple of 36 that a byte can stay below

Roll pair(const Seed& seed, const std::string& message) {
  for (const std::uint8_t v : hmac_sha256(seed, message))
    if (v < kFair)
      return Roll{static_cast<std::uint8_t>(v % 36 / 6 + 1), static_cast<std::uint8_t>(v % 6 + 1)};
  return pair(seed, message + " again");
}

std::vector<Roll> until_unequal(const Seed& seed, const std::string& message) {
  std::vector<Roll> throws;
  do {
    throws.push_back(pair(seed, message + std::to_string(throws.size())));
  } while (throws.back().doublet());
  return throws;
}

}  // namespace

std::optional<Seed> parse_seed(std::string_view hex) {
  Seed seed{};
  if (hex.size() != 2 * seed.size()) return std::nullopt;
  for (std::size_t i = 0; i < seed.size(); ++i) {
    const char* const digits = hex.data() + 2 * i;
    if (std::from_chars(digits, digits + 2, seed[i], 16).ptr != digits + 2) return std::nullopt;
  }
  return seed;
}

std::string commitment(const Seed& seed) { return to_hex(sha256(seed)); }

Seed mixed_seed(const Seed& seed, std::span<const PlayerShare> shares) {
  std::string message = "trictrac shares";
  for (const auto& [player, share] : shares) message += text_of(" {}:{}", player, to_hex(share));
  return hmac_sha256(seed, message);
}

Seed mixed_seed(const Seed& seed, std::span<const PlayerShare> shares, MirroredBoard board) {
  std::vector<PlayerShare> all(shares.begin(), shares.end());
  if (board == MirroredBoard::Second)
    for (PlayerShare& one : all) one.player = (one.player + 2) % 4;
  std::ranges::sort(all, {}, &PlayerShare::player);
  return mixed_seed(seed, all);
}

DiceSource::DiceSource(const Seed& seed, std::optional<MirroredBoard> mirrored) : seed_(seed) {
  if (!mirrored) return;
  const auto key = [&](std::string_view of) { return hmac_sha256(seed, text_of("trictrac {}", of)); };
  mirrored_ =
      Mirrored{{key("white"), key("black")}, key(*mirrored == MirroredBoard::First ? "board 1" : "board 2")};
}

Roll DiceSource::roll(Side side, const RollsDrawn& before) const {
  if (!mirrored_) return drawn_roll(seed_, before.all);
  return drawn_roll(mirrored_->of_sides[side], before.of[side]);
}

std::vector<Roll> DiceSource::lead(int lead) const {
  return drawn_lead(mirrored_ && lead > 0 ? mirrored_->of_board : seed_, lead);
}

std::vector<Roll> DiceSource::half(int half) const {
  return drawn_half(mirrored_ ? mirrored_->of_board : seed_, half);
}

Roll drawn_roll(const Seed& seed, int n) { return pair(seed, "trictrac roll " + std::to_string(n)); }

std::vector<Roll> drawn_lead(const Seed& seed, int lead) {
  return until_unequal(seed, "trictrac lead " + (lead == 0 ? "" : std::to_string(lead) + "."));
}

std::vector<Roll> drawn_half(const Seed& seed, int half) {
  return until_unequal(seed, "trictrac half " + std::to_string(half) + ".");
}

DrawnSeats drawn_seats_by_dice(const Seed& seed, int players) {
  DrawnSeats drawn;
  std::vector<std::vector<int>> thrown(players);  // by player
  const auto settled = [&] {
    auto sorted = thrown;
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) == sorted.end();
  };
  do {
    drawn.throws.emplace_back();
    for (int i = 0; i < players; ++i) {
      thrown[i].push_back(
          pair(seed, "trictrac seat " + std::to_string(i) + "." + std::to_string(thrown[i].size())).a);
      drawn.throws.back().push_back(thrown[i].back());
    }
  } while (!settled());
  drawn.order = as_entered(players);
  std::ranges::sort(drawn.order, [&](int a, int b) { return thrown[a] > thrown[b]; });
  return drawn;
}

Roll dice_of_white(const Seed& seed) {
  const std::vector<int> thrown = drawn_seats_by_dice(seed, 2).throws.back();
  const auto [low, high] = std::ranges::minmax(thrown);
  return {static_cast<std::uint8_t>(high), static_cast<std::uint8_t>(low)};
}

DrawnSeats drawn_seats_by_lot(const Seed& seed, int players) {
  std::vector<Digest> lots;
  for (int i = 0; i < players; ++i) lots.push_back(hmac_sha256(seed, "trictrac lot " + std::to_string(i)));
  DrawnSeats drawn{{}, as_entered(players)};
  std::ranges::sort(drawn.order, [&](int a, int b) { return lots[a] < lots[b]; });
  return drawn;
}

Side leader(Roll last_throw) { return last_throw.a > last_throw.b ? Side::White : Side::Black; }

std::optional<Roll> roll_of_lead(Roll last_throw, Lead method) {
  if (method == Lead::ThrowAnew) return std::nullopt;
  return leader(last_throw) == Side::White ? last_throw : Roll{last_throw.b, last_throw.a};
}

std::uint64_t bot_seed(const Seed& seed, int player) {
  const std::string who = player < 2 ? std::string(name_of(kSides[player])) : std::to_string(player);
  const Digest digest = hmac_sha256(seed, "trictrac bot " + who);
  std::uint64_t value = 0;
  for (int i = 0; i < 8; ++i) value = (value << 8) | digest[i];
  return value;
}

std::string shares_tag(const std::vector<PlayerShare>& shares) {
  std::string tag;
  for (const auto& [player, share] : shares)
    tag += text_of("{}{}:{}", tag.empty() ? "" : " ", player, to_hex(share));
  return tag;
}

std::optional<std::vector<PlayerShare>> parse_shares_tag(std::string_view text) {
  std::vector<PlayerShare> shares;
  for (const std::string_view word : split(text, ' ')) {
    const auto parts = split(word, ':');
    const auto player = number_in(parts.front(), 0, kMostPlayers - 1);
    const auto share = parse_seed(parts.back());
    if (parts.size() != 2 || !player || !share) return std::nullopt;
    if (!shares.empty() && shares.back().player >= *player) return std::nullopt;
    shares.push_back({*player, *share});
  }
  return shares;
}

namespace {

// Of a game that all agreed to end; the other reasons have their names.
constexpr std::string_view kEndStopped = "stopped";

}  // namespace

std::string end_tag(const StopGame& stop) {
  if (stop.why == StopGame::Why::Agreed) return std::string(kEndStopped);
  return stop.winner ? text_of("{} {}", name_of(stop.why), *stop.winner) : std::string(name_of(stop.why));
}

std::optional<StopGame> parse_end_tag(std::string_view text) {
  if (text == kEndStopped) return StopGame{};
  const auto words = split(text, ' ');
  const auto why = kStopReasons.find(words.front());
  if (!why || *why == StopGame::Why::Agreed || words.size() > 2) return std::nullopt;
  if (words.size() == 1) return StopGame{*why};
  const auto winner = number_in(words.back(), 0, kMostPlayers - 1);
  if (!winner || *why != StopGame::Why::Forfeit) return std::nullopt;
  return StopGame{*why, winner};
}

}  // namespace trictrac
