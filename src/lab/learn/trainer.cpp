#include "lab/learn/trainer.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "base/assert.h"

namespace trictrac::learn {
namespace {

constexpr std::size_t kBatch = 256;

// The beginning of a checkpoint; the optimiser follows.
struct CheckpointHead {
  char name[8] = {'l', 'e', 'a', 'r', 'n', ' ', '2', '\n'};
  std::uint64_t rolls = 0;
  std::uint64_t dice = 0, order = 0;  // states of the generators
};

void shuffle(std::vector<Sample>& samples, Random& random) {
  for (std::size_t i = samples.size(); i > 1; --i) std::swap(samples[i - 1], samples[random.next() % i]);
}

}  // namespace

Trainer::Trainer(const TrainerOptions& options, const Tables& tables)
    : options_(options),
      optimiser_(options.from.empty() ? fresh_model(options.seed) : mean_of(options.from)),
      weights_(std::make_unique<net::Weights>(quantised(optimiser_.model()))),
      play_(*weights_, tables, options.seed, options.play),
      random_(options.seed ^ 0x5EED) {}

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
  t->play_.set_dice(Random(head.dice));
  t->adopt();
  return t;
}

std::string Trainer::print() const {
  CheckpointHead head;
  head.rolls = progress_.rolls;
  head.dice = play_.dice().state();
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
  const std::uint64_t before = play_.rolls();
  while (samples_.size() < options_.lot) play_.play(samples_);
  progress_.rolls += play_.rolls() - before;
  for (int i = 0; i < options_.times; ++i) {
    shuffle(samples_, random_);
    const double error = learn();
    if (i == 0) progress_.error = error;  // later they are known
  }
  adopt();
  return true;
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
  play_.refresh();
}

}  // namespace trictrac::learn
