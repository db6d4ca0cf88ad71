#include "apps/cli/seats.h"

#include <algorithm>

#include "apps/cli/entrants.h"
#include "apps/cli/record_file.h"
#include "base/assert.h"

namespace trictrac::cli {
namespace {

constexpr std::string_view kHuman = "human";

bool is_bot(const std::string& name) { return make_bot(name, 1) != nullptr; }

std::vector<std::string> seat_names() {
  std::vector<std::string> all{std::string(kHuman), "commis", "hasard"};
  std::ranges::copy(measure::player_names(), std::back_inserter(all));
  return all;
}

// A player who is measured, at a table.
class SeatedPlayer final : public Bot {
 public:
  explicit SeatedPlayer(std::unique_ptr<measure::Player> player) : player_(std::move(player)) {}

  int choose_play(const Tour&) override {
    TRICTRAC_ASSERT(false);  // a table asks with the match
    return 0;
  }
  int choose_play(const Match& match) override {
    const GameEvent event = chosen(match);
    const Steps& steps = std::get<PlayMen>(event).steps;
    const auto& plays = match.turn().plays;
    const auto same = [&](const Play& play) { return Steps(play) == steps; };
    return static_cast<int>(std::find_if(plays.begin(), plays.end(), same) - plays.begin());
  }
  GameEvent decide(const Match& match) override { return chosen(match); }

 private:
  GameEvent chosen(const Match& match) {
    const Side side = match.state().to_act;
    if (account_ != match.account() || side_ != side) {
      account_ = match.account();
      side_ = side;
      player_->begin_round(*account_, side);
    }
    return player_->choose(match);
  }

  std::unique_ptr<measure::Player> player_;
  std::optional<MatchLedger> account_;  // by which the player counts
  Side side_ = Side::White;
};

}  // namespace

CheckedBy any_seat() {
  const auto fault = [players = any_player()](const std::string& who, const Words& words) {
    return who == kHuman ? std::string() : players.fault(who, words);
  };
  return {fault, seat_names()};
}

std::expected<Seat, std::string> Seats::seat(const std::string& who) {
  if (who == kHuman) return Seat{};
  if (!is_bot(who) && !entrants_.contains(who)) {
    auto entrant = read_entrant(who, net_finder(), built_in);
    if (!entrant) return std::unexpected(entrant.error());
    entrants_.emplace(who, *std::move(entrant));
  }
  return Seat{who, who};
}

Seat Seats::seat_named(const std::string& name) {
  const auto is_known = [](const std::string& n) { return is_bot(n) || needs_nothing(n); };
  const std::string bot = bot_named(name, is_known);
  return bot.empty() || !seat(bot) ? Seat{name, ""} : Seat{name, bot};
}

Table::MakeBot Seats::make_bot() const {
  return [entrants = entrants_](std::string_view name, std::uint64_t seed) -> std::shared_ptr<Trictrac::Bot> {
    const auto found = entrants.find(std::string(name));
    if (found == entrants.end()) return Trictrac::make_bot(name, seed);
    auto player = found->second.make();
    player->begin_match(seed);
    return std::make_shared<Trictrac::Bot>(std::make_unique<SeatedPlayer>(std::move(player)),
                                           attention::Player(name, seed));
  };
}

std::optional<std::string> Seats::fault() const {
  for (const auto& [name, entrant] : entrants_)
    if (auto fault = fault_of(entrant)) return fault;
  return std::nullopt;
}

}  // namespace trictrac::cli
