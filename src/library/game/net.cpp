#include "library/game/net.h"

#include <algorithm>
#include <mutex>

#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "engine/equity/values.h"
#include "game/match/series.h"
#include "game/rules/version.h"
#include "library/game/games.h"
#include "library/game/player.h"

namespace trictrac::library {
namespace {

constexpr std::size_t kViewsAtOnce = 64;  // views that a thread takes

Result<State> tour_in(std::span<const std::int8_t, kSeen> view) {
  auto state = read_view(view);
  if (state && state->options.goal != Goal::Twelve)
    return wrong("it is not of a tour of twelve holes, and what else is at stake no view tells");
  return state;
}

double gain_of_white(const State& over) {
  const double gain = worth_of(over).halves / 2.0;
  return over.outcome->winner == Side::White ? gain : -gain;
}

double worth(RoundSearch& search, const State& state) {
  if (state.stage == Stage::Over) return gain_of_white(state);
  if (state.stage == Stage::Lead) return 0;  // both may throw first, with equal chances
  const MatchLedger ledger = account_of_tour(state);
  const Millionths equity = state.stage == Stage::Roll
                                ? search.searcher().equity(search.chance_node(state, ledger))
                                : search.searcher().best(search.thrown(Tour(state), ledger)).equity;
  return in_units(equity).count();
}

}  // namespace

Net::Net(std::shared_ptr<const net::Weights> weights, int threads)
    : weights_(std::move(weights)), pool_(threads), searches_(static_cast<std::size_t>(threads)) {}

Net::Net(const net::Parameters& parameters, int threads)
    : Net(std::make_shared<const net::Weights>(net::quantised(parameters)), threads) {
  TRICTRAC_ASSERT(parameters.size() == net::Shape::kSize);
}

Result<Net> Net::open(const std::string& file, int threads) {
  if (threads < 1 || threads > kMostThreads)
    return wrong(text_of("{} threads: there must be 1 to {}", threads, kMostThreads));
  auto weights = find_net(file);
  if (!weights) return wrong(std::move(weights.error()));
  return Net(*std::move(weights), threads);
}

std::string Net::file(std::string_view made_by) const {
  net::Weights all = *weights_;
  all.rules = kRulesVersion;
  all.made_by = made_by;
  return net::print_weights(all);
}

RoundSearch& Net::search(int thread) {
  auto& search = searches_[static_cast<std::size_t>(thread)];
  if (!search) search = std::make_unique<RoundSearch>(*weights_, built_in, account_of_tour({}), Side::White);
  return *search;
}

// Calls one(search, state, row) for each view; it returns what is wrong with it, or an empty text.
template <class One>
Result<void> Net::for_each(std::span<const std::int8_t> views, One one) {
  TRICTRAC_ASSERT(views.size() % kSeen == 0);
  const std::size_t n = views.size() / kSeen;
  std::mutex mutex;
  std::size_t first_wrong = n;
  std::string fault;
  pool_.run(static_cast<int>((n + kViewsAtOnce - 1) / kViewsAtOnce), [&](int thread, int piece) {
    const std::size_t from = static_cast<std::size_t>(piece) * kViewsAtOnce;
    for (std::size_t row = from; row < std::min(n, from + kViewsAtOnce); ++row) {
      const auto state = tour_in(views.subspan(row * kSeen).template first<kSeen>());
      std::string wrong = state ? one(search(thread), *state, row) : state.error();
      if (wrong.empty()) continue;
      const std::lock_guard lock(mutex);
      if (row < first_wrong) first_wrong = row, fault = std::move(wrong);
    }
  });
  if (first_wrong < n) return wrong(text_of("row {}: {}", first_wrong, fault));
  return {};
}

Result<void> Net::worths(std::span<const std::int8_t> views, std::span<float> into) {
  TRICTRAC_ASSERT(into.size() == views.size() / kSeen);
  return for_each(views, [&](RoundSearch& search, const State& state, std::size_t row) {
    into[row] = static_cast<float>(worth(search, state));
    return std::string();
  });
}

Result<void> Net::inputs(std::span<const std::int8_t> views, const NetInputs& into) {
  return for_each(views, [&](RoundSearch& search, const State& state, std::size_t row) -> std::string {
    if (state.stage != Stage::Roll) return "no throw is awaited: the net is given positions before a throw";
    Stakes& stakes = search.stakes();
    const Stakes::Node node = search.chance_node(state, account_of_tour(state)).node;
    net::Features features;
    net::extract(net::net_input_of(state), features);
    for (std::size_t slot = 0; slot < net::kSlots; ++slot)
      into.features[row * net::kSlots + slot] = net::kSlotTable[slot].first + features[slot];
    const net::StakeInputs inputs = stakes.inputs(node, state.to_act);
    for (std::size_t i = 0; i < net::kStakes; ++i)
      into.stakes[row * net::kStakes + i] = static_cast<float>(inputs[i]) / net::kStakeOne;
    const Stakes::Measure measure = stakes.measure(node);
    const double sign = state.to_act == Side::White ? 1 : -1;
    into.scale[2 * row] = static_cast<float>(in_units(measure.base).count());
    into.scale[2 * row + 1] = static_cast<float>(sign * in_units(measure.hole).count());
    return {};
  });
}

}  // namespace trictrac::library
