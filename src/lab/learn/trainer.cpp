#include "lab/learn/trainer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <utility>

#include "base/assert.h"

namespace trictrac::learn {
namespace {

RuleOptions odd_rules(Random& random) {
  RuleOptions o;
  o.bearing_off = random.below(2) ? BearingOff::Provincial : BearingOff::Parisian;
  o.pile = random.below(2);
  o.rencontre = random.below(4) == 0;
  o.margot = random.below(2);
  return o;
}

constexpr std::size_t kBatch = 256;
constexpr int kRelevesAtOnce = 64;  // played before their samples are counted, in any number of threads

// The beginning of a checkpoint; the optimiser follows.
struct CheckpointHead {
  char name[8] = {'l', 'e', 'a', 'r', 'n', ' ', '3', '\n'};
  std::uint64_t rolls = 0;
  std::uint64_t dice = 0, order = 0;  // states of the generators
};

Depth depth_of(int look) { return {look, {3, 3}}; }

void shuffle(std::vector<Sample>& samples, Random& random) {
  for (std::size_t i = samples.size(); i > 1; --i) std::swap(samples[i - 1], samples[random.next() % i]);
}

}  // namespace

SelfPlay::SelfPlay(const net::Weights& weights, const Tables& tables, std::uint64_t seed,
                   const SelfPlayOptions& options)
    : options_(options), random_(seed) {
  for (Setting& setting : settings()) {
    all_weights_ += setting.weight;
    auto search = std::make_unique<RoundSearch>(weights, tables, setting.root, Side::White);
    auto opponent =
        options.against ? std::make_unique<Searcher>(*options.against, search->stakes()) : nullptr;
    practices_.push_back({std::move(setting), std::move(search), std::move(opponent)});
  }
}

void SelfPlay::refresh() {
  for (Practice& p : practices_) p.search->searcher().weights_changed();
}

SelfPlay::Practice& SelfPlay::choose_practice() {
  int left = random_.below(all_weights_);
  for (Practice& p : practices_) {
    left -= p.setting.weight;
    if (left < 0) return p;
  }
  return practices_.back();
}

RuleOptions SelfPlay::draw_rules() {
  if (options_.rules) return *options_.rules;
  return chance(random_, options_.odd_rules) ? odd_rules(random_) : RuleOptions{};
}

ChanceNode SelfPlay::begin(Practice& p) {
  const auto& starts = p.setting.starts;
  const std::size_t i = random_.next() % starts.size();
  ChanceNode chance_node{fresh_releve(draw_rules()), p.search->stakes().at(starts[i])};
  // A relevé seldom begins with points; after the last man has left it does.
  if (chance(random_, 30)) {
    const Side s = random_.below(2) ? Side::White : Side::Black;
    award(chance_node.state.marks, s, 2 * random_.below(6));
    award(chance_node.state.marks, other(s), 2 * random_.below(6));
  }
  return chance_node;
}

// Plays some plays at random, so that the net has seen what players do that it does not resemble.
void SelfPlay::scatter(Practice& p, ChanceNode& chance_node) {
  RolledPosition thrown;
  for (int n = 4 + random_.below(12); n > 0; --n) {
    ChanceNode before = chance_node;
    p.search->searcher().throw_roll(before, random_.roll(), thrown);
    if (thrown.ended) return;
    const auto next = p.search->searcher().follow(thrown, {.play = random_.below(thrown.turn.plays.size())});
    if (!next) return;
    chance_node = *next;
  }
}

void SelfPlay::play(std::vector<Sample>& samples) {
  Practice& p = choose_practice();
  ChanceNode chance_node = begin(p);
  if (chance(random_, options_.scattered)) scatter(p, chance_node);
  seen_.clear();
  const Side opponent = options_.against && random_.below(2) ? Side::White : Side::Black;
  RolledPosition thrown;
  for (int n = 0;; ++n) {
    const bool is_opponent = options_.against && chance_node.state.to_act == opponent;
    if (is_opponent || !options_.against) see(p, chance_node);
    Searcher& learner = p.search->searcher();
    learner.throw_roll(chance_node, random_.roll(), thrown);
    ++rolls_;
    const Choice choice = is_opponent ? p.opponent->best(thrown) : choose(p, thrown);
    const auto next = learner.follow(thrown, choice);
    const bool is_over = !next || n >= kMostThrows;
    if (is_opponent && is_over) expect(choice.equity);
    if (is_over) break;
    chance_node = *next;
    if (is_opponent && chance_node.state.to_act == opponent) expect(learner.equity(chance_node));
  }
  if (options_.look == 0)
    hand_out(p, samples);
  else
    hand_out_looked(p, samples);
}

// Notes a position before a roll from which the net learns.
void SelfPlay::see(Practice& p, const ChanceNode& chance_node) {
  SeenPosition& seen = seen_.emplace_back();
  seen.node = chance_node.node;
  seen.mover = chance_node.state.to_act;
  net::extract(net::net_input_of(chance_node.state), seen.features);
  if (options_.look > 0) look_ahead(p, chance_node, seen);
}

// Notes what the net expects after the position seen last.
void SelfPlay::expect(Millionths equity) {
  if (!seen_.empty() && !seen_.back().cut) seen_.back().after = equity;
}

// Answers a roll of the net that learns.
Choice SelfPlay::choose(Practice& p, const RolledPosition& thrown) {
  const Choice best = p.search->searcher().best(thrown);
  expect(best.equity);
  Choice choice = best;
  bool is_odd = false;
  if (!thrown.ended && chance(random_, options_.odd_plays)) {
    is_odd = true;
    choice = {.play = random_.below(thrown.turn.plays.size())};
  } else if (thrown.may_decide() && !thrown.ended && chance(random_, options_.odd_decisions)) {
    is_odd = true;
    choice = best.kind == Choice::Kind::Go ? Choice{.play = random_.below(thrown.turn.plays.size())}
                                           : Choice{.kind = Choice::Kind::Go};
  }
  if (is_odd && !seen_.empty()) seen_.back().cut = true;
  return choice;
}

// Takes the mean over all rolls to come, which has no chance in it.
void SelfPlay::look_ahead(Practice& p, const ChanceNode& chance_node, SeenPosition& seen) {
  const bool returns = someone_returns(chance_node.state.board);
  seen.learnt = chance(random_, returns ? options_.returns : options_.looked_at);
  if (!seen.learnt) return;
  seen.ahead = options_.against
                   ? average_after_opponent(p, chance_node)
                   : p.search->searcher().equity(chance_node, options_.look, depth_of(options_.look));
}

// The opponent answers each roll as it does, and the net looks ahead from there.
Millionths SelfPlay::average_after_opponent(Practice& p, const ChanceNode& chance_node) {
  Searcher& learner = p.search->searcher();
  RollEquities equities;
  RolledPosition thrown;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    learner.throw_roll(chance_node, roll, thrown);
    const Choice choice = p.opponent->best(thrown);
    const auto next = learner.follow(thrown, choice);
    equities[i++] = next ? learner.equity(*next, options_.look, depth_of(options_.look)) : choice.equity;
  }
  return mean_of(equities);
}

// Makes the samples from the end backwards: the mean of what the net expects next and of the later results.
void SelfPlay::hand_out(Practice& p, std::vector<Sample>& samples) {
  if (seen_.empty()) return;
  Millionths later = seen_.back().after;
  for (auto it = seen_.rbegin(); it != seen_.rend(); ++it) {
    if (it->cut) later = it->after;
    later = (1 - options_.lambda) * it->after + options_.lambda * later;
    add_sample(p, *it, later, samples);
  }
}

// Makes the samples from the end backwards: the mean over the rolls, and what the means of the positions that
// followed correct in the net's estimates of them. The dice that fell do not count: they only chose which
// positions were looked at.
void SelfPlay::hand_out_looked(Practice& p, std::vector<Sample>& samples) {
  Millionths correction;  // of the net's estimate of the next position
  for (std::size_t i = seen_.size(); i-- > 0;) {
    const SeenPosition& seen = seen_[i];
    correction = seen.cut ? Millionths{} : options_.correction * correction;
    if (!seen.learnt) continue;
    const Millionths equity = seen.ahead + correction;
    add_sample(p, seen, equity, samples);
    if (i > 0) correction = equity - seen_[i - 1].after;
  }
}

void SelfPlay::add_sample(Practice& p, const SeenPosition& seen, Millionths equity,
                          std::vector<Sample>& samples) {
  const Stakes::Measure m = p.search->stakes().measure(seen.node);
  const double sign = seen.mover == Side::White ? 1 : -1;
  samples.push_back({seen.features, p.search->stakes().inputs(seen.node, seen.mover),
                     static_cast<float>(std::clamp(sign * (equity - m.base) / m.hole, -12.0, 12.0))});
}

Trainer::Trainer(const TrainerOptions& options, const Tables& tables)
    : options_(options),
      optimiser_(options.from.empty() ? fresh_model(options.seed) : mean_of(options.from), options.threads),
      weights_(std::make_unique<net::Weights>(quantised(optimiser_.model()))),
      pool_(options.threads),
      dice_(options.seed),
      random_(options.seed ^ 0x5EED) {
  for (int i = 0; i < options.threads; ++i)
    players_.push_back(std::make_unique<SelfPlay>(*weights_, tables, options.seed, options.play));
}

std::unique_ptr<Trainer> Trainer::resume(const TrainerOptions& options, const Tables& tables,
                                         std::string_view checkpoint) {
  CheckpointHead head, blank;
  if (checkpoint.size() < sizeof head) return nullptr;
  std::memcpy(&head, checkpoint.data(), sizeof head);
  if (!std::ranges::equal(head.name, blank.name)) return nullptr;
  auto t = std::make_unique<Trainer>(options, tables);
  if (!t->optimiser_.read(checkpoint.substr(sizeof head))) return nullptr;
  t->progress_.rolls = head.rolls;
  t->random_ = Random(head.order);
  t->dice_ = Random(head.dice);
  t->adopt();
  return t;
}

std::string Trainer::print() const {
  CheckpointHead head;
  head.rolls = progress_.rolls;
  head.dice = dice_.state();
  head.order = random_.state();
  std::string out(sizeof head, '\0');
  std::memcpy(out.data(), &head, sizeof head);
  return out + optimiser_.print();
}

float Trainer::rate() const {
  const double done = static_cast<double>(progress_.rolls) / static_cast<double>(options_.rolls);
  return options_.rate * (done < 0.6 ? 1.0f : done < 0.85 ? 0.3f : 0.1f);
}

bool Trainer::play_lot() {
  if (progress_.rolls >= options_.rolls) return false;
  TRICTRAC_ASSERT(options_.lot >= kBatch);
  samples_.clear();
  const auto rolls = [&] {
    std::uint64_t all = 0;
    for (const auto& player : players_) all += player->rolls();
    return all;
  };
  const std::uint64_t before = rolls();
  while (samples_.size() < options_.lot) play_releves();
  progress_.rolls += rolls() - before;
  for (int i = 0; i < options_.times; ++i) {
    shuffle(samples_, random_);
    const double error = learn();
    if (i == 0) progress_.error = error;  // later they are known
  }
  adopt();
  return true;
}

// Each relevé has dice of its own, and its samples their place, so that it does not matter who plays it.
void Trainer::play_releves() {
  std::array<std::uint64_t, kRelevesAtOnce> seeds;
  for (std::uint64_t& seed : seeds) seed = dice_.next();
  std::array<std::vector<Sample>, kRelevesAtOnce> played;
  pool_.run(kRelevesAtOnce, [&](int thread, int releve) {
    SelfPlay& player = *players_[static_cast<std::size_t>(thread)];
    player.set_dice(Random(seeds[static_cast<std::size_t>(releve)]));
    player.play(played[static_cast<std::size_t>(releve)]);
  });
  for (const auto& samples : played) samples_.insert(samples_.end(), samples.begin(), samples.end());
}

// Learns from all samples once; returns the root of the mean square of the errors.
double Trainer::learn() {
  double squares = 0;
  int batches = 0;
  for (std::size_t i = 0; i + kBatch <= samples_.size(); i += kBatch, ++batches)
    squares += optimiser_.step(std::span(samples_).subspan(i, kBatch), rate());
  return std::sqrt(squares / batches);
}

// Plays by the weights learnt so far.
void Trainer::adopt() {
  *weights_ = quantised(optimiser_.model());
  for (const auto& player : players_) player->refresh();
}

}  // namespace trictrac::learn
