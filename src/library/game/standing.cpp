#include "library/game/standing.h"

#include <algorithm>
#include <utility>

#include "game/match/match_ledger.h"

namespace trictrac::library {
namespace {

int place_in(const std::vector<int>& all, int one) {
  return static_cast<int>(std::ranges::find(all, one) - all.begin());
}

std::optional<int> seat_of(const Match& match, int player) {
  if (match.awaits() == Awaits::Seats) return std::nullopt;
  return place_in(match.account().order, player);
}

std::optional<Side> side_of(const Match& match, int player) {
  if (match.awaits() == Awaits::Seats) return std::nullopt;
  for (const Side side : kSides)
    if (player_at(match.account(), side) == player) return side;
  return std::nullopt;
}

// Every seat of a poule, or of tours, is an account of its own.
std::optional<int> account_of(const Match& match, int player) {
  const auto seat = seat_of(match, player);
  return seat && partie_of(match.account()) ? account_of_player(match.account(), player) : seat;
}

std::vector<Side> advised_by(const Match& match, int player) {
  if (match.awaits() == Awaits::Seats) return {};
  for (const Adviser& adviser : advisers(match.account())) {
    if (adviser.player != player) continue;
    return adviser.side ? std::vector{*adviser.side} : std::vector(kSides.begin(), kSides.end());
  }
  return {};
}

bool leaves(const MatchLedger& a, int seat) {
  const Seating now = seating_of(a);
  return now.about_to_leave && now.at[*now.about_to_leave] == seat;
}

// Of one who looks on: where a line is kept, those before him play first.
int rounds_until(const MatchLedger& a, int seat) {
  const Purse* purse = purse_of(a);
  return purse ? place_in(purse->line, seat) - 1 : 1;
}

int halves(double amount) { return static_cast<int>(2 * amount); }  // whole: balances are counted so

class Stand {
 public:
  Stand(const Match& match, int viewer)
      : match_(&match), account_(account_of(match, viewer)), view_(view_of(match, viewer)) {}

  void of_match(std::span<std::int32_t> into) const {
    const MatchLedger& a = match_->account();
    into[kStandPlayed] = rounds_won(a);
    into[kStandAgreed] = rounds_agreed(a);
    into[kStandPot] = 2 * pot_of(a);
    into[kStandToWin] = over(a) ? 0 : still_to_win(a).value_or(0);
  }

  void of_player(int player, bool viewer, std::span<std::int32_t> into) const {
    const MatchLedger& a = match_->account();
    const PlayerStanding p = player_of(*match_, player);
    into[kStandAccount] = viewer || (p.account && p.account == account_);
    into[kStandSeat] = p.seat.value_or(-1);
    into[kStandBalance] = halves(p.balance);
    if (!p.seat) return;
    into[kStandSide] = !p.side ? 0 : *p.side == view_ ? 1 : -1;
    const Rounds rounds = rounds_of(a, *p.account);
    into[kStandWon] = rounds.won;
    into[kStandLost] = rounds.lost;
    into[kStandLeaves] = leaves(a, *p.seat);
    const Purse* purse = purse_of(a);
    into[kStandHead] = purse && purse->line.front() == *p.seat;
    into[kStandWaits] = p.side ? 0 : rounds_until(a, *p.seat);
  }

 private:
  const Match* match_;
  std::optional<int> account_;
  Side view_;
};

}  // namespace

PlayerStanding player_of(const Match& match, int player) {
  return {seat_of(match, player), side_of(match, player), account_of(match, player),
          advised_by(match, player), gain_of(match.account(), player)};
}

Side view_of(const Match& match, int player) {
  if (const auto side = side_of(match, player)) return *side;
  const bool partners = match.options().company != Company::Alone && match.awaits() != Awaits::Seats;
  return partners ? kSides[static_cast<std::size_t>(account_of_player(match.account(), player))]
                  : Side::White;
}

void stand(const Match& match, int viewer, std::span<std::int32_t> into) {
  const int players = match.options().players;
  TRICTRAC_ASSERT(into.size() == static_cast<std::size_t>(standing_size(players)));
  std::ranges::fill(into, 0);
  const Stand all(match, viewer);
  all.of_match(into);
  const auto& order = match.account().order;  // as entered, before the seats are drawn
  const int first = place_in(order, viewer);
  for (int i = 0; i < players; ++i) {
    const int player = order[static_cast<std::size_t>((first + i) % players)];
    all.of_player(player, i == 0, into.subspan(static_cast<std::size_t>(standing_size(i)), kStandPlayer));
  }
}

}  // namespace trictrac::library
