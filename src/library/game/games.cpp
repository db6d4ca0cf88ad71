#include "library/game/games.h"

#include <algorithm>
#include <atomic>
#include <numeric>

#include "base/text_of.h"

namespace trictrac::library {
namespace {

constexpr int kGamesAtOnce = 32;  // games that a thread takes

// The 36 throws as numbers of chances.
constexpr std::array<std::uint8_t, 36> kThrows = [] {
  std::array<std::uint8_t, 36> all{};
  int n = 0;
  std::uint8_t chance = 0;
  for (const Roll roll : all_rolls()) {
    for (int i = throws(roll); i > 0; --i) all[static_cast<std::size_t>(n++)] = chance;
    ++chance;
  }
  return all;
}();

std::uint64_t draw_below(Random& random, std::uint64_t n) { return ((random.next() >> 11) * n) >> 53; }

// Draws what falls in a match that awaits the lead or half a fiche: all of it is equally probable.
int drawn(const Match& match, Random& dice) {
  const auto all = chances_of(match);
  return all[draw_below(dice, all.size())].number;
}

template <class Number>
std::span<Number> row_of(std::span<Number> rows, int i, int width) {
  return rows.subspan(static_cast<std::size_t>(i) * static_cast<std::size_t>(width),
                      static_cast<std::size_t>(width));
}

// Deals the seats, as chances one after another.
void draw_seats(Match& match, Random& dice, std::vector<std::uint16_t>& past) {
  std::vector<int> left = as_entered(match.options().players), order;
  while (!left.empty()) {
    const auto next = left.begin() + static_cast<std::ptrdiff_t>(draw_below(dice, left.size()));
    if (left.size() > 1) past.push_back(static_cast<std::uint16_t>(kSeats + *next));
    order.push_back(*next);
    left.erase(next);
  }
  match.act_legal(TakeSeats{std::move(order)});
}

bool awaits_roll(const Match& match) { return match.state().stage == Stage::Roll; }

// The board after a decision, which may end the round.
State after_deciding(Match match, int action) {
  match.act_legal(decision_of(action));
  return match.state();
}

State after_playing(const Match& match, int play) {
  State state = match.state();
  carry_out(state, match.turn(), match.turn().plays[play]);
  return state;
}

}  // namespace

int GameBatch::Row::find(std::int32_t action) const {
  return static_cast<int>(std::find(actions.begin(), actions.begin() + legal, action) - actions.begin());
}

GameBatch::GameBatch(Game start, int n, BatchOptions options)
    : start_(std::move(start)),
      options_(std::move(options)),
      pool_(options_.threads),
      opponents_(options_.opponent, options_.threads),
      rows_(static_cast<std::size_t>(n), Row{start_.match(), Random(0), Random(0), {}}),
      ended_(rows_.size()),
      rewards_(rows_.size() * static_cast<std::size_t>(start_.players())) {}

Result<GameBatch> GameBatch::begin(std::string_view text, int n, std::uint64_t seed, BatchOptions options) {
  if (n < 1) return wrong(text_of("{} games: there must be at least one", n));
  if (options.threads < 1 || options.threads > kMostThreads)
    return wrong(text_of("{} threads: there must be 1 to {}", options.threads, kMostThreads));
  auto start = Game::open(text);
  if (!start) return wrong(std::move(start.error()));
  if (start->over()) return wrong("the game is over: there is nothing to play");
  if (options.until == Until::Releve && start->match().options().format != Format::Tours)
    return wrong("only games of tours end with a relevé: in other formats holes count beyond it");
  if (const auto player = options.player; player && (*player < 0 || *player >= start->players()))
    return wrong(text_of("there is no player {}: the players are 0 to {}", *player, start->players() - 1));
  GameBatch all(*std::move(start), n, std::move(options));
  for (int i = 0; i < n; ++i) {
    all.rows_[static_cast<std::size_t>(i)].dice = Random(seed_of(seed, i, 0));
    all.rows_[static_cast<std::size_t>(i)].choices = Random(seed_of(seed, i, 1));
  }
  all.for_each([&](int thread, int i) { all.settle(i, thread); });
  return all;
}

SavedGames GameBatch::saved() const {
  SavedGames all{
      .start = start_.record(), .games = {}, .dice = {}, .choices = {}, .ended = ended_, .rewards = rewards_};
  for (const Row& row : rows_) {
    all.games.push_back(row.past);
    all.dice.push_back(row.dice.state());
    all.choices.push_back(row.choices.state());
  }
  return all;
}

Result<GameBatch> GameBatch::restored(const SavedGames& saved, BatchOptions options) {
  const std::size_t n = saved.games.size();
  auto all = begin(saved.start, static_cast<int>(n), 0, std::move(options));
  if (!all) return all;
  if (saved.dice.size() != n || saved.choices.size() != n || saved.ended.size() != n ||
      saved.rewards.size() != all->rewards_.size())
    return wrong(text_of("{} games were saved, but the dice and ends are not as many", n));
  for (std::size_t i = 0; i < n; ++i) {
    auto game = all->replayed(saved.games[i]);
    if (!game) return wrong(std::move(game.error()));
    if (!game->asked()) return wrong(text_of("the state of game {} is not possible in these games", i));
    Row& row = all->rows_[i];
    row.match = game->match();
    row.past = saved.games[i];
    row.dice = Random(saved.dice[i]);
    row.choices = Random(saved.choices[i]);
    row.thrown = true;  // a player is asked
    row.list_actions();
  }
  all->ended_ = saved.ended;
  all->rewards_ = saved.rewards;
  return all;
}

Result<Game> GameBatch::replayed(std::span<const std::uint16_t> past) const {
  Game game = start_;
  for (const std::uint16_t number : past)
    if (auto done = game.asked() ? game.choose(number) : game.fall(number); !done)
      return wrong(std::move(done.error()));
  return game;
}

template <class Work>
void GameBatch::for_each(Work work) const {
  const int n = size();
  pool_.run((n + kGamesAtOnce - 1) / kGamesAtOnce, [&](int thread, int piece) {
    for (int i = piece * kGamesAtOnce; i < std::min(n, (piece + 1) * kGamesAtOnce); ++i) work(thread, i);
  });
}

void GameBatch::Row::list_actions() {
  if (match.state().stage == Stage::Move) {
    legal = match.turn().plays.size();
    number_plays(match.turn().plays, match.state().roll, actions);
    return;
  }
  legal = 0;
  for (const int number : numbers_of_actions(match))
    actions[static_cast<std::size_t>(legal++)] = static_cast<std::uint16_t>(number);
}

void GameBatch::Row::act(int place) {
  past.push_back(actions[static_cast<std::size_t>(place)]);
  if (match.state().stage == Stage::Move)
    match.act_legal(match.turn().plays[place]);
  else
    match.act_legal(decision_of(past.back()));
}

void GameBatch::Row::fall() {
  if (match.awaits() == Awaits::Seats) return draw_seats(match, dice, past);
  if (match.awaits() == Awaits::Tour) {
    past.push_back(kThrows[draw_below(dice, kThrows.size())]);
    match.act_legal(all_rolls()[past.back()]);
  } else {
    past.push_back(static_cast<std::uint16_t>(drawn(match, dice)));
    match.act_legal(*chance_event(past.back(), match));
  }
  thrown = thrown || match.state().rolls_in_releve != PerSide<int>{};
}

bool GameBatch::ended(const Row& row) const {
  if (row.match.over()) return true;
  const State& s = row.match.state();
  return options_.until == Until::Releve && row.thrown && s.stage == Stage::Roll &&
         s.rolls_in_releve == PerSide<int>{};
}

double GameBatch::gain(const Match& match, int player) const {
  if (options_.until == Until::End) return gain_of(match.account(), player);
  const auto won = [&](Side side) {
    return match.state().marks.holes[side] - start_.state().marks.holes[side];
  };
  const int white = won(Side::White) - won(Side::Black);
  return player_at(match.account(), Side::White) == player ? white : -white;
}

void GameBatch::end(int i) {
  Row& row = rows_[static_cast<std::size_t>(i)];
  ended_[static_cast<std::size_t>(i)] = 1;
  // Against an opponent a game may end more than once before the program is asked.
  const auto won = row_of(std::span(rewards_), i, players());
  for (int player = 0; player < players(); ++player)
    won[static_cast<std::size_t>(player)] += static_cast<float>(gain(row.match, player));
  row.match = start_.match();
  row.past.clear();
  row.round = -1;
  row.thrown = false;
}

void GameBatch::settle(int i, int thread) {
  Row& row = rows_[static_cast<std::size_t>(i)];
  while (true) {
    if (ended(row)) {
      end(i);
    } else if (row.match.awaits() != Awaits::Tour || awaits_roll(row.match)) {
      row.fall();
    } else {
      row.list_actions();
      if (!opponents_ || player_asked(i) == own_player(i)) return;
      if (const int round = round_of(row.match.account()); round != row.round) {
        row.round = round;
        row.root = row.match.account();
      }
      const GameEvent event = opponents_.choose(thread, row.match, row.root, row.dice);
      row.act(row.find(*number_of(event, row.match.state().roll)));
    }
  }
}

Result<void> GameBatch::step(std::span<const std::int32_t> actions, const BatchArrays& into) {
  if (actions.size() != rows_.size())
    return wrong(text_of("{} actions for {} games: give one for each", actions.size(), rows_.size()));
  std::atomic<int> first_wrong = size();
  for_each([&](int, int i) {
    Row& row = rows_[static_cast<std::size_t>(i)];
    row.chosen = row.find(actions[static_cast<std::size_t>(i)]);
    if (row.chosen < row.legal) return;
    for (int known = first_wrong; i < known && !first_wrong.compare_exchange_weak(known, i);) {
    }
  });
  if (first_wrong < size())
    return wrong(text_of("action {} of game {} is not one of those that are legal",
                         actions[static_cast<std::size_t>(first_wrong)], first_wrong.load()));
  std::ranges::fill(ended_, std::uint8_t{0});
  std::ranges::fill(rewards_, 0.0F);
  for_each([&](int thread, int i) {
    Row& row = rows_[static_cast<std::size_t>(i)];
    row.act(row.chosen);
    settle(i, thread);
    write_row(i, into);
  });
  return {};
}

void GameBatch::draw(std::span<std::int32_t> actions) {
  TRICTRAC_ASSERT(actions.size() == rows_.size());
  for_each([&](int, int i) {
    Row& row = rows_[static_cast<std::size_t>(i)];
    actions[static_cast<std::size_t>(i)] =
        row.actions[static_cast<std::size_t>(row.choices.below(row.legal))];
  });
}

void GameBatch::write_row(int i, const BatchArrays& into) const {
  const Row& row = this->row(i);
  const State& s = row.match.state();
  const auto at = static_cast<std::size_t>(i);
  if (!into.observations.empty())
    observe(s, row.match.turn(), s.to_act, row_of(into.observations, i, kSeen).first<kSeen>());
  if (!into.standings.empty())
    stand(row.match, player_asked(i), row_of(into.standings, i, standing_size(players())));
  if (!into.masks.empty()) {
    const auto mask = row_of(into.masks, i, kActions);
    std::ranges::fill(mask, std::uint8_t{0});
    for (int n = 0; n < row.legal; ++n) mask[row.actions[static_cast<std::size_t>(n)]] = 1;
  }
  if (!into.asked.empty()) into.asked[at] = static_cast<std::int8_t>(index(s.to_act));
  if (!into.player_asked.empty()) into.player_asked[at] = static_cast<std::int8_t>(player_asked(i));
  if (!into.ended.empty()) into.ended[at] = ended_[at];
  if (!into.rewards.empty())
    std::ranges::copy(row_of(std::span(rewards_), i, players()), row_of(into.rewards, i, players()).begin());
}

void GameBatch::write(const BatchArrays& into) const {
  const auto fits = [&](const auto& rows, int width) {
    return rows.empty() || rows.size() == rows_.size() * static_cast<std::size_t>(width);
  };
  TRICTRAC_ASSERT(fits(into.observations, kSeen) && fits(into.standings, standing_size(players())) &&
                  fits(into.masks, kActions) && fits(into.asked, 1) && fits(into.player_asked, 1) &&
                  fits(into.ended, 1) && fits(into.rewards, players()));
  for_each([&](int, int i) { write_row(i, into); });
}

Afterstates GameBatch::afterstates() const {
  std::vector<std::size_t> before;  // rows of the games before each
  std::size_t n = 0;
  for (const Row& row : rows_) {
    before.push_back(n);
    n += static_cast<std::size_t>(row.legal);
  }
  Afterstates all;
  all.game.resize(n);
  all.action.resize(n);
  all.seen.resize(n * kSeen);
  for_each([&](int, int i) { write_afterstates(i, before[static_cast<std::size_t>(i)], all); });
  return all;
}

void GameBatch::write_afterstates(int i, std::size_t at, Afterstates& all) const {
  const Row& row = this->row(i);
  const bool decides = row.match.state().stage == Stage::Decide;
  std::array<int, Plays::kCapacity> order;
  const std::span places(order.begin(), static_cast<std::size_t>(row.legal));
  std::iota(places.begin(), places.end(), 0);
  std::ranges::sort(places, {}, [&](int place) { return row.actions[static_cast<std::size_t>(place)]; });
  for (const int place : places) {
    const int action = row.actions[static_cast<std::size_t>(place)];
    const State next = decides ? after_deciding(row.match, action) : after_playing(row.match, place);
    all.game[at] = i;
    all.action[at] = action;
    observe(next, row.match.turn(), row.match.state().to_act,
            row_of(std::span(all.seen), static_cast<int>(at), kSeen).first<kSeen>());
    ++at;
  }
}

}  // namespace trictrac::library
