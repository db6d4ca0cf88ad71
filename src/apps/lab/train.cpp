#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/progress.h"
#include "apps/lab/commands.h"
#include "base/fnv.h"
#include "base/json.h"
#include "game/rules/version.h"
#include "lab/learn/trainer.h"

namespace trictrac::cli::train_command {
namespace {

struct Arguments {
  learn::TrainerOptions options;
  double millions = 10;
  std::vector<std::string> from;
  std::string against, checkpoint, out, rules;
  int save_every = 300, print_every = 10;
  bool force = false, json = false;
};

std::string command_of(const Arguments& a) {
  std::ostringstream out;
  out << "trictrac train --millions " << a.millions << " --rate " << a.options.rate << " --lambda "
      << a.options.play.lambda << " --look " << a.options.play.look << " --returns " << a.options.play.returns
      << " --others " << a.options.play.looked_at << " --correct " << a.options.play.correction
      << " --scattered " << a.options.play.scattered << " --lot " << a.options.lot << " --times "
      << a.options.times << " --seed " << a.options.seed;
  if (!a.rules.empty()) out << " --rules " << a.rules;
  if (a.options.play.against) out << ", against the net " << in_hex(net::hash_of(*a.options.play.against));
  for (const net::Weights& w : a.options.from) out << ", from the net " << in_hex(net::hash_of(w));
  return out.str();
}

// The files are this training's own from here on.
std::expected<void, std::string> save(const Arguments& a, const learn::Trainer& trainer) {
  net::Weights w = trainer.weights();
  w.rules = kRulesVersion;
  w.made_by = command_of(a);
  auto saved = write_text(a.out, net::print_weights(w), Overwrite::Yes);
  if (!saved || a.checkpoint.empty()) return saved;
  return write_text(a.checkpoint, trainer.print(), Overwrite::Yes);
}

// A training that goes on from a checkpoint writes its net again; any other finds no file at --out.
std::expected<std::unique_ptr<learn::Trainer>, std::string> begin(const Arguments& a) {
  const std::expected<std::string, std::string> before =
      a.checkpoint.empty() ? std::string() : read_begun(a.checkpoint);
  if (!before) return std::unexpected(before.error());
  const auto allowed = may_write(a.out, Overwrite{a.force || !before->empty()});
  if (!allowed) return std::unexpected(allowed.error());
  if (before->empty()) return std::make_unique<learn::Trainer>(a.options, built_in);
  auto trainer = learn::Trainer::resume(a.options, built_in, *before);
  if (trainer) return trainer;
  return std::unexpected(a.checkpoint +
                         " is not a checkpoint of this trainer: name another file, or remove it");
}

std::expected<std::vector<net::Weights>, std::string> nets_of(const std::vector<std::string>& files) {
  std::vector<net::Weights> nets;
  for (const std::string& file : files) {
    const auto net = net_finder()(file);
    if (!net) return std::unexpected(net.error());
    nets.push_back(**net);
  }
  return nets;
}

double millions_of(const learn::TrainingProgress& progress) {
  return static_cast<double>(progress.rolls) / 1e6;
}

// Prints what has been learnt so far, as one line.
void print_line(bool json, const learn::Trainer& trainer, double seconds) {
  const learn::TrainingProgress& done = trainer.progress();
  if (json)
    std::cout << Json{{"rolls", done.rolls},
                      {"error", done.error},
                      {"rate", trainer.rate()},
                      {"seconds", seconds}}
                     .dump()
              << "\n";
  else
    std::cout << millions_of(done) << " million rolls, error " << done.error << " holes, "
              << static_cast<int>(seconds) << " s\n";
  std::cout << std::flush;
}

void run(Arguments a, int& status) {
  a.options.rolls = static_cast<std::uint64_t>(a.millions * 1e6);
  const auto from = nets_of(a.from);
  if (!from) return fail(status, from.error());
  a.options.from = *from;
  if (!a.rules.empty()) {
    const auto rules = read_rule_set("--rules", a.rules);
    if (!rules) return fail(status, rules.error());
    a.options.play.rules = *rules;
  }
  const auto opponent = nets_of(a.against.empty() ? std::vector<std::string>{} : std::vector{a.against});
  if (!opponent) return fail(status, opponent.error());
  if (!opponent->empty()) a.options.play.against = &opponent->front();
  const auto begun = begin(a);
  if (!begun) return fail(status, begun.error());
  const auto& trainer = *begun;
  const auto seconds = [from = std::chrono::steady_clock::now()] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
  };
  const auto report = [&] { print_line(a.json, *trainer, seconds()); };
  double saved = 0, printed = 0;
  constexpr long kThousand = 1000;
  {
    Progress progress("train", "thousand rolls", static_cast<long>(a.options.rolls / kThousand));
    while (trainer->play_lot()) {
      if (!progress.reach(static_cast<long>(trainer->progress().rolls / kThousand))) break;
      if (seconds() - printed >= a.print_every) {
        printed = seconds();
        progress.aside(report);
      }
      if (seconds() - saved < a.save_every) continue;
      saved = seconds();
      if (const auto kept = save(a, *trainer); !kept) return fail(status, kept.error());
    }
  }
  const bool has_learnt = trainer->progress().error > 0;
  if (has_learnt) report();
  if (const auto kept = save(a, *trainer); !kept) return fail(status, kept.error());
  if (!interrupted()) return;
  std::cerr << this_program().name << ": interrupted; " << a.out << " holds the net of "
            << millions_of(trainer->progress()) << " million rolls\n";
  status = kInterrupted;
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("--out", &a->out, "file of the net");
  line.flag("--force", a->force, "let --out overwrite a file");
  line.option("--checkpoint", &a->checkpoint, "file to continue from, and to save progress in");
  line.option("--from", &a->from,
              "net to start from when there is no checkpoint yet; repeated: the mean of several");
  line.option("--against", &a->against, "net that does not learn: learn to beat it (default: self-play)");
  line.option("--millions", &a->millions, "rolls to play in all, in millions", Between{0, 1e6});
  line.option("--rate", &a->options.rate, "learning rate at the start", Between{1e-6, 10});
  line.option("--lambda", &a->options.play.lambda,
              "lambda of TD(lambda): how much later results count against the next position", Between{0, 1});
  line.option(
      "--look", &a->options.play.look,
      "0: learn from the results of relevés; 1 or 2: from the mean over all rolls that many plies ahead",
      Between{0, 2});
  line.option("--returns", &a->options.play.returns,
              "with --look: how many of a thousand positions with a man in the opponent's jans are learnt",
              Between{0, 1000});
  line.option("--others", &a->options.play.looked_at,
              "with --look: how many of a thousand other positions are learnt", Between{0, 1000});
  line.option("--correct", &a->options.play.correction,
              "with --look: how much of what later positions of the relevé correct is learnt as well",
              Between{0, 1});
  line.option("--scattered", &a->options.play.scattered,
              "how many of a thousand relevés begin with some plays at random, which no good player makes",
              Between{0, 1000});
  line.option(
      "--rules", &a->rules,
      "learn these rules only, such as lalanne, margot=on or lalanne+pile=off (default: mostly lois)");
  line.option("--lot", &a->options.lot, "samples to play before learning from them", Between{256, 1 << 24});
  line.option("--times", &a->options.times, "how often to learn from each sample", Between{1, 100});
  line.option("--seed", &a->options.seed, "seed of the dice and the first weights");
  line.option("--threads", &a->options.threads, "number of threads (it does not change the net)",
              Between{1, kMostThreads});
  line.option("--print-every", &a->print_every,
              "seconds between two lines of figures; 0: a line for each lot", Between{0, 86400});
  line.flag("--json", a->json, "each line of figures as a JSON object");
  line.option("--save-every", &a->save_every, "seconds between two saves", Between{1, 86400});
  line.runs([a](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::train_command
