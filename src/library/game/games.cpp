#include "library/game/games.h"

#include <algorithm>

#include "base/text_of.h"

namespace trictrac::library {
namespace {

// Draws what falls in a game that awaits chance.
int drawn(const Game& game, Random& dice) {
  double left = static_cast<double>(dice.next() >> 11) / 9007199254740992.0;  // 0 to 1, without 1
  const auto all = game.chances();
  for (const Chance& chance : all) {
    if (left < chance.probability) return chance.number;
    left -= chance.probability;
  }
  return all.back().number;
}

template <class Number>
std::span<Number> row(std::span<Number> rows, std::size_t i, int width) {
  return rows.subspan(i * static_cast<std::size_t>(width), static_cast<std::size_t>(width));
}
Seeing seen_row(std::span<std::int8_t> rows, std::size_t i) { return row(rows, i, kSeen).first<kSeen>(); }

// The board after a decision, which may end the round.
State after_deciding(const Game& game, int action) {
  Match match = game.match();
  match.act_legal(*action_of(action, match));
  return match.state();
}

State after_playing(const Game& game, int action) {
  State state = game.state();
  const Turn& turn = game.match().turn();
  carry_out(state, turn, *play_of(action, turn, state.roll));
  return state;
}

}  // namespace

Result<GameBatch> GameBatch::begin(std::string_view text, int n, std::uint64_t seed) {
  if (n < 1) return wrong(text_of("{} games: there must be at least one", n));
  auto start = Game::open(text);
  if (!start) return wrong(std::move(start.error()));
  if (start->over()) return wrong("the game is over: there is nothing to play");
  return GameBatch(*std::move(start), n, seed);
}

GameBatch::GameBatch(Game start, int n, std::uint64_t seed)
    : start_(std::move(start)),
      games_(static_cast<std::size_t>(n), start_),
      ended_(games_.size()),
      rewards_(games_.size() * static_cast<std::size_t>(start_.players())) {
  for (int i = 0; i < n; ++i) dice_.emplace_back(seed_of(seed, i, 0));
  for (std::size_t i = 0; i < games_.size(); ++i) settle(i);
}

SavedGames GameBatch::saved() const {
  SavedGames all{.start = start_.record(), .games = {}, .dice = {}, .ended = ended_, .rewards = rewards_};
  for (const Game& game : games_) all.games.push_back(game.record());
  for (const Random& dice : dice_) all.dice.push_back(dice.state());
  return all;
}

Result<GameBatch> GameBatch::restored(const SavedGames& saved) {
  const std::size_t n = saved.games.size();
  auto all = begin(saved.start, static_cast<int>(n), 0);
  if (!all) return all;
  if (saved.dice.size() != n || saved.ended.size() != n || saved.rewards.size() != all->rewards_.size())
    return wrong(text_of("{} games were saved, but the dice and ends are not as many", n));
  for (std::size_t i = 0; i < n; ++i) {
    auto game = Game::open(saved.games[i]);
    if (!game) return wrong(std::move(game.error()));
    if (!game->asked() || game->match().options() != all->start_.match().options())
      return wrong(text_of("the state of game {} is not possible in these games", i));
    all->games_[i] = *std::move(game);
    all->dice_[i] = Random(saved.dice[i]);
  }
  all->ended_ = saved.ended;
  all->rewards_ = saved.rewards;
  return all;
}

void GameBatch::settle(std::size_t i) {
  Game& game = games_[i];
  while (!game.asked()) {
    if (game.over()) {
      ended_[i] = 1;
      std::ranges::transform(game.balance(), row(std::span(rewards_), i, players()).begin(),
                             [](double won) { return static_cast<float>(won); });
      game = start_;
    } else {
      (void)game.fall(drawn(game, dice_[i]));
    }
  }
}

Result<void> GameBatch::step(std::span<const std::int32_t> actions) {
  if (actions.size() != games_.size())
    return wrong(text_of("{} actions for {} games: give one for each", actions.size(), games_.size()));
  for (std::size_t i = 0; i < games_.size(); ++i)
    if (!action_of(actions[i], games_[i].match()))
      return wrong(text_of("action {} of game {} is not one of those that are legal", actions[i], i));
  std::ranges::fill(ended_, std::uint8_t{0});
  std::ranges::fill(rewards_, 0.0F);
  for (std::size_t i = 0; i < games_.size(); ++i) {
    (void)games_[i].choose(actions[i]);
    settle(i);
  }
  return {};
}

void GameBatch::observe(std::span<std::int8_t> into) const {
  TRICTRAC_ASSERT(into.size() == games_.size() * kSeen);
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const State& s = games_[i].state();
    library::observe(s, games_[i].match().turn(), s.to_act, seen_row(into, i));
  }
}

void GameBatch::stand(std::span<std::int32_t> into) const {
  const int width = standing_size(players());
  TRICTRAC_ASSERT(into.size() == games_.size() * static_cast<std::size_t>(width));
  for (int i = 0; i < size(); ++i)
    library::stand((*this)[i].match(), player_asked(i), row(into, static_cast<std::size_t>(i), width));
}

void GameBatch::masks(std::span<std::uint8_t> into) const {
  TRICTRAC_ASSERT(into.size() == games_.size() * kActions);
  std::ranges::fill(into, std::uint8_t{0});
  for (std::size_t i = 0; i < games_.size(); ++i)
    for (const int action : games_[i].actions()) into[i * kActions + static_cast<std::size_t>(action)] = 1;
}

Afterstates GameBatch::afterstates() const {
  Afterstates all;
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const Game& game = games_[i];
    const bool decides = game.state().stage == Stage::Decide;
    for (const int action : game.actions()) {
      const State next = decides ? after_deciding(game, action) : after_playing(game, action);
      all.game.push_back(static_cast<std::int32_t>(i));
      all.action.push_back(action);
      all.seen.resize(all.seen.size() + kSeen);
      library::observe(next, game.match().turn(), game.state().to_act,
                       seen_row(all.seen, all.game.size() - 1));
    }
  }
  return all;
}

}  // namespace trictrac::library
