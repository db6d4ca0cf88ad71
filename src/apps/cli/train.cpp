#include <chrono>
#include <fstream>
#include <iostream>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "game/rules/version.h"
#include "lab/learn/trainer.h"
#include "lab/measure/hashes.h"

namespace trictrac::cli::train_verb {
namespace {

struct Arguments {
  learn::TrainerOptions options;
  double millions = 10;
  std::vector<std::string> from;
  std::string checkpoint, out;
  int save_every = 300;
};

std::string contents(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

// The old file stands until the new one is whole.
bool write_file(const std::string& path, const std::string& bytes) {
  const std::string beside = path + ".new";
  {
    std::ofstream out(beside, std::ios::binary);
    out << bytes;
    if (!out.flush()) return false;
  }
  return std::rename(beside.c_str(), path.c_str()) == 0;
}

std::string command_of(const Arguments& a) {
  std::ostringstream out;
  out << "trictrac train --millions " << a.millions << " --rate " << a.options.rate << " --lambda "
      << a.options.play.lambda << " --look " << a.options.play.look << " --returns " << a.options.play.returns
      << " --lot " << a.options.lot << " --times " << a.options.times << " --seed " << a.options.seed;
  for (const net::Weights& w : a.options.from) out << ", from the net " << measure::in_hex(net::hash_of(w));
  return out.str();
}

bool save(const Arguments& a, const learn::Trainer& trainer) {
  net::Weights w = trainer.weights();
  w.rules = kRulesVersion;
  w.made_by = command_of(a);
  return write_file(a.out, net::print_weights(w)) &&
         (a.checkpoint.empty() || write_file(a.checkpoint, trainer.print()));
}

std::unique_ptr<learn::Trainer> begin(const Arguments& a) {
  const std::string before = a.checkpoint.empty() ? "" : contents(a.checkpoint);
  if (before.empty()) return std::make_unique<learn::Trainer>(a.options, built_in);
  return learn::Trainer::resumed(a.options, built_in, before);
}

int run(Arguments a) {
  a.options.rolls = static_cast<std::uint64_t>(a.millions * 1e6);
  std::vector<net::Weights> from;
  for (const std::string& file : a.from) {
    auto read = net::read_weights(contents(file), kRulesVersion);
    if (!read) {
      std::cerr << file << ": " << read.error() << "\n";
      return 1;
    }
    from.push_back(*std::move(read));
  }
  a.options.from = from;
  const auto trainer = begin(a);
  if (!trainer) {
    std::cerr << a.checkpoint << " is not a checkpoint of this trainer: name another file, or remove it\n";
    return 1;
  }
  const auto seconds = [from = std::chrono::steady_clock::now()] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
  };
  double saved = 0;
  while (trainer->lot()) {
    if (seconds() - saved < a.save_every) continue;
    saved = seconds();
    std::cout << trainer->progress().rolls / 1'000'000 << " million rolls, error "
              << trainer->progress().error << " holes, " << static_cast<int>(saved) << " s\n"
              << std::flush;
    if (!save(a, *trainer)) break;
  }
  if (save(a, *trainer)) return 0;
  std::cerr << "cannot write " << a.out << "\n";
  return 1;
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("--out", &a->out, "the file of the net");
  line.option("--checkpoint", &a->checkpoint, "a file to go on from, and to keep what is needed to go on");
  line.option("--from", &a->from,
              "a net to begin with, where there is no checkpoint yet; repeated: the mean of several");
  line.option("--millions", &a->millions, "rolls to play in all, in millions");
  line.option("--rate", &a->options.rate, "how fast it learns at first");
  line.option("--lambda", &a->options.play.lambda,
              "how much of what followed counts against the next position");
  line.option("--look", &a->options.play.look,
              "0: learn from what came of relevés; 1 or 2: from the mean over the rolls so many plies ahead",
              Between{0, 2});
  line.option(
      "--returns", &a->options.play.returns,
      "how many of a thousand positions with a man in the return are looked ahead from (of others 250)",
      Between{0, 1000});
  line.option("--lot", &a->options.lot, "samples that are played before they are learnt from",
              Between{256, 1 << 24});
  line.option("--times", &a->options.times, "how often each is learnt from", Between{1, 100});
  line.option("--seed", &a->options.seed, "of the dice and the first weights");
  line.option("--save-every", &a->save_every, "seconds between two reports");
  line.runs([a](int& status) { status = run(*a); });
}

}  // namespace trictrac::cli::train_verb
