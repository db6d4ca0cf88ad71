#include "lab/learn/trainer.h"

#include <cmath>
#include <cstring>
#include <utility>

namespace trictrac::learn {
namespace {

constexpr std::size_t kLot = 16384, kBatch = 256;

void shuffle(std::vector<Sample>& samples, Random& random) {
  for (std::size_t i = samples.size(); i > 1; --i) std::swap(samples[i - 1], samples[random.next() % i]);
}

}  // namespace

Trainer::Trainer(const TrainerOptions& options, const Tables& tables)
    : options_(options),
      optimiser_(fresh_model(options.seed)),
      weights_(std::make_unique<net::Weights>(quantised(optimiser_.model()))),
      play_(std::make_unique<SelfPlay>(*weights_, tables, options.seed, options.play)),
      random_(options.seed ^ 0x5EED) {}

std::unique_ptr<Trainer> Trainer::resumed(const TrainerOptions& options, const Tables& tables,
                                          std::string_view checkpoint) {
  std::uint64_t rolls = 0;
  if (checkpoint.size() < sizeof rolls) return nullptr;
  std::memcpy(&rolls, checkpoint.data(), sizeof rolls);
  TrainerOptions next = options;
  next.seed = options.seed + rolls;  // other dice than those already seen
  auto t = std::make_unique<Trainer>(next, tables);
  if (!t->optimiser_.read(checkpoint.substr(sizeof rolls))) return nullptr;
  t->progress_.rolls = rolls;
  *t->weights_ = quantised(t->optimiser_.model());
  t->play_->refresh();
  return t;
}

std::string Trainer::print() const {
  std::string out(sizeof progress_.rolls, '\0');
  std::memcpy(out.data(), &progress_.rolls, sizeof progress_.rolls);
  return out + optimiser_.print();
}

float Trainer::rate() const {
  const double done = static_cast<double>(progress_.rolls) / static_cast<double>(options_.rolls);
  return options_.rate * (done < 0.6 ? 1.0f : done < 0.85 ? 0.3f : 0.1f);
}

bool Trainer::lot() {
  if (progress_.rolls >= options_.rolls) return false;
  samples_.clear();
  const std::uint64_t before = play_->rolls();
  while (samples_.size() < kLot) play_->play(samples_);
  progress_.rolls += play_->rolls() - before;
  shuffle(samples_, random_);
  double squares = 0;
  int batches = 0;
  for (std::size_t i = 0; i + kBatch <= samples_.size(); i += kBatch, ++batches)
    squares += optimiser_.step(std::span(samples_).subspan(i, kBatch), rate());
  progress_.error = std::sqrt(squares / batches);
  *weights_ = quantised(optimiser_.model());
  play_->refresh();
  return true;
}

}  // namespace trictrac::learn
