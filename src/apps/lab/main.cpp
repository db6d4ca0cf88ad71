// The program trictrac-lab: measures players and the program itself, and makes nets, tables and books. It
// speaks English only.
#include "apps/lab/commands.h"

namespace {

using namespace trictrac::cli;

constexpr std::string_view kMeasure = "Measure", kMake = "Make nets, tables and books";

// In the order of --help.
const std::vector<Command> kCommands{
    {kMeasure, "match", "measure one player against another (docs/strength.md)", match_command::declare},
    {kMeasure, "ladder", "measure a player against every bot (docs/benchmark.md)", ladder_command::declare},
    {kMeasure, "compare", "compare sets of rules by games between equal players (docs/laboratory.md)",
     compare_command::declare},
    {kMeasure, "attention", "measure how well the bots mark, claim and see wrong moves (docs/bots.md)",
     attention_command::declare},
    {kMeasure, "problems", "test a player on positions with known answers", problems_command::declare},
    {kMeasure, "questions",
     "questions about the rules, for programs that answer in words (docs/benchmark.md)",
     questions_command::declare},
    {kMeasure, "submit", "measure a player for the benchmark, and check such a result (docs/benchmark.md)",
     submit_command::declare},
    {kMeasure, "weigh", "compare the advice of the treatises with the engine", weigh_command::declare},
    {kMeasure, "conform", "test whether an engine follows the protocol (docs/benchmark.md)",
     conform_command::declare},
    {kMeasure, "perft", "count plays and points, or check a file of counts", perft_command::declare},
    {kMeasure, "bench", "measure the speed of the rules or the net, or print signatures",
     bench_command::declare},

    {kMake, "train", "train a net by self-play (docs/training.md)", train_command::declare},
    {kMake, "positions", "make a table of positions with the equity of every answer (data/README.md)",
     positions_command::declare},
    {kMake, "values", "make a table of values of the start of a relevé", values_command::declare},
    {kMake, "book", "print the opening book, or make one (docs/bots.md)", book_command::declare},
};

}  // namespace

const ProgramOutline& trictrac::cli::this_program() {
  static const ProgramOutline kProgram{
      .name = "trictrac-lab",
      .summary = "measurements and training for the classic tables game of France",
      .description =
          "Measures players of trictrac, programs that speak the engine protocol, and the speed of the "
          "rules and the net; makes problems, nets, tables of values and opening books.",
      .first = "ladder soumille",
      .commands = kCommands,
      .variables{},
      .language = "en",
      .elsewhere{}};
  return kProgram;
}

int main(int argc, char** argv) { return run(argc, argv); }
