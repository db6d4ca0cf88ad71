#include "engine/bots/bot.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/book/book.h"
#include "engine/bots/errors.h"
#include "engine/bots/strengths.h"
#include "engine/equity/values.h"
#include "engine/net/weights.h"
#include "engine/search/searcher.h"
#include "game/chance/random.h"
#include "game/rules/ground.h"
#include "game/rules/state.h"

namespace trictrac {
namespace {

// Draws any legal play and any legal decision.
class Hasard final : public Bot {
 public:
  explicit Hasard(std::uint64_t seed) : random_(seed) {}
  using Bot::choose_play;
  int choose_play(const Tour& tour) override { return random_.below(tour.turn().plays.size()); }
  GameEvent decide(const Match& match) override {
    const auto all = legal_decisions(match.account(), match.state().to_act);
    return all[random_.below(static_cast<int>(all.size()))];
  }

 private:
  Random random_;
};

int men_missing(const Men& men, FlecheSet jan) {
  return 12 - size(at_least(men, 1) & jan) - size(at_least(men, 2) & jan);
}

// Values how far one side's game is made, in points: a jan within reach is worth its fill and its keeping.
double shape(const Men& men) {
  double equity = 0;
  if (can_fill_grand_jan(men)) {
    const int missing = men_missing(men, kGrandJan);
    equity += (12 - missing) * 0.35;
    if (missing == 0) equity += 6.0;
    if (can_fill_petit_jan(men)) equity += (12 - men_missing(men, kPetitJan)) * 0.25;
  }
  if (men.on(kCoin) >= 2) equity += 2.0;
  equity -= 0.6 * std::max(0, men.on(kCoin) - 3);
  // Men gone to the return no longer serve; a retour in the making does.
  const int gone = size(at_least(men, 1) & (kOtherGrandJan | kRetour));
  equity -= 0.8 * gone;
  equity += 0.3 * (size(at_least(men, 2) & kRetour));
  return equity;
}

double equity_of_points(const Marks& m, Side s) {
  const double run = in_bredouille(m, s) && m.points[s] > 0 ? 1.35 : 1.0;
  return run * m.points[s];
}

// A roll can fill or hit many times over, but what counts most is the first hole.
constexpr int kMost = 24;

// Values a position in points, for the player seen in `p`, who has just played: the opponent is about to
// roll. Looks one roll ahead for either side and at the shape of the game.
double value_of(const Position& p, const RuleOptions& options) {
  const Position facing_board = turned(p);
  return 0.8 * points_of_next_roll(p, options, kMost) - points_of_next_roll(facing_board, options, kMost) +
         shape(p.own) - shape(facing_board.own);
}

// Values holes at twelve points (bredouille more).
double equity_of_holes(const Marks& marks, Side mine) {
  return 14.0 * (marks.holes[mine] - marks.holes[other(mine)]);
}

// Returns the value of a position with its marks: points, the double jeton and holes.
double value_of(const Position& p, const RuleOptions& options, const Marks& marks, Side mine) {
  const Side o = other(mine);
  return value_of(p, options) + equity_of_holes(marks, mine) + equity_of_points(marks, mine) -
         equity_of_points(marks, o);
}

// The play of the greatest value, and that value.
struct BestPlay {
  int index = 0;
  double equity = -1e9;
};

// Finds the best play, tour.state() being at Decide or Move.
BestPlay best_play(const Tour& tour) {
  const State& s = tour.state();
  Marks marks = s.marks;
  award(marks, other(s.to_act), tour.turn().events.points_other());
  BestPlay choice;
  for (int i = 0; i < tour.turn().plays.size(); ++i) {
    const Position after_play = after(s.board, tour.turn().plays[i]);
    const double equity = value_of(after_play, s.options, marks, s.to_act);
    if (equity > choice.equity) choice = {i, equity};
  }
  return choice;
}

// A bot without a net: it plays for the position of the greatest value, and holds if that is better than a
// new relevé, at any stakes.
class Commis final : public Bot {
 public:
  using Bot::choose_play;
  int choose_play(const Tour& tour) override { return best_play(tour).index; }
  GameEvent decide(const Match& match) override {
    const State& s = match.state();
    // The bot that goes throws first in a new relevé: what the opponent may expect there, turned round.
    const double lead = -value_of(start_position(), s.options);
    const double go = lead + equity_of_holes(s.marks, s.to_act);
    if (best_play(match.tour()).equity >= go) return Hold{};
    return Go{};
  }
};

// The bot that knows the stakes: the net with a search.

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
    if (level_.blur == 0 && level_.heat == 0) return s.searcher().best(thrown, depth);
    const std::uint64_t errors = seed_of_errors(tour.state(), seed_);
    const Millionths hole = s.stakes().measure(thrown.node).hole;
    std::vector<Choice> all = s.searcher().ranked(thrown, depth);
    if (level_.heat > 0) return choose_as_people_do(all, level_.heat * hole, errors);
    return choose_misjudging(std::move(all), level_.blur * hole, errors);
  }

  const net::Weights& weights_;
  const Level level_;
  const std::uint64_t seed_;
  const book::Book* const book_;
  std::unique_ptr<RoundSearch> search_;
};

}  // namespace

double points_of_next_roll(const Position& p, const RuleOptions& options, int most) {
  Turn turn;
  int sum = 0;
  for (const Roll r : all_rolls()) {
    judge(p, r, options, Context{}, turn);
    sum += throws(r) * (std::min(turn.events.points_roller(), most) - turn.events.points_other());
  }
  return sum / 36.0;
}

MatchLedger account_of_tour(const State& state) {
  MatchLedger a = begin_account({}, state.options.worth, {0, 1}, Side::White);
  return with_holes(std::move(a), state.marks);
}

std::unique_ptr<Bot> make_net_bot(const net::Weights& weights, const Level& level, std::uint64_t seed,
                                  const book::Book* book) {
  return std::make_unique<NetBot>(weights, level, seed, book);
}

std::expected<void, std::string> bots_ready() {
  if (const auto& tables = load_built_in_tables(); !tables) return std::unexpected(tables.error());
  if (const auto& net = net::load_built_in(); !net) return std::unexpected(net.error());
  if (const auto& book = book::load_built_in(); !book) return std::unexpected(book.error());
  return {};
}

std::vector<std::string_view> bot_names() {
  std::vector<std::string_view> names;
  for (const Level& level : kLevels) names.push_back(level.name);
  return names;
}

std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed) {
  if (name == "hasard") return std::make_unique<Hasard>(seed);
  if (name == "commis") return std::make_unique<Commis>();
  if (const auto level = level_of(name))
    return make_net_bot(net::built_in(), *level, seed, &book::built_in());
  return nullptr;
}

}  // namespace trictrac
