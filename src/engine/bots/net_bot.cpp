#include "engine/bots/net_bot.h"

#include <algorithm>
#include <optional>

#include "base/fnv.h"
#include "game/chance/random.h"
#include "game/match/format.h"

namespace trictrac {
namespace {

void add(Fnv& h, const Men& men) {
  for (const std::uint64_t w : men.words) h.add(w);
  h.add(std::uint64_t{men.off});
}

// Returns the seed of the player to act: the colour of the men changes nothing.
std::uint64_t seed_of(const State& s, std::uint64_t seed) {
  Fnv all;
  all.add(seed);
  add(all, s.board.own);
  add(all, s.board.other);
  for (const Side side : {s.to_act, other(s.to_act)})
    all.add(static_cast<std::uint64_t>(s.marks.points[side] * 64 + s.marks.holes[side]));
  all.add(std::uint64_t{s.roll.a * 8u + s.roll.b});
  return all.value();
}

// Draws from near enough to a normal distribution of deviation 1: a sum of twelve even draws.
double draw_deviate(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.next() >> 11) / 9007199254740992.0;
  return sum;
}

class NetBot final : public Bot {
 public:
  NetBot(const net::Weights& weights, const Level& level, std::uint64_t seed, const book::Book* book)
      : weights_(weights), level_(level), seed_(seed), book_(level.plies > 0 ? book : nullptr) {}

  int choose_play(const Tour& tour) override { return best(tour, account_of_tour(tour.state())).play; }
  int choose_play(const Match& match) override { return best(match.tour(), match.account()).play; }

  GameEvent decide(const Match& match) override {
    const Choice c = best(match.tour(), match.account());
    if (c.kind == Choice::Kind::Suspend) return Suspend{c.game};
    return c.kind == Choice::Kind::Go ? GameEvent(Go{}) : Hold{};
  }

 private:
  // Computes the stakes once for each account.
  RoundSearch& search(const MatchLedger& account, Side mine) {
    if (!search_ || search_->mine() != mine || search_->root() != account)
      search_ = std::make_unique<RoundSearch>(weights_, built_in, account, mine);
    return *search_;
  }

  Choice best(const Tour& tour, const MatchLedger& account) {
    RoundSearch& s = search(account, tour.state().to_act);
    const RolledPosition thrown = s.thrown(tour, account);
    if (const auto known = book_ ? book_->answer(thrown, s.stakes()) : std::nullopt) return *known;
    const Depth depth{.plies = level_.plies};
    if (level_.blur == 0) return s.searcher().best(thrown, depth);
    std::vector<Choice> all = s.searcher().ranked(thrown, depth);
    Random random(seed_of(tour.state(), seed_));
    const Millionths blur = level_.blur * s.stakes().measure(thrown.node).hole;
    for (Choice& c : all) c.equity += blur * draw_deviate(random);
    return *std::ranges::max_element(all, {}, &Choice::equity);
  }

  const net::Weights& weights_;
  const Level level_;
  const std::uint64_t seed_;
  const book::Book* const book_;
  std::unique_ptr<RoundSearch> search_;
};

}  // namespace

MatchLedger account_of_tour(const State& state) {
  MatchLedger a = begin_account(find_format("tour")->options, state.options.worth, {0, 1}, Side::White);
  return with_holes(std::move(a), state.marks);
}

std::unique_ptr<Bot> make_net_bot(const net::Weights& weights, const Level& level, std::uint64_t seed,
                                  const book::Book* book) {
  return std::make_unique<NetBot>(weights, level, seed, book);
}

}  // namespace trictrac
